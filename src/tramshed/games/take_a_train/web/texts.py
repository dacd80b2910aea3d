"""Sentences and names for the page, in one language."""

from __future__ import annotations

from pathlib import Path

from tramshed.games.take_a_train.shown.table import TrainSeen
from tramshed.games.take_a_train.shown.things import (
    CARD_NAMED,
    Engine,
    LocomotiveSeen,
    Money,
    ObjectiveSeen,
    Wagon,
)
from tramshed.kernel.plain import values_of
from tramshed.kernel.words import Message, Words
from tramshed.web.texts import Texts as AnyTexts
from tramshed.web.texts import capital, page_words

HERE = Path(__file__).parent


def web_words(language: str) -> Words:
    """The page's words, and behind them the game's."""
    return page_words(HERE, language)


def score(dollars: int, words: Words) -> str:
    """A score is money."""
    return texts_in(words).money(dollars)


class Texts(AnyTexts):
    """What templates call to name things."""

    def money(self, dollars: int) -> str:
        """An amount, as the language writes it."""
        return self.words.say(Money(dollars).called)

    def score(self, score: int) -> str:
        return self.money(score)

    def names(self, names: tuple[str, ...]) -> str:
        """Several players."""
        return self.words.enumerate(names)

    def wagon(self, card: str) -> str:
        """A card of the wagon deck, by its notation, without an article."""
        known = CARD_NAMED[card]
        if not isinstance(known, Wagon):
            return self.say(f"card.{card}")
        return self.say("wagon", type=self.say(f"type.{known.type}"), value=known.value)

    def engine(self, engine: LocomotiveSeen) -> str:
        """A locomotive in one phrase: all that stands on the card."""
        return self.say(
            "engine",
            type=self.say(f"drive.{engine.type}"),
            power=engine.power,
            speed=engine.speed,
            times=engine.multiplier,
        )

    def the_engine(self, engine: LocomotiveSeen) -> str:
        """A locomotive, to be spoken of."""
        numbers = {"power": engine.power, "speed": engine.speed, "times": engine.multiplier}
        return self.say(f"the-engine.{engine.type}", **numbers)

    def chip(self, name: str, engine: LocomotiveSeen | Engine) -> str:
        """A locomotive by what stands on its card."""
        values = values_of(engine) | {"type": self.say(f"drive.{engine.type}")}
        return self.say(f"chip.{name}", **values)

    def objective(self, objective: ObjectiveSeen) -> str:
        """What an objective asks for."""
        return capital(self.words.say(Message(f"objective.{objective.name}")))

    def aim(self, objective: ObjectiveSeen, achieved: bool) -> str:
        """An objective and what it pays, or has paid."""
        what, amount = self.objective(objective), self.money(objective.pays)
        if achieved:
            return self.say("achieved-aim", what=what, amount=amount)
        return self.say("aim", what=what, amount=amount)

    def train(self, number: int, train: TrainSeen | None) -> str:
        """A train in one sentence."""
        if train is None:
            return self.say("train.none", number=number)
        engine = self.say("face-down")
        if train.locomotive and not train.face_down:
            engine = self.engine(train.locomotive)
        wagons = self.words.enumerate(self.wagon(each) for each in train.wagons)
        if not wagons:
            return self.say("train.empty", number=number, engine=engine)
        income = self.money(train.income)
        return self.say("train.full", number=number, engine=engine, wagons=wagons, income=income)


texts_in = Texts.of

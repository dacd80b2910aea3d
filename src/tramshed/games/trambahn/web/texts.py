"""Sentences and names for the page, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from babel.lists import format_list
from babel.numbers import format_decimal

from tramshed.games.trambahn.components import MULTIPLIER, PRICE
from tramshed.games.trambahn.moves import TRAM_NAMES
from tramshed.games.trambahn.shown.table import ColumnSeen
from tramshed.games.trambahn.shown.things import CARD_NAMED
from tramshed.games.trambahn.web.stops import stop
from tramshed.kernel.words import Message, Words
from tramshed.web.texts import Texts as AnyTexts
from tramshed.web.texts import page_words

HERE = Path(__file__).parent


def web_words(language: str) -> Words:
    """The page's words, and behind them the game's."""
    return page_words(HERE, language)


class Texts(AnyTexts):
    """What templates call to name things."""

    def line(self, line: str) -> str:
        """A line's name, by its letter."""
        return self.words.say(Message(f"line.{line}"))

    def card(self, card: str) -> str:
        """A card's name, without an article."""
        known = CARD_NAMED[card]
        if known.line is None:
            return self.say("chip.conductor")
        return self.say("chip.station", line=self.line(known.line.name), value=known.value)

    def card_in_full(self, card: str) -> str:
        """A card's name with its stop."""
        known = CARD_NAMED[card]
        if known.line is None:
            return self.card(card)
        line = known.line.name
        return self.say(
            "card.station", line=self.line(line), value=known.value, stop=stop(line, known.value)
        )

    def tram(self, name: str) -> str:
        return self.say(f"chip.{name}")

    def for_sale(self, name: str) -> str:
        """A tram in the market: name, multiplier, price."""
        times = int(MULTIPLIER[TRAM_NAMES.index(name)])
        return self.say("for-sale", tram=self.tram(name), times=times, amount=self.price(name))

    def price(self, name: str) -> str:
        return self.thousands(int(PRICE[TRAM_NAMES.index(name)]))

    def thousands(self, cards: int) -> str:
        """Money: each card is a thousand marks."""
        return _thousands(cards, self.words.language)

    def steps(self, numbers: Sequence[int]) -> str:
        """Steps of a turn, listed."""
        names = [self.say(f"step.{number}") for number in numbers]
        return format_list(names, locale=self.words.language)

    def column(self, number: int, column: ColumnSeen) -> str:
        """A column in one sentence."""
        tram = self.say("no-tram")
        if column.tram:
            tram = f"{self.tram(column.tram)} ×{column.multiplier}"
        return self.say(
            "column",
            number=number,
            line=self.line(column.line),
            tram=tram,
            worth=column.score,
            cards=self.words.enumerate(self.card(card) for card in column.cards),
        )


@lru_cache(maxsize=1_000)
def _thousands(cards: int, language: str) -> str:
    text: str = format_decimal(cards * 1000, locale=language)
    return text


texts_in = Texts.of

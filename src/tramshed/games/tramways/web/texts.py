"""Sentences and names for the page, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tramshed.games.tramways.shown.narrate import signed
from tramshed.games.tramways.shown.seen import BookSeen
from tramshed.games.tramways.shown.things import (
    DESTINATION,
    MONEY,
    RAILS,
    Goal,
    Icon,
    Money,
    Place,
    TicketSeen,
    Trade,
)
from tramshed.games.tramways.web.naming import price_of_joy
from tramshed.games.tramways.web.order import Ridden
from tramshed.games.tramways.web.plaques import Plaque
from tramshed.kernel.game import Reason
from tramshed.kernel.words import Message, Thing, Words
from tramshed.web.texts import Texts as AnyTexts
from tramshed.web.texts import capital

HERE = Path(__file__).parent


@cache
def web_words(language: str) -> Words:
    """The page's catalogue, and behind it the game's."""
    return Words(language, [HERE / "locale", HERE.parent / "locale"])


@cache
def texts_in(words: Words) -> Texts:
    """The texts of one language; always the same, so that what is made of them can be kept."""
    return Texts(words)


def score(points: int, words: Words) -> str:
    """A score, which may be below 0, with a true minus."""
    return signed(points)


class Texts(AnyTexts):
    """What templates call to name things."""

    def score(self, score: int) -> str:
        return signed(score)

    def money(self, dollars: int) -> str:
        """An amount, as the language writes it; below 0 with a true minus."""
        said = self.words.say(Money(abs(dollars)).called)
        return f"−{said}" if dollars < 0 else said

    def called(self, thing: Thing) -> str:
        """What a thing is called in a sentence."""
        return self.words.say(thing.called)

    def ticket(self, ticket: TicketSeen) -> str:
        """A ticket with all that is on it, as the name of an element."""
        return capital(self.called(ticket))

    def icon(self, icon: Icon) -> str:
        """An icon, as the name of an element."""
        return capital(self.called(icon))

    def goal(self, name: str) -> str:
        """A type of building, or a parcel."""
        return self.called(Goal(name))

    def trade(self, letter: str) -> str:
        """One building of a type, as the name of an element."""
        return capital(self.called(Trade(letter)))

    def kind(self, letter: str) -> str:
        """All buildings of a type."""
        return self.words.say(Trade(letter).several)

    def names(self, names: Sequence[str]) -> str:
        """Several players."""
        return self.words.enumerate(names)

    def number(self, number: int) -> str:
        """A number; below 0 with a true minus."""
        return signed(number)

    def change(self, number: int) -> str:
        """A number with its sign."""
        return f"+{number}" if number > 0 else signed(number)

    def joy(self, points: int) -> str:
        """Happiness, in words."""
        if points < 0:
            return self.say("happiness-below", n=signed(points))
        return self.say("happiness", n=points)

    def passing(self, place: int) -> str:
        """What it means not to bid any more."""
        return self.say("do.pass-place", place=Place(place))

    def letter(self, kind: str) -> str:
        """What stands for a kind of ticket in its corner; a building's has its type instead."""
        return "" if kind == "building" else self.say(f"kind.{kind}")

    def icon_of(self, icon: Icon, ticket: int, mark: str) -> str:
        """An icon of a ticket, and how it is used."""
        name = f"icon-{mark}" if mark else "icon-of"
        return self.say(name, icon=self.icon(icon), ticket=ticket)

    def bonus(self, name: str) -> str:
        """What a destination offers: cash, blind, book-2, joy-3."""
        kind, _, amount = name.partition("-")
        if kind == "joy":
            price = self.money(price_of_joy(int(amount)))
            return self.say("say.joy", n=int(amount), amount=price)
        if kind in ("book", "take"):
            return self.say(f"bonus.{kind}", n=int(amount))
        return self.say(f"do.{kind}")

    def ridden(self, ridden: Ridden) -> str:
        """A line of a passenger's way: whose, how long."""
        leg = ridden.leg
        kind = "upgraded" if leg.upgraded else "plain"
        whose = "own" if ridden.own else "other"
        return self.say(f"ridden.{whose}-{kind}", name=ridden.name, n=leg.tiles)

    def fare(self, ridden: Ridden) -> str:
        """What it brings: happiness for its owner, and money from the bank or the mover."""
        name = "fare.own" if ridden.own else "fare.other"
        return self.say(name, name=ridden.name, amount=self.money(ridden.leg.fare))

    def notation(self, icon: Icon) -> str:
        """An icon as it is written in moves."""
        if icon.sign == RAILS:
            return "rail" if icon.amount == 1 else f"{icon.amount}rails"
        if icon.sign == MONEY:
            return f"${icon.amount}"
        return icon.goal if icon.sign == DESTINATION else icon.sign

    def stress(self, plaque: Plaque) -> str:
        """How far it has come, and would come."""
        named = {"n": plaque.purse.stress, "most": plaque.last_stress}
        if plaque.then is None:
            return self.say("stress", **named)
        return self.say("stress-to", then=plaque.then, **named)

    def book(self, number: int, book: BookSeen) -> str:
        """A book of tickets."""
        if not book.top:
            return self.say("book-closed", n=number, left=book.left)
        return self.say("book-of", n=number, left=book.left, top=book.top.called)

    def because(self, reason: Reason) -> str:
        """Why not, as a sentence."""
        return capital(self.say("why.because", reason=Message(reason.message)))

    def message(self, message: Message) -> str:
        """A message of the game's own catalogue."""
        return self.words.say(message)

"""The end of a match as a page, the same for every game: who has won and why, a slip a player that
adds up, the course of the match as a curve. A game brings the sums (ending.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from tramshed.kernel.plain import Plain
from tramshed.kernel.words import Message, Words
from tramshed.web import curve
from tramshed.web.drawing import HERE, macros_of
from tramshed.web.ending import Ending, Entry, Label
from tramshed.web.result import Ended, points

MINUS = "−"
LONG = 7
"""Rows of a slip that is long: several of them stand side by side."""


class Shown(Plain):
    """The end of a match for a page, as whoever sits at some seat reads it."""

    ended: Ended
    ending: Ending
    reader: int | None = None


class Row(Plain):
    """A line of a slip: what, how it came about, how much."""

    source: str
    parts: str
    amount: str
    sign: str


class Slip(Plain):
    """A player's account."""

    seat: int
    name: str
    place: int
    you: bool
    conceded: bool
    rows: tuple[Row, ...]
    total: str
    crest: str
    """A drawing of the game's sprite."""


def render(shown: Shown, words: Words, score: Callable[[int, Words], str]) -> str:
    """The page of an ending; `score` writes a score as the game does."""
    page = _Page(shown, words, lambda amount: score(amount, words))
    return str(_macros().ending(page, words))


@cache
def _macros() -> Any:
    return macros_of("ending.html", HERE, {"mark": curve.mark, "message": Message})


class _Page:
    """What the macro asks for, in one language."""

    def __init__(self, shown: Shown, words: Words, score: Callable[[int], str]) -> None:
        self._shown, self._words, self._score = shown, words, score
        self.names = shown.ended.names
        self.course = shown.ending.course if len(shown.ending.course) > 1 else ()

    @property
    def said(self) -> str:
        return self._shown.ended.said(self._words, self._score, self._shown.reader)

    @property
    def decided(self) -> str:
        label = self._shown.ending.decided
        return self._name(label) if label else ""

    @property
    def slips(self) -> Iterator[Slip]:
        """The best first."""
        outcome, ending = self._shown.ended.outcome, self._shown.ending
        accounts, crests = ending.accounts, ending.crests
        for seat in outcome.order:
            yield Slip(
                seat=seat,
                name=self.names[seat],
                place=outcome.ranks[seat] + 1,
                you=seat == self._shown.reader,
                conceded=seat == outcome.conceded,
                rows=tuple(map(self._row, accounts[seat])) if accounts else (),
                total=self.amount(outcome.scores[seat]),
                crest=crests[seat] if crests else "",
            )

    @property
    def is_long(self) -> bool:
        return any(len(rows) >= LONG for rows in self._shown.ending.accounts)

    def _row(self, each: Entry) -> Row:
        parts = [amount for amount in each.amounts if amount]
        added = self._added(parts) if len(parts) > 1 else ""
        return Row(self._name(each.source), added, self.amount(sum(each.amounts)), each.sign)

    def _added(self, parts: list[int]) -> str:
        """Gains, or costs, one after the other; both of them with their signs."""
        written = [points(abs(amount), self._words) for amount in parts]
        if len({amount > 0 for amount in parts}) == 1:
            return " + ".join(written)
        signs = ("+" if amount > 0 else MINUS for amount in parts)
        return " ".join(f"{sign} {text}" for sign, text in zip(signs, written, strict=True))

    def amount(self, amount: int) -> str:
        return (MINUS if amount < 0 else "") + self._score(abs(amount))

    @property
    def curve(self) -> str:
        stops = [
            curve.Stop("" if stop.minor else self._name(stop.called), stop.scores, stop.sign)
            for stop in self.course
        ]
        scale = partial(points, words=self._words)
        return curve.draw(stops, self.names, self.amount, scale, self._shown.reader)

    @property
    def stops(self) -> list[tuple[str, list[str]]]:
        """The course in words: each stop, and everybody's score."""
        return [
            (self._name(stop.called), [self.amount(score) for score in stop.scores])
            for stop in self.course
        ]

    def _name(self, label: Label) -> str:
        return self._words.say(label.message, self.names, self._shown.reader)

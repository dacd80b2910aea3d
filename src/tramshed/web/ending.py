"""The end of a match: what a game tells of it. What becomes of that is ending_page.py's.

A game says where each player's score comes from (`Entry`) and how the scores stood along the way
(`Stop`). A `Ledger` keeps such accounts:

    def ending(view, told, outcome):
        book = Ledger(len(outcome.scores))
        for events in told:
            for event in events:
                if isinstance(event, Scored):
                    book.add(event.player.number, Label("web.scored"), event.points)
        return book.closed()

It is asked for when a match is over, and only then: so it may tell what was hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tramshed.kernel.outcome import Outcome
from tramshed.kernel.plain import Plain
from tramshed.kernel.view import View
from tramshed.kernel.words import Message, Value


class Label(Plain):
    """A name for something: a message of the game's catalogues."""

    id: str
    values: tuple[tuple[str, Value], ...] = ()

    @property
    def message(self) -> Message:
        return Message(self.id, dict(self.values))


class Entry(Plain):
    """Where a part of a player's score comes from."""

    source: Label
    amounts: tuple[int, ...]
    """One after the other; below 0: what it cost."""
    sign: str = ""
    """A drawing of the game's sprite."""


class Stop(Plain):
    """A moment of a match, and how the scores stood."""

    called: Label
    scores: tuple[int, ...]
    sign: str = ""
    """A drawing that names it on the axis, instead of words."""
    minor: bool = False
    """Not named on the axis."""


class Ending(Plain):
    """What a game tells of a match that is over."""

    accounts: tuple[tuple[Entry, ...], ...] = ()
    """By seat; each adds up to the score."""
    course: tuple[Stop, ...] = ()
    decided: Label | None = None
    """What broke a tie of scores, or what a score is worth."""
    crests: tuple[str, ...] = ()
    """Drawings of the game's sprite by which players are known at its table, by seat."""


class Ledger:
    """A game's accounts, from its first event to its last."""

    def __init__(self, seats: int) -> None:
        self._books: list[dict[Label, dict[int, int]]] = [{} for _ in range(seats)]
        self._signs: dict[Label, str] = {}
        self._course: list[Stop] = []

    def add(self, seat: int, source: Label, amount: int, part: int = 0, sign: str = "") -> None:
        """So much for a player, from some source; amounts of one `part` of it are shown as one."""
        self._signs.setdefault(source, sign)
        parts = self._books[seat].setdefault(source, {})
        parts[part] = parts.get(part, 0) + amount

    def stop(self, called: Label, sign: str = "", *, minor: bool = False) -> None:
        """Note how the scores stand."""
        self._course.append(Stop(called, self._scores(), sign, minor))

    @property
    def is_open(self) -> bool:
        """Has something been added since the last stop?"""
        return not self._course or self._course[-1].scores != self._scores()

    def _scores(self) -> tuple[int, ...]:
        return tuple(sum(sum(parts.values()) for parts in book.values()) for book in self._books)

    def closed(self, order: Sequence[Label] = (), decided: Label | None = None) -> Ending:
        """The accounts: sources in this order, those that nobody had left out."""
        known = {source for book in self._books for source in book}
        listed = [source for source in (order or list(self._signs)) if source in known]
        accounts = tuple(
            tuple(
                Entry(source, tuple(book.get(source, {}).values()), self._signs[source])
                for source in listed
            )
            for book in self._books
        )
        return Ending(accounts, tuple(self._course), decided)


def plain(view: View, told: Sequence[Sequence[Any]], outcome: Outcome) -> Ending:
    """Scores, and nothing behind them."""
    return Ending()

"""Moves: a number inside, a few words outside.

The engine plays action ids; people, files and logs use notation; pages and drawings use what a
move decides, as a value of the game's own types. A `Move` also says what it is on screen: something
taken up (source) and where it is put (target), an amount, or a choice.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from tramshed.kernel.errors import NotAMove
from tramshed.kernel.words import Message, enumerated


@dataclass(frozen=True, slots=True)
class Move:
    """One thing a seat can do. `str(move)` is its notation."""

    action: int
    notation: str
    verb: str
    source: str | None = None
    target: str | None = None
    amount: int | None = None
    decision: Any = field(default=None, compare=False)
    """What it decides, as a value of the game's own types; nobody has to take notation apart."""

    def __str__(self) -> str:
        return self.notation


class Entry(NamedTuple):
    """A move as a game lists it: its action is its place in the list, its verb the first word."""

    notation: str
    decision: Any = None
    source: str | None = None
    target: str | None = None
    amount: int | None = None


class MoveTable(Sequence[Move]):
    """All moves of a game, by action id and by notation."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self._moves = tuple(moves)
        self._by_notation = {_fold(move.notation): move for move in self._moves}
        if [move.action for move in self._moves] != list(range(len(self._moves))):
            raise ValueError("moves must be listed by action id, without gaps")
        if len(self._by_notation) != len(self._moves):
            raise ValueError("two moves share one notation")

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> MoveTable:
        """The moves that a game lists, in the order of its actions."""
        return cls(
            Move(action, entry.notation, _verb(entry.notation), *entry[2:], entry.decision)
            for action, entry in enumerate(entries)
        )

    def __getitem__(self, action: int) -> Move:  # type: ignore[override]
        return self._moves[action]

    def __len__(self) -> int:
        return len(self._moves)

    def between(self, source: str, target: str) -> Move | None:
        """The first move that takes this up and puts it there."""
        return next((move for move in self.taking_up(source) if move.target == target), None)

    def taking_up(self, source: str) -> tuple[Move, ...]:
        """The moves that take this up."""
        return self._by_source.get(source, ())

    @cached_property
    def _by_source(self) -> dict[str, tuple[Move, ...]]:
        found: dict[str, list[Move]] = {}
        for move in self._moves:
            if move.source:
                found.setdefault(move.source, []).append(move)
        return {source: tuple(moves) for source, moves in found.items()}

    def parse(self, text: str) -> Move:
        """Read notation: case and spacing do not matter, the verb may be cut short."""
        words = _fold(text)
        if found := self._by_notation.get(words):
            return found
        matches = self._by_prefix(words)
        if len(matches) == 1:
            return matches[0]
        if matches:
            some = enumerated(str(move) for move in matches[:4])
            raise NotAMove(Message("error.move.several", {"text": _shown(text), "moves": some}))
        if near := self._guess(words):
            raise NotAMove(Message("error.move.near", {"text": _shown(text), "near": repr(near)}))
        raise NotAMove(Message("error.move.none", {"text": _shown(text)}))

    def _by_prefix(self, words: tuple[str, ...]) -> list[Move]:
        if not words:
            return []
        verb, *rest = words
        return [
            move
            for (its_verb, *its_rest), move in self._by_notation.items()
            if its_rest == rest and its_verb.startswith(verb)
        ]

    def _guess(self, words: tuple[str, ...]) -> str | None:
        text = " ".join(words)[:60]
        known = {" ".join(each): move.notation for each, move in self._by_notation.items()}
        near = difflib.get_close_matches(text, known, n=1, cutoff=0.75)
        return known[near[0]] if near else None


def _verb(notation: str) -> str:
    return notation.partition(" ")[0]


def _fold(text: str) -> tuple[str, ...]:
    return tuple(text.casefold().split())


def _shown(text: str) -> str:
    text = text.strip()
    return repr(text if len(text) <= 60 else text[:59] + "…")

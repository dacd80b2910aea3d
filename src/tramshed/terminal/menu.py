"""The legal moves, numbered and grouped by kind, and understanding what was typed."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tramshed.kernel.errors import NotAMove
from tramshed.kernel.moves import Move, MoveTable
from tramshed.kernel.words import Message, Words
from tramshed.terminal.board import Artist
from tramshed.terminal.screen import printable

PASSIVE = ("done", "pass")
"""Verbs that only say: nothing more."""
GOLD = "bold yellow"
"""Where you can act."""
MOST_SHOWN = 5


class Puzzled(Exception):
    """Something typed that means nothing here; carries the sentences that say so."""

    def __init__(self, *messages: Message) -> None:
        super().__init__(messages[0].id)
        self.messages = messages


@dataclass(frozen=True)
class Menu:
    """What a seat may do now, in the order of its numbers."""

    moves: tuple[Move, ...]
    table: MoveTable

    @classmethod
    def of(cls, legal: Sequence[Move], table: MoveTable) -> Menu:
        verbs = list(dict.fromkeys(move.verb for move in legal))
        order = sorted(legal, key=lambda move: (move.verb in PASSIVE, verbs.index(move.verb)))
        return cls(tuple(order), table)

    def notations(self) -> list[str]:
        return [str(move) for move in self.moves]

    # --- drawing

    def draw(self, artist: Artist, seen: Any, words: Words) -> RenderableType:
        """Each kind beside its verb, as many on a line as fit."""
        wide = len(str(len(self.moves)))
        groups: dict[str, list[Text]] = {}
        for number, move in enumerate(self.moves, 1):
            label = artist.label(move, seen, words)
            item = Text.assemble((f"{number:>{wide}}", GOLD), " ", label)
            groups.setdefault(move.verb, []).append(item)
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=GOLD, no_wrap=True)
        for verb, items in groups.items():
            grid.add_row(verb, Columns(items, equal=True, padding=(0, 2)))
        return Padding(grid, (0, 1))

    # --- understanding

    def exactly(self, text: str) -> Move | None:
        """A legal move written out in full: that is never taken for a command."""
        return next((move for move in self.moves if fold(str(move)) == fold(text)), None)

    def read(self, text: str) -> Move:
        """A move by its number or in notation; the verb may be cut short, or left out where
        only one move fits. It need not be legal."""
        words = fold(text)
        if len(words) == 1 and words[0].isdecimal():
            return self._numbered(words[0])
        if bare := [move for move in self.moves if fold(str(move))[1:] == words and words]:
            if len(bare) == 1:
                return bare[0]
            raise Puzzled(_several(text, bare))
        try:
            return self.table.parse(" ".join(words))
        except NotAMove:
            raise self._puzzle(text, words) from None

    def _numbered(self, text: str) -> Move:
        number = int(text[:9])
        if 1 <= number <= len(self.moves):
            return self.moves[number - 1]
        last = len(self.moves)
        raise Puzzled(Message("ui.no-such-number", {"number": printable(text), "last": last}))

    def _puzzle(self, text: str, words: tuple[str, ...]) -> Puzzled:
        begun = [move for move in self.moves if _begins(fold(str(move)), words)]
        if begun:
            return Puzzled(_several(text, begun))
        what = Message("ui.not-understood", {"text": printable(text)})
        if near := nearest(" ".join(words), self.notations()):
            return Puzzled(what, Message("ui.did-you-mean", {"move": near}))
        return Puzzled(what, Message("ui.try-help"))


def fold(text: str) -> tuple[str, ...]:
    """Text as it is compared: width, case and spacing do not matter."""
    return tuple(unicodedata.normalize("NFKC", text).casefold().split())


def nearest(text: str, known: Sequence[str]) -> str | None:
    """What somebody probably meant."""
    folded = {" ".join(fold(each)): each for each in known}
    near = difflib.get_close_matches(text[:60], folded, n=1, cutoff=0.6)
    return folded[near[0]] if near else None


def _begins(notation: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Is this the beginning of a move, its verb perhaps cut short?"""
    rest = words[1:]
    return bool(words) and notation[0].startswith(words[0]) and notation[1:][: len(rest)] == rest


def _several(text: str, moves: Sequence[Move]) -> Message:
    shown = ", ".join(str(move) for move in moves[:MOST_SHOWN])
    more = ", …" if len(moves) > MOST_SHOWN else ""
    return Message("ui.several", {"text": printable(text), "moves": shown + more})

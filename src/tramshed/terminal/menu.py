"""The legal moves, numbered and grouped by kind, and understanding what was typed."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tramshed.kernel.errors import NotAMove
from tramshed.kernel.moves import Move, MoveTable
from tramshed.kernel.words import Message, Words, enumerated
from tramshed.terminal.amounts import Range, plain, ranges
from tramshed.terminal.screen import printable
from tramshed.text.contract import GameText
from tramshed.text.plain import PASSIVE

GOLD = "bold yellow"
"""Where you can act."""
MOST_SHOWN = 5


class Puzzled(Exception):
    """Something typed that means nothing here; carries the sentences that say so."""

    def __init__(self, *messages: Message) -> None:
        super().__init__(messages[0].id)
        self.messages = messages


class NotUnderstood(Puzzled):
    """Not even the beginning of a move."""


@dataclass(frozen=True)
class Menu:
    """What a seat may do now, in the order of its numbers. Of moves that differ only in an
    amount, when there are many, just the least and the most have one."""

    moves: tuple[Move, ...]
    table: MoveTable

    @classmethod
    def of(
        cls, legal: Sequence[Move], table: MoveTable, passive: Collection[str] = PASSIVE
    ) -> Menu:
        verbs = list(dict.fromkeys(move.verb for move in legal))
        order = sorted(legal, key=lambda move: (move.verb in passive, verbs.index(move.verb)))
        return cls(tuple(order), table)

    @cached_property
    def ranges(self) -> tuple[Range, ...]:
        return ranges(self.moves)

    @cached_property
    def numbered(self) -> tuple[Move, ...]:
        """The moves that have a number, from 1 on."""
        within = {move for each in self.ranges for move in each.moves[1:-1]}
        return tuple(move for move in self.moves if move not in within)

    @cached_property
    def asked(self) -> Range | None:
        """The amounts that a bare number means, unless it could mean a numbered move as well."""
        if len(self.ranges) != 1:
            return None
        amounts = self.ranges[0].amounts
        taken = any(number in amounts for number in range(1, len(self.numbered) + 1))
        return None if taken else self.ranges[0]

    def notations(self) -> list[str]:
        return [str(move) for move in self.moves]

    # --- drawing

    def draw(self, text: GameText, seen: Any, names: Sequence[str], words: Words) -> RenderableType:
        """Each kind beside its verb, as many on a line as fit."""
        wide = len(str(len(self.numbered)))
        items = {
            move: Text.assemble(
                (f"{number:>{wide}}", GOLD), " ", text.label(move, seen, names, words)
            )
            for number, move in enumerate(self.numbered, 1)
        }
        for each in self.ranges:
            low, high = (items.pop(end) for end in each.ends)
            items[each.ends[0]] = each.draw(low, high, words)
        groups: dict[str, dict[str, list[Text]]] = {}
        for move in sorted(items, key=self.numbered.index):
            title, shared = text.heading(move, seen), text.cluster(move, seen)
            groups.setdefault(title, {}).setdefault(shared, []).append(items[move])
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=GOLD, no_wrap=True)
        for title, clusters in groups.items():
            grid.add_row(title, Columns(_clustered(clusters), equal=True, padding=(0, 2)))
        return Padding(grid, (0, 1))

    # --- understanding

    def exactly(self, text: str) -> Move | None:
        """A legal move written out in full: that is never taken for a command."""
        return next((move for move in self.moves if fold(str(move)) == fold(text)), None)

    def read(self, text: str) -> Move:
        """A move by its number or in notation; the verb may be cut short, or left out where
        only one move fits. It need not be legal."""
        words = fold(plain(text) if self.ranges else text)
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
        if 1 <= number <= len(self.numbered):
            return self.numbered[number - 1]
        if self.asked:
            return self._of_amount(self.asked, number)
        last = len(self.numbered)
        raise Puzzled(Message("ui.no-such-number", {"number": printable(text), "last": last}))

    def _of_amount(self, amounts: Range, number: int) -> Move:
        """It need not be one that can be paid."""
        try:
            return self.table.parse(f"{amounts.stem} {number}")
        except NotAMove:
            raise Puzzled(amounts.message("ui.no-such-amount")) from None

    def _puzzle(self, text: str, words: tuple[str, ...]) -> Puzzled:
        for amounts in self.ranges:
            stem = fold(amounts.stem)
            if _begins(stem, words) or (_begins(stem, words[:-1]) and words[-1].isdecimal()):
                return Puzzled(amounts.message("ui.no-such-amount"))
        begun = [move for move in self.moves if _begins(fold(str(move)), words)]
        if begun:
            return Puzzled(_several(text, begun))
        what = Message("ui.not-understood", {"text": printable(text)})
        if near := nearest(" ".join(words), self.notations()):
            return NotUnderstood(what, Message("ui.did-you-mean", {"move": near}))
        return NotUnderstood(what, Message("ui.try-help"))


def _clustered(clusters: dict[str, list[Text]]) -> list[Text]:
    """Items one by one; those that share something on one line after it."""
    texts = clusters.get("", [])
    for shared, items in clusters.items():
        if shared:
            texts = [*texts, Text.assemble(f"{shared}: ", Text("  ").join(items))]
    return texts


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
    shown = [str(move) for move in moves[:MOST_SHOWN]]
    more = ["…"] if len(moves) > MOST_SHOWN else []
    return Message("ui.several", {"text": printable(text), "moves": enumerated(shown + more)})

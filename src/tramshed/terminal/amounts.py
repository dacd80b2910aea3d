"""Moves that differ only in an amount, `bid 50` to `bid 5000`: shown as from and to, and typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rich.text import Text

from tramshed.kernel.moves import Move
from tramshed.kernel.words import Message, Words

MOST_LISTED = 12
"""So many amounts can still be listed one by one."""
GROUPED = re.compile(r"(?<=\d)[ ,](?=\d{3}(?!\d))")
"""What stands between thousands, as screens show them: 1,500 or 1 500."""


@dataclass(frozen=True, slots=True)
class Range:
    """Legal moves that are one but for their amounts, which rise in even steps."""

    stem: str
    """The notation without its amount."""
    moves: tuple[Move, ...]

    @property
    def ends(self) -> tuple[Move, Move]:
        return self.moves[0], self.moves[-1]

    @property
    def amounts(self) -> range:
        low, next_one, high = (_amount(self.moves[place]) for place in (0, 1, -1))
        return range(low, high + 1, next_one - low)

    def message(self, message_id: str) -> Message:
        """Something about the amounts there are."""
        amounts = self.amounts
        return Message(
            message_id,
            {"move": self.stem, "low": amounts[0], "high": amounts[-1], "step": amounts.step},
        )

    def draw(self, low: Text, high: Text, words: Words) -> Text:
        """From, to, and how to say what is between."""
        note = Text(words.say(self.message("ui.amounts")), "dim")
        return Text("  ").join((low, high, note))


def ranges(legal: Iterable[Move]) -> tuple[Range, ...]:
    """The moves that are too many to be listed and can be typed as an amount."""
    found: dict[str, list[Move]] = {}
    for move in legal:
        stem, _, last = move.notation.rpartition(" ")
        if stem and move.amount is not None and last == str(move.amount):
            found.setdefault(stem, []).append(move)
    ordered = {stem: sorted(moves, key=_amount) for stem, moves in found.items()}
    return tuple(
        Range(stem, tuple(moves))
        for stem, moves in ordered.items()
        if len(moves) > MOST_LISTED and _even([_amount(move) for move in moves])
    )


def plain(text: str) -> str:
    """Amounts as notation has them: `$1,500` is 1500."""
    text = unicodedata.normalize("NFKC", text)
    kept = "".join(letter for letter in text if unicodedata.category(letter) != "Sc")
    return GROUPED.sub("", " ".join(kept.split()))


def _even(amounts: Sequence[int]) -> bool:
    return len({b - a for a, b in pairwise(amounts)}) == 1


def _amount(move: Move) -> int:
    assert move.amount is not None
    return move.amount

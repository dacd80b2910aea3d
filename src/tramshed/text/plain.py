"""Any game in the terminal, drawn without art: what a game's `text` leaves out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from tramshed.kernel.moves import Move
from tramshed.kernel.words import Message, Words

PASSIVE = ("done", "pass")
"""Verbs that only say: nothing more."""


def draw(seen: Any, names: Sequence[str], words: Words) -> RenderableType:
    """The table as it is written in Python."""
    return Pretty(seen)


def task(seen: Any) -> Message:
    """It is your move."""
    return Message("ui.your-move")


def label(move: Move, seen: Any, names: Sequence[str], words: Words) -> Text:
    """The move as it is written down."""
    return Text(move.notation)


def heading(move: Move, seen: Any) -> str:
    """A row for each verb."""
    return move.verb


def cluster(move: Move, seen: Any) -> str:
    """Nothing in common."""
    return ""


def legend(words: Words) -> RenderableType | None:
    """No signs to explain."""
    return None

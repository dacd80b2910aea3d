"""Plain zones for a game that has no web pages of its own: its table as a list of facts."""

from __future__ import annotations

import html
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from tramshed.kernel.match import View
from tramshed.kernel.moves import Move
from tramshed.kernel.words import Message, Words

ZONES = ("table", "hand")


def zone_data(view: View, names: Sequence[str]) -> Mapping[str, Hashable]:
    """Everything but the hand is one zone."""
    facts = _facts(view.table)
    return {
        "table": (tuple(names), tuple(each for each in facts if each[0] not in ("hand", "seat"))),
        "hand": tuple(each for each in facts if each[0] in ("hand", "seat")),
    }


def _facts(value: Any) -> tuple[tuple[str, str], ...]:
    if not is_dataclass(value):
        return (("table", repr(value)),)
    return tuple((field.name, repr(getattr(value, field.name))) for field in fields(value))


def render(zone: str, data: Any, words: Words) -> str:
    """A definition list."""
    facts = data[1] if zone == "table" else data
    items = (f"<dt>{html.escape(name)}</dt><dd>{html.escape(text)}</dd>" for name, text in facts)
    return f"<dl>{''.join(items)}</dl>"


def origins(news: Sequence[Message], seat: int) -> Mapping[str, str]:
    """Nothing glides."""
    return {}


def line(message: Message, words: Words, names: Sequence[str], reader: int | None) -> str:
    """A sentence."""
    return html.escape(words.say(message, names, reader))


def say(move: Move, words: Words) -> str:
    """The notation says it."""
    return html.escape(move.notation)

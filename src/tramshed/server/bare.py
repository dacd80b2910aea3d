"""Plain zones for a game that has no web pages of its own: its table as a list of facts."""

from __future__ import annotations

import html
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from markupsafe import Markup

from tramshed.kernel.match import View
from tramshed.kernel.moves import Move
from tramshed.kernel.words import Message, Words

ZONES = ("table", "hand")


class Sitter(NamedTuple):
    """Who sits at a seat."""

    name: str
    bot: bool
    connected: bool


class Offers(NamedTuple):
    """What the viewer may do besides moving."""

    undo: bool
    restart: bool
    hint: bool


def zone_data(view: View, sitters: Sequence[Sitter], offers: Offers) -> Mapping[str, Hashable]:
    """Everything but the hand is one zone."""
    facts = _facts(view.table)
    return {
        "table": (tuple(sitters), tuple(each for each in facts if each[0] not in ("hand", "seat"))),
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


def board(data: Mapping[str, Any], words: Words, journal: Any) -> Markup:
    """One zone below the other."""
    inside = (f'<div id="zone-{zone}">{render(zone, data[zone], words)}</div>' for zone in ZONES)
    return Markup("".join(inside)) + Markup(journal)


def sprite() -> str:
    """Nothing is drawn."""
    return ""


def origins(news: Sequence[Message], seat: int, undone: bool = False) -> Mapping[str, str]:
    """Nothing glides."""
    return {}


def departures(news: Sequence[Message], seat: int) -> Mapping[str, str]:
    """Nothing glides."""
    return {}


def line(message: Message, words: Words, names: Sequence[str], reader: int | None) -> str:
    """A sentence."""
    return html.escape(words.say(message, names, reader))


def moment(news: Sequence[Message], words: Words, names: Sequence[str], reader: int | None) -> str:
    """Nothing stops the game."""
    return ""


def menu(moves: Sequence[Move], view: View, words: Words) -> list[dict[str, Any]]:
    """The notation says it."""
    return [
        {
            "m": move.notation,
            "s": move.source,
            "d": move.target,
            "a": move.amount,
            "say": html.escape(move.notation),
        }
        for move in moves
    ]


def why(board: Any, seat: int, source: str, target: str, words: Words, rules: str) -> str:
    """The clause that forbids the move with this source and target."""
    for move in board.moves:
        if (move.source or "", move.target or "") == (source, target):
            reason = board.why_not(move, seat)
            if reason is not None:
                sentence = html.escape(words.say(Message(reason.message)))
                return f"<p>{move.notation}: {sentence} ({reason.clause})</p>"
    return ""

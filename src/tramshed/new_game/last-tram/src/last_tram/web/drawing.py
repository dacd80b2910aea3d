"""Zones as HTML: the macros of zones.html; lines of the journal; legal moves in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from markupsafe import Markup

from last_tram.moves import Lay
from last_tram.web.zones import ZONES
from tramshed.kernel.moves import Move
from tramshed.kernel.view import View
from tramshed.kernel.words import Message, Thing, Words
from tramshed.web.drawing import macros
from tramshed.web.journal import line_with_chips
from tramshed.web.seats import Choice
from tramshed.web.texts import Texts

HERE = Path(__file__).parent
CHIP = Markup('<span class="chip">{}</span>')


def render(zone: str, data: Any, words: Words) -> str:
    """A zone's HTML."""
    return str(getattr(_macros(), zone)(data, _texts(words)))


def board(data: Mapping[str, Any], words: Words, journal: Any) -> Markup:
    """The whole table with a journal beside it."""
    inside = {zone: Markup(render(zone, data[zone], words)) for zone in ZONES}
    return Markup(_macros().board(inside, _texts(words), journal))


def line(message: Message, words: Words, names: Sequence[str], reader: int | None) -> Markup:
    """A line of the journal, with a chip for each thing."""

    def chip(thing: Thing) -> Markup:
        return CHIP.format(words.say(thing.called))

    return line_with_chips(message, words, names, reader, chip)


def menu(moves: Sequence[Move], view: View, words: Words) -> list[Choice]:
    """Legal moves: what is taken up, where it is put, and all of it in words."""
    return [
        Choice(m=move.notation, s=move.source, d=move.target, a=None, say=said, tip="")
        for move in moves
        for said in [_said(move, _texts(words))]
    ]


def _said(move: Move, texts: Texts) -> str:
    if isinstance(move.decision, Lay):
        return texts.say("lay", number=move.decision.ticket)
    return texts.say("take", n=move.decision.value)


@cache
def _macros() -> Any:
    return macros(HERE)


@lru_cache(maxsize=16)
def _texts(words: Words) -> Texts:
    """Always the same ones, so that what macros made of them can be remembered."""
    return Texts(words)

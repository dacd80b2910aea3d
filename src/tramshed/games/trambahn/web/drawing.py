"""Zones as HTML: the macros of zones.html, and what they call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from markupsafe import Markup

from tramshed.games.trambahn.components import ROW_SIZE, SCORINGS
from tramshed.games.trambahn.moves import LETTERS
from tramshed.games.trambahn.shown.table import ColumnSeen
from tramshed.games.trambahn.web.stops import ends
from tramshed.games.trambahn.web.texts import HERE, texts_in
from tramshed.games.trambahn.web.zones import ZONES, Data
from tramshed.kernel.words import Words
from tramshed.web.drawing import macros

FAN_SIZE = 5
"""A longer column is laid out in several fans side by side, or its indices would be hidden."""


def render(zone: str, data: Data, words: Words) -> str:
    """A zone's HTML."""
    return str(getattr(_macros(), zone)(data, texts_in(words)))


def board(data: Mapping[str, Data], words: Words, journal: Markup) -> Markup:
    """The whole table with a journal beside it: every zone in its place but `status`, which
    stands in the page's head."""
    inside = {zone: Markup(render(zone, data[zone], words)) for zone in ZONES}
    return Markup(_macros().board(inside, texts_in(words), journal))


@cache
def _macros() -> Any:
    facts = {"LINES": LETTERS, "ROW_SIZE": ROW_SIZE, "SCORINGS": SCORINGS}
    return macros(HERE, ends=ends, fans=fans, breadth=breadth, **facts)


def breadth(columns: Sequence[ColumnSeen]) -> int:
    """How many cards columns are wide, so that on a phone their cards can be as small as need be.
    A second fan lies half over the first."""
    return sum(1 + len(fans(column.cards)) for column in columns) // 2


def fans(cards: Sequence[str]) -> list[list[tuple[int, str]]]:
    """A column's cards with their numbers, in one or more fans of about the same length."""
    listed = list(enumerate(cards, 1))
    count = max(1, -(-len(listed) // FAN_SIZE))
    size = max(1, -(-len(listed) // count))
    return [listed[start : start + size] for start in range(0, len(listed), size)]

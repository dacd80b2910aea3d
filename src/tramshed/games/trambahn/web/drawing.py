"""Zones as HTML: the macros of zones.html, and what they call."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from tramshed.games.trambahn.components import ROW_SIZE, SCORINGS
from tramshed.games.trambahn.moves import LETTERS
from tramshed.games.trambahn.web.stops import ends
from tramshed.games.trambahn.web.texts import HERE, texts_in
from tramshed.games.trambahn.web.zones import ZONES, Data
from tramshed.kernel.words import Words

MOST_PIECES = 8_000
"""Pieces of zones that are remembered: a few megabytes."""

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
    environment = Environment(
        loader=FileSystemLoader(HERE), autoescape=True, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals.update(
        LINES=LETTERS,
        ROW_SIZE=ROW_SIZE,
        SCORINGS=SCORINGS,
        ends=ends,
        fans=fans,
        kept=kept,
        numbered=numbered,
    )
    return environment.get_template("zones.html").module


@lru_cache(maxsize=MOST_PIECES)
def kept(macro: Callable[..., Markup], *values: Hashable) -> Markup:
    """What a macro makes of some values, its texts among them; remembered, since a move changes
    little of a zone."""
    return macro(*values)


def fans(cards: Sequence[str]) -> list[list[tuple[int, str]]]:
    """A column's cards with their numbers, in one or more fans of about the same length."""
    listed = list(enumerate(cards, 1))
    count = max(1, -(-len(listed) // FAN_SIZE))
    size = max(1, -(-len(listed) // count))
    return [listed[start : start + size] for start in range(0, len(listed), size)]


def numbered(names: Sequence[str], prefix: str) -> list[tuple[str, str, str]]:
    """Things with their element ids: the second of a kind is `prefix-name-2`, and its moves are
    those of `prefix-name`."""
    times: dict[str, int] = {}
    listed = []
    for name in names:
        times[name] = times.get(name, 0) + 1
        source = f"{prefix}-{name}"
        listed.append((name, source if times[name] == 1 else f"{source}-{times[name]}", source))
    return listed

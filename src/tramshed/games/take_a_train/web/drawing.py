"""Zones as HTML: the macros of zones.html, and what they call."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from tramshed.games.take_a_train.components import ROUNDS, UNIT
from tramshed.games.take_a_train.narrate import AUCTION_NAMES
from tramshed.games.take_a_train.web import faces
from tramshed.games.take_a_train.web.areas import Area
from tramshed.games.take_a_train.web.texts import HERE, texts_in
from tramshed.games.take_a_train.web.zones import Data
from tramshed.kernel.words import Words

CHIPS = (-50, 50, 100, 500)
"""What one press adds to a bid."""
MOST_PIECES = 8_000
"""Pieces of zones that are remembered: a few megabytes."""


def render(zone: str, data: Data, words: Words) -> str:
    """A zone's HTML."""
    return str(getattr(_macros(), zone.partition("-")[0])(data, texts_in(words)))


def board(data: Mapping[str, Data], words: Words, journal: Markup) -> Markup:
    """The whole table with a journal beside it: every zone in its place but `status`, which
    stands in the page's head. Areas go round clockwise, the viewer's comes last."""
    inside = {zone: Markup(render(zone, data[zone], words)) for zone in data}
    *others, below = (zone for zone, each in data.items() if isinstance(each, Area))
    return Markup(_macros().board(inside, texts_in(words), journal, others, below))


@cache
def _macros() -> Any:
    environment = Environment(
        loader=FileSystemLoader(HERE), autoescape=True, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals.update(
        KINDS=AUCTION_NAMES,
        ROUNDS=ROUNDS,
        UNIT=UNIT,
        CHIPS=CHIPS,
        faces=faces,
        kept=kept,
        numbered=numbered,
        split=split,
    )
    return environment.get_template("zones.html").module


@lru_cache(maxsize=MOST_PIECES)
def kept(macro: Callable[..., Markup], *values: Hashable) -> Markup:
    """What a macro makes of some values, its texts among them; remembered, since a move changes
    little of a zone."""
    return macro(*values)


def numbered(names: Sequence[str], prefix: str) -> list[tuple[str, str]]:
    """Things with their element ids: the second of a kind is `prefix-name-2`."""
    times: dict[str, int] = {}
    listed = []
    for name in names:
        times[name] = times.get(name, 0) + 1
        first = f"{prefix}-{name}"
        listed.append((name, first if times[name] == 1 else f"{first}-{times[name]}"))
    return listed


def split(card: str) -> tuple[str, int]:
    """A card's type and value; a special card has none."""
    type_, _, value = card.rpartition("-")
    return (type_, int(value)) if value.isdecimal() else (card, 0)

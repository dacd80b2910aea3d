"""The zones of the map: what each depends on, and each as HTML."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from markupsafe import Markup

from tramshed.games.tramways.components import SIDE
from tramshed.games.tramways.shown.map import MOST_MAPS
from tramshed.games.tramways.shown.seen import MapSeen, TableSeen
from tramshed.games.tramways.web.map import cells, ground, lines, marks, sites, waiting
from tramshed.games.tramways.web.map.cells import Cells, Spoken
from tramshed.games.tramways.web.map.layer import Extent
from tramshed.games.tramways.web.map.marks import NOTHING, Marks
from tramshed.games.tramways.web.map.pen import CELL
from tramshed.kernel.plain import Plain
from tramshed.kernel.words import Words
from tramshed.web.drawing import macros_of
from tramshed.web.seats import Sitter, names_of
from tramshed.web.texts import Texts

HERE = Path(__file__).parent
LAYERS = ("ground", "sites", "rails", "people", "marks")
"""Zones that are drawings, the lowest first; above them are the cells."""
MOST_READERS = 256
"""People whose words for cells are remembered."""
DRAWN: dict[str, Callable[[Any], str]] = {
    "ground": ground.draw,
    "sites": sites.draw,
    "rails": lines.draw,
    "people": waiting.draw,
    "marks": marks.draw,
}


def zones(
    seen: TableSeen, sitters: Sequence[Sitter], marked: Marks | None = None
) -> dict[str, Plain]:
    """All zones of the map as a seat sees it; `marked` is what a draft puts over it."""
    return {
        **_lying(seen.map),
        "marks": marks.overlay(seen.map, marked or NOTHING),
        **_cells(seen.map, tuple(names_of(sitters)), seen.seat),
    }


@lru_cache(maxsize=MOST_MAPS)
def _lying(seen: MapSeen) -> dict[str, Plain]:
    """What lies on the map, for everybody."""
    return {
        "ground": ground.ground(seen),
        "sites": sites.sites(seen),
        "rails": lines.rails(seen),
        "people": waiting.people(seen),
    }


@lru_cache(maxsize=MOST_MAPS)
def _cells(seen: MapSeen, names: tuple[str, ...], viewer: int | None) -> dict[str, Cells]:
    return cells.cells(seen, names, viewer)


def render(zone: str, data: Any, words: Words) -> str:
    """A zone's HTML."""
    if zone in DRAWN:
        return DRAWN[zone](data)
    return str(_macros().cells(data, _spoken(words, data.names, data.viewer).cell))


def is_zone(zone: str) -> bool:
    """Is it one of the map's?"""
    return zone in DRAWN or zone.startswith(cells.CELLS)


def stage(data: Mapping[str, Any], words: Words) -> Markup:
    """The whole map with a place for each zone, from the values of all zones."""
    size: Extent = data["ground"].size
    held = [zone for zone, value in data.items() if isinstance(value, Cells)]
    inside = {zone: Markup(render(zone, data[zone], words)) for zone in (*LAYERS, *held)}
    return Markup(_macros().stage(inside, Texts(words), size, LAYERS))


@lru_cache(maxsize=MOST_READERS)
def _spoken(words: Words, names: tuple[str, ...], viewer: int | None) -> Spoken:
    return Spoken(Texts(words), names, viewer)


@cache
def _macros() -> Any:
    return macros_of("map.html", HERE, {"SIDE": SIDE, "CELL": CELL})

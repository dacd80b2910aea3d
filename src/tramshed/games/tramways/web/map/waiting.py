"""People: the passengers who wait on the squares of buildings."""

from __future__ import annotations

from tramshed.games.tramways.shown.seen import MapSeen
from tramshed.games.tramways.web.map.layer import Extent, Spot, extent, layer, piece, spot, upright
from tramshed.kernel.plain import Plain


class People(Plain):
    size: Extent
    waiting: tuple[tuple[str, Spot], ...]
    """The cells in which somebody waits."""


def people(seen: MapSeen) -> People:
    waiting = (
        (cell.name, spot(cell)) for cell in seen.cells.values() if cell.site and cell.site.passenger
    )
    return People(extent(seen), tuple(waiting))


def draw(data: People) -> str:
    """As SVG."""
    return layer(
        data.size,
        *(upright(at, piece("person"), f' id="person-{cell}"') for cell, at in data.waiting),
    )

"""Rails: tiles in their company's colour and pattern, bridges, how lines begin and end."""

from __future__ import annotations

from collections.abc import Iterator

from tramshed.games.tramways.shown.seen import MapSeen, TrackSeen
from tramshed.games.tramways.web.map.layer import Extent, Spot, extent, facing, layer, placed, spot
from tramshed.kernel.plain import Plain

CROSSING = {"ns", "ew"}


class Tile(Plain):
    """A rail tile."""

    cell: str
    spot: Spot
    sides: str
    owner: int
    upgraded: bool


class End(Plain):
    """An end of a line: where its last tile lies, and the side on which it goes on."""

    spot: Spot
    side: str
    owner: int
    upgraded: bool
    leads: str
    """To a lot, the plate of a printed building, the frame of a built one; "": nowhere yet."""


class Rails(Plain):
    size: Extent
    tiles: tuple[Tile, ...]
    bridges: tuple[Tile, ...]
    ends: tuple[End, ...]


def rails(seen: MapSeen) -> Rails:
    tiles = [
        Tile(cell.name, spot(cell), tile.sides, tile.owner, tile.upgraded)
        for cell in seen.cells.values()
        for tile in sorted(cell.tiles, key=lambda each: each.sides == "ns")
    ]
    crossed = {
        name for name, cell in seen.cells.items() if {each.sides for each in cell.tiles} == CROSSING
    }
    return Rails(
        extent(seen),
        tuple(tiles),
        tuple(tile for tile in tiles if tile.sides == "ns" and tile.cell in crossed),
        tuple(end for track in seen.tracks for end in _ends(seen, track)),
    )


def _ends(seen: MapSeen, track: TrackSeen) -> Iterator[End]:
    for (cell, side), stop in zip(track.ends, track.stops, strict=True):
        leads = _kind(seen, stop) if stop else ""
        yield End(spot(seen.cells[cell]), side, track.owner, track.upgraded, leads)


def _kind(seen: MapSeen, stop: str) -> str:
    site = seen.cells[stop].site
    assert site is not None
    if not site.trade:
        return "lot"
    return "frame" if site.label else "plate"


def draw(data: Rails) -> str:
    """As SVG: a line that leads from north to south lies above the one that it crosses."""
    return layer(
        data.size,
        *(_further(end) for end in data.ends if end.leads in ("lot", "plate")),
        *(drawn_tile(tile) for tile in data.tiles),
        *(placed(_face("bridge", tile.upgraded), tile.spot) for tile in data.bridges),
        *(facing("buffer", end.spot, end.side) for end in data.ends if not end.leads),
    )


def drawn_tile(tile: Tile, kind: str = "tile") -> str:
    """A tile in its cell."""
    name = _face(f"rail-{tile.owner}-{tile.sides}", tile.upgraded)
    return placed(name, tile.spot, f' id="{kind}-{tile.cell}-{tile.sides}"')


def _further(end: End) -> str:
    """Beyond the last tile, until it meets what it leads to; a frame begins at once."""
    return facing(_face(f"to-{end.leads}-{end.owner}", end.upgraded), end.spot, end.side)


def _face(name: str, upgraded: bool) -> str:
    return f"grand-{name}" if upgraded else name

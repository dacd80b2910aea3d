"""Where tracks lie: their tiles, and the cells in which they can be touched."""

from __future__ import annotations

from collections.abc import Collection

from tramshed.games.tramways.shown.seen import TableSeen

Rail = tuple[str, str]
"""A cell, and the sides of a tile in it."""


def rails_of(tracks: Collection[int], seen: TableSeen) -> tuple[Rail, ...]:
    """The tiles of some tracks."""
    return tuple(
        (cell.name, tile.sides)
        for number in tracks
        for cell in seen.cells.values()
        for tile in cell.tiles
        if tile.track == number
    )


def cells_of(track: int, seen: TableSeen) -> tuple[str, ...]:
    """Where a track can be touched."""
    return tuple(dict.fromkeys(cell for cell, _ in rails_of((track,), seen)))

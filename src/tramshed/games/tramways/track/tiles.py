"""Tiles on the map: where they fit, what they cost, what they point at (TW-3.1, TW-3.3a,
TW-3.4)."""

from __future__ import annotations

from tramshed.games.tramways.components import (
    LAKE,
    MOST_TRACKS,
    MOUNTAIN,
    OTHER_SIDE,
    PLAIN,
    SITE,
    TRADES,
)
from tramshed.games.tramways.state import State, Table
from tramshed.kernel.rule import rule

NORTH_SOUTH, EAST_WEST = 5, 10


@rule
def is_straight(tile: int) -> bool:
    """A straight, not a curve."""
    return tile in (NORTH_SOUTH, EAST_WEST)


@rule
def has_side(table: Table, cell: int, side: int) -> bool:
    """Does a tile in this cell reach this side?"""
    tiles = int(table.rails[cell])
    return (tiles | tiles >> 4) >> side & 1 == 1


@rule
def slot_at(table: Table, cell: int, side: int) -> int:
    """Which of a cell's tiles reaches a side."""
    return 0 if int(table.rails[cell]) >> side & 1 else 1


@rule
def tile_at(table: Table, cell: int, side: int) -> int:
    """The tile that reaches a side, as bits."""
    return int(table.rails[cell]) >> (4 * slot_at(table, cell, side)) & 15


@rule
def across(table: Table, cell: int, side: int) -> int:
    """The side at which one leaves a cell whose tile is entered at a side."""
    return int(OTHER_SIDE[tile_at(table, cell, side), side])


@rule
def track_at(table: Table, cell: int, side: int) -> int:
    """The track whose tile reaches a side of a cell."""
    return int(table.track[cell, slot_at(table, cell, side)]) - 1


@rule
def owner_of(track: int) -> int:
    """The seat that a track belongs to."""
    return track // MOST_TRACKS


@rule
def add_tile(table: Table, cell: int, tile: int, track: int) -> None:
    """Lay a tile; the one with the northernmost side is the first."""
    other = int(table.rails[cell])
    if other == 0:
        table.rails[cell] = tile
        table.track[cell, 0] = track + 1
    elif tile & -tile < other & -other:
        table.rails[cell] = other << 4 | tile
        table.track[cell, 1] = table.track[cell, 0]
        table.track[cell, 0] = track + 1
    else:
        table.rails[cell] = tile << 4 | other
        table.track[cell, 1] = track + 1


@rule
def remove_tile(table: Table, cell: int, side: int) -> None:
    """Take away the tile that reaches a side."""
    tiles = int(table.rails[cell])
    if slot_at(table, cell, side) == 0:
        table.rails[cell] = tiles >> 4
        table.track[cell, 0] = table.track[cell, 1]
    else:
        table.rails[cell] = tiles & 15
    table.track[cell, 1] = 0


@rule
def node_for(table: Table, cell: int, seat: int) -> int:
    """The building, or own bare parcel, that a track of this seat can end at here; or −1."""
    site = int(table.ground[cell]) - SITE
    if site < 0:
        return -1
    if table.sites[site].trade > 0:
        return int(table.sites[site].node)
    if table.sites[site].owner == seat + 1 and table.rails[cell] == 0:
        return int(table.sites[site].node)
    return -1


@rule
def is_foreign_parcel(table: Table, cell: int, seat: int) -> bool:
    """A parcel without a building that is not the seat's own."""
    site = int(table.ground[cell]) - SITE
    return site >= 0 and table.sites[site].trade == 0 and table.sites[site].owner != seat + 1


@rule
def is_own_parcel(table: Table, cell: int, seat: int) -> bool:
    """A parcel without a building that is the seat's own, with rails or bare."""
    site = int(table.ground[cell]) - SITE
    return site >= 0 and table.sites[site].trade == 0 and table.sites[site].owner == seat + 1


@rule
def price(table: Table, cell: int, seat: int) -> int:
    """Rails that a tile costs in this cell; 0 where none may lie."""
    ground = int(table.ground[cell])
    if ground == PLAIN:
        return 1
    if ground == MOUNTAIN:
        return 2
    if ground == LAKE:
        return 0
    return 1 if is_own_parcel(table, cell, seat) else 0


@rule
def pointed_at(s: State, end: int) -> int:
    """The cell that an end points at."""
    return int(s.fixed.near[end >> 2, end & 3])


@rule
def anchor(s: State, track: int, which: int) -> int:
    """The node that an end of a track points at, or −1 for an open end."""
    table = s.live.table
    return node_for(table, pointed_at(s, int(table.tracks[track].ends[which])), owner_of(track))


@rule
def is_complete(s: State, track: int) -> bool:
    """Do both ends point at a building or an own bare parcel?"""
    if s.live.table.tracks[track].tiles == 0:
        return False
    return anchor(s, track, 0) >= 0 and anchor(s, track, 1) >= 0


@rule
def goal_of(table: Table, node: int) -> int:
    """The destination that a node is: its trade, or its label while it is a bare parcel."""
    trade = int(table.sites[node].trade)
    return trade - 1 if trade > 0 else len(TRADES) - 1 + int(table.sites[node].label)

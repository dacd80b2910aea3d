"""Laying a line, tile by tile (TW-3.1, TW-3.2, TW-3.2a, TW-3.3, TW-3.4, TW-3.4a).

A tile is offered only if the line can still be finished: if some way of going on ends where it may,
at a price that the player can pay exactly. The search lays tiles on the map and takes them away
again; it goes deeper only while it cannot stop, which is seldom more than two tiles.
"""

from __future__ import annotations

import numpy as np

from tramshed.games.tramways.paying.payable import ONE, ZERO
from tramshed.games.tramways.reasons import (
    ALLOWED,
    CELL_FULL,
    CLOSED_RING,
    FOREIGN_PARCEL,
    FOREIGN_TRACK,
    MUST_JOIN,
    NO_ANCHOR,
    NO_TILES,
    OFF_THE_MAP,
    SAME_ENDS,
    UNPAYABLE,
    WRONG_GROUND,
)
from tramshed.games.tramways.state import State
from tramshed.games.tramways.track.tiles import (
    across,
    add_tile,
    goal_of,
    has_side,
    is_foreign_parcel,
    is_own_parcel,
    is_straight,
    node_for,
    owner_of,
    pointed_at,
    price,
    remove_tile,
    tile_at,
    track_at,
)
from tramshed.kernel.rule import rule

TWO, THREE = np.uint64(2), np.uint64(3)


@rule
def put_tile(s: State, seat: int, line: int, cell: int, tile: int) -> None:
    """A tile from the player's supply onto the map."""
    player = s.live.table.players[seat]
    if is_straight(tile):
        player.straights -= 1
    else:
        player.curves -= 1
    add_tile(s.live.table, cell, tile, line)


@rule
def lift_tile(s: State, seat: int, cell: int, side: int) -> None:
    """A tile from the map into the player's supply."""
    player = s.live.table.players[seat]
    if is_straight(tile_at(s.live.table, cell, side)):
        player.straights += 1
    else:
        player.curves += 1
    remove_tile(s.live.table, cell, side)


@rule
def forbids_tile(s: State, seat: int, line: int, cell: int, entry: int, leave: int) -> int:
    """May a line's tile lie here, from one side to another, wherever it goes on to?"""
    table, player = s.live.table, s.live.table.players[seat]
    tile = 1 << entry | 1 << leave
    tiles = int(table.rails[cell])
    if price(table, cell, seat) == 0:
        return FOREIGN_PARCEL if is_foreign_parcel(table, cell, seat) else WRONG_GROUND
    if tiles > 15 or tiles & tile:
        return CELL_FULL
    if (player.straights if is_straight(tile) else player.curves) == 0:
        return NO_TILES
    ahead = int(s.fixed.near[cell, leave])
    if ahead < 0:
        return OFF_THE_MAP
    if is_foreign_parcel(table, ahead, seat):
        return FOREIGN_PARCEL
    if has_side(table, ahead, leave ^ 2):
        other = track_at(table, ahead, leave ^ 2)
        if owner_of(other) != seat:
            return FOREIGN_TRACK
        if other == line:
            return CLOSED_RING
    if tiles == 0 and is_own_parcel(table, cell, seat):
        return forbids_leaving_out(s, cell, tile)
    return ALLOWED


@rule
def forbids_leaving_out(s: State, cell: int, tile: int) -> int:
    """On a bare parcel every track that ends there must be joined (TW-3.2a)."""
    for side in range(4):
        near = int(s.fixed.near[cell, side])
        if not tile >> side & 1 and near >= 0 and has_side(s.live.table, near, side ^ 2):
            return MUST_JOIN
    return ALLOWED


@rule
def head_of(s: State, seat: int, cell: int, leave: int) -> int:
    """The node that a line ends at if its last tile leaves here, or −1; where it meets another
    track of the seat, the other end of that one counts."""
    table = s.live.table
    ahead, back = int(s.fixed.near[cell, leave]), leave ^ 2
    if has_side(table, ahead, back):
        other = table.tracks[track_at(table, ahead, back)]
        far = int(other.ends[1 if other.ends[0] == ahead * 4 + back else 0])
        return node_for(table, pointed_at(s, far), seat)
    return node_for(table, ahead, seat)


@rule
def forbids_stopping(s: State, seat: int, tail: int, cell: int, leave: int, cost: int) -> int:
    """May a line end here: anchored, between two different nodes if at two, and payable?"""
    return forbids_ends(s, tail, head_of(s, seat, cell, leave), cost)


@rule
def forbids_ends(s: State, tail: int, head: int, cost: int) -> int:
    """May a line lie between these nodes (−1: an open end), at this price?"""
    if tail == head:
        return NO_ANCHOR if tail < 0 else SAME_ENDS
    sums = s.live.sums[0]
    if tail >= 0 and head >= 0:
        table = s.live.table
        sums = s.live.sums[1 + goal_of(table, tail)] | s.live.sums[1 + goal_of(table, head)]
    return ALLOWED if (sums >> np.uint64(cost)) & ONE == ONE else UNPAYABLE


@rule
def can_finish(
    s: State, seat: int, line: int, tail: int, cell: int, entry: int, leave: int, cost: int
) -> bool:
    """With this tile, which may lie here, can the line be finished? A search in depth: two bits for
    each tile laid say how many ways on from it have been tried."""
    table = s.live.table
    tried = ZERO
    depth = 0
    put_tile(s, seat, line, cell, 1 << entry | 1 << leave)
    cost += price(table, cell, seat)
    found = forbids_stopping(s, seat, tail, cell, leave, cost) == ALLOWED
    while not found and depth >= 0:
        shift = TWO * np.uint64(depth)
        turns = (tried >> shift) & THREE
        if turns == THREE or (s.live.sums[0] >> np.uint64(cost + 1)) == ZERO:
            lift_tile(s, seat, cell, entry)
            cost -= price(table, cell, seat)
            tried &= ~(THREE << shift)
            depth -= 1
            if depth >= 0:
                leave = entry ^ 2
                cell = int(s.fixed.near[cell, entry])
                entry = across(table, cell, leave)
            continue
        tried += ONE << shift
        ahead, back = int(s.fixed.near[cell, leave]), leave ^ 2
        out = (back + 1 + int(turns)) & 3
        if forbids_tile(s, seat, line, ahead, back, out) == ALLOWED:
            put_tile(s, seat, line, ahead, 1 << back | 1 << out)
            cell, entry, leave = ahead, back, out
            cost += price(table, cell, seat)
            depth += 1
            found = forbids_stopping(s, seat, tail, cell, leave, cost) == ALLOWED
    while depth >= 0:
        lift_tile(s, seat, cell, entry)
        depth -= 1
        if depth >= 0:
            leave = entry ^ 2
            cell = int(s.fixed.near[cell, entry])
            entry = across(table, cell, leave)
    return found

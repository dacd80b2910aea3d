"""The map of Tramways worked out from scratch, out of what lies on it: compiled, for watchers."""

from __future__ import annotations

import numpy as np

from tramshed.games.tramways import steps
from tramshed.games.tramways.components import (
    CURVES,
    MOST_SITES,
    MOST_TRACKS,
    SITE,
    STRAIGHTS,
    TRACKS,
)
from tramshed.games.tramways.state import FOR_TRACK, State
from tramshed.kernel.record import Row
from tramshed.kernel.rule import generic

NOWHERE = -1


@generic
def tile_towards(s: State, cell: int, side: int) -> int:
    """Which of a cell's two tiles reaches a side, or NOWHERE."""
    for slot in range(2):
        if int(s.live.table.rails[cell]) >> (4 * slot + side) & 1:
            return slot
    return NOWHERE


@generic
def far_side(s: State, cell: int, slot: int, side: int) -> int:
    """The other side of a tile."""
    tile = int(s.live.table.rails[cell]) >> (4 * slot) & 15
    for other in range(4):
        if other != side and tile >> other & 1:
            return other
    return NOWHERE


@generic
def is_laying(s: State) -> bool:
    """Is a line in hand? It counts when it is paid."""
    table = s.live.table
    return table.line > 0 and (table.step == steps.LAY or table.bill.what == FOR_TRACK)


@generic
def tracks_differ(s: State) -> bool:
    """Follow every track tile by tile: is it what its record says, and is any tile left over?"""
    table = s.live.table
    followed = 0
    for track in range(TRACKS):
        record = table.tracks[track]
        if record.tiles == 0:
            if table.line != track + 1 and (record.ends[0] or record.ends[1] or record.upgraded):
                return True
            continue
        cell, side = int(record.ends[0]) >> 2, int(record.ends[0]) & 3
        before = int(s.fixed.near[cell, side])
        if before < 0 or tile_towards(s, before, side ^ 2) != NOWHERE:
            return True
        length = 0
        slot = tile_towards(s, cell, side)
        while slot != NOWHERE:
            if table.track[cell, slot] != track + 1 or length == MOST_TRACKS:
                return True
            length += 1
            side = far_side(s, cell, slot, side)
            end = cell * 4 + side
            cell, side = int(s.fixed.near[cell, side]), side ^ 2
            if cell < 0:
                return True
            slot = tile_towards(s, cell, side)
        if length != record.tiles or end != record.ends[1]:
            return True
        followed += length
    return followed != laid(s, NOWHERE, False) + laid(s, NOWHERE, True)


@generic
def laid(s: State, seat: int, straight: bool) -> int:
    """Straights or curves on the map, of a seat or of all."""
    table = s.live.table
    count = 0
    for cell in range(s.fixed.cells):
        for slot in range(2):
            tile = int(table.rails[cell]) >> (4 * slot) & 15
            mine = seat < 0 or (int(table.track[cell, slot]) - 1) // MOST_TRACKS == seat
            if tile and mine and (tile in (5, 10)) == straight:
                count += 1
    return count


@generic
def tiles_differ(s: State) -> bool:
    """Has a player not twelve tiles of each kind, on the map and beside it?"""
    for seat in range(s.fixed.seats):
        player = s.live.table.players[seat]
        if player.limit == 0:
            continue  # before the player boards are given out
        if int(player.straights) + laid(s, seat, True) != STRAIGHTS:
            return True
        if int(player.curves) + laid(s, seat, False) != CURVES:
            return True
    return False


@generic
def find_nodes(s: State, nodes: Row[int]) -> None:
    """Squares of one trade side by side are one building, named by the lowest."""
    table = s.live.table
    for site in range(table.sites_count):
        nodes[site] = site
    changed = True
    while changed:
        changed = False
        for site in range(table.sites_count):
            trade = int(table.sites[site].trade)
            for side in range(4):
                near = int(s.fixed.near[table.sites[site].cell, side])
                other = int(table.ground[near]) - SITE if near >= 0 else NOWHERE
                if (
                    trade > 0
                    and other >= 0
                    and table.sites[other].trade == trade
                    and nodes[other] < nodes[site]
                ):
                    nodes[site] = nodes[other]
                    changed = True


@generic
def end_node(s: State, nodes: Row[int], track: int, which: int) -> int:
    """The building or own bare parcel that an end of a track points at, or NOWHERE."""
    table = s.live.table
    end = int(table.tracks[track].ends[which])
    cell = int(s.fixed.near[end >> 2, end & 3])
    number = int(table.ground[cell]) - SITE if cell >= 0 else NOWHERE
    if number < 0:
        return NOWHERE
    site = table.sites[number]
    own = site.owner == track // MOST_TRACKS + 1 and table.rails[cell] == 0
    return int(nodes[number]) if site.trade > 0 or own else NOWHERE


@generic
def network_differs(s: State, nodes: Row[int]) -> bool:
    """Are buildings, or the links between them, not what the map says? Does a track hang in the
    air?"""
    table = s.live.table
    find_nodes(s, nodes)
    for site in range(table.sites_count):
        if table.sites[site].node != nodes[site]:
            return True
    if is_laying(s):
        return False
    links = np.zeros(MOST_SITES, np.uint64)
    for track in range(TRACKS):
        if table.tracks[track].tiles == 0:
            continue
        one, other = end_node(s, nodes, track, 0), end_node(s, nodes, track, 1)
        if one < 0:
            return True
        if other >= 0 and one != other:
            links[one] |= np.uint64(1) << np.uint64(other)
            links[other] |= np.uint64(1) << np.uint64(one)
    for site in range(MOST_SITES):
        if links[site] != table.links[site]:
            return True
    return False


@generic
def complete(s: State, nodes: Row[int], seat: int) -> int:
    """Complete tracks of a seat."""
    count = 0
    for track in range(seat * MOST_TRACKS, (seat + 1) * MOST_TRACKS):
        if s.live.table.tracks[track].tiles > 0 and end_node(s, nodes, track, 1) >= 0:
            count += int(end_node(s, nodes, track, 0) >= 0)
    return count

"""The network: which nodes complete tracks join, and who can get where (TW-3.3b, TW-3.10).

Sets of nodes are bits.
"""

from __future__ import annotations

import numpy as np

from tramshed.games.tramways.components import TRACKS, TRADES
from tramshed.games.tramways.paying.payable import ONE, ZERO
from tramshed.games.tramways.state import State, Table
from tramshed.games.tramways.track.tiles import anchor
from tramshed.kernel.record import Row, u8
from tramshed.kernel.rule import rule

HALF, QUARTER, BYTE, FOUR, PAIR = (np.uint64(n) for n in (32, 16, 8, 4, 2))
LOW_HALF, LOW_QUARTER, LOW_BYTE = (np.uint64((1 << n) - 1) for n in (32, 16, 8))
LOW_FOUR, LOW_PAIR = np.uint64(15), np.uint64(3)


@rule
def bit(node: int) -> np.uint64:
    """The set of one node."""
    return ONE << np.uint64(node)


@rule
def lowest(nodes: np.uint64) -> int:
    """The lowest node of a set that is not empty."""
    number = 0
    if nodes & LOW_HALF == ZERO:
        nodes >>= HALF
        number = 32
    if nodes & LOW_QUARTER == ZERO:
        nodes >>= QUARTER
        number += 16
    if nodes & LOW_BYTE == ZERO:
        nodes >>= BYTE
        number += 8
    if nodes & LOW_FOUR == ZERO:
        nodes >>= FOUR
        number += 4
    if nodes & LOW_PAIR == ZERO:
        nodes >>= PAIR
        number += 2
    return number if nodes & ONE else number + 1


@rule
def link_all(s: State) -> None:
    """Note what every complete track joins. A track whose ends have become one joins nothing."""
    table = s.live.table
    for node in range(table.sites_count):
        table.links[node] = ZERO
    for track in range(TRACKS):
        if table.tracks[track].tiles == 0:
            continue
        one, other = anchor(s, track, 0), anchor(s, track, 1)
        if one >= 0 and other >= 0 and one != other:
            table.links[one] |= bit(other)
            table.links[other] |= bit(one)


@rule
def spread(links: Row[u8], seen: np.uint64, barred: np.uint64) -> np.uint64:
    """All nodes that can be reached from some without passing through barred ones."""
    front = seen
    while front != ZERO:
        node = lowest(front)
        front &= front - ONE
        fresh = links[node] & ~seen & ~barred
        seen |= fresh
        front |= fresh
    return seen


@rule
def nodes_of(table: Table, goal: int) -> np.uint64:
    """The nodes that a destination names: buildings of a trade, or a bare parcel."""
    found = ZERO
    if goal >= len(TRADES):
        site = int(table.lots[goal - len(TRADES)]) - 1
        if site >= 0 and table.sites[site].trade == 0 and table.rails[table.sites[site].cell] == 0:
            found = bit(site)
        return found
    for site in range(table.sites_count):
        if table.sites[site].trade == goal + 1:
            found |= bit(int(table.sites[site].node))
    return found

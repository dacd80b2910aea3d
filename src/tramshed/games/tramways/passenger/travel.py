"""Moving a passenger: who, whereto, and along which tracks (TW-3.10)."""

from __future__ import annotations

import numpy as np

from tramshed.games.tramways import actions, events, icons, steps
from tramshed.games.tramways.components import SITE, TRACKS
from tramshed.games.tramways.icons import GOALS, SLOTS
from tramshed.games.tramways.paying.bill import present_bill
from tramshed.games.tramways.paying.payable import ONE, ZERO
from tramshed.games.tramways.reasons import (
    ALLOWED,
    BEEN_THERE,
    NO_PASSENGER,
    NO_TRACK_HERE,
    NO_WAY,
    UNPAYABLE,
)
from tramshed.games.tramways.state import FOR_TRIP, State
from tramshed.games.tramways.tickets import can_suffer
from tramshed.games.tramways.track.network import bit, lowest, nodes_of, spread
from tramshed.games.tramways.track.tiles import (
    anchor,
    goal_of,
    has_side,
    owner_of,
    pointed_at,
    track_at,
)
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def payable_goals(s: State, seat: int) -> int:
    """Destinations on tickets that the player can play, as bits.

    Every ticket with a destination has a strip too, so it can pay for a trip alone.
    """
    goals = 0
    for i in range(s.live.hand[seat].n):
        ticket = int(s.live.hand[seat].cards[i])
        if can_suffer(s, seat, ticket):
            for slot in range(SLOTS):
                icon = int(s.fixed.tickets[ticket].icons[slot])
                if icons.TO_TRADE <= icon < icons.BUILD:
                    goals |= 1 << (icon - icons.TO_TRADE)
    return goals


@rule
def goals_from(s: State, node: int) -> int:
    """Destinations that can be reached from a node, as bits."""
    table = s.live.table
    if table.links[node] == ZERO:
        return 0
    reached = spread(table.links, bit(node), ZERO) & ~bit(node)
    goals = 0
    while reached != ZERO:
        goals |= 1 << goal_of(table, lowest(reached))
        reached &= reached - ONE
    return goals


@rule
def forbids_passenger(s: State, cell: int, goals: int) -> int:
    """Somebody stands there, and can get to one of the payable destinations."""
    table = s.live.table
    site = int(table.ground[cell]) - SITE
    if site < 0 or table.sites[site].passenger == 0:
        return NO_PASSENGER
    return ALLOWED if goals_from(s, int(table.sites[site].node)) & goals else NO_WAY


@rule
def offer_passengers(s: State, seat: int, acts: Actions, most: int) -> int:
    """Every passenger, up to so many, who can get somewhere."""
    table = s.live.table
    goals = payable_goals(s, seat)
    n = 0
    for site in range(table.sites_count):
        if n < most and table.sites[site].passenger:
            cell = int(table.sites[site].cell)
            if forbids_passenger(s, cell, goals) == ALLOWED:
                acts[n] = actions.at(cell)
                n += 1
    return n


@rule
def choose_passenger(s: State, cell: int) -> None:
    """Who; now whereto."""
    table = s.live.table
    node = int(table.sites[int(table.ground[cell]) - SITE].node)
    table.trip.origin = cell
    table.trip.node = node
    table.trip.been = bit(node)
    table.step = steps.GOAL


@rule
def forbids_goal(s: State, seat: int, goal: int) -> int:
    """On a ticket that can be played, and within reach."""
    if not payable_goals(s, seat) >> goal & 1:
        return UNPAYABLE
    return ALLOWED if goals_from(s, int(s.live.table.trip.node)) >> goal & 1 else NO_WAY


@rule
def offer_goals(s: State, seat: int, acts: Actions) -> int:
    """Every destination that can be reached and paid."""
    goals = payable_goals(s, seat) & goals_from(s, int(s.live.table.trip.node))
    n = 0
    for goal in range(GOALS):
        if goals >> goal & 1:
            acts[n] = actions.GOAL + goal
            n += 1
    return n


@rule
def choose_goal(s: State, seat: int, goal: int) -> None:
    """The passenger sets out."""
    trip = s.live.table.trip
    trip.goal = goal
    s.live.table.step = steps.RIDE
    tell(s, EVERYONE, events.BOARDED, seat, int(trip.origin), goal, 0)


@rule
def good_nodes(s: State) -> np.uint64:
    """The nodes that a passenger may ride to now: destinations, and those from which one can still
    be reached without coming anywhere twice. The first destination on the way is the last stop."""
    trip = s.live.table.trip
    targets = nodes_of(s.live.table, int(trip.goal)) & ~trip.been
    return spread(s.live.table.links, targets, trip.been)


@rule
def far_node(s: State, track: int, end: int) -> int:
    """Where one gets to along a track, from one of its ends; −1 if it is not complete."""
    record = s.live.table.tracks[track]
    if record.ends[0] == end:
        return anchor(s, track, 1)
    return anchor(s, track, 0) if record.ends[1] == end else -1


@rule
def forbids_ride(s: State, end: int) -> int:
    """A complete track that leaves here, for somewhere new, with the destination still ahead."""
    table = s.live.table
    if not has_side(table, end >> 2, end & 3):
        return NO_TRACK_HERE
    track = track_at(table, end >> 2, end & 3)
    far = far_node(s, track, end)
    near = far_node(s, track, other_end(s, track, end)) if far >= 0 else -1
    if far < 0 or near != table.trip.node:
        return NO_TRACK_HERE
    if (table.trip.been >> np.uint64(far)) & ONE == ONE:
        return BEEN_THERE
    return ALLOWED if (good_nodes(s) >> np.uint64(far)) & ONE == ONE else NO_WAY


@rule
def other_end(s: State, track: int, end: int) -> int:
    """The other end of a track."""
    record = s.live.table.tracks[track]
    return int(record.ends[1 if record.ends[0] == end else 0])


@rule
def offer_rides(s: State, acts: Actions) -> int:
    """Every track along which the passenger can go on."""
    table = s.live.table
    good = good_nodes(s)
    n = 0
    for track in range(TRACKS):
        record = table.tracks[track]
        if record.tiles == 0:
            continue
        one, other = anchor(s, track, 0), anchor(s, track, 1)
        if one < 0 or other < 0 or one == other:
            continue
        end = -1
        if one == table.trip.node and (good >> np.uint64(other)) & ONE == ONE:
            end = int(record.ends[0])
        elif other == table.trip.node and (good >> np.uint64(one)) & ONE == ONE:
            end = int(record.ends[1])
        if end >= 0:
            acts[n] = actions.along(end)
            n += 1
    return n


@rule
def ride(s: State, seat: int, end: int) -> None:
    """One track further; at the destination the trip is to be paid."""
    table, trip = s.live.table, s.live.table.trip
    track = track_at(table, end >> 2, end & 3)
    far = far_node(s, track, end)
    trip.tracks[trip.n] = track + 1
    trip.n += 1
    trip.node = far
    trip.been |= bit(far)
    left, reached = pointed_at(s, end), pointed_at(s, other_end(s, track, end))
    tell(s, EVERYONE, events.RODE, seat, left, owner_of(track), reached)
    if goal_of(table, far) == trip.goal:
        present_bill(s, FOR_TRIP, 0, icons.STRIP, 1 << int(trip.goal))

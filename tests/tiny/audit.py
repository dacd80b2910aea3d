"""What must hold in every position: nothing lost, nothing from nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tests.tiny.components import COINS, HAND_SIZE, MOST_KINDS, ROUNDS
from tests.tiny.state import OVER, State
from tramshed.kernel.seats import EVERYONE


def audit(s: State) -> Iterator[str]:
    """Every complaint about a state, in words for a developer."""
    yield from _things(s)
    yield from _coins(s)
    yield from _packets(s)
    yield from _audiences(s)


def _array(field: Any) -> NDArray[np.int64]:
    """A field as plain numbers: reading a record one by one is slow."""
    return np.array(field, np.int64)


def _things(s: State) -> Iterator[str]:
    live, table = s.live, s.live.table
    bag = _array(live.bag.count)
    slots = [_array([table.lot, live.parcel]), _array(live.packets), _array(live.finds)]
    things = np.concatenate([each.ravel() for each in slots])
    found = np.bincount(things, minlength=MOST_KINDS + 1)[1:]
    total = found + bag + _array(table.won).sum(axis=0)
    for kind in np.flatnonzero(total != _array(s.fixed.copies)):
        yield f"there are {total[kind]} things of kind {kind}"
    for kind in np.flatnonzero(bag < 0):
        yield f"the bag has {bag[kind]} things of kind {kind}"
    if bag.sum() != live.bag.n:
        yield "the bag miscounts itself"


def _coins(s: State) -> Iterator[str]:
    coins = _array(s.live.table.coins)
    for seat in np.flatnonzero((coins < 0) | (coins > COINS)):
        yield f"seat {seat} has {coins[seat]} coins"
    if coins[s.fixed.seats :].any():
        yield "somebody has coins who is not there"


def _packets(s: State) -> Iterator[str]:
    packets, picks = _array(s.live.packets), int(s.live.table.picks)
    seats = int(s.fixed.seats)
    if (packets[:seats] == 0).any() or packets[seats:].any():
        yield "a packet is not three things"
    for packet, things in enumerate(packets[:, picks:]):
        if (np.diff(things) < 0).any():
            yield f"the hand of packet {packet} is not sorted: {things}"


def _audiences(s: State) -> Iterator[str]:
    """Where there is a thing its owner knows it; where there is none, nobody does."""
    live, table, seats = s.live, s.live.table, int(s.fixed.seats)
    if (live.parcel > 0) != (table.parcel_seen[0] > 0):
        yield "a parcel and its audience disagree"
    sealed, sealed_seen = _array(live.sealed), _array(table.sealed_seen)
    finds, find_seen = _array(live.finds), _array(table.find_seen)
    packet_seen = _array(table.packet_seen)
    over = table.part == OVER
    for seat in range(seats):
        if sealed_seen[seat] != (1 << seat if sealed[seat] else 0):
            yield f"seat {seat}'s sealed decision and its audience disagree"
        for find in range(ROUNDS):
            if (finds[seat, find] > 0) != bool(find_seen[seat, find] >> seat & 1):
                yield f"seat {seat}'s find {find} and its audience disagree"
        for slot in range(HAND_SIZE):
            owner = (seat + min(slot, int(table.picks))) % seats
            if not packet_seen[seat, slot] >> owner & 1:
                yield f"seat {owner} does not know thing {slot} of packet {seat}"
    if over and (packet_seen[:seats] != EVERYONE).any():
        yield "something kept was never turned up"

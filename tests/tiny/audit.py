"""What must hold in every position: nothing lost, nothing from nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tests.tiny.components import COINS, HAND_SIZE, MOST_KINDS, ROUNDS
from tests.tiny.state import OVER, State
from tramshed.kernel.record import plain
from tramshed.kernel.seats import EVERYONE


def audit(s: State) -> Iterator[str]:
    """Every complaint about a state, in words for a developer."""
    state = plain(s)
    fixed, live = state["fixed"], state["live"]
    seats = int(fixed["seats"])
    yield from _things(fixed, live)
    yield from _coins(live["table"], seats)
    yield from _packets(live, seats)
    yield from _audiences(live, seats)


def _wide(field: Any) -> NDArray[np.int64]:
    """Small numbers would wrap around in sums and shifts."""
    return np.array(field, np.int64)


def _things(fixed: Any, live: Any) -> Iterator[str]:
    table, bag = live["table"], _wide(live["bag"]["count"])
    slots = [table["lot"], live["parcel"], live["packets"], live["finds"]]
    things = np.concatenate([_wide(each).ravel() for each in slots])
    found = np.bincount(things, minlength=MOST_KINDS + 1)[1:]
    total = found + bag + _wide(table["won"]).sum(axis=0)
    for kind in np.flatnonzero(total != fixed["copies"]):
        yield f"there are {total[kind]} things of kind {kind}"
    for kind in np.flatnonzero(bag < 0):
        yield f"the bag has {bag[kind]} things of kind {kind}"
    if bag.sum() != live["bag"]["n"]:
        yield "the bag miscounts itself"


def _coins(table: Any, seats: int) -> Iterator[str]:
    coins = table["coins"]
    for seat in np.flatnonzero((coins < 0) | (coins > COINS)):
        yield f"seat {seat} has {coins[seat]} coins"
    if coins[seats:].any():
        yield "somebody has coins who is not there"


def _packets(live: Any, seats: int) -> Iterator[str]:
    packets, picks = live["packets"], live["table"]["picks"]
    if (packets[:seats] == 0).any() or packets[seats:].any():
        yield "a packet is not three things"
    for packet, things in enumerate(packets[:, picks:].tolist()):
        if things != sorted(things):
            yield f"the hand of packet {packet} is not sorted: {things}"


def _audiences(live: Any, seats: int) -> Iterator[str]:
    """Where there is a thing its owner knows it; where there is none, nobody does."""
    table = live["table"]
    if (live["parcel"] > 0) != (table["parcel_seen"][0] > 0):
        yield "a parcel and its audience disagree"
    find_seen, packet_seen = _wide(table["find_seen"]), _wide(table["packet_seen"])
    for seat in range(seats):
        if table["sealed_seen"][seat] != (1 << seat if live["sealed"][seat] else 0):
            yield f"seat {seat}'s sealed decision and its audience disagree"
        for find in range(ROUNDS):
            if (live["finds"][seat, find] > 0) != bool(find_seen[seat, find] >> seat & 1):
                yield f"seat {seat}'s find {find} and its audience disagree"
        for slot in range(HAND_SIZE):
            owner = (seat + min(slot, int(table["picks"]))) % seats
            if not packet_seen[seat, slot] >> owner & 1:
                yield f"seat {owner} does not know thing {slot} of packet {seat}"
    if table["part"] == OVER and (packet_seen[:seats] != EVERYONE).any():
        yield "something kept was never turned up"

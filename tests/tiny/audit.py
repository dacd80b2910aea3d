"""What must hold in every position: nothing lost, nothing from nowhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.tiny.components import COINS, HAND_SIZE, MOST_KINDS, ROUNDS
from tests.tiny.scoring import keeper
from tests.tiny.state import OVER, State
from tramshed.kernel.seats import EVERYONE, MOST_SEATS


def audit(s: State) -> Iterator[str]:
    """Every complaint about a state, in words for a developer."""
    yield from _things(s)
    yield from _coins(s)
    yield from _audiences(s)
    yield from _hands(s)
    yield from _empty_seats(s)


def _things(s: State) -> Iterator[str]:
    live = s.live
    slots = [int(live.table.lot), int(live.parcel)]
    for seat in range(MOST_SEATS):
        slots += [int(live.packets[seat, slot]) for slot in range(HAND_SIZE)]
        slots += [int(live.finds[seat, find]) for find in range(ROUNDS)]
    found = Counter(slots)
    in_bag = 0
    for kind in range(MOST_KINDS):
        won = sum(int(live.table.won[seat, kind]) for seat in range(MOST_SEATS))
        count = int(live.bag.count[kind])  # type: ignore[attr-defined]
        in_bag += count
        if count < 0:
            yield f"the bag has {count} things of kind {kind}"
        if found[kind + 1] + won + count != s.fixed.copies[kind]:
            yield f"there are {found[kind + 1] + won + count} things of kind {kind}"
    if in_bag != live.bag.n:
        yield "the bag miscounts itself"


def _coins(s: State) -> Iterator[str]:
    for seat in range(s.fixed.seats):
        if not 0 <= s.live.table.coins[seat] <= COINS:
            yield f"seat {seat} has {s.live.table.coins[seat]} coins"


def _audiences(s: State) -> Iterator[str]:
    """Where there is a thing, its owner knows it; where there is none, nobody does."""
    live, table = s.live, s.live.table
    if (live.parcel > 0) != (table.parcel_seen[0] > 0):
        yield "a parcel and its audience disagree"
    for seat in range(s.fixed.seats):
        if (live.sealed[seat] > 0) != (table.sealed_seen[seat] == 1 << seat):
            yield f"seat {seat}'s sealed decision and its audience disagree"
        for find in range(ROUNDS):
            seen = int(table.find_seen[seat, find])
            if (live.finds[seat, find] > 0) != bool(seen >> seat & 1):
                yield f"seat {seat}'s find {find} and its audience disagree"
        for slot in range(HAND_SIZE):
            owner = keeper(s, seat, min(slot, int(table.picks)))
            if not int(table.packet_seen[seat, slot]) >> owner & 1:
                yield f"seat {owner} does not know thing {slot} of packet {seat}"
            if table.part == OVER and table.packet_seen[seat, slot] != EVERYONE:
                yield f"thing {slot} of packet {seat} was never turned up"


def _hands(s: State) -> Iterator[str]:
    for packet in range(s.fixed.seats):
        first = int(s.live.table.picks)
        hand = [int(s.live.packets[packet, slot]) for slot in range(first, HAND_SIZE)]
        if hand != sorted(hand):
            yield f"the hand of packet {packet} is not sorted: {hand}"
        if any(s.live.packets[packet, slot] == 0 for slot in range(HAND_SIZE)):
            yield f"packet {packet} has an empty slot"


def _empty_seats(s: State) -> Iterator[str]:
    live = s.live
    for seat in range(s.fixed.seats, MOST_SEATS):
        used = [int(live.packets[seat, slot]) for slot in range(HAND_SIZE)]
        used += [int(live.finds[seat, find]) for find in range(ROUNDS)]
        if any([*used, int(live.sealed[seat]), int(live.table.coins[seat])]):
            yield f"nobody sits at seat {seat}, yet it has something"

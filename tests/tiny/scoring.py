"""The end of the game (TG-6)."""

from __future__ import annotations

from tests.tiny import events
from tests.tiny.components import HAND_SIZE, ROUNDS
from tests.tiny.state import OVER, State
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.secret import reveal
from tramshed.kernel.told import tell


@rule
def keeper(s: State, packet: int, slot: int) -> int:
    """The seat that keeps, or will keep, this thing of a packet."""
    return (packet + slot) % int(s.fixed.seats)


@rule
def end_game(s: State) -> None:
    """Everything kept and found is turned up."""
    live, table = s.live, s.live.table
    table.part = OVER
    for packet in range(s.fixed.seats):
        for slot in range(HAND_SIZE):
            reveal(live, table.packet_seen[packet], slot)
            had(s, keeper(s, packet, slot), int(live.packets[packet, slot]))
    for seat in range(s.fixed.seats):
        for find in range(ROUNDS):
            if table.find_seen[seat, find] > 0:
                reveal(live, table.find_seen[seat], find)
                had(s, seat, int(live.finds[seat, find]))
    tell(s, EVERYONE, events.ENDED, -1, 0, 0, 0)


@rule
def had(s: State, seat: int, thing: int) -> None:
    """Tell what was turned up."""
    tell(s, EVERYONE, events.HAD, seat, thing - 1, 0, 0)


@rule
def over(s: State) -> bool:
    """Has the game ended?"""
    return s.live.table.part == OVER


@rule
def worth(s: State, thing: int) -> int:
    """The value of what is in a slot."""
    return int(s.fixed.value[thing - 1]) if thing > 0 else 0


@rule
def score(s: State, seat: int) -> int:
    """The values of his things, hidden ones included, and his coins."""
    live = s.live
    total = int(live.table.coins[seat])
    for kind in range(s.fixed.kinds):
        total += int(live.table.won[seat, kind]) * int(s.fixed.value[kind])
    for slot in range(HAND_SIZE):
        if slot < live.table.picks:
            total += worth(s, int(live.packets[(seat - slot) % int(s.fixed.seats), slot]))
    for find in range(ROUNDS):
        total += worth(s, int(live.finds[seat, find]))
    return total


@rule
def rank(s: State, seat: int) -> int:
    """How many did better: more points, or as many and more coins."""
    mine, my_coins = score(s, seat), int(s.live.table.coins[seat])
    better = 0
    for other in range(s.fixed.seats):
        theirs = score(s, other)
        if theirs > mine or (theirs == mine and s.live.table.coins[other] > my_coins):
            better += 1
    return better

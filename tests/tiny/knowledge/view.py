"""What a seat may know (TG-7.1)."""

from __future__ import annotations

from tests.tiny.components import HAND_SIZE, ROUNDS
from tests.tiny.state import State, Table, View
from tramshed.kernel.hand import sort_from
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE


@rule
def view(s: State, seat: int, v: View) -> None:
    """Copy what lies open, and each hidden thing that this seat has seen."""
    live, table = s.live, s.live.table
    v.seat = seat
    v.table = table
    v.in_bag = live.bag.n
    for packet in range(s.fixed.seats):
        for slot in range(HAND_SIZE):
            if knows(int(table.packet_seen[packet, slot]), seat):
                v.packets[packet, slot] = live.packets[packet, slot]
        if unsure(s, table, packet, seat):
            sort_from(v.packets[packet], 1)
        if packet == seat:
            v.sealed = live.sealed[seat]
        for find in range(ROUNDS):
            if knows(int(table.find_seen[packet, find]), seat):
                v.finds[packet, find] = live.finds[packet, find]
    if knows(int(table.parcel_seen[0]), seat):
        v.parcel = live.parcel


@rule
def knows(audience: int, seat: int) -> bool:
    """Is the seat in this audience?"""
    return audience >> seat & 1 == 1


@rule
def unsure(s: State, table: Table, packet: int, seat: int) -> bool:
    """Who dealt a packet on knows the two things he passed, but not who kept which of them."""
    passed_on = table.picks == HAND_SIZE and packet == seat and s.fixed.seats >= HAND_SIZE
    return passed_on and table.packet_seen[packet, 1] != EVERYONE

"""What a seat may know (TT-6.1)."""

from __future__ import annotations

from tramshed.games.take_a_train.components import TRAINS
from tramshed.games.take_a_train.state import State, View
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import MOST_SEATS


@rule
def view(s: State, seat: int, v: View) -> None:
    """Copy what is public, the own secret decision and objectives, and the draft cards seen."""
    live = s.live
    v.seat = seat
    v.fixed = s.fixed
    v.table = live.table
    v.sealed = 0
    v.objectives = 0
    if seat < s.fixed.seats:
        v.sealed = live.sealed[seat]
        v.objectives = live.objectives[seat]
    for packet in range(MOST_SEATS):
        for slot in range(TRAINS):
            known = int(live.table.auction.packet_seen[packet, slot]) >> seat & 1
            v.packets[packet, slot] = live.packets[packet, slot] * known

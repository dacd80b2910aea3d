"""What a seat may know (LT-4.1), by a white list: what is not copied stays 0."""

from __future__ import annotations

from last_tram.components import TICKETS
from last_tram.state import State, View
from tramshed.kernel.rule import rule


@rule
def view(s: State, seat: int, v: View) -> None:
    """What lies open, and a player's own tickets."""
    live = s.live
    v.seat = seat
    v.table = live.table
    if seat < s.fixed.seats:  # a spectator holds nothing
        v.sealed = live.sealed[seat]
        for ticket in range(TICKETS):
            v.hand[ticket] = live.hands[seat, ticket]

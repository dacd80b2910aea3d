"""Tickets are laid, by all at once (LT-1).

While several decide, a decision touches nothing but the seat's own sealed things; the last one
resolves all. So the order does not matter, and until then everybody may change his mind.
"""

from __future__ import annotations

from last_tram import events
from last_tram.actions import LAY
from last_tram.boarding import begin_boarding
from last_tram.components import TICKETS
from last_tram.reasons import ALLOWED, NOT_IN_HAND
from last_tram.state import LAYING, State
from tramshed.kernel.chance import draw
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.secret import reveal
from tramshed.kernel.told import tell


@rule
def begin_round(s: State) -> None:
    """As many passengers as players come to the stop."""
    table = s.live.table
    table.phase = LAYING
    tell(s, EVERYONE, events.ROUND, -1, int(table.rounds) + 1, 0, 0)
    for _ in range(s.fixed.seats):
        value = draw(s.live.chance, table.pile)
        table.stop[value] += 1
        tell(s, EVERYONE, events.CAME, -1, value + 1, 0, 0)


@rule
def still_laying(s: State) -> int:
    """The seats that have not laid a ticket yet."""
    seats = 0
    for seat in range(s.fixed.seats):
        if s.live.table.laid_seen[seat] == 0:
            seats |= 1 << seat
    return seats


@rule
def offer_tickets(s: State, seat: int, acts: Actions) -> int:
    """Every ticket in hand."""
    n = 0
    for ticket in range(TICKETS):
        if s.live.hands[seat, ticket] == 1:
            acts[n] = LAY + ticket
            n += 1
    return n


@rule
def forbids_laying(s: State, seat: int, ticket: int) -> int:
    """Only a ticket in hand."""
    return ALLOWED if s.live.hands[seat, ticket] == 1 else NOT_IN_HAND


@rule
def lay(s: State, seat: int, ticket: int) -> None:
    """Lay a ticket face down; the last one turns all of them up."""
    live = s.live
    live.hands[seat, ticket] = 0
    live.sealed[seat] = ticket + 1
    live.table.laid_seen[seat] = 1 << seat
    tell(s, EVERYONE ^ 1 << seat, events.CHOSE, seat, 0, 0, 0)
    tell(s, 1 << seat, events.LAID, seat, ticket + 1, 0, 0)
    if still_laying(s) == 0:
        turn_up(s)


@rule
def turn_up(s: State) -> None:
    """All tickets are turned up; the highest boards first."""
    live, table = s.live, s.live.table
    for seat in range(s.fixed.seats):
        reveal(live, table.laid_seen, seat)
        tell(s, EVERYONE, events.TURNED_UP, seat, int(live.sealed[seat]), 0, 0)
        table.laid[seat] = live.sealed[seat]
        table.used[live.sealed[seat] - 1] = 1
        live.sealed[seat] = 0
        table.laid_seen[seat] = 0
    begin_boarding(s)

"""A full position that a view allows: what bots imagine.

It starts afresh: the state may hold another imagined position. Whatever the view does not tell is
drawn, every possibility as likely as the rules make it.
"""

from __future__ import annotations

from last_tram.components import MOST_PLAYERS, TICKETS
from last_tram.state import LAYING, OVER, State, View
from tramshed.kernel.chance import Dice, rekey, roll, take_nth
from tramshed.kernel.rule import rule


@rule
def determinize(v: View, s: State, dice: Dice) -> None:
    """Unseen tickets are dealt anew from all that are nowhere in sight."""
    live = s.live
    rekey(live.chance, dice)  # luck of its own: the match's key is in no view
    live.table = v.table
    for seat in range(MOST_PLAYERS):
        live.sealed[seat] = 0
        for ticket in range(TICKETS):
            live.hands[seat, ticket] = 0
    gather_unseen(v, s)
    for seat in range(s.fixed.seats):
        if seat == v.seat:
            hold_own(v, s, seat)
        else:
            imagine_hand(v, s, seat, dice)


@rule
def gather_unseen(v: View, s: State) -> None:
    """Into the box go all tickets that the view does not show."""
    box = s.live.box
    box.n = 0
    for ticket in range(TICKETS):
        seen = v.table.used[ticket] + v.hand[ticket] > 0 or v.sealed == ticket + 1
        box.count[ticket] = 0 if seen else 1
        box.n += box.count[ticket]


@rule
def hold_own(v: View, s: State, seat: int) -> None:
    """The viewer's own tickets are known."""
    s.live.sealed[seat] = v.sealed
    for ticket in range(TICKETS):
        s.live.hands[seat, ticket] = v.hand[ticket]


@rule
def imagine_hand(v: View, s: State, seat: int, dice: Dice) -> None:
    """As many tickets as the seat must have by now, one of them face down if it has laid one."""
    live = s.live
    for _ in range(tickets_left(v, s, seat)):
        live.hands[seat, take_nth(live.box, roll(dice, int(live.box.n)))] = 1
    if v.table.laid_seen[seat] > 0:
        live.sealed[seat] = take_nth(live.box, roll(dice, int(live.box.n))) + 1


@rule
def tickets_left(v: View, s: State, seat: int) -> int:
    """How many tickets a seat holds: one less for each round, and for the one it has laid."""
    if v.table.phase == OVER:
        return 0
    still_to_lay = v.table.phase == LAYING and v.table.laid_seen[seat] == 0
    return int(s.fixed.rounds) - int(v.table.rounds) - (0 if still_to_lay else 1)

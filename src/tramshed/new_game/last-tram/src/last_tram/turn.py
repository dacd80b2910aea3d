"""Who decides what: the contract's verbs, one dispatch over the phases (LT-1, LT-2)."""

from __future__ import annotations

from last_tram.actions import LAY, TAKE
from last_tram.boarding import board, forbids_taking, offer_passengers
from last_tram.laying import begin_round, forbids_laying, lay, offer_tickets, still_laying
from last_tram.reasons import NOT_AWAITED, OVER_ALREADY, WRONG_PHASE
from last_tram.scoring import end_game
from last_tram.state import BOARDING, LAYING, OVER, State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import NOBODY


@rule
def actors(s: State) -> int:
    """The seats that are awaited, as bits: all who have not laid a ticket, or whoever boards."""
    table = s.live.table
    if table.phase == LAYING:
        return still_laying(s)
    return 1 << int(table.turn) if table.phase == BOARDING else NOBODY


@rule
def legal(s: State, seat: int, acts: Actions) -> int:
    """Fill the menu of a seat; how many actions it has."""
    if not actors(s) >> seat & 1:
        return 0
    if s.live.table.phase == LAYING:
        return offer_tickets(s, seat, acts)
    return offer_passengers(s, acts)


@rule
def forbids(s: State, seat: int, action: int) -> int:
    """The reason that forbids an action, or ALLOWED. It agrees with `legal`: the kit sees to it."""
    phase = s.live.table.phase
    if phase == OVER:
        return OVER_ALREADY
    if not actors(s) >> seat & 1:
        return NOT_AWAITED
    if (phase == LAYING) != (action < TAKE):
        return WRONG_PHASE
    if phase == LAYING:
        return forbids_laying(s, seat, action - LAY)
    return forbids_taking(s, action - TAKE)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action, and all that follows from it."""
    if action < TAKE:
        lay(s, seat, action - LAY)
    elif board(s, seat, action - TAKE):
        end_round(s)


@rule
def end_round(s: State) -> None:
    """On to the next round, or home (LT-3.1)."""
    table = s.live.table
    table.rounds += 1
    if table.rounds == s.fixed.rounds:
        end_game(s)
    else:
        begin_round(s)

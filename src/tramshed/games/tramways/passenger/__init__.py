"""Phase 2, moving a passenger (TW-3.10, TW-3.11).

Who travels, whereto and along which tracks (travel); then happiness for the tracks' owners, the
destination's bonus and money track by track (arrival). Two bonuses are something to decide
(commerce, leisure).
"""

from __future__ import annotations

from tramshed.games.tramways import actions, steps
from tramshed.games.tramways.components import MOST_CELLS
from tramshed.games.tramways.passenger.commerce import (
    choose_at_commerce,
    forbids_commerce,
    offer_commerce,
)
from tramshed.games.tramways.passenger.leisure import choose_joy, forbids_joy, offer_joy
from tramshed.games.tramways.passenger.travel import (
    choose_goal,
    choose_passenger,
    forbids_goal,
    forbids_passenger,
    forbids_ride,
    offer_goals,
    offer_passengers,
    offer_rides,
    payable_goals,
    ride,
)
from tramshed.games.tramways.reasons import WRONG_STEP
from tramshed.games.tramways.state import State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def offer(s: State, seat: int, step: int, acts: Actions) -> int:
    """Who, whereto, along which track; and what the destination offers."""
    if step == steps.PASSENGER:
        return offer_passengers(s, seat, acts, MOST_CELLS)
    if step == steps.GOAL:
        return offer_goals(s, seat, acts)
    if step == steps.RIDE:
        return offer_rides(s, acts)
    if step == steps.COMMERCE:
        return offer_commerce(s, acts)
    return offer_joy(s, seat, acts)


@rule
def forbids(s: State, seat: int, step: int, action: int) -> int:
    """Nobody there, no way, or too dear."""
    if step == steps.PASSENGER and actions.cell_at(action) >= 0:
        return forbids_passenger(s, actions.cell_at(action), payable_goals(s, seat))
    if step == steps.GOAL and actions.GOAL <= action < actions.TOP:
        return forbids_goal(s, seat, action - actions.GOAL)
    if step == steps.RIDE and actions.end_along(action) >= 0:
        return forbids_ride(s, actions.end_along(action))
    if step == steps.COMMERCE:
        return forbids_commerce(s, action)
    if step == steps.LEISURE and actions.JOY <= action < actions.BID:
        return forbids_joy(s, seat, action - actions.JOY)
    return WRONG_STEP + step


@rule
def carry_out(s: State, seat: int, step: int, action: int) -> None:
    """Set out, ride on, choose a bonus."""
    if step == steps.PASSENGER:
        choose_passenger(s, actions.cell_of(action))
    elif step == steps.GOAL:
        choose_goal(s, seat, action - actions.GOAL)
    elif step == steps.RIDE:
        ride(s, seat, actions.end_along(action))
    elif step == steps.COMMERCE:
        choose_at_commerce(s, seat, action)
    else:
        choose_joy(s, action - actions.JOY)

"""Phase 3, administration (TW-4.1, TW-4.2, TW-4.3).

The tickets left over are played out, sealed and for all at once (office, effects); then, in
the order of play, those that bring a passenger (newcomers). A round ends (end_of_round); before the
last one everybody chooses a hand (last_hand).
"""

from __future__ import annotations

from tramshed.games.tramways import actions, steps
from tramshed.games.tramways.administration.end_of_round import (
    forbids_demand,
    meet_demand,
    offer_demand,
)
from tramshed.games.tramways.administration.last_hand import (
    choose_ticket,
    forbids_choosing,
    offer_hand,
)
from tramshed.games.tramways.administration.newcomers import (
    finish_hosting,
    forbids_host_done,
    forbids_host_icon,
    forbids_square,
    host,
    offer_host,
    offer_squares,
    play_host_icon,
)
from tramshed.games.tramways.administration.office import (
    finish_office,
    forbids_office_icon,
    forbids_throwing,
    offer_office,
    play_office_icon,
    throw_away,
)
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.reasons import ALLOWED, WRONG_STEP
from tramshed.games.tramways.state import State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def offer(s: State, seat: int, step: int, acts: Actions) -> int:
    """Icons, tickets to throw away, squares for passengers; a hand for the last round."""
    if step == steps.ADMINISTRATION:
        return offer_office(s, seat, acts)
    if step == steps.NEWCOMERS:
        return offer_host(s, seat, acts)
    if step == steps.SQUARE:
        return offer_squares(s, acts)
    if step == steps.DEMAND:
        return offer_demand(s, acts)
    return offer_hand(s, seat, acts)


@rule
def forbids(s: State, seat: int, step: int, action: int) -> int:
    """What cannot be carried out."""
    icon, cell = actions.icon_played(action), actions.cell_at(action)
    if step == steps.ADMINISTRATION:
        if action == actions.DONE:
            return ALLOWED
        if actions.ticket_discarded(action) >= 0:
            return forbids_throwing(s, seat, actions.ticket_discarded(action))
        if icon >= 0:
            return forbids_office_icon(s, seat, icon // SLOTS, icon % SLOTS)
    elif step == steps.NEWCOMERS:
        if action == actions.DONE:
            return forbids_host_done(s)
        if icon >= 0:
            return forbids_host_icon(s, seat, icon // SLOTS, icon % SLOTS)
    elif step == steps.SQUARE and cell >= 0:
        return forbids_square(s, cell)
    elif step == steps.DEMAND and cell >= 0:
        return forbids_demand(s, cell)
    elif step == steps.HAND and actions.ticket_taken(action) >= 0:
        return forbids_choosing(s, seat, actions.ticket_taken(action))
    return WRONG_STEP + step


@rule
def carry_out(s: State, seat: int, step: int, action: int) -> None:
    """An icon, a ticket thrown away or chosen, a passenger on a square; or done."""
    icon = actions.icon_played(action)
    if step == steps.HAND:
        choose_ticket(s, seat, action - actions.TAKE)
    elif step == steps.DEMAND:
        meet_demand(s, actions.cell_of(action))
    elif step == steps.SQUARE:
        host(s, actions.cell_of(action))
    elif step == steps.NEWCOMERS:
        if action == actions.DONE:
            finish_hosting(s)
        else:
            play_host_icon(s, seat, icon // SLOTS, icon % SLOTS)
    elif action == actions.DONE:
        finish_office(s, seat)
    elif icon >= 0:
        play_office_icon(s, seat, icon // SLOTS, icon % SLOTS)
    else:
        throw_away(s, seat, action - actions.DISCARD)

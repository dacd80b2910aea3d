"""Phase 1, the auction (TW-2.1, TW-2.2, TW-2.3, TW-2.4, TW-2.5; alone TW-6.2).

Players bid for places in the order of play (bidding) and then take tickets in that order (taking);
a VOID one costs another (void). Who plays alone turns up a row of tickets, each dearer (solo).
"""

from __future__ import annotations

from tramshed.games.tramways import actions, steps, whereabouts
from tramshed.games.tramways.auction.bidding import bid, forbids_bid, offer_bids, pass_bid
from tramshed.games.tramways.auction.solo import (
    forbids_more,
    offer_row,
    pay_for_more,
    take_from_row,
)
from tramshed.games.tramways.auction.taking import forbids_taking, offer_tickets, take
from tramshed.games.tramways.auction.void import (
    discard_for_void,
    forbids_keeping_all,
    forbids_void_discard,
    keep_all,
    offer_void_discards,
)
from tramshed.games.tramways.reasons import ALLOWED, WRONG_STEP
from tramshed.games.tramways.state import State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def offer(s: State, seat: int, step: int, acts: Actions) -> int:
    """A bid, a ticket of the row, or one to discard for a VOID one."""
    if step == steps.AUCTION:
        return offer_bids(s, seat, acts)
    if step == steps.ROW:
        return offer_row(s, acts)
    if step == steps.TAKE:
        return offer_tickets(s, whereabouts.ROW, acts, 0)
    return offer_void_discards(s, seat, acts)


@rule
def forbids(s: State, seat: int, step: int, action: int) -> int:
    """A bid that will not do, or a ticket that is not there."""
    if step == steps.AUCTION and action == actions.PASS:
        return ALLOWED
    if step == steps.AUCTION and actions.BID <= action < actions.CELL:
        return forbids_bid(s, seat, action - actions.BID + 1)
    if step == steps.ROW and action == actions.MORE:
        return forbids_more(s)
    if step in (steps.ROW, steps.TAKE) and actions.ticket_taken(action) >= 0:
        return forbids_taking(s, whereabouts.ROW, actions.ticket_taken(action))
    if step == steps.VOID and action == actions.DONE:
        return forbids_keeping_all(s, seat)
    if step == steps.VOID and actions.ticket_discarded(action) >= 0:
        return forbids_void_discard(s, seat, actions.ticket_discarded(action))
    return WRONG_STEP + step


@rule
def carry_out(s: State, seat: int, step: int, action: int) -> None:
    """Bid or pass; take a ticket; discard one."""
    if action == actions.PASS:
        pass_bid(s, seat)
    elif action == actions.MORE:
        pay_for_more(s)
    elif action == actions.DONE:
        keep_all(s)
    elif step == steps.AUCTION:
        bid(s, seat, action - actions.BID + 1)
    elif step == steps.ROW:
        take_from_row(s, action - actions.TAKE)
    elif step == steps.TAKE:
        take(s, seat, action - actions.TAKE)
    else:
        discard_for_void(s, seat, action - actions.DISCARD)

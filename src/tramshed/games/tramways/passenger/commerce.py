"""At a commerce: five dollars, or a development ticket as in set-up (TW-3.11, TW-S6)."""

from __future__ import annotations

from tramshed.games.tramways import actions, steps
from tramshed.games.tramways.components import COMMERCE_CASH
from tramshed.games.tramways.purse import gain_cash
from tramshed.games.tramways.reasons import ALLOWED, WRONG_STEP
from tramshed.games.tramways.set_up.books import (
    forbids_book,
    offer_books,
    offer_set,
    offered_faces,
    open_book,
)
from tramshed.games.tramways.set_up.pile import forbids_blind, forbids_face, take_blind, take_face
from tramshed.games.tramways.state import State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def offer_commerce(s: State, acts: Actions) -> int:
    """Money, or a development ticket."""
    acts[0] = actions.CASH
    if not s.fixed.pile:
        return offer_books(s, acts, 1)
    n = 1
    if forbids_blind(s) == ALLOWED:
        acts[1] = actions.BLIND
        n = 2
    return offer_set(offered_faces(s), actions.TAKE, acts, n)


@rule
def forbids_commerce(s: State, action: int) -> int:
    """Money is always there; a ticket may not be."""
    if action == actions.CASH:
        return ALLOWED
    if action == actions.BLIND:
        return forbids_blind(s)
    if actions.BOOK <= action < actions.PARCEL:
        return forbids_book(s, action - actions.BOOK)
    if actions.ticket_taken(action) >= 0:
        return forbids_face(s, actions.ticket_taken(action))
    return WRONG_STEP + steps.COMMERCE


@rule
def choose_at_commerce(s: State, seat: int, action: int) -> None:
    """Money, a look through a book, the top of the pile, a ticket beside it."""
    if action == actions.CASH:
        take_cash(s, seat)
    elif action == actions.BLIND:
        take_blind(s, seat)
    elif action < actions.PARCEL:
        open_book(s, seat, action - actions.BOOK)
    else:
        take_face(s, seat, action - actions.TAKE)


@rule
def take_cash(s: State, seat: int) -> None:
    """Money at a commerce."""
    gain_cash(s, seat, COMMERCE_CASH)
    s.live.table.step = steps.REWARDED

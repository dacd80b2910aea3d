"""Set-up: the map, the player boards, parcels, the first tickets (TW-S1, TW-S2, TW-S3, TW-S4,
TW-S5, TW-S6, TW-S7; alone TW-6.1).

`prepare` writes down what was chosen (preparing), `deal` begins with luck (dealing): the order of
play and the map (layout, boards). Then players choose: the side of a player board (sides), parcels
(parcels), a development ticket out of a book (books) or of a packet (pile). Books are opened again
at a commerce.
"""

from __future__ import annotations

from tramshed.games.tramways import actions, steps, whereabouts
from tramshed.games.tramways.auction.taking import forbids_taking, offer_tickets
from tramshed.games.tramways.reasons import ALLOWED, WRONG_STEP
from tramshed.games.tramways.set_up.books import (
    choose_top,
    forbids_book,
    forbids_keeping,
    in_book,
    keep,
    offer_books,
    offer_set,
    open_book,
)
from tramshed.games.tramways.set_up.dealing import deal
from tramshed.games.tramways.set_up.parcels import draft
from tramshed.games.tramways.set_up.pile import forbids_keeping_of_packet, keep_of_packet
from tramshed.games.tramways.set_up.preparing import prepare
from tramshed.games.tramways.set_up.sides import choose_side, offer_sides
from tramshed.games.tramways.state import State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule

__all__ = ["carry_out", "deal", "forbids", "offer", "prepare"]


@rule
def offer(s: State, seat: int, step: int, acts: Actions) -> int:
    """A side, a parcel, a book, or a ticket of one."""
    if step == steps.SIDES:
        return offer_sides(acts)
    if step == steps.DRAFT:
        return offer_tickets(s, whereabouts.DRAFT, acts, 0)
    if step == steps.BOOK:
        return offer_books(s, acts, 0)
    if step == steps.KEEP:
        return offer_set(in_book(s), actions.TAKE, acts, 0)
    if step == steps.TOP:
        return offer_set(in_book(s), actions.TOP, acts, 0)
    return offer_set(int(s.live.inside[seat]), actions.TAKE, acts, 0)


@rule
def forbids(s: State, seat: int, step: int, action: int) -> int:
    """Only what there is to choose from."""
    if step == steps.SIDES and actions.SIDE <= action < actions.BOOK:
        return ALLOWED
    if step == steps.BOOK and actions.BOOK <= action < actions.PARCEL:
        return forbids_book(s, action - actions.BOOK)
    if step == steps.TOP and actions.TOP <= action < actions.TAKE:
        return forbids_keeping(s, action - actions.TOP)
    ticket = actions.ticket_taken(action)
    if ticket >= 0 and step == steps.DRAFT:
        return forbids_taking(s, whereabouts.DRAFT, ticket)
    if ticket >= 0 and step == steps.KEEP:
        return forbids_keeping(s, ticket)
    if ticket >= 0 and step == steps.PACKET:
        return forbids_keeping_of_packet(s, seat, ticket)
    return WRONG_STEP + step


@rule
def carry_out(s: State, seat: int, step: int, action: int) -> None:
    """What was chosen."""
    if step == steps.SIDES:
        choose_side(s, seat, action - actions.SIDE)
    elif step == steps.DRAFT:
        draft(s, seat, action - actions.TAKE)
    elif step == steps.BOOK:
        open_book(s, seat, action - actions.BOOK)
    elif step == steps.KEEP:
        keep(s, seat, action - actions.TAKE)
    elif step == steps.TOP:
        choose_top(s, action - actions.TOP)
    else:
        keep_of_packet(s, seat, action - actions.TAKE)

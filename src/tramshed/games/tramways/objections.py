"""Why a seat may not do something: the contract's `forbids`."""

from __future__ import annotations

from tramshed.games.tramways import actions, steps, whereabouts
from tramshed.games.tramways.action_rounds import forbids_action
from tramshed.games.tramways.administration.end_of_round import forbids_demand
from tramshed.games.tramways.administration.last_hand import forbids_choosing
from tramshed.games.tramways.administration.newcomers import (
    forbids_host_done,
    forbids_host_icon,
    forbids_square,
)
from tramshed.games.tramways.administration.office import forbids_office_icon, forbids_throwing
from tramshed.games.tramways.auction.bidding import forbids_bid
from tramshed.games.tramways.auction.solo import forbids_more
from tramshed.games.tramways.auction.taking import (
    forbids_keeping_all,
    forbids_taking,
    forbids_void_discard,
)
from tramshed.games.tramways.building import forbids_building_ticket, forbids_parcel
from tramshed.games.tramways.components import DEVELOPMENTS
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.passenger.arrival import forbids_joy
from tramshed.games.tramways.passenger.travel import (
    forbids_goal,
    forbids_passenger,
    forbids_ride,
    payable_goals,
)
from tramshed.games.tramways.paying.in_icons import forbids_icon
from tramshed.games.tramways.paying.in_money import forbids_cash, forbids_money_icon, is_money_bill
from tramshed.games.tramways.reasons import (
    ALLOWED,
    NOT_AWAITED,
    NOT_IN_BOOK,
    OVER_ALREADY,
    WRONG_STEP,
)
from tramshed.games.tramways.set_up.books import forbids_book, forbids_keeping
from tramshed.games.tramways.set_up.pile import forbids_blind, forbids_face
from tramshed.games.tramways.state import FOR_BUILDING, FOR_RENOVATION, State
from tramshed.games.tramways.track.lines import (
    forbids_first_tile,
    forbids_next_tile,
    forbids_stop,
    forbids_taking_back,
)
from tramshed.games.tramways.track.tracks import forbids_upgrade
from tramshed.games.tramways.turn import actors
from tramshed.kernel.rule import rule


@rule
def forbids(s: State, seat: int, action: int) -> int:
    """The reason that forbids an action, or ALLOWED."""
    step = int(s.live.table.step)
    if step == steps.OVER:
        return OVER_ALREADY
    if not actors(s) >> seat & 1:
        return NOT_AWAITED
    if action >= actions.CELL:
        cell = (action - actions.CELL) // actions.A_CELL
        return forbids_on_cell(s, seat, step, cell, (action - actions.CELL) % actions.A_CELL)
    if action >= actions.BID:
        return forbids_bid_now(s, seat, step, action - actions.BID + 1)
    if action >= actions.JOY:
        return (
            forbids_joy(s, seat, action - actions.JOY)
            if step == steps.LEISURE
            else WRONG_STEP + step
        )
    if action >= actions.ICON:
        card, slot = (action - actions.ICON) // SLOTS, (action - actions.ICON) % SLOTS
        return forbids_any_icon(s, seat, step, card, slot)
    if action >= actions.DISCARD:
        return forbids_discard(s, seat, step, action - actions.DISCARD)
    if action >= actions.TAKE:
        return forbids_any_taking(s, seat, step, action - actions.TAKE)
    if action >= actions.SIDE:
        return forbids_choice(s, seat, step, action)
    return forbids_verb(s, seat, step, action)


@rule
def forbids_bid_now(s: State, seat: int, step: int, dollars: int) -> int:
    """A bid, in the auction."""
    return forbids_bid(s, seat, dollars) if step == steps.AUCTION else WRONG_STEP + step


@rule
def forbids_verb(s: State, seat: int, step: int, action: int) -> int:
    """What a single word says."""
    if step == steps.ACTION and actions.INCOME <= action <= actions.MOVE:
        return forbids_action(s, seat, action)
    if action == actions.DONE:
        return forbids_done(s, seat, step)
    if step == steps.AUCTION and action == actions.PASS:
        return ALLOWED
    if step == steps.LINE and action == actions.MORE:
        return forbids_more(s)
    if step == steps.LAY and action == actions.STOP:
        return forbids_stop(s, seat)
    if step == steps.COMMERCE and action == actions.CASH:
        return ALLOWED
    if step == steps.COMMERCE and action == actions.BLIND:
        return forbids_blind(s)
    return WRONG_STEP + step


@rule
def forbids_done(s: State, seat: int, step: int) -> int:
    """Finish what has no end of its own."""
    if step == steps.PAY and is_money_bill(s):
        return forbids_cash(s, seat)
    if step == steps.VOID:
        return forbids_keeping_all(s, seat)
    if step == steps.ADMINISTRATION:
        return ALLOWED
    return forbids_host_done(s) if step == steps.NEWCOMERS else WRONG_STEP + step


@rule
def forbids_choice(s: State, seat: int, step: int, action: int) -> int:
    """One of a few: a side, a book, a parcel, a destination, a ticket on top."""
    if action >= actions.TOP:
        if step != steps.TOP:
            return WRONG_STEP + step
        return forbids_keeping(s, action - actions.TOP)
    if action >= actions.GOAL:
        return (
            forbids_goal(s, seat, action - actions.GOAL)
            if step == steps.GOAL
            else WRONG_STEP + step
        )
    if action >= actions.PARCEL:
        if step == steps.PARCEL:
            return forbids_parcel(s, seat, FOR_BUILDING, action - actions.PARCEL)
        if step == steps.RENOVATE:
            return forbids_parcel(s, seat, FOR_RENOVATION, action - actions.PARCEL)
        return WRONG_STEP + step
    if action >= actions.BOOK:
        if step in (steps.BOOK, steps.COMMERCE):
            return forbids_book(s, action - actions.BOOK)
        return WRONG_STEP + step
    return ALLOWED if step == steps.SIDES else WRONG_STEP + step


@rule
def forbids_any_taking(s: State, seat: int, step: int, card: int) -> int:
    """A ticket, in whatever way it is taken."""
    if step == steps.DRAFT:
        return forbids_taking(s, whereabouts.DRAFT, card)
    if step == steps.KEEP:
        return forbids_keeping(s, card)
    if step == steps.PACKET:
        inside = card < DEVELOPMENTS and int(s.live.inside[seat]) >> card & 1
        return ALLOWED if inside else NOT_IN_BOOK
    if step == steps.HAND:
        return forbids_choosing(s, seat, card)
    if step in (steps.TAKE, steps.LINE):
        return forbids_taking(s, whereabouts.ROW, card)
    if step == steps.TICKET:
        return forbids_building_ticket(s, card)
    return forbids_face(s, card) if step == steps.COMMERCE else WRONG_STEP + step


@rule
def forbids_discard(s: State, seat: int, step: int, card: int) -> int:
    """A ticket thrown away."""
    if step == steps.VOID:
        return forbids_void_discard(s, seat, card)
    return forbids_throwing(s, seat, card) if step == steps.ADMINISTRATION else WRONG_STEP + step


@rule
def forbids_any_icon(s: State, seat: int, step: int, card: int, slot: int) -> int:
    """An icon, whatever it is played for."""
    if step == steps.ADMINISTRATION:
        return forbids_office_icon(s, seat, card, slot)
    if step == steps.NEWCOMERS:
        return forbids_host_icon(s, seat, card, slot)
    if step != steps.PAY:
        return WRONG_STEP + step
    if is_money_bill(s):
        return forbids_money_icon(s, seat, card, slot)
    return forbids_icon(s, seat, card, slot)


@rule
def forbids_on_cell(s: State, seat: int, step: int, cell: int, what: int) -> int:
    """Something on the map."""
    if what < actions.BACK:
        entry = what // actions.TURNS
        leave = (entry + 1 + what % actions.TURNS) & 3
        if step == steps.START:
            return forbids_first_tile(s, seat, cell, entry, leave)
        if step == steps.LAY:
            return forbids_next_tile(s, seat, cell, entry, leave)
    elif what < actions.ALONG:
        if step == steps.START:
            return forbids_taking_back(s, seat, cell, what - actions.BACK)
    elif what < actions.AT:
        end = cell * 4 + what - actions.ALONG
        if step == steps.UPGRADE:
            return forbids_upgrade(s, seat, end)
        if step == steps.RIDE:
            return forbids_ride(s, end)
    elif step == steps.PASSENGER:
        return forbids_passenger(s, cell, payable_goals(s, seat))
    elif step == steps.SQUARE:
        return forbids_square(s, cell)
    elif step == steps.DEMAND:
        return forbids_demand(s, cell)
    return WRONG_STEP + step

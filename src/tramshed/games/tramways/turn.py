"""Who decides, and what happens then: the contract's `actors` and `apply`."""

from __future__ import annotations

from tramshed.games.tramways import actions, steps
from tramshed.games.tramways.action_rounds import choose_action, take_income
from tramshed.games.tramways.administration.end_of_round import meet_demand
from tramshed.games.tramways.administration.last_hand import choose_ticket
from tramshed.games.tramways.administration.newcomers import finish_hosting, host, play_host_icon
from tramshed.games.tramways.administration.office import (
    finish_office,
    play_office_icon,
    throw_away,
)
from tramshed.games.tramways.auction.bidding import bid, pass_bid
from tramshed.games.tramways.auction.solo import pay_for_more, take_from_line
from tramshed.games.tramways.auction.taking import discard_for_void, take
from tramshed.games.tramways.building import choose_building, choose_parcel, choose_renovation
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.passenger.arrival import choose_joy, take_cash
from tramshed.games.tramways.passenger.travel import choose_goal, choose_passenger, ride
from tramshed.games.tramways.paying.in_icons import pay_icon
from tramshed.games.tramways.paying.in_money import is_money_bill, pay_cash, pay_money_icon
from tramshed.games.tramways.rounds import proceed
from tramshed.games.tramways.set_up.books import (
    choose_top,
    keep,
    open_book,
)
from tramshed.games.tramways.set_up.parcels import choose_side, draft
from tramshed.games.tramways.set_up.pile import (
    keep_of_packet,
    take_blind,
    take_face,
)
from tramshed.games.tramways.state import State
from tramshed.games.tramways.track.tracks import (
    begin_line,
    choose_upgrade,
    lay_tile,
    stop_line,
    take_back,
)
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import NOBODY


@rule
def actors(s: State) -> int:
    """All who have not done yet, where all decide at once; else the one whose turn it is."""
    table = s.live.table
    if table.step == steps.OVER:
        return NOBODY
    if table.step in steps.TOGETHER:
        return (1 << int(s.fixed.seats)) - 1 & ~int(table.done)
    return 1 << int(table.seat)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action, and all that follows from it."""
    if action >= actions.CELL:
        cell = (action - actions.CELL) // actions.A_CELL
        apply_to_cell(s, seat, cell, (action - actions.CELL) % actions.A_CELL)
    elif action >= actions.BID:
        bid(s, seat, action - actions.BID + 1)
    elif action >= actions.JOY:
        choose_joy(s, action - actions.JOY)
    elif action >= actions.ICON:
        apply_icon(s, seat, (action - actions.ICON) // SLOTS, (action - actions.ICON) % SLOTS)
    elif action >= actions.DISCARD:
        apply_discard(s, seat, action - actions.DISCARD)
    elif action >= actions.TAKE:
        apply_taking(s, seat, action - actions.TAKE)
    elif action >= actions.TOP:
        choose_top(s, action - actions.TOP)
    elif action >= actions.SIDE:
        apply_choice(s, seat, action)
    else:
        apply_verb(s, seat, action)
    proceed(s)


@rule
def apply_verb(s: State, seat: int, action: int) -> None:
    """What a single word says."""
    if action == actions.DONE:
        apply_done(s, seat)
    elif action == actions.PASS:
        pass_bid(s, seat)
    elif action == actions.MORE:
        pay_for_more(s)
    elif action == actions.STOP:
        stop_line(s, seat)
    elif action == actions.INCOME:
        take_income(s, seat)
    elif action == actions.CASH:
        take_cash(s, seat)
    elif action == actions.BLIND:
        take_blind(s, seat)
    else:
        choose_action(s, action)


@rule
def apply_done(s: State, seat: int) -> None:
    """Finish what has no end of its own."""
    step = int(s.live.table.step)
    if step == steps.PAY:
        pay_cash(s)
    elif step == steps.VOID:
        s.live.table.step = steps.TAKEN
    elif step == steps.ADMINISTRATION:
        finish_office(s, seat)
    else:
        finish_hosting(s)


@rule
def apply_choice(s: State, seat: int, action: int) -> None:
    """One of a few: a side, a book, a parcel, a destination."""
    if action >= actions.GOAL:
        choose_goal(s, seat, action - actions.GOAL)
    elif action >= actions.PARCEL:
        if s.live.table.step == steps.PARCEL:
            choose_parcel(s, action - actions.PARCEL)
        else:
            choose_renovation(s, action - actions.PARCEL)
    elif action >= actions.BOOK:
        open_book(s, seat, action - actions.BOOK)
    else:
        choose_side(s, seat, action - actions.SIDE)


@rule
def apply_taking(s: State, seat: int, card: int) -> None:
    """A ticket is taken, in whatever way."""
    step = int(s.live.table.step)
    if step == steps.DRAFT:
        draft(s, seat, card)
    elif step == steps.KEEP:
        keep(s, seat, card)
    elif step == steps.PACKET:
        keep_of_packet(s, seat, card)
    elif step == steps.HAND:
        choose_ticket(s, seat, card)
    elif step == steps.TICKET:
        choose_building(s, card)
    elif step == steps.COMMERCE:
        take_face(s, seat, card)
    elif step == steps.LINE:
        take_from_line(s, card)
    else:
        take(s, seat, card)


@rule
def apply_discard(s: State, seat: int, card: int) -> None:
    """A ticket is thrown away."""
    if s.live.table.step == steps.VOID:
        discard_for_void(s, seat, card)
    else:
        throw_away(s, seat, card)


@rule
def apply_icon(s: State, seat: int, card: int, slot: int) -> None:
    """An icon is played."""
    step = int(s.live.table.step)
    if step == steps.ADMINISTRATION:
        play_office_icon(s, seat, card, slot)
    elif step == steps.NEWCOMERS:
        play_host_icon(s, seat, card, slot)
    elif is_money_bill(s):
        pay_money_icon(s, seat, card, slot)
    else:
        pay_icon(s, seat, card, slot)


@rule
def apply_to_cell(s: State, seat: int, cell: int, what: int) -> None:
    """Something on the map is touched."""
    step = int(s.live.table.step)
    if what < actions.BACK:
        entry = what // actions.TURNS
        if step == steps.START:
            begin_line(s, seat, cell, entry)
        lay_tile(s, seat, cell, entry, (entry + 1 + what % actions.TURNS) & 3)
    elif what < actions.ALONG:
        take_back(s, seat, cell, what - actions.BACK)
    elif what < actions.AT:
        end = cell * 4 + what - actions.ALONG
        if step == steps.UPGRADE:
            choose_upgrade(s, seat, end)
        else:
            ride(s, seat, end)
    elif step == steps.PASSENGER:
        choose_passenger(s, cell)
    elif step == steps.SQUARE:
        host(s, cell)
    else:
        meet_demand(s, cell)

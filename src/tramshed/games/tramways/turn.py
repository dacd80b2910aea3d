"""Who decides, and what happens then: the contract's `actors` and `apply`."""

from __future__ import annotations

from tramshed.games.tramways import actions, steps
from tramshed.games.tramways.administration import finish_office, play_office_icon, throw_away
from tramshed.games.tramways.arrival import choose_joy
from tramshed.games.tramways.auction import bid, discard_for_void, pass_bid, take
from tramshed.games.tramways.books import choose_top, keep, open_book, take_blind, take_face
from tramshed.games.tramways.building import choose_building, choose_parcel, choose_renovation
from tramshed.games.tramways.choosing import begin_actions, choose_action, take_income
from tramshed.games.tramways.components import COMMERCE_CASH
from tramshed.games.tramways.end_of_round import meet_demand
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.last_round import choose_ticket
from tramshed.games.tramways.money import pay_money_icon
from tramshed.games.tramways.newcomers import finish_hosting, host, play_host_icon
from tramshed.games.tramways.parcels import choose_side, draft
from tramshed.games.tramways.paying import pay_icon
from tramshed.games.tramways.purse import gain_cash
from tramshed.games.tramways.rounds import (
    after_book,
    after_taking,
    begin_bidding,
    begin_hosting,
    begin_office,
    begin_round,
    carry_out_paid,
    close_round,
    end_trip,
    is_money_bill,
    keep_packet,
    pay_if_cash_alone,
    pay_rest,
)
from tramshed.games.tramways.setup import lay_out_tickets, share_parcels
from tramshed.games.tramways.solo import pay_for_more, take_from_line
from tramshed.games.tramways.state import State
from tramshed.games.tramways.tracks import (
    begin_line,
    choose_upgrade,
    lay_tile,
    stop_line,
    take_back,
)
from tramshed.games.tramways.travel import choose_goal, choose_passenger, ride
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
        pay_if_cash_alone(s, seat)
    elif action >= actions.JOY:
        choose_joy(s, action - actions.JOY)
        pay_if_cash_alone(s, seat)
    elif action >= actions.ICON:
        apply_icon(s, seat, (action - actions.ICON) // SLOTS, (action - actions.ICON) % SLOTS)
    elif action >= actions.DISCARD:
        apply_discard(s, seat, action - actions.DISCARD)
    elif action >= actions.TAKE:
        apply_taking(s, seat, action - actions.TAKE)
    elif action >= actions.TOP:
        choose_top(s, action - actions.TOP)
        after_book(s, seat)
    elif action >= actions.SIDE:
        apply_choice(s, seat, action)
    else:
        apply_verb(s, seat, action)


@rule
def apply_verb(s: State, seat: int, action: int) -> None:
    """What a single word says."""
    if action == actions.DONE:
        apply_done(s, seat)
    elif action == actions.PASS:
        if pass_bid(s, seat):
            begin_actions(s)
    elif action == actions.MORE:
        pay_for_more(s)
        pay_if_cash_alone(s, seat)
    elif action == actions.STOP:
        stop_line(s, seat)
    elif action == actions.INCOME:
        if take_income(s, seat):
            begin_office(s)
    elif action == actions.CASH:
        gain_cash(s, seat, COMMERCE_CASH)
        end_trip(s, seat)
    elif action == actions.BLIND:
        take_blind(s, seat)
        end_trip(s, seat)
    else:
        choose_action(s, action)


@rule
def apply_done(s: State, seat: int) -> None:
    """Finish what has no end of its own."""
    step = int(s.live.table.step)
    if step == steps.PAY:
        pay_rest(s, seat)
    elif step == steps.ADMINISTRATION:
        if finish_office(s, seat):
            begin_hosting(s)
    elif finish_hosting(s):
        close_round(s)


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
        if open_book(s, seat, action - actions.BOOK):
            after_book(s, seat)
    elif choose_side(s, seat, action - actions.SIDE):
        share_parcels(s)


@rule
def apply_taking(s: State, seat: int, card: int) -> None:
    """A ticket is taken, in whatever way."""
    step = int(s.live.table.step)
    if step == steps.DRAFT:
        if draft(s, seat, card):
            lay_out_tickets(s)
    elif step == steps.KEEP:
        if keep(s, seat, card):
            after_book(s, seat)
    elif step == steps.PACKET:
        keep_packet(s, seat, card)
    elif step == steps.HAND:
        if choose_ticket(s, seat, card):
            begin_bidding(s)
    elif step == steps.TICKET:
        choose_building(s, card)
    elif step == steps.COMMERCE:
        take_face(s, seat, card)
        end_trip(s, seat)
    elif take_from_line(s, card) if step == steps.LINE else take(s, seat, card):
        after_taking(s)


@rule
def apply_discard(s: State, seat: int, card: int) -> None:
    """A ticket is thrown away."""
    if s.live.table.step == steps.VOID:
        discard_for_void(s, seat, card)
        after_taking(s)
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
        pay_if_cash_alone(s, seat)
    elif pay_icon(s, seat, card, slot):
        carry_out_paid(s, seat)


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
    elif meet_demand(s, cell):
        begin_round(s)

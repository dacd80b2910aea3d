"""What follows what: from set-up through six rounds to the end."""

from __future__ import annotations

from tramshed.games.tramways import events, steps
from tramshed.games.tramways.administration import begin_administration
from tramshed.games.tramways.arrival import arrive, buy_joy, collect_fares
from tramshed.games.tramways.auction import begin_auction, next_bidder, next_taker
from tramshed.games.tramways.books import make_pile
from tramshed.games.tramways.building import build, renovate
from tramshed.games.tramways.choosing import begin_actions, end_action
from tramshed.games.tramways.components import ROUNDS
from tramshed.games.tramways.end_of_round import end_round
from tramshed.games.tramways.last_round import begin_last_hand
from tramshed.games.tramways.money import is_cash_alone, settle_money
from tramshed.games.tramways.newcomers import seek_host
from tramshed.games.tramways.paying import clear_bill
from tramshed.games.tramways.purse import upset
from tramshed.games.tramways.scoring import end_game
from tramshed.games.tramways.setup import lay_out_buildings
from tramshed.games.tramways.solo import extend_line
from tramshed.games.tramways.state import (
    FOR_BID,
    FOR_BUILDING,
    FOR_JOY,
    FOR_MORE,
    FOR_RENOVATION,
    FOR_TRACK,
    FOR_UPGRADE,
    State,
)
from tramshed.games.tramways.tracks import finish_line, upgrade
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell

# --- set-up


@rule
def keep_packet(s: State, seat: int, card: int) -> None:
    """A sealed choice out of a packet; the last one makes the pile."""
    table, sheet = s.live.table, s.live.sheet[seat]
    sheet.cards[0] = card
    sheet.n = 1
    table.done = int(table.done) | 1 << seat
    tell(s, EVERYONE, events.SEALED, seat, 0, 0, 0)
    if table.done == (1 << int(s.fixed.seats)) - 1:
        table.done = 0
        make_pile(s)
        end_setup(s)


@rule
def after_book(s: State, seat: int) -> None:
    """In set-up the next seat, in reverse order, takes a ticket; later the trip goes on."""
    table = s.live.table
    if table.rounds > 0:
        end_trip(s, seat)
    elif table.turn > 0:
        table.turn -= 1
        table.seat = table.order[table.turn]
        table.step = steps.BOOK
    else:
        end_setup(s)


@rule
def end_setup(s: State) -> None:
    """Buildings are laid out, and the first round begins."""
    lay_out_buildings(s)
    begin_round(s)


# --- rounds


@rule
def begin_round(s: State) -> None:
    """The next round; the last one begins with the choice of a hand."""
    table = s.live.table
    table.rounds += 1
    tell(s, EVERYONE, events.ROUND, -1, int(table.rounds), 0, 0)
    if table.rounds < ROUNDS:
        begin_bidding(s)
        return
    if s.fixed.seats == 1:
        upset(s, 0, 2)
    if begin_last_hand(s):
        begin_bidding(s)


@rule
def begin_bidding(s: State) -> None:
    """Phase 1: an auction; solo a line of tickets, but not in the last round."""
    if s.fixed.seats > 1:
        begin_auction(s)
    elif s.live.table.rounds < ROUNDS:
        extend_line(s)
    else:
        begin_actions(s)


@rule
def after_taking(s: State) -> None:
    """A ticket was taken, and what a VOID one asks for is done."""
    if s.fixed.seats == 1 or next_taker(s):
        begin_actions(s)


@rule
def begin_office(s: State) -> None:
    """Phase 3."""
    if begin_administration(s):
        begin_hosting(s)


@rule
def begin_hosting(s: State) -> None:
    """Phase 3, continued: tickets that bring a passenger."""
    if seek_host(s, 0):
        close_round(s)


@rule
def close_round(s: State) -> None:
    """The end of a round, or of the game."""
    if s.live.table.rounds == ROUNDS:
        end_game(s)
    elif end_round(s):
        begin_round(s)


# --- actions


@rule
def after_action(s: State) -> None:
    """One action has been carried out."""
    if end_action(s):
        begin_office(s)


@rule
def end_trip(s: State, seat: int) -> None:
    """The bonus is settled; money moves, and the action is over."""
    collect_fares(s, seat)
    after_action(s)


@rule
def carry_out_paid(s: State, seat: int) -> None:
    """A bill is paid, in icons; what it was for happens."""
    what = int(s.live.table.bill.what)
    if what == FOR_TRACK:
        finish_line(s, seat)
    elif what == FOR_UPGRADE:
        upgrade(s, seat)
    elif what == FOR_BUILDING:
        build(s, seat)
    elif what == FOR_RENOVATION:
        renovate(s, seat)
    else:
        if arrive(s, seat):
            end_trip(s, seat)
        return
    after_action(s)


@rule
def is_money_bill(s: State) -> bool:
    """Is it money that is to be paid?"""
    return s.live.table.bill.what in (FOR_BID, FOR_MORE, FOR_JOY)


@rule
def pay_rest(s: State, seat: int) -> None:
    """The rest in cash; what the money was for happens."""
    what = int(s.live.table.bill.what)
    settle_money(s, seat)
    if what == FOR_JOY:
        buy_joy(s, seat)
        end_trip(s, seat)
        return
    clear_bill(s)
    if what == FOR_MORE:
        extend_line(s)
    elif next_bidder(s):
        begin_actions(s)


@rule
def pay_if_cash_alone(s: State, seat: int) -> None:
    """Where no money icon can be played, there is nothing to decide."""
    if is_cash_alone(s, seat):
        pay_rest(s, seat)

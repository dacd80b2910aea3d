"""What follows what: from set-up through six rounds to the end (a solo game's last: TW-6.3).

Rules say with a step what is to happen next; here it happens, until somebody has to decide.
"""

from __future__ import annotations

from tramshed.games.tramways import events, steps
from tramshed.games.tramways.action_rounds import begin_actions, next_action
from tramshed.games.tramways.administration.end_of_round import end_round
from tramshed.games.tramways.administration.last_hand import begin_last_hand
from tramshed.games.tramways.administration.newcomers import seek_host
from tramshed.games.tramways.administration.office import begin_administration
from tramshed.games.tramways.auction.bidding import begin_auction, next_bidder
from tramshed.games.tramways.auction.solo import extend_row
from tramshed.games.tramways.auction.taking import next_taker
from tramshed.games.tramways.building import build, renovate
from tramshed.games.tramways.components import ROUNDS
from tramshed.games.tramways.passenger.arrival import arrive, collect_fares
from tramshed.games.tramways.passenger.leisure import buy_joy
from tramshed.games.tramways.paying.bill import clear_bill
from tramshed.games.tramways.paying.in_money import settle_money
from tramshed.games.tramways.purse import upset
from tramshed.games.tramways.scoring import end_game
from tramshed.games.tramways.set_up.dealing import lay_out_buildings, lay_out_tickets, share_parcels
from tramshed.games.tramways.set_up.pile import make_pile
from tramshed.games.tramways.state import (
    FOR_BUILDING,
    FOR_JOY,
    FOR_MORE,
    FOR_RENOVATION,
    FOR_TRACK,
    FOR_UPGRADE,
    State,
)
from tramshed.games.tramways.track.removal import remove_neglected
from tramshed.games.tramways.track.tracks import finish_line
from tramshed.games.tramways.track.upgrading import upgrade
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def proceed(s: State) -> None:
    """Whatever needs no decision."""
    while s.live.table.step > steps.OVER:
        step = int(s.live.table.step)
        if step < steps.NEW_ROUND:
            go_on_with_setup(s, step)
        elif step < steps.ACTED:
            go_on_with_auction(s, step)
        elif step < steps.ENDED_ACTIONS:
            go_on_with_actions(s, step)
        else:
            go_on_with_office(s, step)


@rule
def go_on_with_setup(s: State, step: int) -> None:
    """Set-up: parcels, tickets, books in reverse order, buildings."""
    table = s.live.table
    if step == steps.SHARED:
        share_parcels(s)
    elif step == steps.DRAFTED:
        lay_out_tickets(s)
    elif step == steps.PACKED:
        make_pile(s)
        end_setup(s)
    elif table.rounds > 0:
        table.step = steps.REWARDED  # the book of a trip to a commerce
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
    s.live.table.step = steps.NEW_ROUND


@rule
def go_on_with_auction(s: State, step: int) -> None:
    """Phase 1."""
    if step == steps.NEW_ROUND:
        begin_round(s)
    elif step == steps.HANDED:
        begin_bidding(s)
    elif step == steps.BID:
        next_bidder(s)
    elif next_taker(s):
        begin_actions(s)


@rule
def begin_round(s: State) -> None:
    """The next round; the last one begins with the choice of a hand."""
    table = s.live.table
    table.rounds += 1
    tell(s, EVERYONE, events.ROUND, -1, int(table.rounds), 0, 0)
    table.step = steps.HANDED
    if table.rounds == ROUNDS:
        if s.fixed.seats == 1:
            upset(s, 0, 2)
        begin_last_hand(s)


@rule
def begin_bidding(s: State) -> None:
    """An auction; solo a row of tickets, but not in the last round."""
    if s.fixed.seats > 1:
        begin_auction(s)
    elif s.live.table.rounds < ROUNDS:
        extend_row(s)
    else:
        s.live.table.step = steps.TAKEN


@rule
def go_on_with_actions(s: State, step: int) -> None:
    """Phase 2."""
    seat = int(s.live.table.seat)
    if step == steps.ACTED:
        next_action(s)
    elif step == steps.PAID:
        carry_out_paid(s, seat)
    elif step == steps.SETTLED:
        carry_out_settled(s, seat)
    else:
        collect_fares(s, seat)


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
        arrive(s, seat)


@rule
def carry_out_settled(s: State, seat: int) -> None:
    """A bill is paid, in money; what it was for happens."""
    what = int(s.live.table.bill.what)
    settle_money(s, seat)
    if what == FOR_JOY:
        buy_joy(s, seat)
        return
    clear_bill(s)
    if what == FOR_MORE:
        extend_row(s)
    else:
        s.live.table.step = steps.BID


@rule
def go_on_with_office(s: State, step: int) -> None:
    """Phase 3, and the end of a round."""
    table = s.live.table
    if step == steps.ENDED_ACTIONS:
        begin_administration(s)
    elif step in (steps.ADMINISTERED, steps.HOSTED):
        seek_host(s)
    elif step == steps.CLOSED:
        remove_neglected(s)
        table.step = steps.NEW_ROUND
    elif table.rounds == ROUNDS:
        end_game(s)
    else:
        end_round(s)

"""Secret bids, in Blind, Double blind and Pre-empted (TT-1.1, TT-1.2, TT-1.9)."""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.actions import BID, FAVOUR
from tramshed.games.take_a_train.auctions.lots import sell
from tramshed.games.take_a_train.components import MOST_BID, PREEMPTED
from tramshed.games.take_a_train.reasons import (
    ABOVE_CASH,
    ALLOWED,
    NOT_TIED,
    STARTER_BELOW_POWER,
    SUM_ABOVE_CASH,
)
from tramshed.games.take_a_train.state import ADDING, FAVOURING, State
from tramshed.games.take_a_train.trains import short_seats
from tramshed.kernel.bits import first, size
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.secret import reveal, settle
from tramshed.kernel.told import tell

# --- bidding


@rule
def undecided(s: State) -> int:
    """Everybody who is short and has not made his secret decision yet, as bits."""
    waiting = short_seats(s)
    for seat in range(s.fixed.seats):
        if s.live.table.auction.sealed_seen[seat] != 0:
            waiting &= ~(1 << seat)
    return waiting


@rule
def least_bid(s: State, seat: int) -> int:
    """The starter's first bid is at least the power of the lot; there is no other minimum."""
    table, auction = s.live.table, s.live.table.auction
    free = table.kind == PREEMPTED or table.step == ADDING or auction.starter != seat
    return 0 if free else int(s.fixed.power[auction.lot - 1])


@rule
def spare_cash(s: State, seat: int) -> int:
    """What he can bid; both bids of Double blind together are not above his cash."""
    cash = int(s.live.table.cash[seat])
    if s.live.table.step == ADDING:
        cash -= int(s.live.table.auction.bids[seat]) - 1
    return cash


@rule
def offer_secret_bids(s: State, seat: int, acts: Actions) -> int:
    """From the least bid to all he has."""
    least = least_bid(s, seat)
    n = min(spare_cash(s, seat), MOST_BID) + 1 - least
    for i in range(n):
        acts[i] = BID + least + i
    return n


@rule
def forbids_secret_bid(s: State, seat: int, units: int) -> int:
    """Not above the own cash; the starter not below the power."""
    if units > spare_cash(s, seat):
        return SUM_ABOVE_CASH if s.live.table.step == ADDING else ABOVE_CASH
    return ALLOWED if units >= least_bid(s, seat) else STARTER_BELOW_POWER


@rule
def give_bid(s: State, seat: int, units: int) -> bool:
    """A bid, final and unseen; was it the last one?"""
    settle(s.live)
    s.live.sealed[seat] = units + 1
    s.live.table.auction.sealed_seen[seat] = 1 << seat
    tell(s, EVERYONE, events.SEALED, seat, 0, 0, 0)
    return undecided(s) == 0


@rule
def reveal_bids(s: State) -> None:
    """All bids are shown at once."""
    live, auction = s.live, s.live.table.auction
    for step in range(s.fixed.seats):
        seat = (int(auction.starter) + step) % int(s.fixed.seats)
        if auction.sealed_seen[seat] == 0:
            continue
        reveal(live, auction.sealed_seen, seat)
        units = int(live.sealed[seat]) - 1
        if live.table.step == ADDING:
            auction.second_bids[seat] = units + 1
            tell(s, EVERYONE, events.SECOND_BID, seat, units, bid_of(s, seat), 0)
        else:
            auction.bids[seat] = units + 1
            tell(s, EVERYONE, events.BID, seat, units, 0, 0)
        live.sealed[seat] = 0
        auction.sealed_seen[seat] = 0


# --- the highest bid, and ties


@rule
def bid_of(s: State, seat: int) -> int:
    """A revealed bid, or the sum of two; -1 without one."""
    auction = s.live.table.auction
    return int(auction.bids[seat]) - 1 + max(int(auction.second_bids[seat]) - 1, 0)


@rule
def highest(s: State, among: int) -> int:
    """The highest bid of some seats."""
    best = -1
    for seat in range(s.fixed.seats):
        if among >> seat & 1:
            best = max(best, bid_of(s, seat))
    return best


@rule
def bidders_of(s: State, among: int, units: int) -> int:
    """Those of some seats who bid just so much."""
    found = 0
    for seat in range(s.fixed.seats):
        if among >> seat & 1 and bid_of(s, seat) == units:
            found |= 1 << seat
    return found


@rule
def award(s: State) -> None:
    """The highest bid pays and takes the lot; the starter decides among equals."""
    among = short_seats(s)
    best = highest(s, among)
    tied = bidders_of(s, among, best)
    if size(tied) == 1:
        sell(s, first(tied), best)
    else:
        ask_starter(s, tied, best)


@rule
def ask_starter(s: State, tied: int, units: int) -> None:
    """The starter of the lot is to choose among the tied."""
    table, auction = s.live.table, s.live.table.auction
    auction.tied = tied
    auction.price = units
    table.step = FAVOURING
    table.turn = auction.starter
    for seat in range(s.fixed.seats):
        if tied >> seat & 1:
            tell(s, EVERYONE, events.TIED, seat, units, 0, 0)


@rule
def offer_favours(s: State, acts: Actions) -> int:
    """Any of the tied."""
    n = 0
    for seat in range(s.fixed.seats):
        if int(s.live.table.auction.tied) >> seat & 1:
            acts[n] = FAVOUR + seat
            n += 1
    return n


@rule
def forbids_favour(s: State, favoured: int) -> int:
    """Only somebody who is tied."""
    return ALLOWED if int(s.live.table.auction.tied) >> favoured & 1 else NOT_TIED

"""The auction Passing (TT-2.1): clockwise, raise or drop out of this lot for good."""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.auctions.bidding import lead, may_raise
from tramshed.games.take_a_train.auctions.lots import sell
from tramshed.games.take_a_train.state import State
from tramshed.games.take_a_train.trains import is_short
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def call_passing(s: State, seat: int, units: int) -> None:
    """Open, or raise."""
    opened = s.live.table.auction.leader == 0
    lead(s, seat, units)
    tell(s, EVERYONE, events.OPENED if opened else events.RAISED, seat, units, 0, 0)
    ask_next(s, seat)


@rule
def drop(s: State, seat: int) -> None:
    """Out of this lot for good."""
    drop_out(s, seat, 0)
    ask_next(s, seat)


@rule
def drop_out(s: State, seat: int, cannot: int) -> None:
    """By choice, or because he cannot raise."""
    auction = s.live.table.auction
    auction.out = int(auction.out) | 1 << seat
    tell(s, EVERYONE, events.DROPPED, seat, cannot, 0, 0)


@rule
def ask_next(s: State, seat: int) -> None:
    """The next one to the left who can raise. Back at the highest bidder, the lot is his."""
    table, auction = s.live.table, s.live.table.auction
    leader = int(auction.leader) - 1
    for step in range(1, s.fixed.seats):
        other = (seat + step) % int(s.fixed.seats)
        if other == leader:
            break
        if may_raise(s, other):
            table.turn = other
            return
        if is_short(s, other) and not int(auction.out) >> other & 1:
            drop_out(s, other, 1)
    sell(s, leader, int(auction.price))

"""Bids called out one after the other, in Passing and Open: opening, raising (TT-1.1, TT-1.4,
TT-1.8)."""

from __future__ import annotations

from tramshed.games.take_a_train.actions import BID
from tramshed.games.take_a_train.components import MOST_BID
from tramshed.games.take_a_train.reasons import ABOVE_CASH, ALLOWED, BELOW_POWER, NO_RAISE
from tramshed.games.take_a_train.state import RAISING, State
from tramshed.games.take_a_train.trains import is_short
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def offer_amounts(s: State, seat: int, least: int, acts: Actions, n: int) -> int:
    """Every bid from the least one to the own cash."""
    for units in range(least, min(int(s.live.table.cash[seat]), MOST_BID) + 1):
        acts[n] = BID + units
        n += 1
    return n


@rule
def offer_openings(s: State, seat: int, acts: Actions) -> int:
    """The power of the lot or more."""
    return offer_amounts(s, seat, int(s.fixed.power[s.live.table.auction.lot - 1]), acts, 0)


@rule
def offer_raises(s: State, seat: int, otherwise: int, acts: Actions) -> int:
    """More than the standing bid, or else drop out, or hold."""
    acts[0] = otherwise
    return offer_amounts(s, seat, int(s.live.table.auction.price) + 1, acts, 1)


@rule
def forbids_opening(s: State, seat: int, units: int) -> int:
    """At least the power, at most the own cash."""
    if units > s.live.table.cash[seat]:
        return ABOVE_CASH
    return ALLOWED if units >= s.fixed.power[s.live.table.auction.lot - 1] else BELOW_POWER


@rule
def forbids_raise(s: State, seat: int, units: int) -> int:
    """Above the standing bid, at most the own cash."""
    if units > s.live.table.cash[seat]:
        return ABOVE_CASH
    return ALLOWED if units > s.live.table.auction.price else NO_RAISE


@rule
def lead(s: State, seat: int, units: int) -> None:
    """The highest bid so far."""
    table = s.live.table
    table.auction.leader = seat + 1
    table.auction.price = units
    table.step = RAISING


@rule
def may_raise(s: State, seat: int) -> bool:
    """Is he in this bidding still, and can he afford more than the standing bid (TT-1.8)?"""
    table, auction = s.live.table, s.live.table.auction
    return (
        is_short(s, seat)
        and auction.leader != seat + 1
        and not int(auction.out) >> seat & 1
        and table.cash[seat] > auction.price
    )

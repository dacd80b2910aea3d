"""The auction Pre-empted (TT-2.4): three times, bid first and see the locomotives then."""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.actions import PICK
from tramshed.games.take_a_train.auctions.lots import (
    clear_bids,
    end_stage,
    is_revealed,
    reveal_one,
    take_revealed,
)
from tramshed.games.take_a_train.auctions.sealed import (
    ask_starter,
    bid_of,
    bidders_of,
    give_bid,
    highest,
    reveal_bids,
)
from tramshed.games.take_a_train.components import TRAINS
from tramshed.games.take_a_train.reasons import ALLOWED, NOT_LEFT
from tramshed.games.take_a_train.state import BIDDING, PICKING, State
from tramshed.games.take_a_train.trains import acquire
from tramshed.kernel.bits import first, size
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def begin_preempted(s: State) -> None:
    """As many locomotives as players lie face down; all bid."""
    table, auction = s.live.table, s.live.table.auction
    clear_bids(s)
    auction.queued = 0
    for place in range(s.fixed.seats):
        auction.queue[place] = 0
    auction.lots += 1
    tell(s, EVERYONE, events.LOT, auction.starter, auction.lots, 0, 0)
    table.step = BIDDING
    table.turn = 0


@rule
def bid_preempted(s: State, seat: int, units: int) -> None:
    """The last bid shows them all; they are put in order."""
    if give_bid(s, seat, units):
        reveal_bids(s)
        order_bidders(s)


@rule
def order_bidders(s: State) -> None:
    """Higher bids first; the starter orders equal ones, before anything is revealed (TT-1.2)."""
    auction = s.live.table.auction
    waiting = (1 << int(s.fixed.seats)) - 1
    for place in range(auction.queued):
        waiting &= ~(1 << int(auction.queue[place]) - 1)
    while waiting:
        best = highest(s, waiting)
        tied = bidders_of(s, waiting, best)
        if size(tied) > 1:
            ask_starter(s, tied, best)
            return
        enqueue(s, first(tied))
        waiting &= ~tied
    reveal_and_pick(s)


@rule
def enqueue(s: State, seat: int) -> None:
    """Next in the order of picking."""
    auction = s.live.table.auction
    auction.queue[auction.queued] = seat + 1
    auction.queued += 1


@rule
def favour_next(s: State, favoured: int) -> None:
    """The starter lets one of the tied pick before the others."""
    auction = s.live.table.auction
    tell(s, EVERYONE, events.FAVOURED, favoured, 0, 0, 0)
    enqueue(s, favoured)
    auction.tied = 0
    auction.price = 0
    order_bidders(s)


@rule
def reveal_and_pick(s: State) -> None:
    """All locomotives of the lot are turned up; the highest bid picks."""
    table = s.live.table
    for _ in range(s.fixed.seats):
        reveal_one(s)
    table.step = PICKING
    table.turn = table.auction.queue[0] - 1


@rule
def offer_picks(s: State, acts: Actions) -> int:
    """Whatever is left."""
    auction = s.live.table.auction
    for i in range(auction.n):
        acts[i] = PICK + int(auction.revealed[i]) - 1
    return int(auction.n)


@rule
def forbids_pick(s: State, loco: int) -> int:
    """Only what is left."""
    return ALLOWED if is_revealed(s, loco) else NOT_LEFT


@rule
def pick(s: State, seat: int, loco: int) -> None:
    """Pay the own bid and take one; the last one has no choice."""
    table, auction = s.live.table, s.live.table.auction
    pay_and_take(s, seat, loco)
    picker = int(auction.queue[int(s.fixed.seats) - int(auction.n)]) - 1
    if auction.n > 1:
        table.turn = picker
        return
    pay_and_take(s, picker, int(auction.revealed[0]) - 1)
    if auction.lots == TRAINS:
        end_stage(s)
    else:
        auction.starter = (int(auction.starter) + 1) % int(s.fixed.seats)
        begin_preempted(s)


@rule
def pay_and_take(s: State, seat: int, loco: int) -> None:
    """One locomotive for the own bid."""
    price = bid_of(s, seat)
    take_revealed(s, loco)
    acquire(s, seat, loco, price)
    tell(s, EVERYONE, events.PICKED, seat, loco, price, 0)

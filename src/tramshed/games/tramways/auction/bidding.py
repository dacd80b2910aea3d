"""Phase 1: bids for places in the order of play (TW-2.1, TW-2.2, TW-2.3, TW-2.4)."""

from __future__ import annotations

from tramshed.games.tramways import actions, events, steps
from tramshed.games.tramways.components import MOST_BID, ROUNDS
from tramshed.games.tramways.paying.bill import present_money_bill
from tramshed.games.tramways.paying.in_money import purse_worth
from tramshed.games.tramways.purse import upset
from tramshed.games.tramways.reasons import (
    ALLOWED,
    BID_TO_THE_LEFT,
    SAME_BID,
    TOO_DEAR,
)
from tramshed.games.tramways.state import FOR_BID, State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def begin_auction(s: State) -> None:
    """All are in; the order of play so far is the order of bidding. Nobody leads yet, so somebody
    has to decide."""
    table = s.live.table
    for place in range(s.fixed.seats):
        table.old_order[place] = table.order[place]
        table.players[place].bid = 0
    table.in_auction = (1 << int(s.fixed.seats)) - 1
    table.front = table.rear = table.turn = 0
    seek_bidder(s)


@rule
def is_highest(s: State, seat: int) -> bool:
    """Has the seat bid more than everybody else who is still in?"""
    table = s.live.table
    if table.players[seat].bid == 0:
        return False
    for other in range(s.fixed.seats):
        is_in = other != seat and int(table.in_auction) >> other & 1
        if is_in and table.players[other].bid >= table.players[seat].bid:
            return False
    return True


@rule
def seek_bidder(s: State) -> None:
    """On to the next who has to decide: whoever leads takes the frontmost place, the last one the
    place that is left."""
    table = s.live.table
    seats = int(s.fixed.seats)
    while int(table.front) + int(table.rear) < seats:
        seat = int(table.old_order[table.turn])
        if int(table.in_auction) >> seat & 1:
            alone = int(table.front) + int(table.rear) == seats - 1
            if not alone and not is_highest(s, seat):
                table.seat = seat
                table.step = steps.AUCTION
                return
            take_front(s, seat)
        table.turn = (int(table.turn) + 1) % seats
    end_auction(s)


@rule
def take_front(s: State, seat: int) -> None:
    """The frontmost free place."""
    table = s.live.table
    tell(s, EVERYONE, events.PLACED, seat, int(table.front), 0, 0)
    table.order[table.front] = seat
    table.front += 1
    table.in_auction = int(table.in_auction) & ~(1 << seat)


@rule
def pass_bid(s: State, seat: int) -> None:
    """Out, at the rearmost free place."""
    table = s.live.table
    table.rear += 1
    place = int(s.fixed.seats) - int(table.rear)
    table.order[place] = seat
    table.in_auction = int(table.in_auction) & ~(1 << seat)
    tell(s, EVERYONE, events.PASSED, seat, place, 0, 0)
    table.step = steps.BID


@rule
def next_bidder(s: State) -> None:
    """The one after the last bidder."""
    table = s.live.table
    table.turn = (int(table.turn) + 1) % int(s.fixed.seats)
    seek_bidder(s)


@rule
def is_bid_to_the_left(s: State, dollars: int) -> bool:
    """Is this the bid of somebody still in, further left in the old order?"""
    table = s.live.table
    for place in range(table.turn):
        other = int(table.old_order[place])
        if int(table.in_auction) >> other & 1 and table.players[other].bid == dollars:
            return True
    return False


@rule
def forbids_bid(s: State, seat: int, dollars: int) -> int:
    """Payable, and unlike the own last bid and those to the left."""
    if dollars > purse_worth(s, seat):
        return TOO_DEAR
    if s.live.table.players[seat].bid == dollars:
        return SAME_BID
    return BID_TO_THE_LEFT if is_bid_to_the_left(s, dollars) else ALLOWED


@rule
def offer_bids(s: State, seat: int, acts: Actions) -> int:
    """Pass, or any bid that is allowed."""
    acts[0] = actions.PASS
    n = 1
    worth = min(purse_worth(s, seat), MOST_BID)
    for dollars in range(1, worth + 1):
        if s.live.table.players[seat].bid != dollars and not is_bid_to_the_left(s, dollars):
            acts[n] = actions.BID + dollars - 1
            n += 1
    return n


@rule
def bid(s: State, seat: int, dollars: int) -> None:
    """A bid is paid at once."""
    s.live.table.players[seat].bid = dollars
    tell(s, EVERYONE, events.BID, seat, dollars, 0, 0)
    present_money_bill(s, FOR_BID, dollars)


@rule
def end_auction(s: State) -> None:
    """The new first player worries; tickets are handed out in the new order, but not in the last
    round, which has none."""
    table = s.live.table
    for seat in range(s.fixed.seats):
        table.players[seat].bid = 0
        table.old_order[seat] = 0
    table.front = table.rear = table.turn = 0
    upset(s, int(table.order[0]), 2 if table.rounds == ROUNDS else 1)
    table.seat = table.order[0]
    table.step = steps.TAKE
    if table.rounds == ROUNDS:
        table.turn = int(s.fixed.seats) - 1  # nobody is left to take one
        table.step = steps.TAKEN

"""The auction Open (TT-2.5): anybody may raise, until all others hold.

By laps, each other player is asked in turn. Against the clock, all of them are awaited at once, and
so is the table, whose clock sells after three seconds without a raise.
"""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.auctions.bidding import lead, may_raise
from tramshed.games.take_a_train.auctions.lots import sell
from tramshed.games.take_a_train.state import OPENING, State
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE, TABLE, Count
from tramshed.kernel.told import tell

COUNT_SECONDS = 3.0
"""How long the table counts after each raise."""


@rule
def raisers(s: State) -> int:
    """Everybody who may raise now and does not hold, as bits."""
    found = 0
    for seat in range(s.fixed.seats):
        if may_raise(s, seat):
            found |= 1 << seat
    return found


@rule
def open_bidders(s: State) -> int:
    """Whom the lot waits for."""
    table = s.live.table
    if table.step == OPENING or s.fixed.clock == 0:
        return 1 << int(table.turn)
    return raisers(s) | 1 << TABLE


def count(s: State) -> Count:
    """One, two, three: each raise begins the count anew, holding does not."""
    auction = s.live.table.auction
    return Count(COUNT_SECONDS, (int(auction.lots), int(auction.leader), int(auction.price)))


@rule
def call_open(s: State, seat: int, units: int) -> None:
    """Open, or raise: everybody else is asked again."""
    auction = s.live.table.auction
    opened = auction.leader == 0
    lead(s, seat, units)
    auction.out = 0
    tell(s, EVERYONE, events.OPENED if opened else events.RAISED, seat, units, 0, 0)
    go_on(s, seat)


@rule
def hold(s: State, seat: int) -> None:
    """No higher bid, unless somebody raises."""
    auction = s.live.table.auction
    auction.out = int(auction.out) | 1 << seat
    tell(s, EVERYONE, events.HELD, seat, 0, 0, 0)
    go_on(s, seat)


@rule
def go_on(s: State, seat: int) -> None:
    """The next in the lap; sold when nobody is left in it."""
    table = s.live.table
    asked = raisers(s)
    if asked == 0:
        sell_open(s)
    elif s.fixed.clock != 0:
        table.turn = 0  # nobody's turn
    else:
        other = (seat + 1) % int(s.fixed.seats)
        while not asked >> other & 1:
            other = (other + 1) % int(s.fixed.seats)
        table.turn = other


@rule
def sell_open(s: State) -> None:
    """The highest bidder has counted to three."""
    auction = s.live.table.auction
    sell(s, int(auction.leader) - 1, int(auction.price))

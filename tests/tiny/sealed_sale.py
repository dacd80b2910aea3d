"""A round begins with the sealed sale (TG-3)."""

from __future__ import annotations

from tests.tiny import events
from tests.tiny.actions import BID
from tests.tiny.parcel import begin_parcel
from tests.tiny.reasons import ALLOWED, BID_TOO_DEAR
from tests.tiny.state import SEALED_SALE, State
from tramshed.kernel.chance import draw
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.secret import reveal, settle
from tramshed.kernel.told import tell


@rule
def begin_round(s: State) -> None:
    """A thing is turned up; all are asked for a bid."""
    table = s.live.table
    table.part = SEALED_SALE
    tell(s, EVERYONE, events.ROUND, table.starter, int(table.rounds) + 1, 0, 0)
    turn_up(s)


@rule
def turn_up(s: State) -> None:
    """Draw a thing to be sold."""
    kind = draw(s.live.chance, s.live.bag)
    s.live.table.lot = kind + 1
    tell(s, EVERYONE, events.TURNED_UP, -1, kind, 0, 0)


@rule
def offer_bids(s: State, seat: int, acts: Actions) -> int:
    """0 up to the own coins."""
    for coins in range(s.live.table.coins[seat] + 1):
        acts[coins] = BID + coins
    return int(s.live.table.coins[seat]) + 1


@rule
def forbids_bid(s: State, seat: int, coins: int) -> int:
    """Not above the own coins."""
    return ALLOWED if coins <= s.live.table.coins[seat] else BID_TOO_DEAR


@rule
def bid(s: State, seat: int, coins: int) -> None:
    """A sealed bid, which is final; the last one turns all of them up."""
    table = s.live.table
    settle(s.live)
    s.live.sealed[seat] = coins + 1
    table.sealed_seen[seat] = 1 << seat
    tell(s, EVERYONE, events.SEALED, seat, 0, 0, 0)
    for other in range(s.fixed.seats):
        if table.sealed_seen[other] == 0:
            return
    open_bids(s)


@rule
def open_bids(s: State) -> None:
    """The highest bid pays and takes the thing; among equals the first in turn order."""
    live, table = s.live, s.live.table
    best = 0
    winner = -1
    for place in range(s.fixed.seats):
        seat = (int(table.starter) + place) % int(s.fixed.seats)
        reveal(live, table.sealed_seen, seat)
        tell(s, EVERYONE, events.BID, seat, int(live.sealed[seat]) - 1, 0, 0)
        if live.sealed[seat] > best:
            best = int(live.sealed[seat])
            winner = seat
    for seat in range(s.fixed.seats):
        table.bids[seat] = live.sealed[seat] - 1
        live.sealed[seat] = 0
        table.sealed_seen[seat] = 0
    take_lot(s, winner, best - 1)
    tell(s, EVERYONE, events.WON, winner, best - 1, 0, 0)
    begin_parcel(s)


@rule
def take_lot(s: State, seat: int, coins: int) -> None:
    """The thing sold goes to the buyer."""
    table = s.live.table
    table.coins[seat] -= coins
    table.won[seat, table.lot - 1] += 1
    table.lot = 0

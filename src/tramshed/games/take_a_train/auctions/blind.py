"""The auction Blind (TT-2.2): everybody bids once, secretly."""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.auctions.lots import sell
from tramshed.games.take_a_train.auctions.sealed import award, give_bid, reveal_bids
from tramshed.games.take_a_train.state import State
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def bid_blind(s: State, seat: int, units: int) -> None:
    """The last bid decides the lot."""
    if give_bid(s, seat, units):
        reveal_bids(s)
        award(s)


@rule
def favour_winner(s: State, favoured: int) -> None:
    """The starter gives the lot to one of the tied, in Blind and Double blind."""
    tell(s, EVERYONE, events.FAVOURED, favoured, 0, 0, 0)
    sell(s, favoured, int(s.live.table.auction.price))

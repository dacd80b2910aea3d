"""The auction Double blind (TT-2.3): a second secret bid is added to the first."""

from __future__ import annotations

from tramshed.games.take_a_train.auctions.sealed import award, give_bid, reveal_bids
from tramshed.games.take_a_train.state import ADDING, BIDDING, State
from tramshed.kernel.rule import rule


@rule
def bid_double(s: State, seat: int, units: int) -> None:
    """The last first bid shows them all and asks for the second ones; the last of these decides."""
    if not give_bid(s, seat, units):
        return
    reveal_bids(s)
    if s.live.table.step == BIDDING:
        s.live.table.step = ADDING
    else:
        award(s)

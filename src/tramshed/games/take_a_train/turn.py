"""Who decides what: the contract's verbs, which walk through the two stages of a round."""

from __future__ import annotations

from tramshed.games.take_a_train.actions import BID
from tramshed.games.take_a_train.auctions.auction import (
    awaited,
    carry_out_in_auction,
    forbids_in_auction,
    offer_in_auction,
)
from tramshed.games.take_a_train.reasons import (
    BID_IS_FINAL,
    NOT_AWAITED,
    NOT_YOUR_MOVE,
    OVER_ALREADY,
    STAGE_ONE,
    STAGE_TWO,
)
from tramshed.games.take_a_train.state import ADDING, BIDDING, MOVING, OVER, REPLACING, State
from tramshed.games.take_a_train.wagons.moving import (
    carry_out_move,
    forbids_move,
    is_of_move,
    offer_move,
)
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import NOBODY, TABLE


@rule
def is_second_stage(s: State) -> bool:
    """Is it about wagons, not about locomotives?"""
    return s.live.table.step in (MOVING, REPLACING)


@rule
def actors(s: State) -> int:
    """An auction's bidders, or the one whose move it is; nobody when the game is over."""
    return NOBODY if s.live.table.step == OVER else awaited(s)


@rule
def legal(s: State, seat: int, acts: Actions) -> int:
    """What this seat may do now."""
    if not actors(s) >> seat & 1:
        return 0
    if is_second_stage(s):
        return offer_move(s, seat, acts)
    return offer_in_auction(s, seat, acts)


@rule
def forbids(s: State, seat: int, action: int) -> int:
    """The reason that forbids an action, or ALLOWED."""
    if s.live.table.step == OVER:
        return OVER_ALREADY
    if not actors(s) >> seat & 1:
        return why_not_awaited(s, seat, action)
    if is_second_stage(s):
        return forbids_move(s, seat, action) if is_of_move(action) else STAGE_TWO
    if is_of_move(action) and seat != TABLE:
        return STAGE_ONE
    return forbids_in_auction(s, seat, action)


@rule
def why_not_awaited(s: State, seat: int, action: int) -> int:
    """Somebody else is to decide."""
    if is_second_stage(s):
        return NOT_YOUR_MOVE
    secret = s.live.table.step in (BIDDING, ADDING) and action >= BID
    if secret and seat < s.fixed.seats and s.live.table.auction.sealed_seen[seat] != 0:
        return BID_IS_FINAL
    return NOT_AWAITED


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action, and all that follows from it."""
    if is_of_move(action):
        carry_out_move(s, seat, action)
    else:
        carry_out_in_auction(s, seat, action)

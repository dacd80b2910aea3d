"""Why not: the reason that forbids an action."""

from __future__ import annotations

from tramshed.games.take_a_train.actions import (
    BID,
    BUY,
    DEAL,
    DROP,
    FAVOUR,
    KEEP,
    NAME,
    PASS,
    PICK,
    REPLACE,
    SOLD,
    TAKE,
    TAKE_BONUS,
    TURN,
)
from tramshed.games.take_a_train.auctions.bidding import forbids_opening, forbids_raise
from tramshed.games.take_a_train.auctions.draft import forbids_keeping, forbids_turning
from tramshed.games.take_a_train.auctions.lots import forbids_revealed
from tramshed.games.take_a_train.auctions.preempted import forbids_pick
from tramshed.games.take_a_train.auctions.sealed import forbids_favour, forbids_secret_bid
from tramshed.games.take_a_train.components import DRAFT, OPEN, PASSING, PREEMPTED, TRAINS
from tramshed.games.take_a_train.reasons import (
    ALLOWED,
    BID_IS_FINAL,
    DEAL_FIRST,
    MUST_OPEN,
    NO_CLOCK,
    NOT_AWAITED,
    NOT_THE_CLOCK,
    NOT_YOUR_MOVE,
    NOTHING_CHOSEN,
    ONLY_THE_CLOCK,
    OTHER_AUCTION,
    OTHER_STEP,
    OVER_ALREADY,
    STAGE_ONE,
    STAGE_TWO,
)
from tramshed.games.take_a_train.state import (
    ADDING,
    BIDDING,
    BUYING,
    FAVOURING,
    KEEPING,
    MOVING,
    NAMING,
    OPENING,
    OVER,
    PICKING,
    RAISING,
    REPLACING,
    TURNING,
    State,
)
from tramshed.games.take_a_train.turn import actors
from tramshed.games.take_a_train.wagons.taking import (
    forbids_choosing,
    forbids_special,
    forbids_wagon,
)
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import TABLE


@rule
def forbids(s: State, seat: int, action: int) -> int:
    """The reason that forbids an action, or ALLOWED."""
    table = s.live.table
    if table.step == OVER:
        return OVER_ALREADY
    if not actors(s) >> seat & 1:
        return why_not_awaited(s, seat, action)
    if seat == TABLE:
        return ALLOWED if action == SOLD else NOT_THE_CLOCK
    second_stage = table.step in (MOVING, REPLACING)
    if second_stage != is_of_second_stage(action):
        return STAGE_TWO if second_stage else STAGE_ONE
    if second_stage:
        return forbids_with_wagons(s, seat, action)
    return forbids_in_auction(s, seat, action)


@rule
def is_of_second_stage(action: int) -> bool:
    """Does an action belong to the wagons?"""
    return action in (PASS, DEAL) or TAKE_BONUS <= action < BID


@rule
def why_not_awaited(s: State, seat: int, action: int) -> int:
    """Somebody else is to decide."""
    table = s.live.table
    if table.step in (MOVING, REPLACING):
        return NOT_YOUR_MOVE
    secret = table.step in (BIDDING, ADDING) and action >= BID
    if secret and seat < s.fixed.seats and table.auction.sealed_seen[seat] != 0:
        return BID_IS_FINAL
    return NOT_AWAITED


@rule
def forbids_with_wagons(s: State, seat: int, action: int) -> int:
    """Replace, then take or pass."""
    if action >= REPLACE:
        return forbids_choosing(s, seat, action - REPLACE)
    replacing = s.live.table.step == REPLACING
    if action == DEAL:
        return ALLOWED if replacing else NOTHING_CHOSEN
    if replacing:
        return DEAL_FIRST
    if action == PASS:
        return ALLOWED
    if action >= TAKE:
        return forbids_wagon(s, seat, (action - TAKE) // TRAINS, (action - TAKE) % TRAINS)
    return forbids_special(s, seat, action)


@rule
def forbids_in_auction(s: State, seat: int, action: int) -> int:
    """First whether this auction has such an action, then whether it is time for it."""
    if action >= BID:
        return forbids_bid(s, seat, action - BID)
    if action <= SOLD:
        return forbids_calling(s, action)
    if not auction_has(int(s.live.table.kind), action):
        return OTHER_AUCTION
    if step_of(action) != s.live.table.step:
        return OTHER_STEP
    if action >= TURN:
        return forbids_turning(s, seat, action - TURN)
    if action >= KEEP:
        return forbids_keeping(s, seat, action - KEEP)
    if action >= PICK:
        return forbids_pick(s, action - PICK)
    if action >= BUY:
        return forbids_revealed(s, seat, action - BUY)
    if action >= NAME:
        return forbids_revealed(s, seat, action - NAME)
    return forbids_favour(s, action - FAVOUR)


@rule
def auction_has(kind: int, action: int) -> bool:
    """Are there such decisions in an auction of this kind?"""
    if action >= KEEP:
        return kind == DRAFT
    if action >= PICK:
        return kind == PREEMPTED
    if action >= BUY:
        return kind not in (DRAFT, PREEMPTED)
    if action >= NAME:
        return kind not in (DRAFT, PREEMPTED, OPEN)
    return kind not in (DRAFT, PASSING, OPEN)


@rule
def step_of(action: int) -> int:
    """The step at which such a decision is made."""
    if action >= TURN:
        return TURNING
    if action >= KEEP:
        return KEEPING
    if action >= PICK:
        return PICKING
    if action >= BUY:
        return BUYING
    return NAMING if action >= NAME else FAVOURING


@rule
def forbids_bid(s: State, seat: int, units: int) -> int:
    """An opening, a raise or a secret bid."""
    step = s.live.table.step
    if step == OPENING:
        return forbids_opening(s, seat, units)
    if step == RAISING:
        return forbids_raise(s, seat, units)
    if step in (BIDDING, ADDING):
        return forbids_secret_bid(s, seat, units)
    return OTHER_AUCTION if s.live.table.kind == DRAFT else OTHER_STEP


@rule
def forbids_calling(s: State, action: int) -> int:
    """Drop out, hold, or the clock's "sold"."""
    table = s.live.table
    if table.kind != (PASSING if action == DROP else OPEN):
        return OTHER_AUCTION
    if action == SOLD:
        return ONLY_THE_CLOCK if s.fixed.clock != 0 else NO_CLOCK
    if table.step == OPENING:
        return MUST_OPEN
    return ALLOWED if table.step == RAISING else OTHER_STEP

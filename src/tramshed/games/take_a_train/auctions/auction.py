"""Stage 1: the decisions of an auction, whichever it is. The steps are shared by several kinds, so
what is offered follows the step; what a bid leads to follows the kind."""

from __future__ import annotations

from tramshed.games.take_a_train.actions import (
    BID,
    BUY,
    DROP,
    FAVOUR,
    HOLD,
    KEEP,
    NAME,
    PICK,
    SOLD,
    TURN,
)
from tramshed.games.take_a_train.auctions.bidding import (
    forbids_opening,
    forbids_raise,
    offer_openings,
    offer_raises,
)
from tramshed.games.take_a_train.auctions.blind import bid_blind, favour_winner
from tramshed.games.take_a_train.auctions.double_blind import bid_double
from tramshed.games.take_a_train.auctions.draft import (
    choose_to_keep,
    forbids_keeping,
    forbids_turning,
    offer_keeping,
    offer_turning,
    turn_down,
)
from tramshed.games.take_a_train.auctions.lots import (
    buy,
    forbids_revealed,
    name_lot,
    offer_names,
    offer_purchases,
)
from tramshed.games.take_a_train.auctions.open import call_open, hold, open_bidders, sell_open
from tramshed.games.take_a_train.auctions.passing import call_passing, drop
from tramshed.games.take_a_train.auctions.preempted import (
    bid_preempted,
    favour_next,
    forbids_pick,
    offer_picks,
    pick,
)
from tramshed.games.take_a_train.auctions.sealed import (
    forbids_favour,
    forbids_secret_bid,
    offer_favours,
    offer_secret_bids,
    undecided,
)
from tramshed.games.take_a_train.components import (
    BLIND,
    DOUBLE_BLIND,
    DRAFT,
    OPEN,
    PASSING,
    PREEMPTED,
)
from tramshed.games.take_a_train.reasons import (
    ALLOWED,
    MUST_OPEN,
    NO_CLOCK,
    NOT_THE_CLOCK,
    ONLY_THE_CLOCK,
    OTHER_AUCTION,
    OTHER_STEP,
)
from tramshed.games.take_a_train.state import (
    ADDING,
    BIDDING,
    BUYING,
    FAVOURING,
    KEEPING,
    NAMING,
    OPENING,
    PICKING,
    RAISING,
    TURNING,
    State,
)
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import TABLE


@rule
def awaited(s: State) -> int:
    """All who have not made their secret decision yet, the open auction's bidders, or the one
    whose turn it is, which the second stage has as well."""
    table = s.live.table
    if table.step in (BIDDING, ADDING, KEEPING):
        return undecided(s)
    if table.step == RAISING and table.kind == OPEN:
        return open_bidders(s)
    return 1 << int(table.turn)


# --- what can be decided


@rule
def offer_in_auction(s: State, seat: int, acts: Actions) -> int:
    """What is due at this step."""
    step = s.live.table.step
    if step in (BIDDING, ADDING):
        return offer_secret_bids(s, seat, acts)
    if step == RAISING:
        if seat == TABLE:
            acts[0] = SOLD
            return 1
        return offer_raises(s, seat, HOLD if s.live.table.kind == OPEN else DROP, acts)
    if step == OPENING:
        return offer_openings(s, seat, acts)
    if step == NAMING:
        return offer_names(s, seat, acts)
    if step == BUYING:
        return offer_purchases(s, seat, acts)
    if step == KEEPING:
        return offer_keeping(s, seat, acts)
    if step == TURNING:
        return offer_turning(s, seat, acts)
    return offer_picks(s, acts) if step == PICKING else offer_favours(s, acts)


# --- why not


@rule
def forbids_in_auction(s: State, seat: int, action: int) -> int:
    """First whether this auction has such an action, then whether it is time for it."""
    if seat == TABLE:
        return ALLOWED if action == SOLD else NOT_THE_CLOCK
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


# --- carried out


@rule
def carry_out_in_auction(s: State, seat: int, action: int) -> None:
    """A bid, or what else is done in an auction."""
    if action >= BID:
        bid(s, seat, action - BID)
    elif action >= TURN:
        turn_down(s, seat, action - TURN)
    elif action >= KEEP:
        choose_to_keep(s, seat, action - KEEP)
    elif action >= PICK:
        pick(s, seat, action - PICK)
    elif action >= BUY:
        buy(s, seat, action - BUY)
    elif action >= NAME:
        name_lot(s, seat, action - NAME)
    elif action >= FAVOUR:
        if s.live.table.kind == PREEMPTED:
            favour_next(s, action - FAVOUR)
        else:
            favour_winner(s, action - FAVOUR)
    elif action == DROP:
        drop(s, seat)
    elif action == HOLD:
        hold(s, seat)
    else:
        sell_open(s)


@rule
def bid(s: State, seat: int, units: int) -> None:
    """A bid, in this round's auction."""
    kind = s.live.table.kind
    if kind == PASSING:
        call_passing(s, seat, units)
    elif kind == OPEN:
        call_open(s, seat, units)
    elif kind == BLIND:
        bid_blind(s, seat, units)
    elif kind == DOUBLE_BLIND:
        bid_double(s, seat, units)
    else:
        bid_preempted(s, seat, units)

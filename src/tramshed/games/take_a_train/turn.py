"""Who decides what: the contract's verbs, which walk through the two stages of a round."""

from __future__ import annotations

from tramshed.games.take_a_train.actions import (
    BID,
    BUY,
    DEAL,
    DROP,
    FAVOUR,
    HOLD,
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
from tramshed.games.take_a_train.auctions.bidding import offer_openings, offer_raises
from tramshed.games.take_a_train.auctions.blind import bid_blind, favour_winner
from tramshed.games.take_a_train.auctions.double_blind import bid_double
from tramshed.games.take_a_train.auctions.draft import (
    choose_to_keep,
    offer_keeping,
    offer_turning,
    turn_down,
)
from tramshed.games.take_a_train.auctions.lots import buy, name_lot, offer_names, offer_purchases
from tramshed.games.take_a_train.auctions.open import call_open, hold, open_bidders, sell_open
from tramshed.games.take_a_train.auctions.passing import call_passing, drop
from tramshed.games.take_a_train.auctions.preempted import (
    bid_preempted,
    favour_next,
    offer_picks,
    pick,
)
from tramshed.games.take_a_train.auctions.sealed import offer_favours, offer_secret_bids, undecided
from tramshed.games.take_a_train.components import (
    BLIND,
    DOUBLE_BLIND,
    OPEN,
    PASSING,
    PREEMPTED,
    TRAINS,
)
from tramshed.games.take_a_train.state import (
    ADDING,
    BIDDING,
    BUYING,
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
from tramshed.games.take_a_train.wagons.taking import (
    attach,
    choose,
    deal,
    offer_more_replacing,
    offer_moves,
    pass_by,
    take_special,
)
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import NOBODY, TABLE


@rule
def actors(s: State) -> int:
    """All who have not made their secret decision yet, the open auction's bidders, or the one
    whose turn it is."""
    table = s.live.table
    step = table.step
    if step == OVER:
        return NOBODY
    if step in (BIDDING, ADDING, KEEPING):
        return undecided(s)
    if step == RAISING and table.kind == OPEN:
        return open_bidders(s)
    return 1 << int(table.turn)


@rule
def legal(s: State, seat: int, acts: Actions) -> int:
    """What this seat may do now."""
    if not actors(s) >> seat & 1:
        return 0
    step = s.live.table.step
    if step == MOVING:
        return offer_moves(s, seat, acts)
    if step == REPLACING:
        return offer_more_replacing(s, acts)
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


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action, and all that follows from it."""
    if action >= BID:
        bid(s, seat, action - BID)
    elif action >= REPLACE:
        choose(s, action - REPLACE)
    elif action >= TAKE:
        attach(s, seat, (action - TAKE) // TRAINS, (action - TAKE) % TRAINS)
    elif action >= TAKE_BONUS:
        take_special(s, seat, action)
    elif action == PASS:
        pass_by(s, seat)
    elif action == DEAL:
        deal(s, seat)
    else:
        auction_action(s, seat, action)


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


@rule
def auction_action(s: State, seat: int, action: int) -> None:
    """What is done in an auction besides bidding."""
    if action >= TURN:
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

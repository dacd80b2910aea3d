"""Quick judgement: what a sensible beginner would do, and how a position will end."""

from __future__ import annotations

import math

from tramshed.games.take_a_train.actions import (
    BID,
    BUY,
    DEAL,
    FAVOUR,
    KEEP,
    NAME,
    PASS,
    PICK,
    REPLACE,
    TAKE,
    TAKE_BONUS,
    TAKE_PLUS_ONE,
    TAKE_TWIN,
    TURN,
)
from tramshed.games.take_a_train.components import BONUS, PLUS_ONE, PREEMPTED, ROUNDS, TRAINS, TWIN
from tramshed.games.take_a_train.judgement.appraisal import (
    draft_gain,
    next_call,
    secret_target,
    worth_of,
)
from tramshed.games.take_a_train.judgement.outlook import (
    card_gain,
    fortune,
    random_card_gain,
    special_gain,
    usual_to_come,
    wagon_gain,
)
from tramshed.games.take_a_train.state import (
    ADDING,
    BIDDING,
    MOVING,
    OPENING,
    OVER,
    RAISING,
    REPLACING,
    State,
)
from tramshed.kernel.record import Actions, Row
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import TABLE

SHARPNESS = 0.25
"""How much a unit of gain counts."""
MOST_GAIN = 60.0
RELUCTANT = 0.02
"""The weight of dropping out, or holding, while a raise still pays; 1 is that of the raise."""
FIRST_PICK_WORTH = 0.16
"""The share of his cash that a player bids in Pre-empted."""
REPLACEMENT_HOPE = 2.5
"""How much better the best of some new cards is than one of them."""


@rule
def prefer(s: State, seat: int, acts: Actions, n: int, weights: Row[float]) -> None:
    """Weights that grow with the value of a move."""
    step = s.live.table.step
    if seat == TABLE:
        weights[0] = 1.0
    elif step in (MOVING, REPLACING):
        prefer_wagons(s, seat, acts, n, weights)
    elif step in (OPENING, RAISING, BIDDING, ADDING):
        prefer_bids(s, seat, acts, n, weights)
    else:
        for i in range(n):
            weights[i] = weight_of(choice_gain(s, seat, int(acts[i])))


@rule
def weight_of(gain: float) -> float:
    """A weight for a gain."""
    return math.exp(SHARPNESS * min(max(gain, -MOST_GAIN), MOST_GAIN))


# --- bids


@rule
def prefer_bids(s: State, seat: int, acts: Actions, n: int, weights: Row[float]) -> None:
    """Bids near the one he would make; nothing, if he would rather not."""
    table = s.live.table
    first = int(acts[0]) - BID
    target = 0
    if table.step in (OPENING, RAISING):
        lot = int(table.auction.lot) - 1
        least = int(s.fixed.power[lot]) if table.step == OPENING else int(table.auction.price) + 1
        target = next_call(s, seat, lot, least)
    elif table.kind == PREEMPTED:
        target = int(FIRST_PICK_WORTH * int(table.cash[seat]))
    else:
        target = secret_target(s, seat, int(table.auction.lot) - 1)
    if first >= 0:
        target = max(target, first)
    for i in range(n):
        if acts[i] >= BID:
            off = float(int(acts[i]) - BID - target)
            weights[i] = 1.0 / (1.0 + off * off)
        else:
            unwilling = target <= table.auction.price
            weights[i] = 100.0 if unwilling else RELUCTANT


# --- other decisions of the auction


@rule
def choice_gain(s: State, seat: int, action: int) -> float:
    """What a choice brings."""
    if action >= TURN:
        return -worth_of(s, seat, action - TURN) + turning_relief(s, action - TURN)
    if action >= KEEP:
        return draft_gain(s, seat, action - KEEP, kept_so_far(s, seat))
    if action >= PICK:
        return worth_of(s, seat, action - PICK)
    if action >= BUY:
        return worth_of(s, seat, action - BUY) - int(s.fixed.power[action - BUY])
    if action >= NAME:
        return worth_of(s, seat, action - NAME) - int(s.fixed.power[action - NAME])
    if action >= FAVOUR:
        favoured = action - FAVOUR
        return MOST_GAIN if favoured == seat else -0.1 * fortune(s, favoured)
    return 0.0


@rule
def turning_relief(s: State, loco: int) -> float:
    """What need not be paid for a locomotive turned face down."""
    return float(s.fixed.power[loco]) * int(s.fixed.multiplier[loco])


@rule
def kept_so_far(s: State, seat: int) -> int:
    """The locomotives that he has kept in the draft, as bits."""
    kept = 0
    for slot in range(s.live.table.auction.picks):
        packet = (seat - slot) % int(s.fixed.seats)
        kept |= 1 << int(s.live.packets[packet, slot]) - 1
    return kept


# --- wagons


@rule
def prefer_wagons(s: State, seat: int, acts: Actions, n: int, weights: Row[float]) -> None:
    """By what each card brings; a replacement, if it promises more than the best of them."""
    usual = usual_to_come(s, seat)
    best = 0.0
    replaceable = 0
    for i in range(n):
        action = int(acts[i])
        if action < REPLACE:
            gain = 0.0 if action in (PASS, DEAL) else take_gain(s, seat, action, usual)
            best = max(best, gain)
            weights[i] = weight_of(gain)
        else:
            replaceable += 1
    if replaceable == 0:
        return
    fresh = random_card_gain(s, seat, usual)
    promise = REPLACEMENT_HOPE * fresh - int(s.fixed.replacing[s.live.table.token[seat] - 1])
    chosen = s.live.table.step == REPLACING
    for i in range(n):
        if acts[i] >= REPLACE:
            junk = fresh - card_gain(s, seat, int(acts[i]) - REPLACE, usual)
            weights[i] = weight_of(junk if chosen else min(promise - best, junk))


@rule
def take_gain(s: State, seat: int, action: int, usual: float) -> float:
    """What taking a card brings."""
    if action >= TAKE:
        kind, number = (action - TAKE) // TRAINS, (action - TAKE) % TRAINS
        return wagon_gain(s, seat, kind, number, usual)
    if action == TAKE_BONUS:
        return special_gain(s, seat, BONUS, 0)
    if action >= TAKE_TWIN:
        return special_gain(s, seat, TWIN, action - TAKE_TWIN)
    return special_gain(s, seat, PLUS_ONE, action - TAKE_PLUS_ONE)


# --- how it will end


@rule
def estimate(s: State, seat: int) -> float:
    """The lead over the best of the others, at the end of this round."""
    best = 0.0
    for other in range(s.fixed.seats):
        if other != seat:
            best = max(best, fortune(s, other))
    table = s.live.table
    left = 0 if table.step == OVER else ROUNDS - int(table.rounds)
    return math.tanh((fortune(s, seat) - best) / (30.0 + 25.0 * left))

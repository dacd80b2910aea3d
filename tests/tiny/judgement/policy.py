"""Quick judgement: pay about what a thing is worth."""

from __future__ import annotations

import math

from tests.tiny.actions import BID, HOLD, KEEP, LEAVE, LOOK, RAISE, SOLD, TAKE
from tests.tiny.scoring import score, worth
from tests.tiny.state import State
from tramshed.kernel.record import Actions, Row
from tramshed.kernel.rule import rule


@rule
def prefer(s: State, seat: int, acts: Actions, n: int, weights: Row[float]) -> None:
    """Weights that grow with the value of a move."""
    for i in range(n):
        weights[i] = math.exp(0.5 * gain(s, seat, int(acts[i])))


@rule
def gain(s: State, seat: int, action: int) -> float:
    """Points that a move may bring."""
    if action >= KEEP:
        return float(s.fixed.value[action - KEEP])
    if action >= RAISE:
        return bargain(s, action - RAISE + 1)
    if action >= BID:
        return bargain(s, action - BID)
    if action == TAKE:
        return float(worth(s, int(s.live.parcel)))
    if action in (LEAVE, HOLD, LOOK):
        return 2.0
    return -2.0 if action == SOLD else 0.0


@rule
def bargain(s: State, coins: int) -> float:
    """Dearer bids win more often, up to a little less than the thing is worth."""
    return -abs(float(worth(s, int(s.live.table.lot)) - 1 - coins))


@rule
def estimate(s: State, seat: int) -> float:
    """The lead over the best of the others."""
    best = 0
    for other in range(s.fixed.seats):
        if other != seat:
            best = max(best, score(s, other))
    return math.tanh((score(s, seat) - best) / 10.0)

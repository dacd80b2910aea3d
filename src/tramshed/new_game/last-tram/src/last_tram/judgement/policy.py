"""Quick judgement: a high ticket where passengers differ much, the best passenger there is."""

from __future__ import annotations

import math

from last_tram.actions import LAY, TAKE
from last_tram.components import TICKETS, VALUES
from last_tram.scoring import score
from last_tram.state import State
from tramshed.kernel.record import Actions, Row
from tramshed.kernel.rule import rule


@rule
def prefer(s: State, seat: int, acts: Actions, n: int, weights: Row[float]) -> None:
    """A weight above 0 for each of n actions: how likely a sensible player is to choose it."""
    keen = spread(s) / VALUES
    for i in range(n):
        if acts[i] >= TAKE:
            weights[i] = math.exp(float(acts[i] - TAKE))
        else:
            weights[i] = 0.2 + keen * float(acts[i] - LAY) / TICKETS


@rule
def spread(s: State) -> int:
    """How much better the best passenger at the stop is than the worst."""
    best, worst = 0, VALUES
    for value in range(VALUES):
        if s.live.table.stop[value] > 0:
            best = max(best, value)
            worst = min(worst, value)
    return max(best - worst, 0)


@rule
def estimate(s: State, seat: int) -> float:
    """How well a seat stands, from -1 to 1: the lead over the best of the others."""
    best = 0
    for other in range(s.fixed.seats):
        if other != seat:
            best = max(best, score(s, other))
    return math.tanh((score(s, seat) - best) / 6.0)

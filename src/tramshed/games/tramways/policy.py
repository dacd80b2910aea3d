"""Quick judgement."""

from __future__ import annotations

import math

from tramshed.games.tramways.scoring import score
from tramshed.games.tramways.state import State
from tramshed.kernel.record import Actions, Row
from tramshed.kernel.rule import rule


@rule
def prefer(s: State, seat: int, acts: Actions, n: int, weights: Row[float]) -> None:
    """All alike."""
    for i in range(n):
        weights[i] = 1.0


@rule
def estimate(s: State, seat: int) -> float:
    """The lead over the best of the others."""
    best = 0
    for other in range(s.fixed.seats):
        if other != seat:
            best = max(best, score(s, other))
    return math.tanh((score(s, seat) - best) / 20.0)

"""Worlds: are imagined positions like those in play?"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from tramshed.kernel import drive
from tramshed.kernel.conformance.bench import Bench, Played
from tramshed.kernel.conformance.report import Complaint
from tramshed.kernel.record import Records

LIMIT = 8.0
"""In standard errors: far more than chance does, or players who choose what to keep."""
LEAST_GAMES = 30
SHORT_GAMES = 4
"""For each game looked at closely so many more, each for one comparison."""


class Worlds:
    """What others could do, and would score, in play and in positions imagined from a view: one
    position of each game, so that they are independent. Kept by the number of moves there are."""

    def __init__(self) -> None:
        self._sums: dict[int, tuple[Bench, NDArray[np.float64]]] = {}

    def unseen_things_are_as_likely_as_in_play(self, played: Played) -> Iterator[Complaint]:
        """In positions imagined from views others can do, and score, as much as in play

        A coarse test, for gross errors: only a game's own tests can tell exact frequencies.
        """
        for _ in range(SHORT_GAMES if played.over else 0):
            self._compare(played.bench, played.rng, len(played.turns))
        for bench, (count, total, squares) in self._sums.values():
            mean = total / count
            error = np.sqrt(np.maximum(squares / count - mean**2, 0) / count)
            for i in np.flatnonzero(np.abs(mean) > LIMIT * error + 1e-9):
                if count[i] >= LEAST_GAMES:
                    names = [*(f"{move} being legal" for move in bench.moves), "score", "estimate"]
                    what = f"{names[i]} for others is off by {-mean[i]:+.3f} ± {error[i]:.3f}"
                    yield Complaint(f"{what} in {count[i]:.0f} games")

    def _compare(self, bench: Bench, rng: random.Random, most: int) -> None:
        """Compare some position with one imagined from a view of it."""
        state = bench.wander(rng, most)
        viewer = rng.choice(bench.viewers)
        dice = drive.new_dice(rng.getrandbits(64))
        other = bench.imagine(bench.view(state, viewer), dice)
        gap = _features(bench, state, viewer) - _features(bench, other, viewer)
        _, sums = self._sums.setdefault(len(gap), (bench, np.zeros((3, len(gap)))))
        sums += gap**0, gap, gap**2


def _features(bench: Bench, state: Records, viewer: int) -> NDArray[np.float64]:
    """Summed over all seats but the viewer: each action being legal, the score, the estimate."""
    found = np.zeros(len(bench.moves) + 2)
    for seat in bench.players:
        if seat != viewer:
            found[bench.menu(state, seat)] += 1
            found[-2] += drive.score(state, seat)
            found[-1] += drive.estimate(state, seat)
    return found

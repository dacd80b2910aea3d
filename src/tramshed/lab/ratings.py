"""One number for each player, from all matches together.

The Plackett-Luce model: somebody with 100 points more wins 64 of 100 matches for two. Ratings are
those under which what happened is likeliest (choix); an interval comes from drawing the deals again
and again, as if the contest had been played many times.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from tramshed.lab.jobs import Played
from tramshed.lab.saying import extra

POINTS = 400 / math.log(10)
"""Ratings are counted like those of chess."""
CAUTION = 0.1
"""A little of a draw with everybody, so that whoever wins all has a rating, too."""
SAMPLES = 200

Points = np.ndarray[tuple[int], np.dtype[np.float64]]

Ranking = tuple[int, ...]
"""Players from the first to the last."""


class Rating(NamedTuple):
    """A player's rating, the mean of all being 0, and its 95 % interval."""

    player: str
    points: float
    low: float
    high: float


def ratings(noted: Sequence[Played], samples: int = SAMPLES, seed: int = 1) -> list[Rating]:
    """Everybody's, the best first."""
    names = list(dict.fromkeys(name for each in noted for name in each.players))
    by_deal: dict[tuple[int, int], list[Ranking]] = defaultdict(list)
    for each in noted:
        by_deal[each.lineup, each.deal] += rankings(each, names)
    deals, rng = list(by_deal.values()), random.Random(seed)
    best = _points(deals, len(names))
    drawn = [_points(rng.choices(deals, k=len(deals)), len(names)) for _ in range(samples)]
    low, high = np.quantile(drawn, (0.025, 0.975), axis=0) if drawn else (best, best)
    found = [Rating(*each) for each in zip(names, best, low, high, strict=True)]
    return sorted(found, key=lambda each: each.points, reverse=True)


def rankings(each: Played, names: Sequence[str]) -> list[Ranking]:
    """A match as comparisons of players: whoever sits twice or shares a rank is not compared
    with himself, or with whom he shares it."""
    order = sorted(range(len(each.players)), key=lambda seat: each.ranks[seat])
    number = [names.index(each.players[seat]) for seat in order]
    ranks = [each.ranks[seat] for seat in order]
    if len(set(number)) == len(number) and len(set(ranks)) == len(ranks):
        return [tuple(number)]
    return [
        (number[first], number[second])
        for first in range(len(order))
        for second in range(first + 1, len(order))
        if ranks[first] < ranks[second] and number[first] != number[second]
    ]


def _points(deals: Iterable[Iterable[Ranking]], players: int) -> Points:
    told = [ranking for deal in deals for ranking in deal]
    if not told:  # nobody was better than anybody
        return np.zeros(players)
    strengths = extra("choix").ilsr_rankings(players, told, alpha=CAUTION)
    return np.asarray((strengths - strengths.mean()) * POINTS)

"""Who wins how often, and how sure that is.

Matches of one deal are not independent (the same cards, other seats), so the deal is what is
counted. An interval is Wilson's, which stays between 0 and 1, for as many independent matches as
would vary like these deals.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

from tramshed.lab.jobs import Played

SURE = 0.95
Z = NormalDist().inv_cdf(0.5 + SURE / 2)
LOOKS = 5
LOOK_Z = 2.413
"""Pocock's bound: who looks five times whether it is decided, and stops if it is, must ask for more
each time to be wrong in only one contest of twenty."""


FEWEST = 10
"""Deals before anything can be decided."""


class Mean(NamedTuple):
    """A mean, and the interval in which it lies with 95 % certainty."""

    mean: float
    low: float
    high: float


class Standing(NamedTuple):
    """How a player stands."""

    player: str
    matches: int
    wins: Mean
    par: float
    """What it would have of the victories if all were equally good."""
    score: Mean


def standings(noted: Sequence[Played], z: float = Z) -> list[Standing]:
    """How everybody stands, the best first."""
    names = dict.fromkeys(name for each in noted for name in each.players)
    found = [standing(name, noted, z) for name in names]
    return sorted(found, key=lambda each: each.wins.mean - each.par, reverse=True)


def standing(player: str, noted: Iterable[Played], z: float = Z) -> Standing:
    """How one player stands; where it sits more than once, all its seats count as one."""
    shares: dict[tuple[int, int], list[float]] = defaultdict(list)
    scores: dict[tuple[int, int], list[float]] = defaultdict(list)
    pars = []
    for each in noted:
        seats = [seat for seat, name in enumerate(each.players) if name == player]
        if seats:
            deal = each.lineup, each.deal
            shares[deal].append(sum(map(each.share, seats)))
            scores[deal] += [each.scores[seat] for seat in seats]
            pars.append(len(seats) / len(each.players))
    wins = share_of([fmean(deal) for deal in shares.values()], z)
    score = mean_of([fmean(deal) for deal in scores.values()], z)
    return Standing(player, len(pars), wins, fmean(pars), score)


def mean_of(by_deal: Sequence[float], z: float = Z) -> Mean:
    """The mean of some deals."""
    mean = fmean(by_deal)
    half = z * math.sqrt(_spread(by_deal))
    return Mean(mean, mean - half, mean + half)


def share_of(by_deal: Sequence[float], z: float = Z) -> Mean:
    """The mean share of some deals."""
    share, spread = fmean(by_deal), _spread(by_deal)
    worth = share * (1 - share) / spread if spread else len(by_deal)
    low, high = wilson(share, max(1.0, worth), z)
    return Mean(share, low, high)


def _spread(by_deal: Sequence[float]) -> float:
    """By how much their mean would vary, squared."""
    return variance(by_deal) / len(by_deal) if len(by_deal) > 1 else 0.0


def wilson(share: float, matches: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent matches."""
    z2 = z * z / matches
    middle = (share + z2 / 2) / (1 + z2)
    half = z / (1 + z2) * math.sqrt(share * (1 - share) / matches + z2 / (4 * matches))
    return max(0.0, middle - half), min(1.0, middle + half)


def looks(length: int, step: int) -> list[int]:
    """After how many matches one looks whether it is decided: whole rounds, the end included."""
    wanted = (math.ceil(length * look / LOOKS / step) * step for look in range(1, LOOKS + 1))
    return sorted({min(each, length) for each in wanted})


def is_decided(noted: Sequence[Played]) -> bool:
    """Is everybody certainly better or worse than the rest? Few deals tell too little of how much
    they vary."""
    deals = {(each.lineup, each.deal) for each in noted}
    certain = (not each.wins.low <= each.par <= each.wins.high for each in standings(noted, LOOK_Z))
    return len(deals) >= FEWEST and all(certain)

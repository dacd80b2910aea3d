"""Do the frequencies agree with the odds?"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from math import sqrt
from typing import TypeVar

Result = TypeVar("Result", bound=Hashable)

ONE_IN_A_THOUSAND = 3.09
"""So many standard deviations; seeds are fixed, so a test that passes always does."""


def fits(found: Mapping[Result, int], odds: Mapping[Result, int]) -> bool:
    """The chi-square test of what was found against odds, given as whole numbers."""
    assert set(found) <= set(odds), f"impossible: {set(found) - set(odds)}"
    trials, whole = sum(found.values()), sum(odds.values())
    expected = {result: trials * share / whole for result, share in odds.items()}
    assert min(expected.values()) >= 5, "too few trials to tell"
    distance = sum((found.get(result, 0) - n) ** 2 / n for result, n in expected.items())
    freedom = len(odds) - 1
    spread = 2 / (9 * freedom)
    return distance < freedom * (1 - spread + ONE_IN_A_THOUSAND * sqrt(spread)) ** 3


def equal(results: Iterable[Result]) -> dict[Result, int]:
    """Odds of one each."""
    return dict.fromkeys(results, 1)

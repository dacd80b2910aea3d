"""Measuring on a machine that is busy with other things: the best of many short tries."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

Work = Callable[[], object]


def best_of_each(works: Sequence[Work], seconds: float) -> list[float]:
    """The least time each took, in seconds. They take turns, so that all meet the same weather."""
    best = [float("inf")] * len(works)
    stop = time.perf_counter() + seconds
    while time.perf_counter() < stop:
        for i, work in enumerate(works):
            best[i] = min(best[i], _seconds_of(work))
    return best


def best_of(work: Work, seconds: float) -> float:
    """The least time that something took, in seconds."""
    return best_of_each([work], seconds)[0]


def _seconds_of(work: Work) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began

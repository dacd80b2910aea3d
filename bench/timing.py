"""Measuring on a machine that is busy with other things: the best of many short tries."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

Name = TypeVar("Name")


class Work(NamedTuple):
    """Something to time, and how many things it does at once."""

    things: int
    do: Callable[[], object]


def seconds_each(works: Mapping[Name, Work], seconds: float) -> dict[Name, float]:
    """The least time a thing took, for each work. They take turns, and so meet equal weather."""
    best = {name: float("inf") for name in works}
    for work in works.values():
        work.do()  # compiled now, or loaded
    stop = time.perf_counter() + seconds
    while time.perf_counter() < stop:
        for name, work in works.items():
            began = time.perf_counter()
            work.do()
            best[name] = min(best[name], (time.perf_counter() - began) / work.things)
    return best

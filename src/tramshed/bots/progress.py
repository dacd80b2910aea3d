"""How far the compiling of a game has come, and how long it will still take.

A child that compiles (see warm.py) writes a line for each function that is done. How much work a
function is was measured: something for being one, more for what stands in it, and again a part of
all that it calls, which is compiled into it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from types import FunctionType, ModuleType
from typing import Any

from numba.core.dispatcher import Dispatcher

from tramshed.kernel import verbs
from tramshed.kernel.game import Game
from tramshed.kernel.words import Message

Function = Callable[..., Any]
EACH, OWN, CALLED = 600, 4, 1
"""What being a function counts, what each byte of its code does, and each of those it calls."""
SURE = 0.04
"""Before so much is done nothing is said about the time."""
TOTAL = "of"
MINUTE, STEP = 60, 5
MOST_SECONDS = 100
"""More are told in minutes."""


class Work:
    """The functions that are compiled of a game, each with how much work it is."""

    def __init__(self, game: Game) -> None:
        self._verbs = {name: plain(getattr(game, name)) for name in verbs.NAMES}
        self._below: dict[Function, frozenset[Function]] = {}

    def below(self, function: Function) -> frozenset[Function]:
        """A function and all that it calls, in the end."""
        known = self._below.get(function)
        if known is None:
            self._below[function] = frozenset([function])  # should any call itself
            found = (self.below(each) for each in self._callees(function))
            known = self._below[function] = frozenset([function]).union(*found)
        return known

    def _callees(self, function: Function) -> Iterator[Function]:
        """The compiled functions that a function names, also as `module.name`; of verbs the
        game's."""
        names, known = function.__code__.co_names, function.__globals__
        named = [known[name] for name in names if name in known]
        modules = [value for value in named if isinstance(value, ModuleType)]
        if verbs in modules:
            yield from (self._verbs[name] for name in names if name in self._verbs)
        named += [getattr(module, name, None) for module in modules for name in names]
        yield from (value.py_func for value in named if isinstance(value, Dispatcher))

    def weight(self, function: Function) -> int:
        """How much work it is to compile a function when all it calls is compiled."""
        called = sum(_size(each) for each in self.below(function))
        return EACH + OWN * _size(function) + CALLED * called


def plain(function: Any) -> Function:
    """A function as it was written."""
    written: Function = function.py_func if isinstance(function, Dispatcher) else function
    return written


def _size(function: Function) -> int:
    return len(function.__code__.co_code)


class Reporter:
    """What a child says."""

    def __init__(self, game: Game, jobs: list[Function]) -> None:
        self._work = Work(game)
        self._told: set[Function] = set()
        everything = frozenset[Function]().union(*map(self._work.below, jobs))
        self._say(sum(map(self._work.weight, everything)), TOTAL)

    def compiled(self, function: Function) -> None:
        """A function is done, but perhaps not what it calls: a child takes that from the other."""
        if function not in self._told and isinstance(function, FunctionType):
            self._told.add(function)
            self._say(self._work.weight(function), f"{function.__module__}.{function.__name__}")

    def done(self, function: Function) -> None:
        """A function and all that it calls are there."""
        for each in self._work.below(function):
            self.compiled(each)

    @staticmethod
    def _say(weight: int, what: str) -> None:
        print(weight, what, flush=True)


class Progress:
    """What is known of children at work."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._ended: float | None = None
        self._total = 0
        self._done: dict[str, int] = {}

    def hear(self, line: str) -> None:
        """A child has said something."""
        weight, _, what = line.strip().partition(" ")
        if not weight.isdecimal():
            return  # something else that was printed
        if what == TOTAL:
            self._total = int(weight)
        else:
            self._done[what] = int(weight)

    def stop(self) -> None:
        """All children have ended."""
        self._ended = time.monotonic()

    @property
    def done(self) -> float:
        """How much of the work is done: 0 to 1."""
        return min(1.0, sum(self._done.values()) / self._total) if self._total else 0.0

    @property
    def seconds(self) -> float | None:
        """How long all of it will take here, by how long it has taken so far."""
        return self.spent / self.done if self.done >= SURE else None

    @property
    def spent(self) -> float:
        """Seconds so far."""
        return (self._ended or time.monotonic()) - self._began

    @property
    def left(self) -> float | None:
        """Seconds that it will still take; None if that cannot be said yet."""
        return None if self.seconds is None else self.seconds * (1 - self.done)


def time_left(seconds: float | None) -> Message:
    """That in words, not more exact than it is known."""
    if seconds is None:
        return Message("left.unknown")
    if seconds > MOST_SECONDS:
        return Message("left.minutes", {"n": math.ceil(seconds / MINUTE)})
    return Message("left.seconds", {"n": max(STEP, STEP * math.ceil(seconds / STEP))})

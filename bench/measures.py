"""What is measured, part by part."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np

from bench.engine import Engine, Thinker, copy_often, determinize_often, show_often
from bench.figures import Figure
from bench.objects import random_game
from bench.starts import starts
from bench.timing import Work, best_of, best_of_each
from bench.twin import twin

BATCH = 50
"""Random games in a try: a few milliseconds, so that a busy machine lets some through whole."""
OBJECT_BATCH = 2
TIMES = 1000
"""Copies, views and determinizations in a try."""
ITERATIONS = 500
OTHERS = 64
"""States to copy to, as many as in trambahn.c."""


class Effort(NamedTuple):
    """How long to measure."""

    seconds: float
    tries: int


def random_play(engine: Engine, effort: Effort) -> list[Figure]:
    """Whole games at random: the engine, C, and objects, in turn."""
    rng = Random(1)
    works: dict[str, tuple[int, Work]] = {"engine": (BATCH, lambda: engine.random_games(BATCH))}
    if (c := twin()) is not None:
        works["C"] = BATCH, lambda: c.random_games(BATCH)
    works["objects"] = OBJECT_BATCH, lambda: [random_game(rng) for _ in range(OBJECT_BATCH)]
    engine.random_games(1)  # compiled now, or loaded
    times = best_of_each([work for _, work in works.values()], effort.seconds)
    rates = {who: works[who][0] / time for who, time in zip(works, times, strict=True)}
    decisions = engine.means(BATCH).decisions
    return [
        *(Figure(f"{who}: random games", rate, "/s") for who, rate in rates.items()),
        *(Figure(f"{who}: decisions", rate * decisions, "/s") for who, rate in rates.items()),
        *(
            Figure(f"engine to {who}", rates["engine"] / rate, "")
            for who, rate in rates.items()
            if who != "engine"
        ),
    ]


def one_state(engine: Engine, effort: Effort) -> list[Figure]:
    """What is done with a state besides playing on."""
    state = engine.position()
    others, imagined = np.repeat(state, OTHERS), state.copy()
    view = engine.game.new_view()
    works: dict[str, Work] = {"engine: copy of a state": lambda: copy_often(state, others, TIMES)}
    if (c := twin()) is not None:
        works["C: copy of a state"] = lambda: c.copy_often(TIMES)
    works["engine: view"] = lambda: show_often(state, 0, view, TIMES)
    works["engine: determinization"] = lambda: determinize_often(view, imagined, engine.dice, TIMES)
    for work in works.values():
        work()
    times = best_of_each(list(works.values()), effort.seconds / 2)
    return [Figure(what, time / TIMES * 1e9, "ns") for what, time in zip(works, times, strict=True)]


def thinking(engine: Engine, effort: Effort) -> list[Figure]:
    """The search bot at the opening."""
    thinker = Thinker(engine)
    thinker.think(1)
    time = best_of(lambda: thinker.think(ITERATIONS), effort.seconds / 2)
    return [Figure("search: iterations at the opening", ITERATIONS / time, "/s")]


def waiting(engine: Engine, effort: Effort) -> list[Figure]:
    """Whole processes; the first one compiles everything, which takes its time."""
    found = starts(effort.tries)
    return [
        Figure("cold: compile, play a match, search once", found.cold, "s"),
        Figure("warm: load, deal, first menu", found.warm, "s"),
        Figure("warm: load", found.load, "s"),
    ]


PARTS: dict[str, Callable[[Engine, Effort], list[Figure]]] = {
    "random play": random_play,
    "copies, views and determinizations": one_state,
    "search": thinking,
    "cold and warm starts": waiting,
}

"""What is measured, part by part."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np

from bench.engine import Engine, Thinker, copy_often, determinize_all, show_all
from bench.figures import Figure
from bench.objects import random_game
from bench.starts import starts
from bench.timing import Work, seconds_each
from bench.twin import twin

GAMES = 50
"""Random games in a try: a few milliseconds, so that a busy machine lets some through whole."""
OBJECT_GAMES = 2
COPIES = 10_000
OTHERS = 64
"""States to copy to, as many as in trambahn.c."""
ITERATIONS = 200


class Effort(NamedTuple):
    """How long to measure a part; how many processes to start."""

    seconds: float
    tries: int


def random_play(engine: Engine, effort: Effort) -> list[Figure]:
    """Whole games at random: the engine, C, objects."""
    rng = Random(1)
    works = {"engine": Work(GAMES, lambda: engine.random_games(GAMES))}
    if (c := twin()) is not None:
        works["C"] = Work(GAMES, lambda: c.random_games(GAMES))
    works["objects"] = Work(OBJECT_GAMES, lambda: [random_game(rng) for _ in range(OBJECT_GAMES)])
    times = seconds_each(works, effort.seconds)
    decisions = engine.means(GAMES).decisions
    games = [Figure(f"{who}: random games", 1 / time, "/s") for who, time in times.items()]
    faster = {who: time / times["engine"] for who, time in times.items() if who != "engine"}
    return [
        *games,
        *(Figure(f"{who}: decisions", decisions / time, "/s") for who, time in times.items()),
        *(Figure(f"engine to {who}", factor, "") for who, factor in faster.items()),
    ]


def one_state(engine: Engine, effort: Effort) -> list[Figure]:
    """What is done with a state besides playing on."""
    states = engine.positions()
    views = np.repeat(engine.game.new_view(), len(states))
    others, imagined = np.repeat(states[:1], OTHERS), states.copy()
    works = {"engine: copy of a state": Work(COPIES, lambda: copy_often(states, others, COPIES))}
    if (c := twin()) is not None:
        works["C: copy of a state"] = Work(COPIES, lambda: c.copy_often(COPIES))
    works["engine: view"] = Work(len(states), lambda: show_all(states, views))
    works["engine: determinization"] = Work(
        len(states), lambda: determinize_all(views, imagined, engine.dice)
    )
    times = seconds_each(works, effort.seconds / 2)
    return [Figure(what, time * 1e9, "ns") for what, time in times.items()]


def thinking(engine: Engine, effort: Effort) -> list[Figure]:
    """The search bot at the opening."""
    thinker = Thinker(engine)
    what = "search: iterations at the opening"
    works = {what: Work(ITERATIONS, lambda: thinker.think(ITERATIONS))}
    return [Figure(what, 1 / seconds_each(works, effort.seconds / 2)[what], "/s")]


def waiting(engine: Engine, effort: Effort) -> list[Figure]:
    """Whole processes; the first one compiles everything, which takes its time."""
    found = starts(effort.tries)
    return [
        Figure("cold: compile, play a match, search once, by the clock", found.cold_clock, "s"),
        Figure("cold: the same, by the processor", found.cold, "s"),
        Figure("warm: load, deal, first menu", found.warm, "s"),
        Figure("warm: load", found.load, "s"),
    ]


COMPILED: dict[str, Callable[[Engine, Effort], list[Figure]]] = {
    "random play": random_play,
    "copies, views and determinizations": one_state,
    "search": thinking,
}
PARTS = {**COMPILED, "cold and warm starts": waiting}


def compile_all() -> None:
    """Compile what will be measured, so that it is measured as loaded from the disk: the process
    that compiled it itself runs it a tenth slower."""
    engine = Engine()
    for part in COMPILED.values():
        part(engine, Effort(seconds=0.0, tries=0))

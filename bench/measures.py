"""What is measured of a game, part by part."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from bench.engine import Engine, copy_often, determinize_all, show_all, think
from bench.figures import A_SECOND, Figure
from bench.plans import GAME as PLANNED
from bench.plans import plans
from bench.rehearsals import rehearsals
from bench.rivals import rivals
from bench.starts import starts
from bench.timing import Work, seconds_each
from bench.updates import ALL_PAGES, LARGEST, LARGEST_TURN, ONE_PAGE, updates

GAMES = 50
"""Random games in a try: a few milliseconds, so that a busy machine lets some through whole."""
COPIES = 10_000
OTHERS = 64
"""States to copy to, as many as in trambahn.c."""
ITERATIONS = 200

DECISIONS = "decisions at random"
COPY = "copy of a state"
FIRST_START = "first start (compiles), by the clock"

BARS: dict[tuple[str, str], float] = {
    ("Trambahn", FIRST_START): 15.0,
    ("Tramways", DECISIONS): 500_000.0,
    ("Tramways", COPY): 200.0,
    ("Tramways", FIRST_START): 60.0,
    ("Tramways", f"{ONE_PAGE}, mean"): 5.0,
    ("Tramways", f"{ONE_PAGE}, p95"): 5.0,
    ("Tramways", f"{ALL_PAGES}, mean"): 5.0,
    ("Tramways", LARGEST): 15.0,
    ("Tramways", LARGEST_TURN): 15.0,
}
"""What was promised of a game."""


class Effort(NamedTuple):
    """How long to measure a part; how many processes to start."""

    seconds: float
    tries: int


def random_play(engine: Engine, effort: Effort) -> list[Figure]:
    """Whole games at random: the engine, and whatever plays the same game."""
    others = rivals(engine.game.name, GAMES, COPIES)
    works = {engine.title: Work(GAMES, lambda: engine.random_games(GAMES))}
    works |= {f"{engine.title} in {other.name}": other.random_games for other in others}
    times = seconds_each(works, effort.seconds)
    decisions = engine.means(GAMES).decisions
    own = times[engine.title]
    return [
        figure
        for who, time in times.items()
        for figure in (
            Figure(who, "random games", 1 / time, A_SECOND),
            Figure(who, DECISIONS, decisions / time, A_SECOND),
            *([Figure(who, "engine to this", time / own, "")] if who != engine.title else []),
        )
    ]


def one_state(engine: Engine, effort: Effort) -> list[Figure]:
    """What is done with a state besides playing on."""
    states = engine.positions()
    views = np.repeat(engine.game.new_view(), len(states))
    others, imagined = np.repeat(states[:1], OTHERS), states.copy()
    view, world = "view", "determinization"
    works = {
        (engine.title, COPY): Work(COPIES, lambda: copy_often(states, others, COPIES)),
        (engine.title, view): Work(len(states), lambda: show_all(states, views)),
        (engine.title, world): Work(
            len(states), lambda: determinize_all(views, imagined, engine.dice)
        ),
    }
    for rival in rivals(engine.game.name, GAMES, COPIES):
        if rival.copies:
            works[f"{engine.title} in {rival.name}", COPY] = rival.copies
    times = seconds_each(works, effort.seconds / 2)
    return [Figure(*what, time * 1e9, "ns") for what, time in times.items()]


def thinking(engine: Engine, effort: Effort) -> list[Figure]:
    """The search bot at the opening."""
    view, what = engine.opening(), "search iterations, opening"
    works = {what: Work(ITERATIONS, lambda: think(view, ITERATIONS))}
    return [Figure(engine.title, what, 1 / seconds_each(works, effort.seconds / 2)[what], A_SECOND)]


def waiting(engine: Engine, effort: Effort) -> list[Figure]:
    """Whole processes; the first one compiles everything, which takes its time."""
    found = starts(engine.game.name, effort.tries)
    return [
        Figure(engine.title, FIRST_START, found.clock, "s"),
        Figure(engine.title, "first start, by the processor", found.first, "s"),
        Figure(engine.title, "later start, to the first menu", found.later, "s"),
        Figure(engine.title, "later start, to the loaded rules", found.load, "s"),
    ]


def moves_of_pages(engine: Engine, effort: Effort) -> list[Figure]:
    """What a move costs the pages at a full table."""
    return updates(engine.game.name, effort.seconds / 2)


def planning(engine: Engine, effort: Effort) -> list[Figure]:
    """What a page works out while somebody decides, if the game plans anything."""
    return plans(max(effort.tries, 1)) if engine.game.name == PLANNED else []


def drafting(engine: Engine, effort: Effort) -> list[Figure]:
    """What a page is told of drafts, if the game has any such."""
    return rehearsals(min(effort.tries, 3)) if engine.game.name == PLANNED else []


COMPILED: dict[str, Callable[[Engine, Effort], list[Figure]]] = {
    "random play": random_play,
    "copies, views and determinizations": one_state,
    "search": thinking,
    "plans": planning,
}
PARTS = {
    **COMPILED,
    "updates of pages": moves_of_pages,
    "rehearsals": drafting,
    "first and later starts": waiting,
}


def measured(part: str, engine: Engine, effort: Effort) -> list[Figure]:
    """The figures of a part, beside their bars."""
    return [
        figure._replace(bar=BARS.get((figure.of, figure.what), figure.bar))
        for figure in PARTS[part](engine, effort)
    ]


def compile_all(name: str) -> None:
    """Compile what will be measured, so that it is measured as loaded from the disk: the process
    that compiled it itself runs it a tenth slower."""
    engine = Engine(name)
    for part in COMPILED.values():
        part(engine, Effort(seconds=0.0, tries=0))

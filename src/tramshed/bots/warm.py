"""Compiling a game before it is played: once, in child processes, side by side.

    python -m tramshed.bots.warm GAME PART [NICENESS]

Numba keeps what it compiles on disk. Two children begin at different ends (what can be chosen, and
what a choice does) and pick up from the cache what the other has finished, so it takes about half
the time; and whoever waits for them can go on drawing, or serving pages. The order of the jobs is
measured: two children that come to the same function at once compile it, and all it calls, twice.
What they have done they say on their standard output (see progress.py).
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import event

from tramshed.bots.progress import Progress, Reporter, plain
from tramshed.bots.search import Node, Tally, favourite, search
from tramshed.kernel import drive
from tramshed.kernel.code_cache import folder_of, reach
from tramshed.kernel.record import layout
from tramshed.kernel.registry import game, root
from tramshed.kernel.rule import INTERPRETED

MAKESHIFT = os.environ.get("TRAMSHED_MAKESHIFT") == "1"
"""This process runs interpreted until it is started again; what it has compiled is for others."""

Job = tuple[Callable[..., Any], tuple[Any, ...]]


def is_warm(name: str) -> bool:
    """Is everything compiled already?"""
    return (INTERPRETED and not MAKESHIFT) or _note(name).exists()


def commands(name: str, niceness: int = 0) -> list[list[str]]:
    """The children that compile a game; none if that was done before."""
    if is_warm(name):
        return []
    command = [sys.executable, "-m", "tramshed.bots.warm", name]
    return [[*command, part, str(niceness)] for part in PARTS]


def note_warm(name: str) -> None:
    """All children have done their part."""
    with suppress(FileNotFoundError):  # rules were edited meanwhile: others were compiled
        _note(name).touch()


def _note(name: str) -> Path:
    """Lies with the search, compiled for the game: it is compiled last, and needs all the rest."""
    return folder_of(reach(search.__module__) | {root(name)}) / "warm"


def warm(name: str, told: Callable[[Progress], None] = lambda progress: None) -> None:
    """Compile a game, in child processes, unless that was done before; says how far it is."""
    wanted, progress = commands(name), Progress()

    def run(command: list[str]) -> int:
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
            for line in child.stdout or ():
                progress.hear(line)
                told(progress)
        return child.returncode

    with ThreadPoolExecutor(len(wanted) or 1) as aside:
        codes = list(aside.map(run, wanted))
    if wanted and not any(codes):
        note_warm(name)


def _choosing(name: str) -> Iterator[Job]:
    """What there is to choose from, and what else a match tells."""
    chosen = game(name)
    setup = chosen.meta.setup()
    state, view, menu = chosen.undealt(setup), chosen.new_view(), chosen.new_menu(setup)
    weights, dice = np.zeros(len(menu), np.float32), drive.new_dice(0)
    yield drive.determinize, (view, state, dice)
    yield drive.menu, (state, 0, menu)
    yield drive.prefer, (state, 0, menu, 0, weights)
    yield drive.estimate, (state, 0)
    yield favourite, (np.zeros(1, layout(Node)),)
    yield drive.forbids, (state, 0, 0)
    yield drive.deal, (state,)
    yield drive.actors, (state,)
    yield drive.over, (state,)
    yield drive.score, (state, 0)
    yield drive.rank, (state, 0)
    yield drive.show, (state, 0, view)


def _playing(name: str) -> Iterator[Job]:
    """What a move does, and then the search, which needs nearly everything."""
    chosen = game(name)
    setup = chosen.meta.setup()
    state, view, menu = chosen.undealt(setup), chosen.new_view(), chosen.new_menu(setup)
    weights, node_of = np.zeros(len(menu), np.float32), np.zeros(len(menu), np.int32)
    dice, tree = drive.new_dice(0), np.zeros(1, layout(Node))
    yield drive.apply, (state, 0, 0)
    tallies = np.zeros(1, layout(Tally))
    yield search, (view, state, tree, 0, menu, node_of, weights, tallies, dice, 0)


PARTS: dict[str, Callable[[str], Iterator[Job]]] = {"choosing": _choosing, "playing": _playing}


def main(name: str, part: str, niceness: str = "0") -> None:
    """A child: compile, and leave it in the cache."""
    with suppress(OSError, AttributeError):
        os.nice(int(niceness))
    typeof: Callable[[Any], Any] = numba.typeof
    jobs = [function for each in PARTS.values() for function, _ in each(name)]
    reporter = Reporter(game(name), [plain(function) for function in jobs])
    with event.install_listener("numba:compile", _Listener(reporter)):
        for function, values in PARTS[part](name):
            compiled: Any = function
            compiled.compile(tuple(typeof(value) for value in values))
            reporter.done(plain(function))


class _Listener(event.Listener):
    """Hears from Numba what has been compiled."""

    def __init__(self, reporter: Reporter) -> None:
        self._reporter = reporter

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        self._reporter.compiled(plain(event.data["dispatcher"]))


if __name__ == "__main__":
    main(*sys.argv[1:])

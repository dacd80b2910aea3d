"""How long one waits for a process: with nothing compiled yet, and ever after.

Times are of the processor, not of the clock: what an idle machine would take. Only the first
start is timed by the clock too, because it compiles in two processes at once.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

CHILD = Path(__file__).with_name("child.py")


class Starts(NamedTuple):
    """Seconds of whole processes."""

    clock: float
    """The first one by the clock: it compiles in two processes."""
    first: float
    """All compiled anew, a random match played, one decision of the search bot made."""
    later: float
    """Compiled before; a game loaded, dealt, and its first menu made."""
    load: float
    """Compiled before; a game loaded."""


def starts(game: str, tries: int) -> Starts:
    """Time processes with a cache folder of their own; the later ones several times."""
    with TemporaryDirectory() as cache:
        began = time.perf_counter()
        first = _seconds("first", game, cache)
        clock = time.perf_counter() - began
        later = min(_seconds("later", game, cache) for _ in range(tries))
        load = min(_seconds("load", game, cache) for _ in range(tries))
    return Starts(clock, first, later, load)


def _seconds(task: str, game: str, cache: str) -> float:
    before = _seconds_of_children()
    subprocess.run(
        [sys.executable, str(CHILD), task, game],
        env={**os.environ, "TRAMSHED_CACHE": cache},
        check=True,
    )
    return _seconds_of_children() - before


def _seconds_of_children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime

"""What the site costs: its tables' moves, its memory, opening a match that is over; how soon a page
follows a hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bench.dragging import dragging
from bench.figures import A_SECOND, Figure
from bench.load import measure_tables
from bench.opening import measure_opening
from bench.resting import measure_resting

TITLE = "The site"


class Effort(NamedTuple):
    """How many seconds of play, tables in memory, and tries to measure."""

    seconds: float
    resting: int
    tries: int


LIVE_TABLES = 200
PACE = 100.0
"""Moves a second of as many tables whose people think for two seconds."""

MOST_MILLISECONDS_A_MOVE = 1.5
MOST_KILOBYTES_A_TABLE = 50.0
MOST_MILLISECONDS_TO_OPEN = 50.0


def live_tables(effort: Effort) -> list[Figure]:
    """Two people at each of many tables; the server has one core."""
    calm, rush = measure_tables(LIVE_TABLES, effort.seconds, PACE)
    of = f"{TITLE}, {LIVE_TABLES} live tables on one core"
    most = MOST_MILLISECONDS_A_MOVE
    return [
        Figure(of, "moves at full speed", rush.moves_per_second, A_SECOND),
        Figure(of, "processor time of a move", rush.cpu, "ms", most),
        Figure(of, "processor time of a move, at best", rush.best_cpu, "ms", most),
        Figure(of, "sent to both pages for a move", rush.bytes / 1000, "kB"),
        Figure(of, "answer at full speed, p99", rush.p99, "ms"),
        Figure(of, f"answer at {PACE:.0f} moves/s, median", calm.median, "ms"),
        Figure(of, f"answer at {PACE:.0f} moves/s, p99", calm.p99, "ms"),
    ]


def resting_tables(effort: Effort) -> list[Figure]:
    """Tables in memory."""
    found = measure_resting(effort.resting)
    most = MOST_KILOBYTES_A_TABLE
    return [
        Figure(TITLE, "memory of a table, nobody there", found.alone / 1000, "kB", most),
        Figure(TITLE, "memory of a table, two pages open", found.visited / 1000, "kB"),
    ]


def finished_match(effort: Effort) -> list[Figure]:
    """A long match that is over."""
    found = measure_opening(effort.tries)
    most = MOST_MILLISECONDS_TO_OPEN
    return [
        Figure(TITLE, "finished match: its moves", found.moves, ""),
        Figure(TITLE, "finished match: opening its page", found.page, "ms", most),
        Figure(TITLE, "finished match: one position", found.position, "ms"),
    ]


PARTS: dict[str, Callable[[Effort], list[Figure]]] = {
    "live tables": live_tables,
    "tables in memory": resting_tables,
    "a finished match": finished_match,
    "a dragged line": lambda effort: dragging(effort.tries),
}

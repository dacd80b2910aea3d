"""`tramshed check`: the conformance kit on any game."""

from __future__ import annotations

import re

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tramshed.kernel.registry import game
from tramshed.terminal.console import console, put
from tramshed.terminal.prose import Prose

LEAD = re.compile(r"\s+(\S+\s{2,})?")


def check(name: str, games: int, seed: int) -> int:
    """Run every property of the contract; the exit code says whether all hold."""
    played = game(name)
    from tramshed.kernel import conformance

    screen = console()
    with _bar(screen) as bar:
        task = bar.add_task(played.meta.title, total=games)
        report = conformance.check(
            played,
            games=games,
            seed=seed,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    put(screen, *map(_hanging, report.lines()))
    return 0 if report.ok else 1


def _hanging(line: str) -> RenderableType:
    """A line that, when it wraps, goes on below its text, not below its mark."""
    mark = LEAD.match(line)
    if mark is None:
        return Prose(line)
    grid = Table.grid()
    grid.add_row(mark[0], Prose(line[mark.end() :]))
    return grid


def _bar(screen: Console) -> Progress:
    """How far it is, at a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(
        *columns,
        TimeElapsedColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )

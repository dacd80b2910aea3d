"""`tramshed check`: the conformance kit on any game."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from tramshed.kernel.registry import game
from tramshed.terminal.console import console


def check(name: str, games: int, seed: int) -> int:
    """Run every property of the contract; the exit code says whether all hold."""
    played = game(name)
    from tramshed.kernel import conformance

    screen = console()
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    with bar:
        task = bar.add_task(f"{played.meta.title}: playing", total=games)
        report = conformance.check(
            played, games=games, seed=seed, progress=lambda *_: bar.advance(task)
        )
    for line in report.lines():
        screen.print(Text(line))
    return 0 if report.ok else 1

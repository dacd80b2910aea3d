"""Getting a game ready: compiling it takes a while the first time, and one sees how long."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn

from tramshed.bots import progress
from tramshed.bots.warm import warm
from tramshed.kernel.errors import UnknownGame
from tramshed.kernel.registry import game
from tramshed.terminal.screen import Screen

HEAD = 2000
"""Letters of a file among which its game is named."""


def get_ready(screen: Screen, name: str | None) -> None:
    """Compile a game unless that was done before. Games that there are not are complained about
    elsewhere."""
    with suppress(UnknownGame), _bar(screen) as told:
        if name:
            warm(game(name).name, told)


def game_of(file: Path) -> str | None:
    """The game that a saved match says it is of, before anything else in it is believed."""
    with suppress(OSError), file.open(encoding="utf-8", errors="replace") as text:
        found = re.search(r"^game: *([\w-]{1,40})\s*$", text.read(HEAD), re.MULTILINE)
        return found[1] if found else None
    return None


@contextmanager
def _bar(screen: Screen) -> Iterator[Callable[[progress.Progress], None]]:
    """How far it is, at a terminal; nothing where there is nothing to wait for."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[left]}"))
    bar = Progress(*columns, console=screen.console, transient=True, disable=not screen.interactive)
    task = bar.add_task(screen.text("ui.getting-ready"), total=1.0, left="", visible=False)

    def told(now: progress.Progress) -> None:
        left = screen.words.say(progress.time_left(now.left))
        bar.update(task, completed=now.done, left=left, visible=True)

    with bar:
        yield told

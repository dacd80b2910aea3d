"""Getting games ready. Compiling takes long the first time: child processes do it, side by side
with the site (see bots/warm.py), and leave the result in the cache on disk; then the site loads it
in a moment.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress

from tramshed.kernel.position import Position
from tramshed.kernel.registry import bulk, game
from tramshed.kernel.seats import SPECTATOR
from tramshed.server.play.games_on_site import games_on_site
from tramshed.server.workers.pool import environment
from tramshed.server.workers.worker import NICENESS

log = logging.getLogger(__name__)

GETTING_READY, READY, FAILED = "getting-ready", "ready", "failed"


class Readiness:
    """Which games can be played already."""

    def __init__(self, *, children: bool = True) -> None:
        self._children = children
        self._done: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()
        """Each game is compiled by several children; two games at once would only wait longer."""

    def start(self) -> None:
        """Get all games ready, small ones first: they keep nobody waiting for long."""
        for name in sorted(games_on_site(), key=bulk):
            self._begin(name)

    def state(self, name: str) -> str:
        """getting-ready, ready or failed."""
        task = self._begin(name)
        if not task.done():
            return GETTING_READY
        return FAILED if task.cancelled() or task.exception() else READY

    async def ready(self, name: str) -> None:
        """Wait until a game can be played."""
        await asyncio.shield(self._begin(name))

    def _begin(self, name: str) -> asyncio.Task[None]:
        if name not in self._done:
            self._done[name] = asyncio.create_task(self._prepare(name), name=f"warm {name}")
            self._done[name].add_done_callback(_log_failure)
        return self._done[name]

    async def _prepare(self, name: str) -> None:
        if self._children:
            async with self._one_at_a_time:
                await _compile(name)
        await asyncio.to_thread(use_rules, name)

    async def close(self) -> None:
        for task in self._done.values():
            task.cancel()
        await asyncio.gather(*self._done.values(), return_exceptions=True)


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("%s: a game could not be made ready", task.get_name(), exc_info=error)


async def _compile(name: str) -> None:
    from tramshed.bots.warm import commands, note_warm  # it takes Numba, and so a moment

    wanted = await asyncio.to_thread(commands, name, NICENESS)
    try:
        async with asyncio.TaskGroup() as children:
            for command in wanted:
                children.create_task(_run(name, command))
    except* RuntimeError as failed:
        raise failed.exceptions[0] from None
    if wanted:
        note_warm(name)


async def _run(name: str, command: list[str]) -> None:
    process = await asyncio.create_subprocess_exec(
        *command, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE, env=environment()
    )
    try:
        _, said = await process.communicate()
    except BaseException:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        raise
    if process.returncode:
        last = said.decode(errors="replace").strip().splitlines()[-1:]
        raise RuntimeError(f"compiling {name} failed: {' '.join(last)}")


def use_rules(name: str) -> None:
    """Use every rule the site uses, so that all of it is loaded."""
    played = game(name)
    board = Position(played, played.meta.setup(), bytes(16))
    for seat in (*range(board.setup.seats), SPECTATOR):
        board.view(seat)
    for seat in board.actors[:1]:
        board.play(board.menu(seat)[0], seat)
    board.concede(0)
    assert board.outcome

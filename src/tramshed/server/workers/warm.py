"""Getting games ready. Compiling takes long the first time: child processes do it, side by side
with the site, and leave the result in the cache on disk; then the site loads it in a moment.

    python -m tramshed.server.workers.warm GAME
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress

from tramshed.kernel.registry import game, metas
from tramshed.server.workers.pool import environment
from tramshed.server.workers.worker import NICENESS

log = logging.getLogger(__name__)

GETTING_READY, READY, FAILED = "getting-ready", "ready", "failed"
AT_ONCE = 2


class Readiness:
    """Which games can be played already."""

    def __init__(self, *, children: bool = True) -> None:
        self._children = children
        self._done: dict[str, asyncio.Task[None]] = {}
        self._places = asyncio.Semaphore(AT_ONCE)

    def start(self) -> None:
        """Get all games ready."""
        for name in metas():
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
            async with self._places:
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
    command = (sys.executable, "-m", "tramshed.server.workers.warm", name)
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
    from tramshed.server.board import Board

    played = game(name)
    board = Board(played, played.meta.setup(), bytes(16))
    for seat in (*range(board.setup.seats), 6):
        board.view(seat)
    for seat in board.actors:
        action = board.menu(seat)[0]
        board.play(action, seat)
        break
    board.scores(), board.ranks()


def use_bots(name: str) -> None:
    """Let each bot choose once."""
    from tramshed import bots
    from tramshed.kernel.seats import TABLE

    match = game(name).match(seed=1)
    seat = next(seat for seat in match.actors if seat != TABLE)
    for each in bots.names():
        limit = bots.Limit(seconds=0.01, iterations=2)
        bots.bot(each).choose(match.view(seat), limit, random.Random(1))


def main() -> None:
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    use_rules(sys.argv[1])
    use_bots(sys.argv[1])


if __name__ == "__main__":
    main()

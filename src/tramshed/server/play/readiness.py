"""Getting games ready. Compiling takes long the first time: child processes do it, side by side
with the site (see bots/warm.py), and leave the result in the cache on disk; then the site loads it
in a moment.

A site that has begun at once (see first_start.py) need not wait for it: there only bots that search
do.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from tramshed.bots import warm
from tramshed.bots.progress import Progress
from tramshed.kernel.position import Position
from tramshed.kernel.registry import bulk, game
from tramshed.kernel.seats import SPECTATOR
from tramshed.server.play.games_on_site import games_on_site
from tramshed.server.workers.pool import environment
from tramshed.server.workers.worker import NICENESS
from tramshed.web.contract import page_of

log = logging.getLogger(__name__)

GETTING_READY, READY, FAILED = "getting-ready", "ready", "failed"


@dataclass(frozen=True, slots=True)
class Outlook:
    """How much is done, from 0 to 1, and the seconds it will still take, if that is known."""

    done: float
    left: float | None


class Readiness:
    """Which games can be played already, and where bots can search."""

    def __init__(self, *, children: bool = True, makeshift: bool = warm.MAKESHIFT) -> None:
        self._children = children
        self._makeshift = makeshift
        self._ready: dict[str, asyncio.Task[None]] = {}
        self._compiled: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, Progress] = {}
        self._one_at_a_time = asyncio.Lock()
        """Each game is compiled by several children; two games at once would only wait longer."""

    def start(self) -> None:
        """Get all games ready, small ones first: they keep nobody waiting for long."""
        for name in sorted(games_on_site(), key=bulk):
            self._begin(name)

    # --- can it be played?

    def state(self, name: str) -> str:
        """getting-ready, ready or failed."""
        return _state(self._begin(name))

    async def ready(self, name: str) -> None:
        """Wait until a game can be played."""
        await asyncio.shield(self._begin(name))

    def _begin(self, name: str) -> asyncio.Task[None]:
        if name not in self._ready:
            self._compiled[name] = _task(self._compile(name), f"compile {name}")
            self._ready[name] = _task(self._prepare(name), f"warm {name}")
        return self._ready[name]

    async def _prepare(self, name: str) -> None:
        if not self._makeshift:
            await asyncio.shield(self._compiled[name])
        await asyncio.to_thread(use_rules, name)
        if self._children:
            await asyncio.to_thread(keep_loaded)

    # --- is it compiled?

    def compiling(self, name: str) -> str:
        """getting-ready, ready or failed: bots that search need compiled rules."""
        self._begin(name)
        return _state(self._compiled[name])

    async def compiled(self, name: str) -> None:
        """Wait until a game is compiled, or could not be."""
        self._begin(name)
        await asyncio.wait([self._compiled[name]])

    def outlook(self, name: str) -> Outlook | None:
        """How far the compiling of a game has come; None if nobody waits for it."""
        if self.compiling(name) != GETTING_READY:
            return None
        order = [each for each in self._compiled if self.compiling(each) == GETTING_READY]
        before = [self._left(each) for each in order[: order.index(name) + 1]]
        progress = self._progress.get(name)
        left = sum(each for each in before if each is not None)
        return Outlook(progress.done if progress else 0.0, None if None in before else left)

    def _left(self, name: str) -> float | None:
        """Seconds for a game alone; for one whose turn has not come, as long in proportion as
        the one before."""
        if progress := self._progress.get(name):
            return progress.left
        known = {each: its.seconds for each, its in self._progress.items()}
        rates = [seconds / bulk(each) for each, seconds in known.items() if seconds is not None]
        return rates[-1] * bulk(name) if rates else None

    async def _compile(self, name: str) -> None:
        if not self._children:
            return
        async with self._one_at_a_time:
            wanted = await asyncio.to_thread(warm.commands, name, NICENESS)
            if not wanted:
                return
            progress = self._progress[name] = Progress()
            try:
                async with asyncio.TaskGroup() as children:
                    for command in wanted:
                        children.create_task(_run(name, command, progress))
            except* RuntimeError as failed:
                raise failed.exceptions[0] from None
            finally:
                progress.stop()
            warm.note_warm(name)

    async def close(self) -> None:
        tasks = [*self._ready.values(), *self._compiled.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _task(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    task = asyncio.create_task(work, name=name)
    task.add_done_callback(_log_failure)
    return task


def _state(task: asyncio.Task[None]) -> str:
    if not task.done():
        return GETTING_READY
    return FAILED if task.cancelled() or task.exception() else READY


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("%s: a game could not be made ready", task.get_name(), exc_info=error)


async def _run(name: str, command: list[str], progress: Progress) -> None:
    process = await asyncio.create_subprocess_exec(
        *command, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, env=environment()
    )
    assert process.stdout
    assert process.stderr
    try:
        said, _ = await asyncio.gather(process.stderr.read(), _listen(process.stdout, progress))
        await process.wait()
    except BaseException:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        raise
    if process.returncode:
        last = said.decode(errors="replace").strip().splitlines()[-1:]
        raise RuntimeError(f"compiling {name} failed: {' '.join(last)}")


async def _listen(lines: asyncio.StreamReader, progress: Progress) -> None:
    async for line in lines:
        progress.hear(line.decode(errors="replace"))


def keep_loaded() -> None:
    """What is loaded by now stays for good: whoever looks for garbage while people play need not
    look through it, which would hold up all tables for a tenth of a second."""
    gc.collect()
    gc.freeze()


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
    page_of(name).load()

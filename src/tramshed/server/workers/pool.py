"""A few worker processes, shared by all tables. A worker that crashes or takes too long is
replaced, and the question asked again."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

from tramshed.server.workers.questions import LENGTH, Question, frame, read_reply

log = logging.getLogger(__name__)

TRIES = 3
STARTING_SECONDS = 60.0
"""A worker's first answers may have to wait for compiled code to load."""
PASSED_ON = ("PATH", "HOME", "LANG", "VIRTUAL_ENV", "SYSTEMROOT")
PREFIXES = ("XDG_CACHE", "TRAMSHED_CACHE", "TRAMSHED_CHECKED", "NUMBA_", "PYTHON", "LC_")


class WorkerFailed(RuntimeError):
    """No worker could answer."""


MAKESHIFT = {"NUMBA_DISABLE_JIT": "1", "TRAMSHED_MAKESHIFT": "1"}
"""For processes that run interpreted because nothing is compiled yet."""


def environment() -> dict[str, str]:
    """What a child process needs to find its code, and nothing of the site's; a child of a
    makeshift site runs compiled."""
    left = set(MAKESHIFT) if MAKESHIFT.items() <= os.environ.items() else set()
    return {
        name: value
        for name, value in os.environ.items()
        if (name in PASSED_ON or name.startswith(PREFIXES)) and name not in left
    }


class Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._answered: set[tuple[str, str]] = set()

    @classmethod
    async def start(cls, *, makeshift: bool = False) -> Worker:
        command = (sys.executable, "-m", "tramshed.server.workers.worker")
        around = environment() | (MAKESHIFT if makeshift else {})
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=around
            )
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    async def ask(self, question: Question, patience: float) -> str:
        """The move a bot chooses; raises if it does not in time."""
        known = (question.game, question.bot) in self._answered
        limit = question.seconds + patience + (0 if known else STARTING_SECONDS)
        async with asyncio.timeout(limit):
            move = await self._exchange(question)
        self._answered.add((question.game, question.bot))
        return move

    async def _exchange(self, question: Question) -> str:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(frame(question))
        await stdin.drain()
        head = await stdout.readexactly(LENGTH.size)
        reply = read_reply(await stdout.readexactly(LENGTH.unpack(head)[0]))
        if reply.error:
            raise WorkerFailed(reply.error)
        return reply.move

    async def stop(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._process.stdin is not None:
            self._process.stdin.close()


class Pool:
    """Questions wait here for a worker; first come, first served. Makeshift workers think by
    interpreted rules."""

    def __init__(self, workers: int, patience: float, *, makeshift: bool = False) -> None:
        self._makeshift = makeshift
        self._size = max(1, workers)
        self._patience = patience
        self._places = asyncio.Semaphore(self._size)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._starting: set[asyncio.Task[Worker]] = set()
        self._closed = False

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._all]

    async def ask(self, question: Question) -> str:
        """The move that a bot chooses, in notation."""
        problem: Exception | None = None
        async with self._places:
            for _ in range(TRIES):
                try:
                    return await self._ask_one(question)
                except WorkerFailed as error:
                    raise error from problem
                except (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError) as error:
                    problem = error
                    log.warning("a worker was lost: %r", error)
        raise WorkerFailed(f"no worker could answer: {problem!r}") from problem

    async def _ask_one(self, question: Question) -> str:
        worker = self._idle.pop() if self._idle else await self._start()
        try:
            move = await worker.ask(question, self._patience)
        except WorkerFailed:  # the question was bad, the worker is not
            self._idle.append(worker)
            raise
        except BaseException:  # its next words would be the answer to this question
            await self._discard(worker)
            raise
        self._idle.append(worker)
        return move

    async def _start(self) -> Worker:
        if self._closed:
            raise WorkerFailed("the site is closing")
        starting = asyncio.create_task(Worker.start(makeshift=self._makeshift))
        self._starting.add(starting)
        starting.add_done_callback(self._started)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:  # nobody waits for it any more: the next one may have it
            starting.add_done_callback(lambda done: self._idle.append(done.result()))
            raise

    def _started(self, starting: asyncio.Task[Worker]) -> None:
        self._starting.discard(starting)
        if not starting.cancelled() and not starting.exception():
            self._all.add(starting.result())

    async def _discard(self, worker: Worker) -> None:
        await worker.stop()
        self._all.discard(worker)

    async def close(self) -> None:
        """End all workers."""
        self._closed = True
        await asyncio.gather(*self._starting, return_exceptions=True)
        self._idle.clear()
        for worker in list(self._all):
            await self._discard(worker)

"""One thread writes; whatever waits while it commits goes into the next commit together.

A write is acknowledged when its transaction has been committed, never before.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from tramshed.server.store import steps
from tramshed.server.store.rows import Step

T = TypeVar("T")
LARGEST_BATCH = 500


class Closed(RuntimeError):
    """The store does not take writes any more."""


@dataclass(slots=True, eq=False)
class _Job:
    work: Step | Callable[[Connection], Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class Writer:
    """The single writer."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tramshed-writer", daemon=True)
        self._closed = False
        self.commits = 0
        self._thread.start()

    async def step(self, step: Step) -> None:
        """Write what a command changed; returns when it is safe on disk."""
        await self._submit(step)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction. It may be done again if others' writes fail with it, so
        it must not do anything but use the connection."""
        return await self._submit(work)  # type: ignore[no-any-return]

    def _submit(self, work: Step | Callable[[Connection], Any]) -> asyncio.Future[Any]:
        if self._closed:
            raise Closed("the site is closing")
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._queue.put(job)
        return job.future

    async def close(self) -> None:
        """Finish what waits."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the thread

    def _run(self) -> None:
        with self._engine.connect() as connection:
            going = True
            while going:
                jobs = self._collect()
                going = jobs[-1] is not None
                batch = [job for job in jobs if job is not None]
                if batch:
                    self._write(connection, batch)
                    _report(batch)

    def _collect(self) -> list[_Job | None]:
        jobs = [self._queue.get()]
        while jobs[-1] is not None and len(jobs) < LARGEST_BATCH:
            try:
                jobs.append(self._queue.get_nowait())
            except Empty:
                break
        return jobs

    def _write(self, connection: Connection, batch: Sequence[_Job]) -> None:
        try:
            self._commit(connection, batch)
        except Exception as error:
            if len(batch) == 1:
                batch[0].error = error
                return
            for job in batch:  # one of them is to blame: find it, spare the others
                self._write(connection, [job])

    def _commit(self, connection: Connection, batch: Sequence[_Job]) -> None:
        with connection.begin():
            steps.write(connection, [job.work for job in batch if isinstance(job.work, Step)])
            for job in batch:
                if not isinstance(job.work, Step):
                    job.result = job.work(connection)
        self.commits += 1


def _report(batch: Sequence[_Job]) -> None:
    loop = batch[0].future.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(_resolve, batch)


def _resolve(batch: Sequence[_Job]) -> None:
    for job in batch:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)

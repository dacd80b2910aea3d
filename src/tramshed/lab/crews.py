"""Who plays the matches of a contest: processes of this machine, or the workers of a cluster.

A crew is given matches and gives back what was noted, in the order of the matches. A worker that
dies loses nothing: what it had in hand is given to another.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Any, Protocol

from tramshed.kernel.errors import TramshedError
from tramshed.lab.jobs import Job, Played, play
from tramshed.lab.saying import extra, refused

AHEAD = 4
"""Matches in hand for each worker, so that none waits for the slowest."""
RETRIES = 3
"""How often a match is given to somebody else before it is at fault itself."""


class WorkersLost(TramshedError):
    """Workers die again and again at the same match."""


class Crew(Protocol):
    """Whoever plays matches."""

    size: int

    def submit(self, job: Job) -> Future[Played]:
        """Have a match played."""
        ...

    def renew(self) -> bool:
        """After workers were lost: take new ones, if that is possible here."""
        ...


class Processes:
    """Processes of this machine, one for each core unless told otherwise."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or os.cpu_count() or 1
        self._pool = self._new()

    def _new(self) -> Executor:
        # Not forked: the compiled code and its threads would come along in an unknown state.
        return ProcessPoolExecutor(self.size, mp_context=get_context("spawn"))

    def submit(self, job: Job) -> Future[Played]:
        return self._pool.submit(play, job)

    def renew(self) -> bool:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._new()
        return True

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class Cluster:
    """The workers of a Dask cluster, which finds others for what a lost one had in hand."""

    def __init__(self, address: str) -> None:
        self._client: Any = extra("distributed", "cluster").Client(address)
        self._pool: Executor = self._client.get_executor(retries=RETRIES, pure=False)
        self.size = max(1, len(self._client.scheduler_info()["workers"]))

    def submit(self, job: Job) -> Future[Played]:
        return self._pool.submit(play, job)

    def renew(self) -> bool:
        return False

    def close(self) -> None:
        self._pool.shutdown(wait=False)
        self._client.close()


@contextmanager
def crew(cluster: str | None = None, size: int | None = None) -> Iterator[Crew]:
    """A crew for as long as it is needed."""
    hired = Cluster(cluster) if cluster else Processes(size)
    try:
        yield hired
    finally:
        hired.close()


def played(jobs: Iterator[Job], crew: Crew) -> Iterator[Played]:
    """Have matches played; what was noted comes in their order."""
    in_hand: deque[Job] = deque()
    asked: deque[Future[Played]] = deque()
    lost = 0
    while True:
        in_hand.extend(islice(jobs, crew.size * AHEAD - len(in_hand)))
        if not in_hand:
            return
        try:
            while len(asked) < len(in_hand):
                asked.append(crew.submit(in_hand[len(asked)]))
            found = asked[0].result()
        except BrokenProcessPool:
            lost += 1
            if lost > RETRIES or not crew.renew():
                raise refused("error.lab.lost", WorkersLost, number=lost) from None
            asked.clear()
            continue
        lost = 0
        in_hand.popleft()
        asked.popleft()
        yield found

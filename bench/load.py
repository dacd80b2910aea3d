"""Many live tables: a real server on one core, everybody's browsers on another."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import httpx

from bench.browsers import Browser, Party
from bench.seated import Seated, seat_people
from tramshed.server.play.readiness import GETTING_READY

PROGRAM = Path(__file__).with_name("serve.py")
STAGES = 120
"""Matches are met anywhere in their first so many moves; a random one has about 200."""
WARM_SECONDS = 1.0
WARM_PAUSE = 0.1
"""Between moves: at full speed a quick machine ends the matches before they are measured."""
NUMBER = re.compile(r"[\d.e-]+\n")
"""What a server answers, beside what it tells whoever started it."""
WINDOW = 2.0
"""Seconds: short enough that a busy machine lets some such times through, and long enough that
moves on the way at its ends do not matter."""


class Served:
    """A server process, on the first core where there are several."""

    def __init__(self, database: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(PROGRAM), str(database)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        _pin(self._process.pid, _cores()[0])
        self._url = self._line().split()[-1]
        while (
            GETTING_READY in httpx.get(f"{self._url}/health", timeout=None).json()["games"].values()
        ):
            time.sleep(0.1)

    @property
    def port(self) -> int:
        return int(self._url.rpartition(":")[2])

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        assert self._process.stdin
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return next(float(line) for line in iter(self._line, "") if NUMBER.fullmatch(line))

    def _line(self) -> str:
        assert self._process.stdout
        return self._process.stdout.readline()

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.terminate()
        self._process.communicate()


def _pin(process: int, cores: Iterable[int]) -> None:
    if sys.platform == "linux":
        os.sched_setaffinity(process, cores)


def _cores() -> tuple[list[int], list[int]]:
    """The server's core, and the browsers'; the same where there is only one."""
    if sys.platform != "linux":
        return [], []
    first, *others = sorted(os.sched_getaffinity(0))
    return [first], others or [first]


@contextmanager
def keeping_to_others() -> Iterator[None]:
    """Leave the server's core to the server."""
    server, browsers = _cores()
    _pin(0, browsers)
    try:
        yield
    finally:
        _pin(0, {*server, *browsers})


class Load(NamedTuple):
    """What playing came to. Times in milliseconds, all but rates for one move."""

    moves_per_second: float
    cpu: float
    """Of the server's processor."""
    best_cpu: float
    """In the best of some short times: what it takes when nobody else uses the machine."""
    median: float
    """From the move to its answer."""
    p99: float
    bytes: float
    """Sent to both pages."""


def measure_tables(tables: int, seconds: float, pace: float) -> tuple[Load, Load]:
    """Everybody moves: so many moves a second altogether, then as fast as the server answers."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "site.db"
        stages = [number * STAGES // tables for number in range(tables)]
        seated = asyncio.run(seat_people(database, stages))
        with Served(database) as server, keeping_to_others():
            return asyncio.run(_loads(server, seated, seconds, tables / pace))


async def _loads(
    server: Served, seated: Sequence[Seated], seconds: float, pause: float
) -> tuple[Load, Load]:
    parties = []
    for seed, (table, cookies) in enumerate(seated):
        browsers = [await Browser.open(server.port, table, cookie) for cookie in cookies]
        parties.append(Party(browsers, seed))
    await _play(parties, WARM_SECONDS, WARM_PAUSE)
    calm, rush = [await _load(server, parties, seconds, each) for each in (pause, 0.0)]
    for party in parties:
        party.close()
    return calm, rush


async def _load(server: Served, parties: Sequence[Party], seconds: float, pause: float) -> Load:
    for party in parties:
        party.forget()
    moments: list[Moment] = []
    watch = asyncio.create_task(_watch(server, parties, moments))
    await _play(parties, seconds, pause)
    watch.cancel()
    end = _moment(server, parties)
    waits = sorted(wait for party in parties for wait in party.waits)
    mean = _cost(moments[0], end)
    return Load(
        moves_per_second=len(waits) / (end.time - moments[0].time),
        cpu=mean,
        best_cpu=min([mean, *(_cost(*two) for two in pairwise(moments))]),
        median=waits[len(waits) // 2] * 1000,
        p99=waits[len(waits) * 99 // 100] * 1000,
        bytes=sum(party.bytes for party in parties) / len(waits),
    )


async def _play(parties: Sequence[Party], seconds: float, pause: float = 0.0) -> None:
    until = time.perf_counter() + seconds
    await asyncio.gather(*(party.play(until, pause) for party in parties))


class Moment(NamedTuple):
    """What had happened by some time."""

    time: float
    cpu: float
    moves: int


async def _watch(server: Served, parties: Sequence[Party], moments: list[Moment]) -> None:
    while True:
        moments.append(_moment(server, parties))
        await asyncio.sleep(WINDOW)


def _moment(server: Served, parties: Sequence[Party]) -> Moment:
    return Moment(time.perf_counter(), server.cpu(), sum(len(party.waits) for party in parties))


def _cost(before: Moment, after: Moment) -> float:
    return (after.cpu - before.cpu) / max(1, after.moves - before.moves) * 1000

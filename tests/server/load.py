"""Two hundred live tables: a real server on one core, browsers driven from another."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tramshed.kernel.registry import metas
from tramshed.server.seating import ME, Chair, new_table
from tramshed.server.store import Store, people
from tramshed.server.store.rows import HUMAN
from tramshed.server.store.seating import insert_table

SERVE = """
import sys
from tramshed.server.main import serve
from tramshed.server.settings import Settings
settings = Settings(
    warm=False, messages_per_second=1e9, message_burst=10**9, sockets_per_address=10**6,
    requests_per_second=1e9, request_burst=10**9, linger=float(sys.argv[2]),
)
sys.exit(serve("127.0.0.1", 0, sys.argv[1], settings=settings))
"""
TICKS = os.sysconf("SC_CLK_TCK")


# --- a server on a core of its own


class Served:
    """A server process, and what it has used."""

    def __init__(self, database: Path, core: int | None = 0, linger: float = 20.0) -> None:
        command = [sys.executable, "-c", SERVE, str(database), str(linger)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        if core is not None and core in os.sched_getaffinity(0):
            os.sched_setaffinity(self._process.pid, {core})
        assert self._process.stdout
        self.url = self._process.stdout.readline().split()[-1]
        while set(httpx.get(f"{self.url}/health").json()["games"].values()) != {"ready"}:
            time.sleep(0.1)

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def cpu(self) -> float:
        """Seconds of processor time, its threads included, its children not."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / TICKS

    def memory(self) -> int:
        """Bytes that are its own."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("RssAnon"))
        return int(line.split()[1]) * 1024

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()


async def seat_people(database: Path, tables: int) -> list[tuple[str, list[str]]]:
    """Tables of two people each, straight into the database: table ids with cookies."""
    store = Store(f"sqlite:///{database}")
    made = []
    for _ in range(tables):
        tokens = [secrets.token_urlsafe(32) for _ in range(2)]

        def make(connection: Any, tokens: list[str] = tokens) -> str:
            both = [people.find_or_make(connection, each, "Ann", "en") for each in tokens]
            row = new_table(metas()["trambahn"].setup(), "live", both[0], [ME, Chair("open")])
            row.seats[1].kind, row.seats[1].name = HUMAN, "Ben"
            row.seats[1].person_id, row.seats[1].join_token = both[1].id, None
            insert_table(connection, row)
            return row.id

        made.append((await store.write(make), tokens))
    await store.close()
    return made


# --- a browser that costs little


class Seen(msgspec.Struct):
    """As much of a message as a machine needs to play."""

    t: str
    n: int = 0
    id: str | None = None
    phase: str = ""
    seat: int | None = None
    turn: list[int] = msgspec.field(default_factory=list)
    menu: list[dict[str, Any]] | None = None


_decoder = msgspec.json.Decoder(Seen)


class Browser:
    """A socket that reads and writes frames itself: a library would cost more than the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self.menu: list[str] = []
        self.now = Seen("state")
        self.bytes = 0

    @classmethod
    async def open(cls, port: int, table: str, token: str) -> Browser:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Origin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: tramshed={token}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head
        return cls(reader, writer)

    def say(self, **message: Any) -> None:
        body = msgspec.json.encode(message)
        length = len(body)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._writer.write(b"\x81" + size + bytes(4) + body)

    async def get(self) -> Seen:
        while True:
            head = await self._reader.readexactly(2)
            length = head[1] & 0x7F
            if length > 125:
                length = int.from_bytes(
                    await self._reader.readexactly(2 if length == 126 else 8), "big"
                )
            body = await self._reader.readexactly(length)
            if head[0] & 0x0F == 1:
                break
        self.bytes += length
        seen = _decoder.decode(body)
        if seen.t == "state":
            self.now = seen
            if seen.menu is not None:
                self.menu = [choice["m"] for choice in seen.menu]
        return seen

    @property
    def my_turn(self) -> bool:
        return self.now.seat is not None and self.now.seat in self.now.turn

    def close(self) -> None:
        self._writer.close()


class Party:
    """Two browsers at one table, playing at random."""

    def __init__(self, pair: list[Browser], rng: random.Random, pause: float) -> None:
        self.pair, self.rng, self.pause = pair, rng, pause
        self.waits: list[float] = []
        self.moves = 0

    async def play(self, until: float) -> None:
        readers = [asyncio.create_task(self._read(each)) for each in self.pair]
        self._turn = asyncio.Event()
        try:
            await self._rest(until, self.rng.random())
            while time.perf_counter() < until:
                mover = next((each for each in self.pair if each.my_turn and each.menu), None)
                if mover is None:
                    if all(each.now.phase == "over" for each in self.pair):
                        return
                    self._turn.clear()
                    async with asyncio.timeout(20):
                        await self._turn.wait()
                    continue
                await self._move(mover)
                await self._rest(until, self.rng.expovariate(1))
        finally:
            for reader in readers:
                reader.cancel()

    async def _rest(self, until: float, times: float) -> None:
        left = until - time.perf_counter()
        await asyncio.sleep(max(0.0, min(self.pause * times, left)))

    async def _move(self, mover: Browser) -> None:
        self.moves += 1
        name, began = f"m{self.moves}", time.perf_counter()
        self._answered, self._awaited = asyncio.Event(), name
        mover.say(t="move", id=name, n=mover.now.n, moves=[self.rng.choice(mover.menu)])
        async with asyncio.timeout(20):
            await self._answered.wait()
        self.waits.append(time.perf_counter() - began)

    async def _read(self, browser: Browser) -> None:
        while True:
            seen = await browser.get()
            self._turn.set()
            if seen.id is not None and seen.id == getattr(self, "_awaited", None):
                self._answered.set()


# --- what is measured


@dataclass(frozen=True)
class Load:
    """Live tables on one core. Times in milliseconds."""

    tables: int
    moves: int
    moves_per_second: float
    cpu_per_move: float
    best_cpu_per_move: float
    """In the best half second: what it costs when nobody else uses the machine."""
    busy: float
    """How much of its core the server used."""
    median: float
    p99: float
    bytes_per_move: float


def measure_tables(tables: int = 200, seconds: float = 8.0, pace: float = 0.0) -> Load:
    """Everybody moves: as fast as the server answers, or at so many moves a second altogether."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "site.db"
        seated = asyncio.run(seat_people(database, tables))
        server = Served(database)
        try:
            return asyncio.run(_load(server, seated, seconds, pace))
        finally:
            server.close()


async def _load(
    server: Served, seated: list[tuple[str, list[str]]], seconds: float, pace: float
) -> Load:
    _use_other_cores()
    rng, parties = random.Random(1), []
    pause = len(seated) / pace if pace else 0.0
    for table, tokens in seated:
        pair = [await Browser.open(server.port, table, token) for token in tokens]
        for browser in pair:
            browser.say(t="hello", seen=-1)
            while (await browser.get()).t != "state":
                pass
        while pair[0].now.phase == "open":
            await pair[0].get()
        parties.append(Party(pair, random.Random(rng.random()), pause))
    warm = time.perf_counter() + min(2.0, seconds / 3)
    await asyncio.gather(*(party.play(warm) for party in parties))
    for party in parties:
        party.waits.clear()
        for browser in party.pair:
            browser.bytes = 0
    before, cpu = time.perf_counter(), server.cpu()
    windows = asyncio.create_task(_windows(server, parties))
    await asyncio.gather(*(party.play(before + seconds) for party in parties))
    windows.cancel()
    took, cpu = time.perf_counter() - before, server.cpu() - cpu
    waits = sorted(wait for party in parties for wait in party.waits)
    for party in parties:
        for browser in party.pair:
            browser.close()
    return Load(
        tables=len(seated),
        moves=len(waits),
        moves_per_second=len(waits) / took,
        cpu_per_move=cpu / len(waits) * 1000,
        best_cpu_per_move=min(_costs, default=cpu / len(waits) * 1000),
        busy=cpu / took,
        median=waits[len(waits) // 2] * 1000,
        p99=waits[int(len(waits) * 0.99)] * 1000,
        bytes_per_move=sum(b.bytes for p in parties for b in p.pair) / len(waits),
    )


_costs: list[float] = []


async def _windows(server: Served, parties: list[Party]) -> None:
    """Notes what a move cost in each half second."""
    _costs.clear()
    while True:
        cpu, moves = server.cpu(), sum(len(party.waits) for party in parties)
        await asyncio.sleep(0.5)
        moves = sum(len(party.waits) for party in parties) - moves
        if moves >= 100:
            _costs.append((server.cpu() - cpu) / moves * 1000)


def _use_other_cores() -> None:
    cores = os.sched_getaffinity(0)
    if len(cores) > 1:
        os.sched_setaffinity(0, cores - {0})

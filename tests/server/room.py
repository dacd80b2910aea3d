"""A room with a site in it, and pages at its tables, all in this process: no network."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Any, TypeVar

from tramshed.kernel.position import Position
from tramshed.server.http.services import ME, Chair
from tramshed.server.http.site import Site
from tramshed.server.http.socket import obey
from tramshed.server.settings import Settings
from tramshed.server.store import people
from tramshed.server.store.rows import Person, TableRow
from tramshed.server.wire.connection import Connection
from tramshed.server.wire.messages import read
from tramshed.server.wire.shown_table import ShownTable

T = TypeVar("T")
PATIENCE = 100.0
"""Long enough to compile bots, the first time."""
Told = dict[str, Any]
_ids = itertools.count(1)

GAME = "trambahn"
"""What two people play here, where a test is about the site."""


def settings(folder: Path, **changes: Any) -> Settings:
    """A site for tests: nothing waits for show, commits need not survive a power cut."""
    quick: dict[str, Any] = {
        "database": f"sqlite:///{folder}/site.db",
        "warm": False,
        "bot_pace": 0.0,
        "durable": False,
        "hint_bot": "greedy",
    }
    return Settings(**(quick | changes))


@asynccontextmanager
async def opened(folder: Path, **changes: Any) -> AsyncIterator[Site]:
    """A site, closed at the end."""
    site = Site(settings(folder, **changes))
    site.hub.start()
    try:
        yield site
    finally:
        await site.close()


def run(work: Callable[[], Awaitable[T]]) -> T:
    """Run a test's coroutine; none may take long."""

    async def limited() -> T:
        async with asyncio.timeout(150):
            return await work()

    return asyncio.run(limited())


def at_site(**changes: Any) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., None]]:
    """A test at a site that is open while it runs, perhaps with other settings. It is given the
    site first; what else it takes are fixtures."""

    def decorate(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
        @wraps(test)
        def opened_for(tmp_path: Path, **fixtures: Any) -> None:
            async def play() -> None:
                async with opened(tmp_path, **changes) as site:
                    await test(site, **fixtures)

            run(play)

        given = [*signature(test).parameters.values()][1:]
        folder = Parameter("tmp_path", Parameter.POSITIONAL_OR_KEYWORD)
        vars(opened_for)["__signature__"] = Signature([folder, *given])
        return opened_for

    return decorate


async def person(site: Site, name: str) -> Person:
    """Somebody of that name."""
    token = f"token of {name}"
    return await site.store.write(lambda c: people.find_or_make(c, token, name, "en"))


async def table_of_two(site: Site, *names: str) -> tuple[TableRow, list[Person]]:
    """A table for two people, both seated."""
    first, second = [await person(site, name) for name in (names or ("Ann", "Ben"))]
    row = await site.services.make_table(first, GAME, [ME, Chair("open")])
    token = row.seats[1].join_token
    assert token
    await site.services.join(second, token)
    return row, [first, second]


class Page:
    """A page at a table: keeps what it is sent, as a browser would."""

    def __init__(self, table: ShownTable, person_id: int | None, language: str = "en") -> None:
        self.connection = Connection(table, person_id, language, self)
        self.table = table
        self.told: list[Told] = []
        self.sent: list[str] = []
        self.zones: dict[str, str] = {}
        self.log: dict[int, str] = {}
        self.now: Told = {}
        self.answers_pings = True
        self._news = asyncio.Event()
        self._reads = asyncio.Event()
        self._reads.set()
        table.join(self.connection)
        self._sender = asyncio.create_task(self.connection.run())

    async def send(self, text: str) -> None:
        await self._reads.wait()
        self.sent.append(text)
        message = json.loads(text)
        self.told.append(message)
        if message["t"] == "state":
            self._apply(message)
        elif message["t"] == "ping" and self.answers_pings:
            await self.say({"t": "pong", "k": message["k"]})
        self._news.set()

    def _apply(self, state: Told) -> None:
        self.zones |= state.get("zones", {})
        cut = state.get("cut")
        if cut is not None:
            self.log = {number: text for number, text in self.log.items() if number <= cut}
        self.log |= {number: _inside(item) for number, item in state.get("log", [])}
        for name in ("undo", "restart", "seat", "curtain", "turn", "rematch", "clock"):
            self.now[name] = state.get(name)
        self.now |= {k: v for k, v in state.items() if k not in ("zones", "log", "cut", "from")}

    def pause(self, *, reading: bool) -> None:
        """Stop reading, or go on."""
        (self._reads.set if reading else self._reads.clear)()

    async def say(self, message: Told | str) -> None:
        """Send something as it would come from a browser."""
        text = message if isinstance(message, str) else json.dumps(message)
        await obey(self.connection, read(text))

    async def hello(self, seen: int = -1, **more: Any) -> Page:
        await self.say({"t": "hello", "seen": seen, **more})
        await self.until(lambda told: told["t"] == "state")
        return self

    async def until(self, wanted: Callable[[Told], bool], start: int = 0) -> Told:
        """Wait for a message."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for told in self.told[start:]:
                    if wanted(told):
                        return told
                start = len(self.told)
                self._news.clear()
                await self._news.wait()

    async def do(self, kind: str, command_id: str | None = None, **more: Any) -> Told:
        """Ask for something and wait for the answer."""
        command_id = command_id or f"c{next(_ids)}"
        start = len(self.told)
        await self.say({"t": kind, "id": command_id, **more})
        return await self.until(lambda told: told.get("id") == command_id, start)

    async def move(self, *moves: str, command_id: str | None = None, n: int | None = None) -> Told:
        """Make moves."""
        number = self.now["n"] if n is None else n
        return await self.do("move", command_id, n=number, moves=list(moves))

    @property
    def menu(self) -> list[str]:
        return [choice["m"] for choice in self.now["menu"]]

    @property
    def my_turn(self) -> bool:
        return self.now.get("seat") in (self.now.get("turn") or [])

    async def settle(self) -> None:
        """Let everything that is under way arrive."""
        await self.table.ask(_nothing)
        for _ in range(5):
            await asyncio.sleep(0)

    def close(self) -> None:
        self._sender.cancel()
        self.table.leave(self.connection)


def _inside(item: str) -> str:
    """A line of the journal, without the item of the list that it is."""
    found = re.fullmatch(r"<li [^>]*>(.*)</li>", item)
    assert found, item
    return found[1]


async def _nothing() -> None:
    pass


async def sit(site: Site, row: TableRow, who: Person | None, language: str = "en") -> Page:
    """Open a page at a table and say hello."""
    table = await site.hub.table(row.id)
    return await Page(table, who.id if who else None, language).hello()


def board_of(page: Page) -> Position:
    """The match in play at a page's table."""
    assert page.table.board
    return page.table.board


async def two_pages(site: Site) -> tuple[Page, Page]:
    """Two people at a table that has begun; the first returned is to move."""
    row, (ann, ben) = await table_of_two(site)
    pages = [await sit(site, row, ann), await sit(site, row, ben)]
    for page in pages:
        await page.until(lambda told: told.get("phase") == "play")
    await pages[0].settle()
    first, second = sorted(pages, key=lambda page: not page.my_turn)
    return first, second


async def stations(page: Page) -> None:
    """Put both passengers, so that what follows can be taken back."""
    while any(move.startswith("passenger") for move in page.menu):
        await page.move(page.menu[0])

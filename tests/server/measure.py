"""What the site costs.

    .venv/bin/python -m tests.server.measure [tables] [seconds]

`measure_tables`, `measure_idle_table` and `measure_opening` are for `make bench`.
"""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path

import httpx

from tests.server.load import Load, measure_tables, seat_people
from tramshed.server import commands, rendering, seat_commands
from tramshed.server.app import create_app
from tramshed.server.connection import Connection
from tramshed.server.messages import Hello
from tramshed.server.settings import Settings
from tramshed.server.site import Site
from tramshed.server.store import people

# --- memory and opening


@dataclass(frozen=True)
class Idle:
    """Tables that somebody looks at, and after everybody has left. Bytes each."""

    tables: int
    connected: float
    """A table with two pages open, the pages included."""
    resident: float
    """A table in memory that nobody looks at any more."""
    freed: float
    """What is left when it has been put away: measured over many comings and goings."""


def measure_idle_table(tables: int = 150, moves: int = 60) -> Idle:
    """In this process, by what Python allocates."""
    return asyncio.run(_idle(tables, moves))


async def _idle(tables: int, moves: int) -> Idle:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/site.db", warm=False, linger=3600.0)
        site = Site(settings)
        await site.readiness.ready("trambahn")
        seated = await seat_people(Path(folder) / "site.db", tables + 1)
        for page in await _visit(site, seated[0], moves):  # what is made once is not counted
            page.table.leave(page)
        _put_away(site)
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        pages = [page for each in seated[1:] for page in await _visit(site, each, moves)]
        with_pages = _allocated() - before
        for page in pages:
            page.table.leave(page)
        pages.clear()
        del page
        await asyncio.sleep(0)
        resident = _allocated() - before
        _put_away(site)
        await asyncio.sleep(0.05)
        freed = _allocated() - before
        tracemalloc.stop()
        await site.close()
    return Idle(tables, with_pages / tables, resident / tables, freed / tables)


def _put_away(site: Site) -> None:
    kept = site.hub.settings
    site.hub.settings = replace(kept, linger=-1.0)
    site.hub.sweep()
    site.hub.settings = kept
    assert not site.hub.tables


def _allocated() -> int:
    for cached in (rendering.zone_html,):
        cached.cache_clear()  # shared by all tables, bounded by itself
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def _visit(site: Site, seated: tuple[str, list[str]], moves: int) -> list[Connection]:
    """Two people come to a table and play some moves."""
    table = await site.hub.table(seated[0])
    rng, pages = random.Random(seated[0]), []
    for token in seated[1]:
        who = await site.store.read(lambda c, token=token: people.find(c, token))  # type: ignore[misc]
        page = Connection(table, who.id if who else None, "en")
        table.join(page)
        await table.ask(partial(seat_commands.greet, page, Hello()))
        pages.append(page)
    assert table.board
    while table.board.number < moves:
        seat = table.board.actors[0]
        action = rng.choice(table.board.menu(seat))
        await table.ask(partial(commands.play, table, table.board, seat, [action], None))
        for page in pages:
            page.compose()
    return pages


@dataclass(frozen=True)
class Opening:
    """A finished match. Milliseconds, the best of several."""

    moves: int
    page: float
    """Its table's page, from the request to the last byte, nothing in memory."""
    replay: float
    """One position of it, by its snapshot."""
    match: float
    """All of it as a Match, played through."""


def measure_opening(moves: int = 400, tries: int = 15) -> Opening:
    """How long it takes to open a long match that is over."""
    return asyncio.run(_opening(moves, tries))


async def _opening(moves: int, tries: int) -> Opening:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/site.db", warm=False, linger=-1.0)
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            site: Site = app.state.site
            await site.readiness.ready("trambahn")
            (seated,) = await seat_people(Path(folder) / "site.db", 1)
            number = await _finish(site, seated, moves)
            headers = {"cookie": f"tramshed={seated[1][0]}"}
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:

                async def page() -> None:
                    site.hub.sweep()
                    answer = await http.get(f"/tables/{seated[0]}", headers=headers)
                    assert answer.status_code == 200
                    await asyncio.sleep(0)

                async def position() -> None:
                    record = await site.services.record(seated[0])
                    await record.view(number // 2, 0)

                async def match() -> None:
                    await site.services.load_match(seated[0])

                times = [await _best(work, tries) for work in (page, position, match)]
    return Opening(number, *times)


async def _finish(site: Site, seated: tuple[str, list[str]], moves: int) -> int:
    """Play a long match to its end: nobody fills a row while it can be helped."""
    await _visit(site, seated, 0)
    table = site.hub.tables[seated[0]]
    board, rng = table.board, random.Random(1)
    assert board
    while not board.is_over:
        seat = board.actors[0]
        menu = board.menu(seat)
        action = rng.choice([each for each in menu if board.moves[each].verb == "station"] or menu)
        if board.number > moves:
            action = menu[0]
        await table.ask(partial(commands.play, table, board, seat, [action], None))
    for page in list(table.connections):
        table.leave(page)
    return board.number


async def _best(work: Callable[[], Awaitable[None]], tries: int) -> float:
    best = float("inf")
    for _ in range(tries):
        began = time.perf_counter()
        await work()
        best = min(best, time.perf_counter() - began)
    return best * 1000


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 8.0
    for pace in (0.0, 100.0):
        print("as fast as it goes" if not pace else f"{pace:.0f} moves a second")
        _show(measure_tables(tables, seconds, pace))
    print("memory")
    _show(measure_idle_table())
    print("opening a finished match")
    _show(measure_opening())


def _show(figures: Load | Idle | Opening) -> None:
    for name, value in asdict(figures).items():
        print(f"  {name:18} {value:,.2f}")


if __name__ == "__main__":
    main()

"""How long it takes to open a long match that is over."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import httpx

from bench.resting import put_away, visit
from bench.seated import GAME, Seated, seat_people
from tramshed.server.app import create_app
from tramshed.server.http.site import Site
from tramshed.server.settings import Settings

LONG = 400
"""After so many moves nobody makes the match any longer."""


class Opening(NamedTuple):
    """A finished match. Milliseconds, the best of several."""

    moves: int
    page: float
    """Its table's page, from the request to the last byte, nothing in memory."""
    position: float
    """One position of it, by its snapshot."""


def measure_opening(tries: int) -> Opening:
    return asyncio.run(_opening(tries))


async def _opening(tries: int) -> Opening:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "site.db"
        (seated,) = await seat_people(database, [0])
        app = create_app(Settings(database=f"sqlite:///{database}", linger=3600.0))
        async with app.router.lifespan_context(app):
            site: Site = app.state.site
            await site.readiness.ready(GAME)
            moves = await _finish(site, seated)
            cookies = {"tramshed": seated.cookies[0]}
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(app), base_url="http://here", cookies=cookies
            ) as browser:

                async def page() -> None:
                    put_away(site)
                    answer = await browser.get(f"/tables/{seated.table}")
                    assert answer.status_code == 200

                async def position() -> None:
                    record = await site.services.record(seated.table)
                    await record.view(moves // 2, 0)

                times = [await _best(work, tries) for work in (page, position)]
    return Opening(moves, *times)


async def _finish(site: Site, seated: Seated) -> int:
    """Play a long match to its end: stations are built as long as there are any to build."""
    pages = await visit(site, seated)
    table = pages[0].table
    board, rng = table.board, random.Random(1)
    assert board
    while not board.is_over:
        (seat,) = board.actors
        menu = board.menu(seat)
        stations = [each for each in menu if board.moves[each].verb == "station"]
        action = rng.choice(stations or menu) if board.number < LONG else menu[0]
        await table.ask(partial(table.play, seat, [action]))
    for page in pages:
        table.leave(page)
    return board.number


async def _best(work: Callable[[], Awaitable[None]], tries: int) -> float:
    best = float("inf")
    for _ in range(tries):
        began = time.perf_counter()
        await work()
        best = min(best, time.perf_counter() - began)
    return best * 1000

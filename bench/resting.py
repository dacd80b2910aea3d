"""What a table takes of memory, with its pages open and after everybody has left."""

from __future__ import annotations

import asyncio
import gc
import random
import tempfile
import tracemalloc
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bench.seated import GAME, Seated, seat_people
from tramshed.server.http.site import Site
from tramshed.server.settings import Settings
from tramshed.server.store import people
from tramshed.server.wire import seat_commands
from tramshed.server.wire.connection import Connection
from tramshed.server.wire.messages import Hello
from tramshed.server.wire.rendering import told_lines, zone_html
from tramshed.web.drawing import kept

BEFORE, HERE = 40, 20
"""Moves that were made before anybody comes, and those that are made then."""
SHARED = (kept, told_lines, zone_html)
"""What all tables share and what bounds itself."""


class Resting(NamedTuple):
    """Bytes of a table, as Python allocates them."""

    visited: float
    """With two pages open, the pages included."""
    alone: float
    """In memory, but nobody looks at it any more."""


def measure_resting(tables: int) -> Resting:
    """What so many tables give back when they are put away, in this process."""
    return asyncio.run(_resting(tables))


async def _resting(tables: int) -> Resting:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "site.db"
        seated = await seat_people(database, [BEFORE] * tables)
        site = Site(Settings(database=f"sqlite:///{database}", linger=3600.0))
        await site.readiness.ready(GAME)
        tracemalloc.start()
        pages = [page for each in seated for page in await visit(site, each, HERE)]
        visited = _allocated()
        for page in pages:
            page.table.leave(page)
        del pages, page
        await asyncio.sleep(0)
        alone = _allocated()
        put_away(site)
        await asyncio.sleep(0.05)
        gone = _allocated()
        tracemalloc.stop()
        await site.close()
    return Resting((visited - gone) / tables, (alone - gone) / tables)


async def visit(site: Site, seated: Seated, moves: int = 0) -> list[Connection]:
    """Two people come to a table and play some moves."""
    table = await site.hub.table(seated.table)
    pages = []
    for cookie in seated.cookies:
        who = await site.store.read(partial(people.find, token=cookie))
        page = Connection(table, who.id if who else None, "en")
        table.join(page)
        await table.ask(partial(seat_commands.greet, page, Hello()))
        page.compose()
        pages.append(page)
    board, rng = table.board, random.Random(seated.table)
    assert board
    for _ in range(moves):
        (seat,) = board.actors
        action = rng.choice(board.menu(seat))
        await table.ask(partial(table.play, seat, [action]))
        for page in pages:
            page.compose()
    return pages


def put_away(site: Site) -> None:
    """Let all tables leave memory now, which nobody may be looking at."""
    patient = site.hub.settings
    site.hub.settings = replace(patient, linger=-1.0)
    site.hub.sweep()
    site.hub.settings = patient
    assert not site.hub.tables


def _allocated() -> int:
    for shared in SHARED:
        shared.cache_clear()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]

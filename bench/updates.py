"""What a move costs the pages at a full table: the server's time until what changed is ready to be
sent, and its bytes, as they are and as they travel.

One update is what one page is sent for one decision: composed, written and, if the socket does so,
deflated; whatever pages share is made for the first of them. All pages of a table are those of its
players. A whole turn is what a page is sent that was told nothing while a player decided all that
his turn was.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from bench.figures import Figure, spread
from bench.in_memory import quick_action, table_of
from bench.wire import Wire, deflated_alone
from tramshed.kernel.registry import game
from tramshed.kernel.seats import TABLE
from tramshed.server.play.readiness import keep_loaded
from tramshed.server.wire.connection import Connection
from tramshed.server.wire.messages import State, write
from tramshed.server.wire.rendering import zone_html
from tramshed.web.contract import page_of
from tramshed.web.drawing import kept

SEED = 1
ONE_PAGE = "update of one page"
ALL_PAGES = "update of all pages"
LARGEST = "update, on the wire, largest"
LARGEST_TURN = "whole turn at once, on the wire, largest"


class Update(NamedTuple):
    """What a page was sent, in bytes, and what it took, in seconds."""

    seconds: float
    raw: int
    wire: int


@dataclass
class Watched:
    """All that was sent in one match."""

    first: list[Update] = field(default_factory=list)
    """Whole tables, to pages that had nothing."""
    one: list[Update] = field(default_factory=list)
    table: list[float] = field(default_factory=list)
    """Seconds for all pages, for each decision."""
    turns: list[Update] = field(default_factory=list)
    end: float = 0.0
    """Seconds for all pages when the match is over: where its scores come from, and its course."""
    zones: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    """HTML that was sent, by zone; those of a kind are together."""


class _Page:
    """A page and its socket."""

    def __init__(self, connection: Connection) -> None:
        self.connection, self.wire = connection, Wire()
        connection.table.join(connection)
        connection.hello(-1)

    def update(self) -> tuple[Update, State]:
        began = time.thread_time()
        state = self.connection.compose()
        message = write(state)
        size = self.wire.bytes_of(message)
        return Update(time.thread_time() - began, len(message), size), state


def updates(name: str, seconds: float) -> list[Figure]:
    """Of a match as the quick policy plays it; nothing where a game draws no table."""
    if not page_of(name).is_drawn:
        return []
    tries = [asyncio.run(_watched(name))]
    keep_loaded()  # as the site does
    stop = time.perf_counter() + seconds
    while time.perf_counter() < stop:
        tries.append(asyncio.run(_watched(name)))
    return [*_figures(game(name).meta.title, tries)]


async def _watched(name: str) -> Watched:
    """The same match each time, with nothing remembered of the last one."""
    zone_html.cache_clear()
    kept.cache_clear()
    played, rng, found = game(name), random.Random(SEED), Watched()
    seats = max(played.meta.seats)
    table = table_of(played.match(seats=seats, seed=SEED))
    board = table.board
    assert board is not None
    pages = [_Page(Connection(table, seat, "en")) for seat in range(seats)]
    slow = _Page(Connection(table, 0, "en"))
    found.first += [page.update()[0] for page in (*pages, slow)]
    while not board.is_over:
        awaited = board.actors
        seat = next((each for each in awaited if each != TABLE), TABLE)
        await table.play(seat, [quick_action(board, seat, rng)])
        sent = [page.update() for page in pages]
        if board.is_over:
            found.end = sum(update.seconds for update, _ in sent)
            break
        found.one += [update for update, _ in sent]
        found.table.append(sum(update.seconds for update, _ in sent))
        for _, state in sent:
            for zone, html in state.zones.items():
                found.zones[zone.partition("-")[0]].append(html)
        if board.actors != awaited:
            found.turns.append(slow.update()[0])
    await asyncio.gather(*table.close(), return_exceptions=True)
    return found


def _figures(title: str, tries: list[Watched]) -> Iterator[Figure]:
    found = tries[0]  # bytes are always the same, times the least of all tries
    one = [min(some) for some in zip(*(map(_seconds, each.one) for each in tries), strict=True)]
    table = [min(some) for some in zip(*(each.table for each in tries), strict=True)]
    yield from spread(title, ONE_PAGE, one, 1e3, "ms")
    yield from spread(title, ALL_PAGES, table, 1e3, "ms")
    yield Figure(title, "end of the match, all pages", min(e.end for e in tries) * 1e3, "ms")
    for what, sent in (("update", found.one), ("whole turn at once", found.turns)):
        yield from spread(title, f"{what}, raw", [each.raw for each in sent], 1e-3, "kB")
        yield from spread(title, f"{what}, on the wire", [each.wire for each in sent], 1e-3, "kB")
    first = max(found.first, key=lambda each: each.wire)
    yield Figure(title, "first state of a page, raw", first.raw / 1e3, "kB")
    yield Figure(title, "first state of a page, on the wire", first.wire / 1e3, "kB")
    for zone, html in sorted(found.zones.items(), key=lambda each: -_total(each[1])):
        largest = max(html, key=len)
        yield Figure(title, f"zone {zone}, mean, raw", _total(html) / len(html) / 1e3, "kB")
        yield Figure(title, f"zone {zone}, largest, raw", len(largest.encode()) / 1e3, "kB")
        yield Figure(title, f"zone {zone}, largest, alone", deflated_alone(largest) / 1e3, "kB")


def _seconds(update: Update) -> float:
    return update.seconds


def _total(html: Iterable[str]) -> int:
    return sum(len(each.encode()) for each in html)

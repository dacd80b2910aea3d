"""All tables in memory. They come when somebody asks for them and leave when nobody does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Generic, TypeVar

from tramshed.kernel.errors import MoveError
from tramshed.server.play.readiness import Readiness
from tramshed.server.play.tables import LiveTable
from tramshed.server.play.thinking import Thinking
from tramshed.server.settings import Settings
from tramshed.server.store import Store
from tramshed.server.store.rows import Kept
from tramshed.server.workers.pool import Pool

log = logging.getLogger(__name__)
T = TypeVar("T", bound=LiveTable)


class NoSuchTable(LookupError):
    """There is no table of that id."""


class OtherRules(Exception):
    """A match that was begun under other rules and cannot be gone on with."""


class Hub(Generic[T]):
    """The tables that are awake. What kind of table, whoever makes the hub says: this one knows
    nothing of pages."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        pool: Pool,
        makeshift: Pool,
        readiness: Readiness,
        table: Callable[[Hub[T], Kept], T],
    ) -> None:
        self.settings = settings
        self.store = store
        self.readiness = readiness
        self._make = table
        self.thinking = Thinking(settings, pool, makeshift, readiness)
        self.tables: dict[str, T] = {}
        self._loading: dict[str, asyncio.Future[T]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look for tables that nobody needs."""
        self._sweeper = asyncio.create_task(self._sweep_on(), name="sweeper")

    async def table(self, table_id: str) -> T:
        """A table, from memory or from the store."""
        if table := self.tables.get(table_id):
            table.quiet_since = time.monotonic()  # whoever asked for it will use it
            return table
        if loading := self._loading.get(table_id):
            return await asyncio.shield(loading)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._loading[table_id] = future
        try:
            kept = await self.store.kept(table_id)
            if kept is None:
                raise NoSuchTable(table_id)
            await self.readiness.ready(kept.table.game)
            table = self.tables[table_id] = self._awake(kept)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # whoever waits has it; nobody may
            raise
        else:
            future.set_result(table)
            return table
        finally:
            del self._loading[table_id]

    def _awake(self, kept: Kept) -> T:
        try:
            return self._make(self, kept)
        except (KeyError, MoveError) as error:
            log.warning("table %s cannot be played again: %r", kept.table.id, error)
            raise OtherRules(kept.table.id) from error

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, self.settings.linger / 4))
            self.sweep()

    def sweep(self) -> None:
        """Let go of tables that nobody needs."""
        before = time.monotonic() - self.settings.linger
        idle = [t for t in self.tables.values() if t.is_idle and t.quiet_since <= before]
        for table in idle:
            del self.tables[table.row.id]
            table.close()

    async def close(self) -> None:
        """Stop. What was acknowledged has been written already."""
        ending = [self._sweeper] if self._sweeper else []
        for table in self.tables.values():
            ending += table.close()
        if self._sweeper:
            self._sweeper.cancel()
        self.tables.clear()
        await asyncio.gather(*ending, return_exceptions=True)

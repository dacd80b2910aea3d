"""The parts of a running site."""

from __future__ import annotations

import gc
from collections import Counter

from tramshed.server.http.limits import Buckets
from tramshed.server.http.services import Services
from tramshed.server.play.hub import Hub
from tramshed.server.play.readiness import Readiness
from tramshed.server.settings import Settings
from tramshed.server.store import Store
from tramshed.server.wire.shown_table import ShownTable
from tramshed.server.workers.pool import Pool

COLLECT = (20_000, 20, 50)
"""Garbage is looked for less often than by default: what a move leaves behind has no cycles."""


class Sockets:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class Site:
    """Made when the event loop runs; `start` and `close` are the ends of its life."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, durable=settings.durable)
        self.pool = Pool(settings.workers, settings.bot_patience)
        self.makeshift = Pool(settings.workers, settings.bot_patience, makeshift=True)
        self.readiness = Readiness(children=settings.warm)
        self.hub = Hub(settings, self.store, self.pool, self.makeshift, self.readiness, ShownTable)
        self.services = Services(self.store, self.hub)
        self.sockets = Sockets(settings.sockets_per_address)
        self.new_tables = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.closing = False

    def start(self) -> None:
        gc.set_threshold(*COLLECT)
        self.readiness.start()
        self.hub.start()

    async def close(self) -> None:
        """Sockets are closed by now; finish what is being written, then let go."""
        self.closing = True
        await self.hub.close()
        await self.readiness.close()
        await self.pool.close()
        await self.makeshift.close()
        await self.store.close()

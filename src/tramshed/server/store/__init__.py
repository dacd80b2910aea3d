"""The store: a database, one thread that writes, a few that read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection

from tramshed.server.store import reading
from tramshed.server.store.engine import migrate, open_engine
from tramshed.server.store.rows import Kept, Step, TableRow
from tramshed.server.store.writer import Writer

T = TypeVar("T")
READERS = 2

__all__ = ["Store"]


class Store:
    """Everything that outlives the process."""

    def __init__(self, address: str, *, durable: bool = True) -> None:
        self.engine = open_engine(address, durable=durable)
        migrate(self.engine)
        self.writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="tramshed-reader")

    async def step(self, step: Step) -> None:
        """Write what a command changed; returns when it is safe."""
        await self.writer.step(step)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction; returns when it is safe."""
        return await self.writer.run(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """Look something up, in this thread."""
        with self.engine.connect() as connection:
            return work(connection)

    async def table(self, table_id: str) -> TableRow | None:
        """A table with its seats."""
        return await self.read(lambda connection: reading.table(connection, table_id))

    async def kept(self, table_id: str) -> Kept | None:
        """What it takes to go on with a match."""
        return await self.read(lambda connection: reading.kept(connection, table_id))

    async def close(self) -> None:
        """Finish all writes, then let go."""
        await self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

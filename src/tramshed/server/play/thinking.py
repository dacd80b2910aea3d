"""Bots at the tables: who is to think, and what becomes of it. The thinking itself is done in
other processes (see workers/)."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from tramshed.bots.levels import THINKING
from tramshed.kernel.moves import Move
from tramshed.kernel.seats import TABLE
from tramshed.server.play import shuffle
from tramshed.server.play.positions import notations
from tramshed.server.play.readiness import GETTING_READY, READY, Readiness
from tramshed.server.settings import Settings
from tramshed.server.workers.pool import Pool
from tramshed.server.workers.questions import Question

if TYPE_CHECKING:
    from tramshed.server.play.tables import LiveTable

log = logging.getLogger(__name__)
RETRY_SECONDS = 2.0


class Thinking:
    """Lets bots think where they are awaited: those that search in `pool`, where rules are
    compiled; others also in `makeshift`, until they are."""

    def __init__(
        self, settings: Settings, pool: Pool, makeshift: Pool, readiness: Readiness
    ) -> None:
        self.settings = settings
        self.pool = pool
        self.makeshift = makeshift
        self.readiness = readiness

    def wake(self, table: LiveTable) -> None:
        """Let every awaited bot think."""
        if table.phase != "play" or not _wanted(table):
            return
        for seat in table.awaited:
            if seat != TABLE and seat not in table.thinking and table.row.seats[seat].played_by_bot:
                self._begin(table, seat, self._think(table, seat))

    def _begin(self, table: LiveTable, seat: int, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name=f"bot at {table.row.id}")
        table.thinking[seat] = task
        task.add_done_callback(partial(self._finished, table, seat))

    def _finished(self, table: LiveTable, seat: int, task: asyncio.Task[None]) -> None:
        if table.thinking.get(seat) is task:
            del table.thinking[seat]
        if not task.cancelled() and (error := task.exception()):
            log.error("bot at table %s", table.row.id, exc_info=error)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake, table)

    async def _think(self, table: LiveTable, seat: int) -> None:
        board, chair = table.board, table.row.seats[seat]
        assert board is not None
        began = time.monotonic()
        question = _question(
            table,
            seat,
            chair.bot or self.settings.standin_bot,
            table.pace.thought(chair.strength or self.settings.hint_seconds),
        )
        chosen = await self._ask(question)
        await table.pace.wait(began)
        action = notations(board.moves)[chosen]
        await table.ask(partial(self._play, table, seat, question.view, action))

    async def _ask(self, question: Question) -> str:
        """Whoever searches waits until rules are compiled; if they cannot be, it does what it
        can."""
        if question.bot == THINKING:
            await self.readiness.compiled(question.game)
        compiled = self.readiness.compiling(question.game) == READY
        return await (self.pool if compiled else self.makeshift).ask(question)

    async def _play(self, table: LiveTable, seat: int, view: bytes, action: int) -> None:
        """Unless things have changed meanwhile, the bot's move is made."""
        table.thinking.pop(seat, None)
        board = table.board
        if board is None or seat not in table.awaited or not table.row.seats[seat].played_by_bot:
            return
        if view != board.view(seat).tobytes():
            self.wake(table)  # it thought about something else
            return
        await table.play(seat, [action])

    async def advice(self, table: LiveTable, seat: int) -> Move:
        """What a bot would do."""
        board = table.board
        assert board is not None
        settings, compiling = self.settings, self.readiness.compiling(table.row.game)
        bot = settings.standin_bot if compiling == GETTING_READY else settings.hint_bot
        question = _question(table, seat, bot, settings.hint_seconds)
        return board.moves[notations(board.moves)[await self._ask(question)]]


def _question(table: LiveTable, seat: int, bot: str, seconds: float) -> Question:
    """All that a bot is told."""
    board, row = table.board, table.row
    assert board is not None
    return Question(
        game=row.game,
        setup=row.setup,
        seat=seat,
        view=board.view(seat).tobytes(),
        bot=bot,
        seconds=seconds,
        seed=shuffle.bot_seed(row, seat, board.number),
    )


def _wanted(table: LiveTable) -> bool:
    """Bots among themselves play only while somebody looks."""
    return bool(table.pages) or any(
        seat.has_person and not seat.standin for seat in table.row.seats
    )

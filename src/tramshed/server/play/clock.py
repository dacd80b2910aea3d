"""A table's own clock: it counts while others may still act, then the table itself does ("sold!").

How long it counts, and when it begins anew, is the game's business (`Game.clock`). Connections are
slow or fast: a page learns of a raise half a round trip after it was made, and its answer takes the
other half. So the count ends for each page one round trip later than at the table, though at most
`MOST_GRACE` later; the time of receipt decides.

At leisure nobody is hurried: there the table acts only when it alone is awaited.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Hashable
from typing import TYPE_CHECKING

from tramshed.kernel.seats import TABLE, Count
from tramshed.server.store.rows import LIVE

if TYPE_CHECKING:
    from tramshed.server.play.page import Page
    from tramshed.server.play.tables import LiveTable

MOST_GRACE = 1.0
RETRY_SECONDS = 2.0


class Pulse:
    """How long it takes from here to a page and back."""

    def __init__(self) -> None:
        self._number = 0
        self._measured = 0.0
        self._asked: float | None = None

    def ping(self) -> int | None:
        """A number to be answered at once, unless an answer is still to come."""
        if self._asked is not None:
            return None
        self._number += 1
        self._asked = time.monotonic()
        return self._number

    def pong(self, number: int) -> None:
        """The answer has come."""
        if number == self._number and self._asked is not None:
            self._measured = time.monotonic() - self._asked
            self._asked = None

    @property
    def seconds(self) -> float:
        """The last round trip, or how long the one under way has taken; what counts of it."""
        waited = 0.0 if self._asked is None else time.monotonic() - self._asked
        return min(max(self._measured, waited), MOST_GRACE)


class Clock:
    """The clock of one table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._what: Hashable = None
        self._ends: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Something has changed: begin to count, go on, or stop."""
        count = self._count()
        if count is None:
            self.stop()
        elif self._ends is None or count.what != self._what:
            self.stop()
            self._what, self._ends = count.what, time.monotonic() + count.seconds
            self._ring_in(count.seconds)
            if count.seconds > 0:
                for page in self._table.pages:
                    page.measure()

    def _count(self) -> Count | None:
        table, board = self._table, self._table.board
        if board is None or TABLE not in table.awaited:
            return None
        if table.awaited == (TABLE,):
            return Count(0.0, board.number)
        if board.game.clock is None or table.row.pace != LIVE or not table.pages:
            return None
        return board.game.clock(board.state[0])

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self._ends = self._what = None

    @property
    def left(self) -> float | None:
        """Seconds until the count ends, for a page to show; it is not told how long a way they
        have still to go."""
        if self._ends is None:
            return None
        return round(max(0.0, self._ends - time.monotonic()), 2)

    def is_over_for(self, page: Page) -> bool:
        """Did what this page said last come after the end of its count?"""
        if self._ends is None:
            return False
        return page.heard_at > self._ends + page.pulse.seconds

    # --- the end of the count

    def _ring_in(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(0.0, seconds), self._ring)

    def _ring(self) -> None:
        assert self._ends is not None
        left = self._ends + self._grace() - time.monotonic()
        if left > 0:
            self._ring_in(left)
        else:
            self._table.submit(self._act)

    def _grace(self) -> float:
        """How long the slowest page of those that may still act is waited for."""
        awaited = set(self._table.awaited)
        pages = [each for each in self._table.pages if awaited.intersection(each.held)]
        return max((each.pulse.seconds for each in pages), default=0.0)

    async def _act(self) -> None:
        """What came before the end has been carried out by now; it may have begun a new count."""
        table, board = self._table, self._table.board
        if board is None or self._ends is None or time.monotonic() < self._ends:
            return
        self.stop()
        try:
            await table.play(TABLE, [board.menu(TABLE)[0]])
        except Exception:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake)
            raise

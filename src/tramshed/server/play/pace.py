"""How fast bots move where people look on.

A bot waits a little before it moves, so that people can follow. Each wait in a row is shorter than
the one before it, so however many moves bots make until a person decides again, their waits add up
to no more than `bot_pace / (1 - SHRINKS)`: four seconds at the usual speed. What they take to
think comes out of it; and where a person waits for them, who thinks long thinks much shorter with
each move in a row, so that even bots with two seconds each think five in all, and a little for
each move that follows.

Each page says how fast its reader would like it, and may skip the rest of what bots do now. At a
table with several people the slowest wish of those who play counts; of those who only look on, if
nobody plays.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tramshed.server.play.page import Page
    from tramshed.server.play.tables import LiveTable

SPEEDS: dict[str, float] = {"slow": 2.0, "normal": 1.0, "instant": 0.0}
"""How much of the usual wait each speed is."""
NORMAL = "normal"
SHRINKS = 0.83
"""How much of a wait the next one in a row is."""
THOUGHT_SHRINKS, LEAST_THOUGHT = 0.6, 0.02
"""The same of its time to think, and what is left of that however many moves there are in a row."""


class Pace:
    """The pace of one table's bots."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._run = 0
        """Moves of bots since a person decided."""
        self._news = asyncio.Event()

    @property
    def seconds(self) -> float:
        """How long a bot takes for its move now."""
        wish = max(map(_wish, self._who_counts()), default=0.0)
        return self._table.hub.settings.bot_pace * wish * float(SHRINKS**self._run)

    def _who_counts(self) -> list[Page]:
        pages = self._table.pages
        return [page for page in pages if page.held] or list(pages)

    async def wait(self, began: float) -> None:
        """Wait until a bot that began to think then may move; less if somebody becomes hasty."""
        while (left := began + self.seconds - time.monotonic()) > 0:
            self._news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._news.wait()

    def thought(self, seconds: float) -> float:
        """How long a bot thinks now, if it may think so long. Bots among themselves take their
        time."""
        if not any(seat.has_person and not seat.standin for seat in self._table.row.seats):
            return seconds
        return seconds * float(max(THOUGHT_SHRINKS**self._run, LEAST_THOUGHT))

    def look_again(self) -> None:
        """Somebody wishes for another speed, or has left."""
        self._news.set()

    def count(self, seat: int) -> None:
        """A seat has decided something."""
        seats = self._table.row.seats
        if seat < len(seats) and seats[seat].played_by_bot:
            self._run += 1
        elif seat < len(seats):
            self._run = 0
            for page in self._table.pages:
                page.skips = False


def _wish(page: Page) -> float:
    return 0.0 if page.skips else SPEEDS[page.speed]

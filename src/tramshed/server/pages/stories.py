"""Matches to look back at: those played here, and those that somebody brings as a file."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections import OrderedDict
from collections.abc import Sequence
from copy import copy
from typing import Protocol

from tramshed.bots import levels
from tramshed.kernel.game import Game
from tramshed.kernel.matchfile import loads
from tramshed.kernel.position import Position
from tramshed.kernel.proof import Verdict
from tramshed.kernel.setup import Setup
from tramshed.server.http.limits import Buckets
from tramshed.server.http.problems import Problem
from tramshed.server.http.services import Record
from tramshed.server.pages.results import ended_at
from tramshed.server.play.levels import names_at
from tramshed.server.words import site_words
from tramshed.web.result import Ended


class Story(Protocol):
    """A match, to be looked at move by move."""

    @property
    def address(self) -> str:
        """Where its pages are."""
        ...

    @property
    def game(self) -> Game: ...

    @property
    def setup(self) -> Setup: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def automatic(self) -> tuple[bool, ...]:
        """Which seats bots sit on."""
        ...

    @property
    def told(self) -> Sequence[bytes]:
        """What each move did, as events; the first is the deal."""
        ...

    @property
    def ended(self) -> Ended | None:
        """How it ended; None if it was not played to its end."""
        ...

    @property
    def verdict(self) -> Verdict | None:
        """Was it shuffled as promised? None if nothing is known of it."""
        ...

    async def position(self, number: int) -> Position:
        """The position after some moves; raises Problem if there are not so many."""
        ...


class Played:
    """A match that was played at a table of this site."""

    def __init__(self, record: Record, language: str) -> None:
        self.record = record
        self.address = f"/tables/{record.table.id}/replay"
        self.game, self.setup = record.game, record.setup
        self.names = names_at(record.table, language)
        self.automatic = tuple(seat.kind == "bot" for seat in record.table.seats)
        self.told = [record.dealt, *(action.told for action in record.actions)]
        self.ended = ended_at(record.table, language)
        self.verdict = record.verdict()

    async def position(self, number: int) -> Position:
        return await self.record.position(number)


class Brought:
    """A match from a file. Every move has been checked against the rules."""

    def __init__(self, text: str, address: str = "") -> None:
        match = loads(text)
        self.letters = len(text)
        self.address = address or f"/replay/{name_of(text)}"
        self.game, self.setup = match.game, match.setup
        self.automatic = tuple(levels.read(name) is not None for name in match.names)
        self.names: tuple[str, ...] = match.names
        self.ended: Ended | None = None
        self.verdict = match.proof.check(match.setup, match.key) if match.proof else None
        self.told = match.told
        self._match = match

    def read_in(self, language: str) -> Brought:
        """The same for somebody who reads this language: bots are called by it."""
        story, outcome = copy(self), self._match.outcome
        story.names = levels.shown(self._match.names, site_words(language))
        story.ended = Ended(outcome, story.names) if outcome else None
        return story

    async def position(self, number: int) -> Position:
        if not 0 <= number < len(self.told):
            raise Problem(404, "no-such-move")
        return self._match.position_after(number)


def name_of(text: str) -> str:
    """The same file has the same address, whoever brings it."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


class Shelf:
    """Files that were brought: the last ones are kept in memory, none on disk."""

    MOST = 40
    MOST_LETTERS = 16_000_000

    def __init__(self) -> None:
        self.buckets = Buckets(rate=0.2, burst=10)
        self._stories: OrderedDict[str, Brought] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def put(self, text: str) -> Brought:
        """Check a file and keep it; raises BadFile."""
        name = name_of(text)
        async with self._one_at_a_time:
            if (story := self.get(name)) is None:
                story = self._stories[name] = await asyncio.to_thread(Brought, text)
        while len(self._stories) > 1 and self._is_full:
            self._stories.popitem(last=False)
        return story

    @property
    def _is_full(self) -> bool:
        letters = sum(story.letters for story in self._stories.values())
        return len(self._stories) > self.MOST or letters > self.MOST_LETTERS

    def get(self, name: str) -> Brought | None:
        story = self._stories.get(name)
        if story:
            self._stories.move_to_end(name)
        return story


def game_named_in(text: str) -> str | None:
    """The game that a file says it is of, before anything else in it is believed."""
    found = re.search(r"^game: *([\w-]{1,40})\s*$", text[:2000], re.MULTILINE)
    return found[1].replace("-", "_") if found else None

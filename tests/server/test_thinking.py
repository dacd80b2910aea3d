"""Where bots think on a first start: by interpreted rules, unless they search."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.room import run
from tests.server.test_workers import question
from tramshed.server.play.readiness import FAILED, GETTING_READY, READY
from tramshed.server.play.thinking import Thinking
from tramshed.server.settings import Settings


class Somewhere:
    """A pool that only says which one it is."""

    def __init__(self, name: str) -> None:
        self.name = name

    async def ask(self, question: Any) -> str:
        return self.name


class Compiling:
    """A game that is compiled when the test says so."""

    def __init__(self, state: str) -> None:
        self.state = state
        self.done = asyncio.Event()

    def compiling(self, name: str) -> str:
        return self.state

    async def compiled(self, name: str) -> None:
        await self.done.wait()


@pytest.mark.parametrize(
    ("bot", "state", "waits", "where"),
    [
        ("greedy", GETTING_READY, False, "interpreted"),
        ("random", READY, False, "compiled"),
        ("search", GETTING_READY, True, "compiled"),
        ("search", FAILED, True, "interpreted"),
    ],
)
def test_who_waits_for_what(bot: str, state: str, waits: bool, where: str) -> None:
    async def work() -> None:
        readiness: Any = Compiling(state)
        pool: Any = Somewhere("compiled")
        makeshift: Any = Somewhere("interpreted")
        thinking = Thinking(Settings(database=""), pool, makeshift, readiness)
        asked = msgspec.structs.replace(question(), bot=bot)
        asking = asyncio.create_task(thinking._ask(asked))
        for _ in range(5):
            await asyncio.sleep(0)
        assert asking.done() != waits
        readiness.state = READY if state == GETTING_READY and waits else state
        readiness.done.set()
        assert await asking == where

    run(work)

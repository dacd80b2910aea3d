"""The first start: what is compiled is told truthfully, and nobody has to wait for it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from typing import Any

import pytest

from tests.kernel.processes import python
from tests.server.room import run
from tramshed.bots import progress, warm
from tramshed.bots.progress import Progress, time_left
from tramshed.kernel.words import Message
from tramshed.server import first_start
from tramshed.server.play.readiness import GETTING_READY, READY, Readiness
from tramshed.server.settings import Settings
from tramshed.server.workers.pool import MAKESHIFT, environment

# --- how far it is


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    clock = Watch()
    monkeypatch.setattr(progress, "time", clock)
    return clock


def test_what_is_left_follows_from_what_was_done(watch: Watch) -> None:
    work = Progress()
    assert work.done == 0.0
    work.hear("200 of\n")
    watch.now = 1.0
    work.hear("2 rules.small\n")
    assert work.left is None, "too early to tell"
    work.hear("48 rules.large\n")
    work.hear("48 rules.large\n")  # the other child took it from the cache
    work.hear("Numba says something\n")
    watch.now = 10.0
    assert work.done == 0.25
    assert work.left == pytest.approx(30)
    watch.now = 20.0
    assert work.left == pytest.approx(60), "a machine that has become busy takes longer"
    work.hear("150 rules.rest\n")
    work.stop()
    watch.now = 99.0
    assert (work.done, work.spent) == (1.0, 20.0)


@pytest.mark.parametrize(
    ("seconds", "message"),
    [
        (None, Message("left.unknown")),
        (0.2, Message("left.seconds", {"n": 5})),
        (42.0, Message("left.seconds", {"n": 45})),
        (100.0, Message("left.seconds", {"n": 100})),
        (101.0, Message("left.minutes", {"n": 2})),
        (190.0, Message("left.minutes", {"n": 4})),
    ],
)
def test_it_is_said_no_more_exactly_than_it_is_known(
    seconds: float | None, message: Message
) -> None:
    assert time_left(seconds) == message


COMPILE = """
from tramshed.bots import warm
told = []
warm.warm("trambahn", lambda progress: told.append(progress.done))
print(len(told), told == sorted(told), told[-1])
"""


def test_all_that_is_compiled_is_all_there_is_to_compile(tmp_path: Any) -> None:
    """Of a game that was compiled before: its parts load in a moment, and are all of it."""
    warm.warm("trambahn")
    note = warm._note("trambahn")
    note.unlink(missing_ok=True)
    count, growing, last = python("-c", COMPILE).split()
    assert int(count) > 50
    assert (growing, last) == ("True", "1.0")


# --- games, one after the other

Say = Callable[[str], None]


def children(*lines: str) -> list[list[str]]:
    """A child that says something, and is done when it is let go."""
    said = "\n".join(lines)
    code = f"import sys; print({said!r}, flush=True); sys.stdin.read()"
    return [[sys.executable, "-c", code]]


def test_the_second_game_waits_for_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = {"small": 100, "large": 300}
    monkeypatch.setattr("tramshed.server.play.readiness.bulk", sizes.get)
    monkeypatch.setattr("tramshed.server.play.readiness.games_on_site", lambda: {"large", "small"})
    monkeypatch.setattr("tramshed.server.play.readiness.DEVNULL", asyncio.subprocess.PIPE)
    monkeypatch.setattr(warm, "commands", lambda name, niceness: children("10 of", "5 half"))

    async def work() -> None:
        readiness = Readiness(makeshift=True)
        readiness.start()
        while not (small := readiness.outlook("small")) or small.done < 0.5:
            await asyncio.sleep(0.01)
        large = readiness.outlook("large")
        assert large
        assert large.done == 0
        assert small.left is not None
        assert large.left is not None
        assert large.left > 6 * small.left, "the rest of the small one, and three times all of it"
        await readiness.close()

    run(work)


def test_what_is_not_compiled_yet_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tramshed.server.play.readiness.DEVNULL", asyncio.subprocess.PIPE)
    monkeypatch.setattr(warm, "commands", lambda name, niceness: children("10 of"))

    async def work() -> None:
        for makeshift in (True, False):
            readiness = Readiness(makeshift=makeshift)
            if makeshift:
                await readiness.ready("trambahn")
            assert readiness.state("trambahn") == (READY if makeshift else GETTING_READY)
            assert readiness.compiling("trambahn") == GETTING_READY
            await readiness.close()

    run(work)


# --- becoming a site that need not wait


@pytest.fixture
def became(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that this process has become."""
    found: list[list[str]] = []
    monkeypatch.setattr(first_start, "INTERPRETED", False)
    monkeypatch.setattr(os, "execv", lambda program, words: found.append(words))
    monkeypatch.setattr(os, "environ", {})
    monkeypatch.setattr(sys, "orig_argv", ["python", "tramshed", "serve"])
    return found


def test_a_first_start_begins_at_once(
    became: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_start, "is_warm", lambda name: False)
    first_start.begin_at_once(Settings(database=""))
    assert became == [[sys.executable, "tramshed", "serve"]]
    assert MAKESHIFT.items() <= os.environ.items()


def test_later_starts_and_public_sites_run_compiled(
    became: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_start, "is_warm", lambda name: True)
    first_start.begin_at_once(Settings(database=""))
    monkeypatch.setattr(first_start, "is_warm", lambda name: False)
    first_start.begin_at_once(Settings(database="").behind("https://play.example"))
    monkeypatch.setattr(first_start, "INTERPRETED", True)
    first_start.begin_at_once(Settings(database=""))
    assert became == []


def test_children_of_a_makeshift_site_run_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in MAKESHIFT.items():
        monkeypatch.setenv(name, value)
    assert not set(MAKESHIFT) & set(environment())
    monkeypatch.delenv("TRAMSHED_MAKESHIFT")
    assert environment()["NUMBA_DISABLE_JIT"] == "1", "somebody wants it so"

"""Bots think in other processes: they see a view, they may crash, they may not hold anybody up."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tests.server.room import at_site, run, two_pages
from tramshed.bots import warm
from tramshed.kernel.position import Position
from tramshed.kernel.registry import game
from tramshed.server.http.site import Site
from tramshed.server.play.readiness import FAILED, GETTING_READY, READY, Readiness
from tramshed.server.workers.pool import Pool, WorkerFailed, environment
from tramshed.server.workers.questions import Question
from tramshed.server.workers.worker import answer


def question(**changes: object) -> Question:
    played = game("trambahn")
    board = Position(played, played.meta.setup(), bytes(16))
    seat = board.actors[0]
    asked = Question("trambahn", board.setup, seat, board.view(seat).tobytes(), "random", 0.05, 7)
    return msgspec.structs.replace(asked, **changes)


@asynccontextmanager
async def one_worker(patience: float = 5) -> AsyncIterator[Pool]:
    """A pool with one worker, which has answered already."""
    pool = Pool(1, patience=patience)
    try:
        await pool.ask(question())
        yield pool
    finally:
        await pool.close()


def test_a_worker_chooses_by_view_and_seed_alone() -> None:
    first = answer(question())
    assert first.move
    assert answer(question()) == first
    assert {answer(question(seed=seed)).move for seed in range(20)} > {first.move}


def test_a_bad_view_is_an_answer_not_a_crash() -> None:
    assert "bytes" in answer(question(view=b"short")).error


def test_children_are_not_told_the_sites_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://secret")
    assert "DATABASE_URL" not in environment()
    assert "PATH" in environment()


def test_a_killed_worker_is_replaced_and_the_question_asked_again() -> None:
    async def ask() -> None:
        async with one_worker() as pool:
            (pid,) = pool.pids
            os.kill(pid, signal.SIGSTOP)  # so that it dies with the question unanswered
            asking = asyncio.create_task(pool.ask(question()))
            await asyncio.sleep(0.1)
            os.kill(pid, signal.SIGKILL)
            assert await asking
            assert pool.pids != [pid]

    run(ask)


def test_a_worker_that_hangs_is_given_up() -> None:
    async def ask() -> None:
        async with one_worker(patience=0.3) as pool:
            (pid,) = pool.pids
            os.kill(pid, signal.SIGSTOP)
            assert await pool.ask(question())
            assert pool.pids != [pid]

    run(ask)


def test_a_question_that_makes_no_sense_leaves_the_worker_alone() -> None:
    async def ask() -> None:
        async with one_worker() as pool:
            before = pool.pids
            with pytest.raises(WorkerFailed, match="no bot"):
                await pool.ask(question(bot="nobody"))
            assert pool.pids == before

    run(ask)


def test_workers_step_back_behind_the_site() -> None:
    async def ask() -> None:
        async with one_worker() as pool:
            mine = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, pool.pids[0]) > mine

    run(ask)


def test_games_are_ready_once_warm_and_failures_are_known() -> None:
    async def wait() -> None:
        readiness = Readiness(children=False)
        assert readiness.state("trambahn") != READY
        await readiness.ready("trambahn")
        assert readiness.state("trambahn") == READY
        with pytest.raises(LookupError):
            await readiness.ready("no such game")
        assert readiness.state("no such game") == FAILED
        await readiness.close()

    run(wait)


@pytest.mark.parametrize(("second", "state"), [("pass", READY), ("sys.exit('no room')", FAILED)])
def test_children_compile_and_may_fail(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    second: str,
    state: str,
) -> None:
    noted: list[str] = []
    codes = ("pass", second)
    children = [[sys.executable, "-c", f"import sys; {code}"] for code in codes]
    monkeypatch.setattr(warm, "commands", lambda name, niceness: children)
    monkeypatch.setattr(warm, "note_warm", noted.append)

    async def wait() -> None:
        readiness = Readiness()
        assert readiness.state("trambahn") == GETTING_READY
        with suppress(RuntimeError):
            await readiness.ready("trambahn")
        assert readiness.state("trambahn") == state
        await readiness.close()

    run(wait)
    assert noted == (["trambahn"] if state == READY else [])
    assert ("compiling trambahn failed: no room" in caplog.text) == (state == FAILED)


def test_what_was_compiled_needs_no_children(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(warm, "INTERPRETED", False)
    monkeypatch.setattr(warm, "_note", lambda name: tmp_path / name)
    parts = [command[-3:] for command in warm.commands("trambahn", 10)]
    assert parts == [["trambahn", part, "10"] for part in warm.PARTS]
    warm.note_warm("trambahn")
    assert warm.commands("trambahn") == []
    assert warm.commands("tiny") != []


@at_site()
async def test_a_bot_that_thought_of_another_position_thinks_again(site: Site) -> None:
    """While the bot thinks, the position changes: its move is for what was, and is not made."""
    first, _ = await two_pages(site)
    table, seat = first.table, first.now["seat"]
    board = table.board
    assert board
    old = board.view(seat).tobytes()
    await first.move(first.menu[0])
    table.row.seats[seat] = replace(table.row.seats[seat], standin=True, bot="random")
    action = board.menu(seat)[0]
    number = board.number
    table.thinking[seat] = asyncio.create_task(asyncio.sleep(0))
    await table.ask(lambda: site.hub.thinking._play(table, seat, old, action))
    await first.until(lambda told: told.get("moves", 0) > number)
    assert seat not in table.thinking or not table.thinking[seat].done()

"""The table's own clock, fair to slow connections: the tiny game's live sale."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.room import Page, at_site, opened, run
from tests.server.test_many_seats import three, until
from tramshed.server.http.site import Site
from tramshed.server.play.clock import MOST_GRACE, Pulse


@pytest.fixture(autouse=True)
def _count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.tiny.open_sale.SECONDS", 0.4)


async def sale(site: Site, pace: str = "live") -> tuple[Page, Page, Page]:
    """An open sale with a first bid: whoever made it, and the two others."""
    pages = await three(site, "live", pace)
    await until(pages, "raise")
    opener = next(page for page in pages if page.menu)
    await opener.move("raise 1")
    await opener.settle()
    first, second = (page for page in pages if page is not opener)
    return opener, first, second


async def sold(page: Page) -> float:
    """Wait until the table has acted; how long that took."""
    began, number = time.monotonic(), page.table.row.moves
    await page.until(lambda told: told.get("moves", 0) > number, len(page.told))
    kept = await page.table.hub.store.kept(page.table.row.id)
    assert kept
    action = kept.actions[number]
    assert (action.notation, action.seat) == ("sold", 7)
    return time.monotonic() - began


@at_site()
async def test_the_table_decides_when_the_count_is_over(site: Site) -> None:
    opener, first, _ = await sale(site)
    assert 0 < opener.now["clock"] <= 0.4
    await sold(first)
    assert opener.now["clock"] is None
    assert opener.table.clock.left is None


@at_site()
async def test_a_raise_begins_the_count_anew_and_a_hold_does_not(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.tiny.open_sale.SECONDS", 60.0)
    opener, first, second = await sale(site)
    clock = opener.table.clock
    begun = clock._ends
    await first.move("raise 2")
    await first.settle()
    again = clock._ends
    assert begun
    assert again
    assert again > begun
    await second.move("hold")
    await second.settle()
    assert clock._ends == again
    assert second.now["clock"] == pytest.approx(clock.left, abs=2)


@at_site()
async def test_a_slow_connection_has_a_round_trip_more(site: Site) -> None:
    opener, fast, slow = await sale(site)
    slow.connection.pulse._measured = 60.0
    ends = opener.table.clock._ends
    assert ends
    await asyncio.sleep(ends - time.monotonic() + 0.1)
    assert (await fast.move("raise 2"))["why"] == "too-late"
    assert (await opener.do("undo"))["why"] == "too-late"
    assert (await slow.move("raise 3"))["t"] == "state"
    await slow.settle()
    assert opener.table.clock._ends
    assert opener.table.clock._ends > ends, "the count has begun anew"
    assert (await fast.move("raise 4"))["t"] == "state"


@at_site()
async def test_nobody_is_waited_for_longer_than_a_second(site: Site) -> None:
    opener, _, slow = await sale(site)
    slow.connection.pulse._measured = 60.0
    assert 0.4 < await sold(opener) < 10


@at_site()
async def test_whoever_may_not_act_is_not_waited_for(site: Site) -> None:
    opener, first, _ = await sale(site)
    opener.connection.pulse._measured = 60.0
    assert opener.table.clock._grace() < MOST_GRACE
    await sold(first)


@at_site()
async def test_at_leisure_nobody_is_hurried(site: Site) -> None:
    opener, first, second = await sale(site, "leisure")
    assert opener.now["clock"] is None
    await asyncio.sleep(0.6)
    assert (await first.move("hold"))["t"] == "state"
    assert (await second.move("raise 2"))["t"] == "state"


@at_site()
async def test_without_anybody_there_the_clock_stands_still(site: Site) -> None:
    pages = await sale(site)
    table, number = pages[0].table, pages[0].table.row.moves
    for page in pages:
        page.close()
    assert table.clock.left is None
    await asyncio.sleep(0.6)
    assert table.row.moves == number
    back = await Page(table, pages[1].connection.person_id).hello()
    assert back.now["clock"] > 0
    await sold(back)


def test_the_sale_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as site:
            pages = await sale(site)
            row, person_id = pages[0].table.row, pages[1].connection.person_id
        async with opened(tmp_path) as site:
            back = await Page(await site.hub.table(row.id), person_id).hello()
            assert back.now["clock"] > 0
            await sold(back)

    run(play)


@at_site()
async def test_what_cannot_be_written_is_tried_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tramshed.server.play.clock.RETRY_SECONDS", 0.1)
    opener, _, _ = await sale(site)
    write = site.store.step
    failures: list[object] = []

    async def fail_once(step: object) -> None:
        if not failures:
            failures.append(step)
            raise OSError(28, "No space left on device")
        await write(step)  # type: ignore[arg-type]

    monkeypatch.setattr(site.store, "step", fail_once)
    await sold(opener)
    assert failures


@at_site()
async def test_a_ping_is_answered_and_measured(site: Site) -> None:
    pages = await three(site, "live")
    assert all(any(told["t"] == "ping" for told in page.told) for page in pages)
    assert all(0 < page.connection.pulse.seconds < 0.5 for page in pages)


def test_a_ping_without_an_answer_counts_as_it_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("tramshed.server.play.clock.time.monotonic", lambda: now[0])
    pulse = Pulse()
    assert pulse.seconds == 0
    ping = pulse.ping()
    assert ping
    assert pulse.ping() is None, "one at a time"
    now[0] += 0.25
    assert pulse.seconds == 0.25
    pulse.pong(ping + 1)
    assert pulse.ping() is None, "not the answer"
    pulse.pong(ping)
    now[0] += 5
    assert pulse.seconds == 0.25
    pulse.pong(ping)
    assert pulse.seconds == 0.25, "answered twice"
    assert pulse.ping()
    now[0] += 50
    assert pulse.seconds == MOST_GRACE

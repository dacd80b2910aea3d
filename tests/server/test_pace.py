"""How fast bots move: as the reader likes, faster and faster in a row, at once when skipped."""

from __future__ import annotations

import asyncio
import itertools
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.room import GAME, Page, at_site, person, sit
from tramshed.server.http.services import ME, Chair
from tramshed.server.http.site import Site
from tramshed.server.play.pace import SPEEDS, Pace
from tramshed.server.settings import Settings
from tramshed.server.store.rows import BOT, HUMAN, SeatRow
from tramshed.server.wire.messages import BadMessage

AN_HOUR = 3600.0
USUAL = Settings().bot_pace
A_WAIT = 5.0
"""Seconds that a person would wait for bots."""


def page(speed: str, *held: int, skips: bool = False) -> Any:
    return SimpleNamespace(speed=speed, held=list(held), skips=skips)


def pace(*pages: Any, usual: float = USUAL) -> Pace:
    """At a table of a person and five bots."""
    seats = [SeatRow(0, HUMAN, "Ann", 1), *(SeatRow(n, BOT, "Bot") for n in range(1, 6))]
    table: Any = SimpleNamespace(
        pages=pages,
        row=SimpleNamespace(seats=seats),
        hub=SimpleNamespace(settings=SimpleNamespace(bot_pace=usual)),
    )
    return Pace(table)


def waits(bots: Pace, moves: int) -> list[float]:
    """What bots wait for each of so many moves in a row."""
    found = []
    for seat, _ in zip(itertools.cycle(range(1, 6)), range(moves), strict=False):
        found.append(bots.seconds)
        bots.count(seat)
    return found


def test_bots_in_a_row_never_take_longer_than_a_person_waits() -> None:
    slow, normal, instant = (waits(pace(page(speed, 0)), 500) for speed in SPEEDS)
    assert sum(normal) < A_WAIT
    assert sum(normal) < sum(slow) < 2 * A_WAIT
    assert sum(instant) == 0
    assert normal[0] == USUAL
    assert normal == sorted(normal, reverse=True)


def test_after_a_person_has_decided_bots_take_their_time_again() -> None:
    bots = pace(page("normal", 0))
    waits(bots, 20)
    bots.count(0)
    assert bots.seconds == USUAL


def test_who_thinks_long_thinks_shorter_while_a_person_waits() -> None:
    bots, thought = pace(page("normal", 0)), []
    for seat, _ in zip(itertools.cycle(range(1, 6)), range(40), strict=False):
        thought.append(bots.thought(2.0))
        bots.count(seat)
    assert thought[0] == 2.0
    assert thought == sorted(thought, reverse=True)
    assert thought[-1] == pytest.approx(0.04)
    assert sum(thought[:8]) < A_WAIT
    assert sum(thought) < A_WAIT + 40 * 0.04
    bots.count(0)
    assert bots.thought(2.0) == 2.0


def test_bots_among_themselves_think_as_long_as_they_may() -> None:
    bots = pace(page("normal"))
    bots._table.row.seats = bots._table.row.seats[1:]
    waits(bots, 20)
    assert bots.thought(2.0) == 2.0


def test_the_tables_own_clock_is_nobody() -> None:
    bots = pace(page("normal", 0))
    waits(bots, 3)
    before = bots.seconds
    bots.count(6)
    assert bots.seconds == before


@pytest.mark.parametrize(
    ("pages", "wish"),
    [
        ([], 0.0),
        ([page("instant", 0), page("normal", 1)], 1.0),
        ([page("slow", 0), page("instant", 1)], 2.0),
        ([page("normal", 0, skips=True), page("slow", 1)], 2.0),
        ([page("normal", 0, skips=True), page("slow", 1, skips=True)], 0.0),
        ([page("instant", 0), page("slow")], 0.0),
        ([page("slow"), page("normal")], 2.0),
    ],
)
def test_the_slowest_of_those_who_play_sets_the_speed(pages: list[Any], wish: float) -> None:
    assert pace(*pages, usual=1.0).seconds == wish


async def against_a_bot(site: Site) -> Page:
    ann = await person(site, "Ann")
    row = await site.services.make_table(ann, GAME, [ME, Chair("bot", bot="random", strength=0.05)])
    ann_page = await sit(site, row, ann)
    await ann_page.until(lambda told: told.get("phase") == "play")
    await ann_page.settle()
    return ann_page


async def until_asked(page: Page) -> None:
    await page.until(lambda told: page.my_turn)


async def plays_until_bot(page: Page) -> None:
    """Until the bot is to move, and will think about it for an hour."""
    while page.my_turn:
        await page.move(page.menu[0])
        await page.settle()


@pytest.mark.parametrize("wish", [{"t": "skip"}, {"t": "speed", "speed": "instant"}])
@at_site(bot_pace=AN_HOUR)
async def test_who_has_seen_enough_is_asked_at_once(site: Site, wish: dict[str, str]) -> None:
    page = await against_a_bot(site)
    await plays_until_bot(page)
    await page.say(wish)
    await until_asked(page)


@at_site(bot_pace=AN_HOUR)
async def test_what_is_skipped_is_skipped_until_one_decides(site: Site) -> None:
    page = await against_a_bot(site)
    await plays_until_bot(page)
    await page.say({"t": "skip"})
    await until_asked(page)
    await plays_until_bot(page)
    assert page.table.pace.seconds > 1000


@at_site(bot_pace=AN_HOUR)
async def test_a_page_says_at_once_how_fast_it_wants_bots(site: Site) -> None:
    page = await against_a_bot(site)
    await page.hello(speed="instant")
    for _ in range(2):
        await plays_until_bot(page)
        await until_asked(page)


@at_site(bot_pace=AN_HOUR)
async def test_bots_do_not_wait_for_somebody_who_has_left(site: Site) -> None:
    page = await against_a_bot(site)
    await plays_until_bot(page)
    table, before = page.table, page.table.row.moves
    page.close()
    while table.row.moves == before:
        await asyncio.sleep(0.01)


@at_site()
async def test_speeds_that_are_none(site: Site) -> None:
    page = await against_a_bot(site)
    with pytest.raises(BadMessage):
        await page.say({"t": "speed", "speed": "reckless"})

"""The table of Take a Train for everybody, whatever is being decided: axe has no complaint, and
nothing is cut off, on a desk and on the smallest telephone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import Goal, friends, under_way
from tests.browser.test_access import CUT_OFF, NARROW, TALL, complaints
from tests.browser.visitor import DESKTOP, Screen
from tests.games.take_a_train.browser import goals
from tests.games.take_a_train.browser.table import Table
from tests.server.running import Server

PHASES = {
    "naming": (4, goals.decides("naming")),
    "raising": (6, goals.decides("raising", "passing")),
    "raising, clock": (3, goals.decides("raising", "open")),
    "secret bid": (5, goals.decides("bidding", "blind")),
    "second bid": (2, goals.decides("adding")),
    "draft": (6, goals.decides("keeping")),
    "picking": (4, goals.decides("picking")),
    "wagons": (6, goals.takes_wagons(30)),
    "the end": (6, goals.OVER),
}
"""How many players, and what is to be decided."""


@pytest.mark.parametrize("phase", PHASES)
def test_a_phase(visit: Visit, server: Server, phase: str) -> None:
    seats, goal = PHASES[phase]
    page = arrive(visit, server, seats, goal, "clock" if "clock" in phase else "laps")
    found = []
    for screen in (DESKTOP, NARROW):
        found += [f"{screen.width}: {each}" for each in faults(page, screen)]
    assert found == []


def test_bids_that_are_opened(visit: Visit, server: Server) -> None:
    page = arrive(visit, server, 6, goals.awaits_alone("bidding"))
    table = Table(page)
    table.bids(table.see().bids[0])
    expect(table.moment).to_be_visible()
    assert [each for screen in (DESKTOP, NARROW) for each in faults(page, screen)] == []


def arrive(visit: Visit, server: Server, seats: int, goal: Goal, form: str = "laps") -> Page:
    """Come to a table where this is being decided, by oneself."""
    ann = visit()
    table = under_way(server, goal, *friends(seats), open_auction=form)
    come_as(ann, table.sitters[0])
    ann.page.goto(table.address)
    seen = Table(ann.page).waits_for_me()
    if seen.sources:
        Table(ann.page).lifts(seen.sources[0])
    return ann.page


def faults(page: Page, screen: Screen) -> list[str]:
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    found: list[str] = complaints(page) + page.evaluate(CUT_OFF)
    if screen == DESKTOP and page.evaluate(TALL):
        found.append("the table has to be scrolled")
    return found

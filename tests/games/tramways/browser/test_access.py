"""The table of Tramways for everybody, whatever is being decided: axe has no complaint, and nothing
is cut off, on a desk and on the smallest telephone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import Goal, friends, under_way
from tests.browser.test_access import CUT_OFF, NARROW, complaints
from tests.browser.visitor import DESKTOP, Screen
from tests.games.tramways.browser import goals
from tests.server.running import Server

PHASES = {
    "auction": (3, goals.decides("auction", 2)),
    "action": (5, goals.decides("action", 2)),
    "administration": (3, goals.decides("administration", 1)),
    "hand": (2, goals.decides("hand")),
    "line": (1, goals.decides("line", 2)),
    "the end": (3, goals.OVER),
}
"""How many players, and what is to be decided."""


@pytest.mark.parametrize("phase", PHASES)
def test_a_phase(visit: Visit, server: Server, phase: str) -> None:
    seats, goal = PHASES[phase]
    page = arrive(visit, server, seats, goal)
    found = []
    for screen in (DESKTOP, NARROW):
        found += [f"{screen.width}: {each}" for each in faults(page, screen)]
    assert not found, "\n".join(found)


def arrive(visit: Visit, server: Server, seats: int, goal: Goal) -> Page:
    """Come to a table where this is being decided, by oneself."""
    ann = visit()
    table = under_way(server, goal, *friends(seats))
    come_as(ann, table.sitters[0])
    ann.page.goto(table.address)
    expect(ann.page.locator(".turn.yours, .turn.over")).to_be_visible()
    return ann.page


def faults(page: Page, screen: Screen) -> list[str]:
    """What axe says, what is cut off, and whether the page scrolls sideways."""
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    beyond = [f"{wide} px too wide"] if wide > 0 else []
    return [*complaints(page), *page.evaluate(CUT_OFF), *beyond]

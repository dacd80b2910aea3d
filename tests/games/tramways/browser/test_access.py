"""The table of Tramways for everybody, whatever is being decided: axe has no complaint, and nothing
is cut off from the smallest telephone to the widest desk, in any language."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import Goal, friends, under_way
from tests.browser.test_access import CUT_OFF, LOW, NARROW, complaints
from tests.browser.visitor import DESKTOP, PHONE, Screen
from tests.games.tramways.browser import goals
from tests.server.running import Server

OTHERS = (
    PHONE,
    LOW,
    Screen(768, 1024),
    Screen(900, 700),
    Screen(1024, 768),
    Screen(1440, 900),
    Screen(1920, 1080),
    Screen(2560, 1440),
)
"""Sizes at which nothing may be cut off."""
LISTENED = (DESKTOP, NARROW)
"""Where axe is asked, too: what is shown to whom changes at few widths."""


@dataclass(frozen=True)
class Stop:
    """A position to look at."""

    seats: int
    goal: Goal
    language: str = "en"
    taps: tuple[str, ...] = ()
    """What is begun there."""
    options: dict[str, str] = field(default_factory=dict)


CELL = "[role=gridcell].can"
STOPS = {
    "sides": Stop(3, goals.decides("sides"), "fr", options={"sides": "chosen"}),
    "draft": Stop(5, goals.decides("draft"), "ja", options={"parcels": "drafted"}),
    "book": Stop(3, goals.decides("book"), "fr"),
    "packet": Stop(2, goals.decides("packet"), "ja", options={"development": "pile"}),
    "auction": Stop(5, goals.decides("auction", 2), "fr"),
    "void": Stop(3, goals.decides("void"), "ja"),
    "action": Stop(5, goals.decides("action", 2)),
    "a line": Stop(3, goals.can("track"), "fr", ("#track", CELL, "[data-reached]")),
    "a trip": Stop(3, goals.can("move"), "ja", ("#move", CELL, CELL)),
    "a building": Stop(5, goals.can("build"), "fr", ("#build", CELL)),
    "leisure": Stop(3, goals.decides("leisure")),
    "administration": Stop(3, goals.decides("administration", 1), "fr"),
    "newcomers": Stop(4, goals.decides("newcomers", 1), "ja"),
    "hand": Stop(2, goals.decides("hand"), "fr"),
    "line": Stop(1, goals.decides("line", 2), "ja"),
    "the end": Stop(3, goals.OVER),
}


@pytest.mark.parametrize("name", STOPS)
def test_a_step(visit: Visit, server: Server, name: str) -> None:
    page = arrive(visit, server, STOPS[name])
    found = []
    for screen in (*LISTENED, *OTHERS):
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        said = complaints(page) if screen in LISTENED else []
        found += [f"{screen.width}: {each}" for each in (*said, *page.evaluate(CUT_OFF))]
    assert not found, "\n".join(found)


def arrive(visit: Visit, server: Server, stop: Stop) -> Page:
    """Come to a table where this is being decided, by oneself."""
    ann = visit()
    table = under_way(server, stop.goal, *friends(stop.seats), **stop.options)
    come_as(ann, table.sitters[0])
    page = ann.page
    page.goto("/")
    page.locator(f".languages button[value={stop.language}]").first.click()
    page.goto(table.address)
    expect(page.locator(".turn.yours, .turn.over")).to_be_visible()
    for thing in stop.taps:
        page.locator(thing).first.click()
        expect(page.locator("html:is([data-asking], [data-sending])")).to_have_count(0)
    return page


def test_what_is_unfolded_on_a_phone(visit: Visit, server: Server) -> None:
    page = arrive(visit, server, Stop(3, goals.decides("action", 4)))
    page.set_viewport_size({"width": NARROW.width, "height": NARROW.height})
    found = []
    for opens in (".rival .unfold", ".own .unfold", ".wider", "#pad > summary"):
        page.locator(opens).first.click()
        found += [f"{opens}: {each}" for each in (*complaints(page), *page.evaluate(CUT_OFF))]
        page.keyboard.press("Escape")
    assert not found, "\n".join(found)

"""Tramways by keys: arrows lay a line tile by tile, and whoever listens hears how far it comes."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import friends, under_way
from tests.games.tramways.browser.goals import can
from tests.games.tramways.browser.hands import AROUND
from tests.games.tramways.browser.keys import Keys
from tests.games.tramways.browser.table import Table
from tests.server.running import Server

ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
RAILS = re.compile("rail")
NEIGHBOURS = AROUND.replace(".filter(Boolean)", "")


def arrive(visit: Visit, server: Server) -> Keys:
    ann, at = visit(), under_way(server, can("track", 3), *friends(2))
    come_as(ann, at.sitters[0])
    ann.page.goto(at.address)
    expect(ann.page.locator("#track.can")).to_be_visible()
    return Keys(Table(ann.page))


def test_arrows_lay_a_line_tile_by_tile(visit: Visit, server: Server) -> None:
    keys = arrive(visit, server)
    page, table = keys.page, keys.table
    keys.begins("track")
    start = table.until(lambda seen: seen.begun and bool(seen.cells)).cells[0]
    keys.hits(table.thing(start))
    seen = table.until(lambda seen: bool(seen.reached))
    expect(table.thing(seen.reached[0])).to_have_attribute("aria-description", RAILS)
    arrow, cell = onward(page, start, seen.reached)
    page.keyboard.press(arrow)
    expect(table.thing(cell)).to_be_focused()
    expect(page.locator("[data-command=shorten]")).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page.locator("[data-command=shorten]")).to_have_count(0)
    page.keyboard.press("Escape")
    table.until(lambda seen: not seen.begun)


def onward(page: Page, start: str, reached: list[str]) -> tuple[str, str]:
    """An arrow that leads on, and whereto."""
    around = page.evaluate(NEIGHBOURS, start)
    return next((key, cell) for key, cell in zip(ARROWS, around, strict=True) if cell in reached)

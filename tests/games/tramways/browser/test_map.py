"""The map in a browser: walked through by keys as the screen shows it, looked at closely, turned on
an upright phone, and as large as its place from the smallest telephone to the widest desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import friends, under_way
from tests.browser.visitor import DESKTOP, PHONE, Screen
from tests.games.tramways.browser.goals import can, decides
from tests.server.running import Server
from tramshed.server.words import languages

SIZES = [(320, 640), (390, 844), (844, 390), (768, 1024), (1280, 800), (2560, 1440)]
LEAST = 29
"""Pixels of a cell, before anybody looks closely."""


def arrive(visit: Visit, server: Server, screen: Screen = DESKTOP, layout: str = "") -> Page:
    """A table of five in its first action round."""
    ann = visit(screen)
    options = {"layout": layout} if layout else {}
    table = under_way(server, decides("action"), *friends(5), **options)
    come_as(ann, table.sitters[0])
    ann.page.goto(table.address)
    expect(ann.page.locator("#map-cells [tabindex='0']")).to_have_count(1)
    return ann.page


def walk(page: Page, *keys: str) -> str:
    """Where somebody is after some keys."""
    for key in keys:
        page.keyboard.press(key)
    return str(page.evaluate("document.activeElement.id"))


def wide(page: Page, cell: str) -> float:
    """How wide a cell is seen."""
    return float(
        page.evaluate("id => document.getElementById(id).getBoundingClientRect().width", cell)
    )


def test_keys_walk_through_the_map(visit: Visit, server: Server) -> None:
    page = arrive(visit, server)
    page.locator("#cell-1a").focus()
    assert walk(page, "ArrowRight", "ArrowDown") == "cell-2b"
    assert walk(page, "End") == "cell-2y"
    assert walk(page, "Home", "Control+ArrowRight", "Control+ArrowDown") == "cell-7f"
    expect(page.locator("#map-cells [tabindex='0']")).to_have_count(1)
    expect(page.locator("#cell-7f")).to_have_attribute("tabindex", "0")


def test_on_an_upright_phone_arrows_follow_the_screen(visit: Visit, server: Server) -> None:
    page = arrive(visit, server, PHONE)
    page.locator("#cell-3c").focus()
    assert walk(page, "ArrowRight") == "cell-2c"
    assert walk(page, "ArrowDown") == "cell-2d"
    assert walk(page, "Home") == "cell-10d"
    page.locator("[data-look=turn]").tap()
    page.locator("#cell-3c").focus()
    assert walk(page, "ArrowRight") == "cell-3d"


def test_one_looks_closer_and_sees_all_again(visit: Visit, server: Server) -> None:
    page = arrive(visit, server)
    before = wide(page, "cell-5m")
    page.locator("#cell-5m").hover()
    page.mouse.wheel(0, -400)
    closer = wide(page, "cell-5m")
    assert closer > before
    walk(page, "+")
    assert wide(page, "cell-5m") > closer
    walk(page, "0")
    assert wide(page, "cell-5m") == pytest.approx(before)


@pytest.mark.parametrize("layout", ["", "row", "ring", "stairs"])
def test_it_fits_every_screen(visit: Visit, server: Server, layout: str) -> None:
    page = arrive(visit, server, layout=layout)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert wide(page, "cell-1a") >= LEAST


COVERED = """() => [...document.querySelectorAll("[role=gridcell]:is(.can, [data-reached])")]
  .filter((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return !cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })
  .map((cell) => cell.id)"""


def test_no_cell_that_can_be_acted_on_lies_below_a_button(visit: Visit, server: Server) -> None:
    """The corner at the right below is within reach of a line."""
    ann = visit()
    table = under_way(server, can("track", rails=4), *friends(3))
    come_as(ann, table.sitters[0])
    page = ann.page
    page.goto(table.address)
    page.locator("#track.can").click()
    page.locator("[role=gridcell].can").last.click()
    expect(page.locator("[data-reached]").first).to_be_attached()
    for width, height in ((1440, 900), (1024, 700)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => !({COVERED})().length")
    assert page.locator("[data-reached]").count() > 9


@pytest.mark.parametrize("language", languages())
def test_all_of_the_desk_is_in_sight(visit: Visit, server: Server, language: str) -> None:
    ann = visit(DESKTOP, language)
    table = under_way(server, decides("action"), *friends(3))
    come_as(ann, table.sitters[0])
    ann.enters()
    ann.page.locator(f".languages button[value={language}]").first.click()
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    ann.page.goto(table.address)
    desk = ann.page.locator("#zone-desk")
    expect(desk.locator(".verb")).to_have_count(6)
    for width, height in ((900, 700), (1024, 700), (1280, 800), (1440, 900), (1920, 1080)):
        ann.page.set_viewport_size({"width": width, "height": height})
        beyond = desk.evaluate("each => each.scrollWidth - each.clientWidth")
        assert beyond <= 0, f"{width} px wide"

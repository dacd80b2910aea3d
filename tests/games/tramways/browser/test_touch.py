"""Tramways under a finger: the map is pinched and scrolled, a line is stroked, a scroll is none."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import friends, under_way
from tests.browser.visitor import PHONE, Screen
from tests.games.tramways.browser.fingers import Finger, Touch
from tests.games.tramways.browser.goals import can
from tests.games.tramways.browser.table import Table
from tests.server.running import Server

LYING = Screen(844, 390, touch=True)
SCROLLED = "() => document.getElementById('map-window').scrollTop"
SMALL = """(least) => [...document.querySelectorAll("button, a, summary, input:not([type=range])")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .filter((each) => !each.closest(".skip, .unseen, .slot, #log, .bar, .tickets, .bids"))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && Math.min(width, height) < least)
  .map(([each]) => each.outerHTML.slice(0, 90))"""
"""Buttons that a finger may miss; those of tickets are large once the hand is unfolded."""


def arrive(visit: Visit, server: Server, screen: Screen = PHONE) -> Finger:
    """Three players, one of whom can lay a line."""
    ann, at = visit(screen), under_way(server, can("track", 3), *friends(3))
    come_as(ann, at.sitters[0])
    ann.page.goto(at.address)
    finger = Finger(Table(ann.page))
    expect(ann.page.locator("#track.can")).to_be_visible()
    return finger


def test_two_fingers_look_closer(visit: Visit, server: Server) -> None:
    finger = arrive(visit, server)
    page, touch = finger.page, finger.touch
    before = wide(page)
    x, y = middle(page)
    pinches(touch, x, y, 40, 120)
    assert wide(page) > 1.5 * before
    pinches(touch, x, y, 120, 20)
    assert wide(page) == pytest.approx(before)


def test_a_finger_scrolls_the_map_and_lays_nothing(visit: Visit, server: Server) -> None:
    finger = arrive(visit, server)
    page, touch = finger.page, finger.touch
    finger.begins("track")
    expect(page.locator("[role=gridcell].can").first).to_be_visible()
    x, y = middle(page)
    touch.puts((x, y))
    for step in range(1, 9):
        touch.moves((x, y - 20 * step))
    touch.lifts()
    page.wait_for_function(f"({SCROLLED})() > 40")
    expect(page.locator("#commit:enabled")).to_have_count(0)


@pytest.mark.parametrize("screen", [PHONE, LYING])
def test_a_held_finger_strokes_a_line(visit: Visit, server: Server, screen: Screen) -> None:
    finger = arrive(visit, server, screen)
    finger.begins("track")
    seen = finger.table.until(lambda seen: seen.begun and bool(seen.cells))
    finger.strokes(seen.cells[0], 3)
    expect(finger.page.locator("[data-command=shorten]")).to_be_visible()
    finger.leaves()
    finger.table.until(lambda seen: not seen.begun)


@pytest.mark.parametrize(("screen", "least"), [(Screen(320, 640, touch=True), 40), (LYING, 24)])
def test_buttons_are_as_large_as_a_finger(
    visit: Visit, server: Server, screen: Screen, least: int
) -> None:
    page = arrive(visit, server, screen).page
    assert page.evaluate(SMALL, least) == []
    page.locator(".wider").tap()
    expect(page.locator(".wider")).to_have_attribute("aria-expanded", "true")
    slots = page.locator("#zone-hand .slot:not(.at-5)").all()
    assert all(
        (box := slot.bounding_box()) and min(box["width"], box["height"]) > 28 for slot in slots
    )


def test_a_chip_tells_all_about_its_player(visit: Visit, server: Server) -> None:
    page = arrive(visit, server).page
    chip = page.locator(".rival").first
    expect(chip.locator(".piles")).to_be_hidden()
    chip.locator(".unfold").tap()
    expect(chip.locator(".piles")).to_be_visible()
    expect(chip.locator(".unfold")).to_have_attribute("aria-expanded", "true")
    page.locator("#turn").tap()
    expect(chip.locator(".piles")).to_be_hidden()


def wide(page: Page) -> float:
    box = page.locator("#cell-1a").bounding_box()
    assert box
    return box["width"]


def middle(page: Page) -> tuple[float, float]:
    """Of the map."""
    box = page.locator("#map-window").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pinches(touch: Touch, x: float, y: float, apart: float, then: float) -> None:
    """Two fingers, so far apart, then so far."""
    touch.puts((x - apart / 2, y), (x + apart / 2, y))
    for step in (0.25, 0.5, 0.75, 1):
        now = apart + (then - apart) * step
        touch.moves((x - now / 2, y), (x + now / 2, y))
    touch.lifts()

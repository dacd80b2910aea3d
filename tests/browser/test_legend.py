"""Things on a table explain themselves, however one plays, and never come in between."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.archive import come_as, play_match
from tests.browser.fixtures import Visit
from tests.browser.table import AnyTable
from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Browser, Server

RESTED = 700
"""Milliseconds after which a pointer has rested (legend.js)."""
HAND = "#zone-hand [data-source]"
COVERED = """() => {
  const tip = document.getElementById("tip").getBoundingClientRect();
  return [...document.querySelectorAll(".can, .go, button:not(:disabled), #main a[href]")]
    .filter((each) => each.checkVisibility() && !each.closest("#tip"))
    .filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left < tip.right && tip.left < right && top < tip.bottom && tip.top < bottom;
    })
    .map((each) => each.id || each.className);
}"""
"""What one could click, and an explanation lies on it."""
UNEXPLAINED = """() => [...document.querySelectorAll("[aria-describedby]")]
  .filter((each) => !document.getElementById(each.getAttribute("aria-describedby")))
  .map((each) => each.outerHTML.slice(0, 80))"""


def sits_down(visitor: Visitor) -> AnyTable:
    """At a table of Trambahn, with the first card to be placed."""
    visitor.plays_now("trambahn")
    table = AnyTable(visitor.page)
    table.comes_alive()
    expect(visitor.page.locator("#turn.yours")).to_be_visible()
    expect(visitor.page.locator(f"{HAND}.can").first).to_be_visible()
    return table


def tip(page: Page) -> Locator:
    return page.locator("#tip")


def hold(card: Locator) -> None:
    """Hold a finger on something until it explains itself, and lift it."""
    page, box = card.page, card.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(tip(page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_to_a_pointer_that_rests(ann: Visitor) -> None:
    sits_down(ann)
    page, card = ann.page, ann.page.locator(f"{HAND}.can").first
    card.hover()
    expect(tip(page)).to_be_visible()
    said = tip(page).inner_text()
    assert (card.get_attribute("aria-label") or "?").casefold() in said.casefold()
    assert re.search(r"to the \w+ row, place \d of 4", said)
    expect(tip(page).get_by_role("link", name="TB-1.1")).to_have_attribute(
        "href", "/rules/trambahn#TB-1.1"
    )
    assert page.evaluate(COVERED) == []
    assert page.evaluate(UNEXPLAINED) == []
    tip(page).get_by_role("link", name="TB-1.1").hover()  # one can go there
    expect(tip(page)).to_be_visible()
    card.click()
    expect(tip(page)).to_be_hidden()


def test_to_the_focus_and_escape_closes_it(ann: Visitor) -> None:
    sits_down(ann)
    page = ann.page
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"{HAND}.can").first).to_be_focused()
    expect(tip(page)).to_be_visible()
    assert page.evaluate(COVERED) == []
    page.keyboard.press("Escape")
    expect(tip(page)).to_be_hidden()
    expect(page.locator(f"{HAND}.can").first).to_be_focused()
    page.locator("#zone-rows").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#zone-rows .row").first).to_be_focused()
    expect(tip(page)).to_contain_text("Room for four passengers")
    page.keyboard.press("ArrowRight")
    expect(tip(page)).to_contain_text(re.compile("red row|passenger"))


def test_to_a_finger_that_is_held_and_nothing_is_taken(visit: Visit) -> None:
    ann = visit(PHONE)
    table = sits_down(ann)
    page, card = ann.page, ann.page.locator(f"{HAND}.can").first
    before = page.locator(HAND).count()
    hold(card)
    expect(tip(page)).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(table.places).to_have_count(0)
    assert page.locator(HAND).count() == before
    page.locator("#turn").tap()
    expect(tip(page)).to_be_hidden()


def test_whoever_does_not_want_it_is_not_told(ann: Visitor) -> None:
    sits_down(ann)
    page = ann.page
    page.locator("#help-open").click()
    page.locator("[data-setting=explain]").uncheck()
    page.keyboard.press("Escape")
    page.locator("#deck").hover()
    page.wait_for_timeout(RESTED)
    expect(tip(page)).to_be_hidden()


@pytest.fixture(scope="module")
def match(server: Server) -> tuple[str, Browser]:
    return play_match(server, "trambahn")


def test_looking_back(ann: Visitor, match: tuple[str, Browser]) -> None:
    table, person = match
    come_as(ann, person)
    ann.page.goto(f"{table}/replay/30")
    ann.page.locator("#zone-rows .terminus").first.hover()
    expect(tip(ann.page)).to_contain_text("Room for four passengers")
    assert ann.page.evaluate(UNEXPLAINED) == []

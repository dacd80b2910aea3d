"""A whole match with the keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.games.trambahn.browser.table import Keys


def enters_with_keys(ann: Visitor) -> Keys:
    """From the lobby to the table."""
    ann.enters()
    keys = Keys(ann.page)
    keys.tabs_to("#name")
    ann.page.keyboard.type("Ann")
    keys.tabs_to("#level-trambahn")
    keys.press("Home")
    keys.tabs_to("button[value=trambahn]")
    keys.press("Enter")
    expect(keys.status).to_be_visible()
    return keys


def test_a_whole_match(ann: Visitor) -> None:
    keys = enters_with_keys(ann)
    keys.plays_to_the_end(random.Random(4))
    assert keys.made >= 40
    first = ann.page.url
    keys.asks_for_rematch()
    ann.page.wait_for_url(lambda url: url != first)
    assert keys.waits_for_me().yours


def test_arrows_and_escape(ann: Visitor) -> None:
    keys = enters_with_keys(ann)
    seen = keys.waits_for_me()
    keys.tabs_to("#zone-hand .can")
    first, second = (ann.page.locator("#zone-hand [data-source]").nth(i) for i in (0, 1))
    expect(first).to_be_focused()
    keys.press("ArrowRight")
    expect(second).to_be_focused()
    keys.press("ArrowLeft", "ArrowUp")
    expect(keys.places.first).to_be_focused()
    keys.press("Escape")
    expect(first).to_be_focused()
    expect(keys.places).to_have_count(0)
    keys.press("ArrowUp", "Enter")
    assert sum(keys.has_changed(seen).rows) == sum(seen.rows) + 1
    expect(ann.page.locator("#zone-hand [data-source]:focus")).to_have_count(1)


def test_letters_can_be_turned_off(ann: Visitor) -> None:
    keys = enters_with_keys(ann)
    keys.waits_for_me()
    keys.press("?")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    keys.tabs_to("[data-setting=letters]")
    keys.press("Space", "Escape")
    expect(ann.page.get_by_role("dialog")).to_be_hidden()
    keys.press("1", "?", "h")
    expect(keys.places).to_have_count(0)
    expect(ann.page.get_by_role("dialog")).to_be_hidden()
    expect(keys.note).to_be_hidden()

"""Waiting for bots: how fast they move is the reader's choice, and what they do can be skipped."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor
from tests.games.trambahn.browser.table import Table
from tests.server.running import Server, running

AN_HOUR = 3600


@pytest.fixture(scope="module")
def server(compiled: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A site whose bots dawdle: whoever does not skip waits for an hour."""
    database = f"sqlite:///{tmp_path_factory.mktemp('site')}/site.db"
    with running(database, bot_pace=AN_HOUR, request_burst=10_000) as started:
        yield started


@pytest.fixture
def waiting(ann: Visitor) -> Page:
    """A table at which a bot takes its time."""
    ann.plays_now("trambahn")
    ends_turn(ann.page)
    return ann.page


def ends_turn(page: Page) -> None:
    """Unless it is the bot's already."""
    table = Table(page)
    table.comes_alive()
    expect(page.locator("#turn.yours, #skip:not([hidden])")).to_be_visible()
    if page.locator("#turn.yours").count():
        table.plays_a_turn(random.Random(3))


def test_a_button_a_key_and_a_tap_skip_what_bots_do(waiting: Page) -> None:
    skip = waiting.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    skip.click()
    expect(waiting.locator("#turn.yours")).to_be_visible()
    expect(skip).to_be_hidden()
    ends_turn(waiting)
    waiting.keyboard.press("Space")
    expect(waiting.locator("#turn.yours")).to_be_visible()
    ends_turn(waiting)
    waiting.mouse.click(700, 450)
    expect(waiting.locator("#turn.yours")).to_be_visible()


def test_what_can_be_pressed_does_not_skip(waiting: Page) -> None:
    waiting.get_by_role("button", name="Menu").click()
    waiting.get_by_label("Animate the cards").uncheck()
    waiting.get_by_role("button", name="Close").click()
    waiting.locator("#journal").click()
    expect(waiting.get_by_role("button", name="Skip")).to_be_visible()


def test_the_speed_is_chosen_at_the_table_and_in_the_settings(waiting: Page) -> None:
    waiting.get_by_role("button", name="Menu").click()
    waiting.get_by_label("How fast bots move").select_option("Instant")
    expect(waiting.locator("#turn.yours")).to_be_visible()
    table = waiting.url
    waiting.goto("/settings")
    expect(waiting.get_by_label("How fast bots move")).to_have_value("instant")
    waiting.goto(table)
    ends_turn(waiting)
    expect(waiting.locator("#turn.yours")).to_be_visible()
    waiting.goto("/settings")
    waiting.get_by_label("How fast bots move").select_option("Slow")
    waiting.goto(table)
    ends_turn(waiting)
    expect(waiting.get_by_role("button", name="Skip")).to_be_visible()

"""Whole matches of Take a Train against bots: with the mouse, and with the keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import AUTOMATON, dealt
from tests.games.take_a_train.browser.goals import first_auction
from tests.games.take_a_train.browser.table import Keys, Table
from tests.server.running import Server
from tramshed.server.play.seating import ME

EVERYTHING = (
    "locomotive",  # named, and put up
    "adds_chips",
    "types_amount",
    "slides",
    "sealed",
    "wagon",
    "replace",
    "pass",
)


def test_a_whole_match_with_the_mouse(visit: Visit, server: Server) -> None:
    ann = visit(moving=True)
    come_as(ann, dealt(server, first_auction("blind"), ME, AUTOMATON, AUTOMATON).sitters[0])
    ann.enters()
    ann.page.get_by_role("link", name="Continue").click()
    table = Table(ann.page)
    assert table.waits_for_me().auction == "Blind auction"
    table.plays_to_the_end(random.Random(1))
    assert [way for way in EVERYTHING if not table.done[way]] == []
    assert_reckoned(table, players=3)
    first = ann.page.url
    table.asks_for_rematch()
    ann.page.wait_for_url(lambda url: "/tables/" in url and url != first)
    table.waits_for_me()


def assert_reckoned(table: Table, players: int) -> None:
    """The end table: three rounds, objectives and money of everybody, the richest first."""
    rows = table.page.get_by_role("table", name="Final result").locator("tbody tr")
    expect(rows).to_have_count(players)
    cells = [row.locator("td").all_inner_texts() for row in rows.all()]
    money = [int(row[-1].strip("$").replace(",", "")) for row in cells]
    assert money == sorted(money, reverse=True)
    assert all(len(row) == 6 for row in cells)
    expect(table.status).to_contain_text(f"${money[0]:,}")


def test_a_whole_match_with_the_keyboard(visit: Visit) -> None:
    ann = visit()
    ann.enters()
    keys = Keys(ann.page)
    keys.tabs_to("#name")
    ann.page.keyboard.type("Ann")
    keys.hits(ann.page.locator("button[value=take_a_train]"))
    keys.plays_to_the_end(random.Random(2))
    assert keys.made >= 20
    assert_reckoned(keys, players=2)
    first = ann.page.url
    keys.asks_for_rematch()
    ann.page.wait_for_url(lambda url: url != first)
    keys.waits_for_me()

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
    """The page of the end: everybody's account adds up, the richest first."""
    if table.moment.is_visible():
        table.hits(table.moment.get_by_role("button"))
    slips = table.page.locator("#ending .slip")
    expect(slips).to_have_count(players)
    expect(slips.first).to_be_visible()
    totals = []
    for slip in slips.all():
        amounts = slip.locator("tbody tr:not(.parts) td").all_inner_texts()
        total = dollars(slip.locator("tfoot td").inner_text())
        assert sum(map(dollars, amounts)) == total
        totals.append(total)
    assert totals == sorted(totals, reverse=True)
    expect(table.page.locator("#ending-title")).to_contain_text(f"${totals[0]:,}")


def dollars(text: str) -> int:
    """An amount as the page writes it."""
    return int(text.strip().replace("$", "").replace(",", "").replace("−", "-"))


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

"""A newcomer plays a whole match with the mouse."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.fixtures import Visit
from tests.games.trambahn.browser.table import Dragged, Table


def test_a_newcomer_plays_a_match_to_its_end_and_another(visit: Visit) -> None:
    ann = visit(moving=True)
    ann.plays_now("trambahn", "Ann")
    table = Table(ann.page)
    table.plays_to_the_end(random.Random(1))
    assert table.made >= 40
    expect(table.status).to_contain_text(re.compile(r"\d+\s*:\s*\d+"))
    first = ann.page.url
    table.asks_for_rematch()
    ann.page.wait_for_url(lambda url: "/tables/" in url and url != first)
    assert Table(ann.page).waits_for_me().yours


def test_cards_can_be_dragged(visit: Visit) -> None:
    ann = visit(moving=True)
    ann.plays_now("trambahn")
    table = Dragged(ann.page)
    table.plays_a_turn(random.Random(2))
    table.plays_a_turn(random.Random(3))

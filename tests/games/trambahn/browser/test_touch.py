"""A whole match on a telephone."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.fixtures import Visit
from tests.browser.visitor import PHONE
from tests.games.trambahn.browser.table import Finger


def test_a_whole_match_with_a_finger(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.plays_now("trambahn")
    finger = Finger(ann.page)
    finger.plays_to_the_end(random.Random(6))
    assert finger.made >= 40
    expect(ann.page.locator("#ending [data-command=rematch]")).to_be_in_viewport()
    first = ann.page.url
    finger.asks_for_rematch()
    ann.page.wait_for_url(lambda url: url != first)
    assert finger.waits_for_me().yours

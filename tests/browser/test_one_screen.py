"""Two people at one screen, with a curtain between them."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.games.trambahn.browser.table import Table


def test_nobody_sees_the_other_hand(ann: Visitor) -> None:
    ann.makes_table("trambahn", "Ann", "same", name1="Ben")
    page, table = ann.page, Table(ann.page)
    dice, hands = random.Random(12), []
    for _ in range(4):
        expect(page.locator("#curtain")).to_be_visible()
        expect(page.locator("#zone-hand [data-source]")).to_have_count(0)
        assert "hand-face-" not in page.locator("main").inner_html()
        assert table.see().sources == []
        page.keyboard.press("Escape")
        name = re.search("Hand the screen to (Ann|Ben)", page.locator("#curtain").inner_text())
        assert name
        page.get_by_role("button", name=f"I am {name[1]}").click()
        expect(page.locator("#curtain")).to_be_hidden()
        expect(page.locator("#zone-ours h2")).to_have_text(name[1])
        table.plays_a_turn(dice)
        hands.append(name[1])
    assert hands[:2] == hands[2:]
    assert sorted(hands[:2]) == ["Ann", "Ben"]
    assert not any("You draw" in line for line in table.see().journal)

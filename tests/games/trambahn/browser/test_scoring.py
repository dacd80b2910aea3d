"""A scoring is an event: what it adds up from is written on the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.archive import come_as, play_match
from tests.browser.fixtures import Visit
from tests.browser.prepared import friends, under_way
from tests.games.trambahn.browser.goals import SCORES, scoring_card, seen
from tests.games.trambahn.browser.table import Table
from tests.server.running import Server

SUM = re.compile(r"^\(?[\d+]+\)? × \d = (\d+)$")


class Scored:
    """Ann has completed a row."""

    def __init__(self, page: Page, card: str, table: Table) -> None:
        self.page, self.table, self.line = page, table, card[0]
        before = table.see()
        table.takes(f"hand-{card}")
        table.has_changed(before)

    @property
    def sums(self) -> Locator:
        return self.page.locator("#sums .sum")

    def at_columns(self) -> list[int]:
        texts = self.page.locator(".sum [aria-hidden]").all_text_contents()
        return [int(found[1]) for text in texts if (found := SUM.match(text))]

    def on_pad(self) -> int:
        return sum(map(int, self.page.locator("#pad tr.last td").all_text_contents()))


Score = Callable[[bool], Scored]


@pytest.fixture
def score(visit: Visit, server: Server) -> Score:
    def score(moving: bool) -> Scored:
        ann, at = visit(moving=moving), under_way(server, SCORES, *friends(2))
        come_as(ann, at.sitters[0])
        ann.page.goto(at.address)
        table = Table(ann.page)
        table.waits_for_me()
        return Scored(ann.page, scoring_card(seen(at.board)), table)

    return score


def test_row_and_columns_light_up_and_say_their_sums(score: Score) -> None:
    scored = score(False)
    expect(scored.page.locator(f"#row-{scored.line}.scored")).to_have_count(1)
    lit = scored.page.locator(f".column.line-{scored.line}.scored")
    assert lit.count() == len(scored.at_columns()) >= 2
    assert sum(scored.at_columns()) == scored.on_pad()
    expect(scored.page.locator("#sums[aria-live=polite]")).to_contain_text("Ann, column")
    expect(scored.page.locator(".flying-sum")).to_have_count(0)
    scored.page.keyboard.press("Shift")
    expect(scored.sums).to_have_count(0)
    expect(scored.page.locator(".scored")).to_have_count(0)


def test_numbers_fly_and_a_tap_skips_them(score: Score) -> None:
    scored = score(True)
    expect(scored.page.locator(".flying-sum")).not_to_have_count(0)
    assert scored.on_pad() == sum(scored.at_columns())  # nothing waits for them
    scored.page.locator("#zone-market h2").click()
    expect(scored.sums).to_have_count(0)
    expect(scored.page.locator(".flying-sum")).to_have_count(0)


def test_a_scoring_that_is_taken_back_leaves_nothing(score: Score) -> None:
    scored = score(False)
    scored.page.evaluate("document.getElementById('undo').click()")  # no tap puts it away
    expect(scored.sums).to_have_count(0)
    expect(scored.page.locator(".scored")).to_have_count(0)


def test_sums_are_to_be_seen_when_one_looks_back(visit: Visit, server: Server) -> None:
    address, person = play_match(server, "trambahn")
    ann = visit()
    come_as(ann, person)
    ann.page.goto(f"{address}/replay/0")
    expect(ann.page.locator(".sum")).to_have_count(0)
    scoring = ann.page.locator("#log a", has_text=re.compile("Scoring 1 of 10"))
    ann.page.goto(f"{scoring.get_attribute('href')}")
    expect(ann.page.locator("#zone-rows .scored")).to_have_count(1)
    expect(ann.page.locator(".sum").first).to_contain_text("line is scored")

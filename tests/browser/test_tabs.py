"""One person with several tabs, some of them behind the times."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.line import Line
from tests.browser.visitor import Visitor
from tests.games.trambahn.browser.table import Table


def test_two_tabs_stay_in_step(ann: Visitor) -> None:
    ann.plays_now("trambahn")
    first, second = Table(ann.page), Table(ann.tab())
    second.page.goto(ann.page.url)
    dice = random.Random(10)
    for here, there in ((first, second), (second, first)) * 2:
        here.waits_for_me()
        before = there.waits_for_me()
        there_first = here.decides(dice)
        assert there.has_changed(before) == there_first


def test_an_outdated_move_is_refused_and_the_table_shown_as_it_is(ann: Visitor) -> None:
    ann.plays_now("trambahn")
    first, second = Table(ann.page), Table(ann.tab())
    line = Line(second.page)
    second.page.goto(ann.page.url)
    seen = second.waits_for_me()
    line.is_slow()
    first.lays(seen.sources[0])
    now = first.has_changed(seen)
    second.lays(seen.sources[-1])
    expect(second.note).to_be_hidden()
    line.catches_up()
    expect(second.note).to_contain_text("Something has changed in the meantime")
    assert second.see() == now == first.see()
    second.note.get_by_role("button", name="Close").click()
    second.decides(random.Random(11))

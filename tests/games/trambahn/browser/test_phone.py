"""On a phone."""

from __future__ import annotations

import pytest

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import friends, under_way
from tests.browser.visitor import PHONE, Screen
from tests.games.trambahn.browser.goals import LATE
from tests.games.trambahn.browser.table import Table
from tests.server.running import Server

HIDDEN = """() => {
  const { top } = document.querySelector(".bottom").getBoundingClientRect();
  return [...document.querySelectorAll("#zone-ours .column, #zone-ours .column .card")]
    .filter((each) => each.getBoundingClientRect().bottom > top + 1)
    .map((each) => each.id);
}"""
CUT = """() => [...document.querySelectorAll("#zone-ours .fan .card")]
  .filter((each) => each.getBoundingClientRect().height < 0.3 * each.getBoundingClientRect().width)
  .map((each) => each.id)"""


SCREENS = (PHONE, Screen(320, 640, touch=True), Screen(844, 390, touch=True))


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: f"{screen.width}x{screen.height}")
def test_own_columns_are_in_sight_above_the_hand(
    visit: Visit, server: Server, screen: Screen
) -> None:
    """In French, whose buttons are the widest."""
    ann, at = visit(screen, "fr"), under_way(server, LATE, *friends(2))
    come_as(ann, at.sitters[0])
    ann.page.goto("/")
    ann.page.locator(".languages button[value=fr]").first.click()
    ann.page.goto(at.address)
    Table(ann.page).waits_for_me()
    assert ann.page.evaluate("innerWidth") == screen.width  # nothing is wider than the screen
    assert ann.page.evaluate("scrollY") == 0
    assert ann.page.evaluate(HIDDEN) == []
    assert ann.page.evaluate(CUT) == []  # each shows its index

"""The end of a match in the browser: it comes, fits every screen, and gives the table free."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import Goal, Prepared, friends, under_way
from tests.browser.visitor import DESKTOP, PHONE, Screen, Visitor
from tests.games.trambahn.browser.table import Table
from tests.server.running import Server

LOW = Screen(844, 390, touch=True)
NARROW = Screen(320, 640, touch=True)
FREE = """(button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const at = (x) => document.elementFromPoint(x, (top + bottom) / 2);
  const spots = [left + 8, (left + right) / 2, right - 8].map(at);
  return top >= 0 && bottom <= innerHeight && spots.every((spot) => button.contains(spot));
}"""
NARROW_ENOUGH = "document.scrollingElement.scrollWidth <= innerWidth"


@pytest.fixture(scope="module")
def over(server: Server) -> Prepared:
    """Six have played Take a Train: the most there is to show."""
    return under_way(server, Goal("take_a_train", lambda board: board.is_over), *friends(6))


def looks(visit: Visit, over: Prepared, screen: Screen, language: str = "en") -> Page:
    ann: Visitor = visit(screen)
    come_as(ann, over.sitters[0])
    ann.enters()
    ann.page.locator(f".languages button[value={language}]").first.click()
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    ann.page.goto(over.address)
    expect(ann.page.locator("#ending .slip")).to_have_count(6)
    return ann.page


@pytest.mark.parametrize(
    ("screen", "language"), [(PHONE, "ja"), (NARROW, "fr"), (LOW, "en"), (DESKTOP, "fr")]
)
def test_it_fits_and_play_again_is_free(
    visit: Visit, over: Prepared, screen: Screen, language: str
) -> None:
    page = looks(visit, over, screen, language)
    told = page.locator("#ending .told")
    assert told.evaluate("(told) => told.scrollWidth <= told.clientWidth")
    assert page.evaluate(NARROW_ENOUGH)
    assert page.locator("#ending [data-command=rematch]").evaluate(FREE)
    page.locator("#ending > summary").click()
    expect(told).to_be_hidden()
    assert page.evaluate(NARROW_ENOUGH)
    again = page.locator("#rematch")
    again.scroll_into_view_if_needed()
    assert again.evaluate(FREE)


def test_it_can_be_folded_away_and_unfolded(visit: Visit, over: Prepared) -> None:
    page = looks(visit, over, DESKTOP)
    assert page.locator("main > *").first.evaluate("(part) => part.inert"), "it is covered"
    page.keyboard.press("Escape")
    expect(page.locator("#ending .slip").first).to_be_hidden()
    assert not page.locator("main > *").first.evaluate("(part) => part.inert")
    page.get_by_text("Result", exact=True).click()
    expect(page.locator("#ending .slip").first).to_be_visible()


def test_it_comes_when_the_match_ends(visit: Visit) -> None:
    ann = visit(moving=True)
    ann.plays_now("trambahn")
    Table(ann.page).waits_for_me()
    expect(ann.page.locator("#ending")).to_be_hidden()
    ann.page.locator("#help-open").click()
    ann.page.get_by_role("button", name="Concede").click()
    ann.page.get_by_role("button", name="Yes").click()
    expect(ann.page.locator("#ending-title")).to_be_focused()
    expect(ann.page.locator("#ending-title")).to_contain_text("You concede.")
    ann.page.reload()
    expect(ann.page.locator("#ending-title")).to_be_visible()

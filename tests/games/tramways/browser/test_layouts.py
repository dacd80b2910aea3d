"""Where things lie: what can be seen beside the map is not folded away, nor does it cover it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import AUTOMATON, Goal, under_way
from tests.browser.visitor import DESKTOP, Screen
from tests.games.tramways.browser.goals import decides
from tests.server.running import Server
from tramshed.server.play.seating import ME

TABLET = Screen(768, 1024, touch=True)


def sits_down(visit: Visit, server: Server, screen: Screen, goal: Goal, bots: int) -> Page:
    ann, table = visit(screen), under_way(server, goal, ME, *[AUTOMATON] * bots)
    come_as(ann, table.sitters[0])
    ann.page.goto(table.address)
    expect(ann.page.locator("#turn.yours")).to_be_visible()
    return ann.page


def lies_below(page: Page, lower: str, upper: str) -> bool:
    low, high = page.locator(lower).bounding_box(), page.locator(upper).bounding_box()
    assert low
    assert high
    return low["y"] >= high["y"] + high["height"]


def test_a_tablet_held_upright_shows_the_market_below_the_hand(
    visit: Visit, server: Server
) -> None:
    page = sits_down(visit, server, TABLET, decides("action", 2), bots=2)
    for part in ("times", "row", "supply", "books"):
        expect(page.locator(f"#zone-market-{part} section")).to_be_visible()
    assert lies_below(page, ".market", "#zone-hand .tickets")
    assert lies_below(page, "#zone-hand .tickets", "#map")


def test_alone_the_line_to_choose_from_lies_below_the_map(visit: Visit, server: Server) -> None:
    page = sits_down(visit, server, DESKTOP, decides("line", 1), bots=0)
    assert lies_below(page, ".sheet.line", "#map")
    expect(page.locator(".sheet.line .pick.can").first).to_be_visible()

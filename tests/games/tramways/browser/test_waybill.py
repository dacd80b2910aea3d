"""A trip before it is sent: every way to its goal, in sight beside the waybill."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import AUTOMATON, Goal, under_way
from tests.browser.visitor import DESKTOP, PHONE, Screen
from tests.server.running import Server
from tramshed.games.tramways.planning.trips import Trip, trips
from tramshed.kernel.position import Position
from tramshed.server.play.seating import ME

IN_SIGHT = """() => {
  const map = document.getElementById("map-window").getBoundingClientRect();
  const way = document.querySelector("#zone-marks .glow.route").getBoundingClientRect();
  const sheet = document.querySelector(".waybill").getBoundingClientRect();
  const [x, y] = [(way.left + way.right) / 2, (way.top + way.bottom) / 2];
  const within = ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom;
  return within(map) && !within(sheet);
}"""


def parted(board: Position) -> list[Trip]:
    """A trip of the first seat's for which there is another way."""
    if board.is_over or 0 not in board.actors or board.view(0).table.step != "action":
        return []
    found = trips(board.view(0))
    ends = [(trip.origin, trip.goal) for trip in found]
    return [trip for trip, end in zip(found, ends, strict=True) if ends.count(end) > 1]


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_another_way_is_shown_before_it_is_sent(
    visit: Visit, server: Server, screen: Screen
) -> None:
    goal = Goal("tramways", lambda board: bool(parted(board)))
    table = under_way(server, goal, ME, AUTOMATON, AUTOMATON)
    trip, *_ = parted(table.board)
    ann = visit(screen)
    page = ann.page
    come_as(ann, table.sitters[0])
    page.goto(table.address)
    page.locator("#move.can").click()
    expect(page.locator("#turn")).to_contain_text("Who travels")
    page.locator(f"#cell-{trip.origin}.can").click()
    expect(page.locator("#turn")).to_contain_text("Where does")
    page.locator(f"#cell-{trip.legs[-1].end}.can").click()
    expect(page.locator(".waybill .legs li")).to_have_count(len(trip.legs))
    assert page.evaluate(IN_SIGHT)
    first = page.locator("#zone-marks .glow.route").get_attribute("d")
    number = page.locator(".waybill h2 i").inner_text()
    page.locator("#other-way").click()
    expect(page.locator(".waybill h2 i")).not_to_have_text(number)
    expect(page.locator("#zone-marks .glow.route")).not_to_have_attribute("d", first or "")
    assert page.evaluate(IN_SIGHT)
    page.locator("#commit").click()
    expect(page.locator(".waybill")).to_have_count(0)

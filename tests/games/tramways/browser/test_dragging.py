"""A line follows the hand: it is drawn at once, and the server is asked once the hand rests."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import AUTOMATON, under_way
from tests.games.tramways.browser.goals import decides
from tests.games.tramways.browser.hands import AROUND
from tests.server.running import Server
from tramshed.server.play.seating import ME

MIDDLE = """(id) => {
  const { left, top, width, height } = document.getElementById(id).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
COUNTED = """() => {
  window.asked = 0;
  document.addEventListener("draft", () => (window.asked += 1));
}"""


def test_a_dragged_line_is_drawn_at_once_and_drafted_when_the_hand_rests(
    visit: Visit, server: Server
) -> None:
    ann = visit()
    table = under_way(server, decides("action", 2), ME, AUTOMATON)
    come_as(ann, table.sitters[0])
    page = ann.page
    page.goto(table.address)
    page.locator("#track.can").click()
    expect(page.locator("[data-command=abandon]")).to_be_visible()
    start = page.locator("[role=gridcell].can").first.get_attribute("id")
    x, y = page.evaluate(MIDDLE, start)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 8, y, steps=2)
    reached = page.locator("[data-reached]")
    expect(reached.first).to_be_attached()
    page.evaluate(COUNTED)
    beside = [
        cell
        for cell in page.evaluate(AROUND, start)
        if page.locator(f"[id='{cell}'][data-reached]").count()
    ]
    page.mouse.move(*page.evaluate(MIDDLE, beside[0]))
    assert page.locator("#map-sketch").get_attribute("data-tiles") == beside[0].split("-")[1]
    expect(reached.first).to_be_attached()  # how far it can come stays in sight
    page.mouse.up()
    expect(page.locator("#zone-marks [id^=ghost-]")).to_have_count(1)
    expect(page.locator("#map-sketch[data-tiles]")).to_have_count(0)
    assert page.evaluate("() => window.asked") == 1

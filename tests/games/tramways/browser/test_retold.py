"""What others did since my last move, told on the map; looking back at a match on its map."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import AUTOMATON, Goal, under_way
from tests.server.running import Server
from tramshed.kernel.position import Position
from tramshed.server.play.seating import ME

AFTER = """() => {
  const lines = [...document.querySelectorAll("#log > li[data-number]")];
  const first = lines.findIndex((line) => line.querySelector("[data-map]"));
  const own = document.querySelector(".own [data-seat]").dataset.seat;
  const mine = (line) => line.querySelector("[data-seat]")?.dataset.seat === own;
  const isPlaced = (line) => !mine(line) && line.querySelector("[data-map]");
  const places = lines.slice(first).filter(isPlaced);
  localStorage.setItem(`tramshed.since.${location.pathname}`, places[0].dataset.number - 1);
}"""
"""As if the reader had decided something before the first deed on the map."""


def acts_late(board: Position) -> bool:
    """The first seat acts, and there is a lot on the map."""
    if board.is_over or 0 not in board.actors:
        return False
    table = board.view(0).table
    return bool(table.step == "action" and table.round > 2)


LATE = Goal("tramways", acts_late)
OVER = Goal("tramways", lambda board: board.is_over)


def comes_back(visit: Visit, server: Server, moving: bool) -> Page:
    ann, table = visit(moving=moving), under_way(server, LATE, ME, AUTOMATON, AUTOMATON)
    come_as(ann, table.sitters[0])
    page = ann.page
    page.goto(table.address)
    expect(page.locator("#turn.yours")).to_be_visible()
    expect(page.locator("#map-news > *")).to_have_count(0)
    page.evaluate(AFTER)
    page.reload()
    expect(page.locator("#map-news > .is-new").first).to_be_attached()
    return page


def test_what_others_did_is_marked_until_i_act(visit: Visit, server: Server) -> None:
    page = comes_back(visit, server, moving=False)
    expect(page.locator("#retell")).to_be_hidden()  # nothing is to move
    marked = page.locator("#map-news > *").count()
    page.locator("#income.can").click()
    page.wait_for_function(f"() => document.querySelectorAll('#map-news > *').length < {marked}")


def test_it_is_shown_once_more_and_a_tap_ends_it(visit: Visit, server: Server) -> None:
    page = comes_back(visit, server, moving=True)
    marked = page.locator("#map-news > *").count()
    page.locator("#retell").click()
    expect(page.locator("#retold")).to_be_visible()
    expect(page.locator("#log > .retelling")).to_have_count(1)
    page.locator(".game-title").click()
    expect(page.locator("#retold")).to_be_hidden()
    expect(page.locator("#map-news > *")).to_have_count(marked)
    expect(page.locator("#map-moving > *")).to_have_count(0)


def test_whoever_looks_back_sees_passengers_ride_and_looks_closely(
    visit: Visit, server: Server
) -> None:
    ann, table = visit(moving=True), under_way(server, OVER, ME, AUTOMATON)
    come_as(ann, table.sitters[0])
    page = ann.page
    page.goto(f"{table.address}/replay/0")
    ride = page.locator("#log [data-map^=ride]").first
    href = ride.evaluate("told => told.closest('a').getAttribute('href')")
    page.goto(href.replace(str(number := int(href.rpartition("/")[2])), str(number - 1)))
    page.locator("#step-forward").click()
    expect(page.locator("#map-moving > .rider")).to_have_count(1)
    expect(page.locator("#map-news > .was-ridden").first).to_be_attached()
    page.get_by_role("button", name="Closer").click()
    expect(page.locator("#map-sheet")).to_have_attribute("style", "transform: scale(1.25);")


SHUFFLED = """() => {
  const tiles = [...document.querySelectorAll("#zone-rails use[id^=tile-]")];
  tiles[0].parentNode.append(tiles[0]);
  document.dispatchEvent(new CustomEvent("glide", { detail: { from: {}, to: {} } }));
  return document.querySelectorAll("#map-moving > .new-line").length;
}"""
LAID = """() => {
  const [tile] = document.querySelectorAll("#zone-rails use[id^=tile-]");
  tile.replaceWith(tile.cloneNode());
  document.dispatchEvent(new CustomEvent("glide", { detail: { from: {}, to: {} } }));
  return document.querySelectorAll("#map-moving > .new-line").length;
}"""


def test_only_what_is_new_is_drawn(visit: Visit, server: Server) -> None:
    """Not what an update has only put elsewhere among the others."""
    page = comes_back(visit, server, moving=True)
    assert page.evaluate(SHUFFLED) == 0
    assert page.evaluate(LAID) == 1

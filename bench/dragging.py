"""How soon a page shows what a hand does: in Chromium at a quarter of this machine's speed, a line
of Tramways is dragged from cell to cell over the map of five players, forth and back."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from itertools import cycle, islice
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from bench.figures import Figure
from tests.browser import chromium
from tests.browser.archive import come_as
from tests.browser.prepared import AUTOMATON, Goal, under_way
from tests.browser.visitor import PATIENCE, Screen, Visitor
from tests.server.running import Server, running
from tramshed.kernel.position import Position
from tramshed.server.play.seating import ME

OF = "Tramways' page, five players, processor slowed down to a quarter"
SLOWER = 4
A_FRAME = 1000 / 60
SEATS, FROM_ROUND, CELLS = 5, 3, 10
THRESHOLD = 8
"""Pixels after which a press is a drag."""
A_CELL = 100
"""Milliseconds until a hand comes to the next cell; it rests in none."""
SCREEN = Screen(1440, 900)

LISTEN = """() => {
  window.shown = [];
  window.blocked = [];
  document.addEventListener("rehearsed", ({ detail }) => (window.told = detail));
  new PerformanceObserver((list) => {
    window.blocked.push(...list.getEntries().map((each) => each.duration));
  }).observe({ type: "longtask" });
  const painted = new MessageChannel();
  painted.port1.onmessage = ({ data }) => window.shown.push(performance.now() - data);
  addEventListener("pointermove", () => {
    const began = performance.now();
    requestAnimationFrame(() => painted.port2.postMessage(began));
  }, { capture: true });
}"""
"""Notes how long it takes from each move of the pointer until its frame is painted."""

LONGEST = """async () => {
  let longest = [];
  const { unpacked } = await import("/games/tramways/reached.js");
  for (const { spots } of window.told.data.reach.map(unpacked)) {
    for (let [at] of spots.entries()) {
      const cells = [];
      for (; at !== null; at = spots[at][4]) cells.unshift(spots[at][0]);
      if (cells.length > longest.length) longest = cells;
    }
  }
  return longest.map((name) => {
    const cell = document.getElementById(`cell-${name}`);
    const { left, top, width, height } = cell.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
}"""
"""The middles of the cells of the longest line that can be laid from where the hand is."""

Spot = tuple[float, float]


class Dragged(NamedTuple):
    """One drag, in milliseconds: until each step into a cell was shown, until a frame was in which
    the hand only moved on within its cell, and what blocked the page for long."""

    shown: list[float]
    still: list[float]
    blocked: list[float]


def dragging(tries: int) -> list[Figure]:
    """The best of some tries, step by step: the machine is busy with other things, too. Nothing
    where there is no browser."""
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        program, database = chromium.program(playwright), f"sqlite:///{folder}/site.db"
        if program is None:
            return []
        with running(database, request_burst=10_000, message_burst=10_000) as server:
            browser = playwright.chromium.launch(executable_path=program)
            drags = [*_drags(browser, server, tries)]
            browser.close()
    best = [min(step) for step in zip(*(drag.shown for drag in drags), strict=True)]
    still = [min(step) for step in zip(*(drag.still for drag in drags), strict=True)]
    longest = min(max(drag.blocked, default=0.0) for drag in drags)
    return [
        Figure(
            OF, "the next cell of a line is shown, median", statistics.median(best), "ms", A_FRAME
        ),
        Figure(OF, "the next cell of a line is shown, at worst", max(best), "ms", A_FRAME),
        Figure(OF, "a frame in which nothing changes, median", statistics.median(still), "ms"),
        Figure(OF, f"longest task while {CELLS} cells are passed", longest, "ms", 50.0),
    ]


def _drags(browser: Browser, server: Server, tries: int) -> Iterator[Dragged]:
    ann = Visitor(browser, server, SCREEN)
    table = under_way(server, Goal("tramways", _lays_far), ME, *[AUTOMATON] * (SEATS - 1))
    come_as(ann, table.sitters[0])
    page = ann.page
    page.goto(table.address)
    expect(page.locator("#track.can")).to_be_visible()
    page.evaluate(LISTEN)
    page.locator("#track").click()
    page.wait_for_function("() => window.told?.steps.length")
    start, line = max(_lines(page), key=lambda found: len(found[1]))
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(tries):
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] + THRESHOLD, start[1])
        page.wait_for_function("() => window.told.steps.length > 1")
        page.evaluate("() => { window.shown.length = window.blocked.length = 0; }")
        for spot in islice(cycle([*line, *reversed(line[:-1])]), CELLS):
            for x, y in (spot, (spot[0] + 3, spot[1])):
                page.mouse.move(x, y)
                page.wait_for_timeout(A_CELL / 2)
        shown, blocked = page.evaluate("() => [window.shown, window.blocked]")
        yield Dragged(shown[::2], shown[1::2], blocked)
        page.mouse.up()
        expect(page.locator("html[data-asking]")).to_have_count(0)
        page.locator("[data-command=abandon]").click()
        page.wait_for_function("() => !window.told.steps.length")
        page.locator("#track").click()
        page.wait_for_function("() => window.told.steps.length")


def _lines(page: Page) -> Iterator[tuple[Spot, list[Spot]]]:
    """Where a line can be begun, each with the longest one from there."""
    starts = page.locator("[role=gridcell].can")
    for number in range(starts.count()):
        box = starts.nth(number).bounding_box()
        assert box
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.click(*middle)
        page.wait_for_function("() => window.told.steps.length > 1")
        yield middle, page.evaluate(LONGEST)
        page.keyboard.press("Backspace")
        page.wait_for_function("() => window.told.steps.length === 1")


def _lays_far(board: Position) -> bool:
    """The first seat may lay a line, and has rails in hand."""
    if board.is_over or 0 not in board.actors:
        return False
    table = board.view(0).table
    if table.step != "action" or table.round < FROM_ROUND:
        return False
    return "track" in [str(board.moves[action]) for action in board.menu(0)]

"""Learning while playing: letters begin actions, and whatever cannot be done says why."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import AUTOMATON, Goal, under_way
from tests.server.running import Server
from tramshed.kernel.position import Position
from tramshed.server.play.seating import ME


def _some_but_not_all(board: Position) -> bool:
    """The first seat can lay track, and cannot upgrade one."""
    if board.is_over or 0 not in board.actors or board.view(0).table.step != "action":
        return False
    menu = [str(board.moves[action]) for action in board.menu(0)]
    return "track" in menu and "upgrade" not in menu


def arrive(visit: Visit, server: Server) -> Page:
    ann = visit()
    table = under_way(server, Goal("tramways", _some_but_not_all), ME, AUTOMATON)
    come_as(ann, table.sitters[0])
    ann.page.goto(table.address)
    expect(ann.page.locator("[role=gridcell].can").first).to_be_visible()
    return ann.page


def test_letters_begin_actions_or_say_why_not(visit: Visit, server: Server) -> None:
    page = arrive(visit, server)
    page.keyboard.press("t")
    expect(page.locator("#turn")).to_contain_text("where does it begin")
    page.keyboard.press("Escape")
    expect(page.locator("#track")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("#note .clause")).to_contain_text("TW-")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("#help .keys")).to_contain_text("Upgrade track")


def test_a_cell_and_an_icon_say_what_they_can_do(visit: Visit, server: Server) -> None:
    page = arrive(visit, server)
    lake = page.locator('[role=gridcell][aria-label$="lake"]').first
    lake.click(force=True)
    expect(page.locator("#note")).to_contain_text("Lay track:")
    expect(page.locator("#note .clause")).to_have_attribute("href", "/rules/tramways#TW-3.2")
    page.keyboard.press("Escape")
    lake.hover(force=True)
    expect(page.locator("#tip .clause")).to_have_text("TW-3.2")
    page.locator("#zone-hand .slot").first.hover()
    expect(page.locator("#tip .tip-asked")).to_contain_text("Now:")

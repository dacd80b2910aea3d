"""Tramways in company: at one screen with a curtain, watched, in two tabs, over a broken line."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import AUTOMATON, friends, under_way
from tests.browser.visitor import PHONE, Visitor
from tests.games.tramways.browser.goals import can, decides
from tests.games.tramways.browser.hands import Hand
from tests.games.tramways.browser.player import A_MOMENT, Player
from tests.games.tramways.browser.table import Table
from tests.server.running import Server
from tramshed.server.play.seating import ME

TURNS = 6


def test_nobody_sees_the_others_tickets_at_one_screen(ann: Visitor) -> None:
    ann.makes_table("tramways", "Ann", "same", name1="Ben")
    page, player, hands = ann.page, Player(ann.page), set()
    for _ in range(TURNS):
        expect(page.locator("#curtain")).to_be_visible()
        expect(page.locator("#zone-hand :is(.slot, .pick)")).to_have_count(0)
        expect(page.locator("#zone-sheet .pick")).to_have_count(0)
        page.locator("#curtain button").first.click()
        expect(page.locator("#curtain")).to_be_hidden()
        hands.add(page.locator(".own h2").inner_text())
        while not page.locator("#curtain").is_visible():
            player.plays_if_asked()
    assert {re.split(r"\s", name)[0] for name in hands} == {"Ann", "Ben"}


def test_whoever_watches_sees_no_ticket_in_hand(visit: Visit, server: Server) -> None:
    ann, cleo = visit(), visit(PHONE)
    at = under_way(server, decides("auction", 2), ME, AUTOMATON)
    cleo.page.goto(at.address)
    come_as(ann, at.sitters[0])
    ann.page.goto(at.address)
    player = Player(ann.page)
    for _ in range(TURNS):
        player.plays_once()
    expect(cleo.page.locator("#zone-hand .ticket").first).to_be_visible()
    expect(cleo.page.locator(":is(#zone-hand, #zone-desk) [data-source]")).to_have_count(0)
    for told in map(json.loads, cleo.told):
        assert not told.get("menu")
        assert "icon-" not in told.get("zones", {}).get("hand", "")


def test_a_draft_outlives_a_line_that_breaks(visit: Visit, server: Server) -> None:
    ann, lines = visit(), list[WebSocketRoute]()

    def connects(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    ann.page.route_web_socket("**/socket", connects)
    page, hand = drafts(ann, server)
    lines[-1].close(code=1001)
    while len(lines) < 2:
        page.wait_for_timeout(A_MOMENT)
    expect(page.locator("html")).to_have_attribute("data-connection", "online")
    assert hand.table.settles().begun
    hand.sends()
    expect(page.locator("#commit")).to_have_count(0)


def test_a_draft_ends_where_another_tab_decides(visit: Visit, server: Server) -> None:
    ann = visit()
    page, hand = drafts(ann, server)
    other = ann.tab()
    other.goto(page.url)
    expect(other.locator("#income.can")).to_be_visible()
    assert hand.table.settles().begun
    other.locator("#income").click()
    expect(page.locator("#commit")).to_have_count(0)
    expect(page.locator("#turn")).not_to_have_text(re.compile("line", re.IGNORECASE))


def test_a_hint_a_concession_and_the_shuffle_under_review(visit: Visit, server: Server) -> None:
    ann = visit(PHONE)
    at = under_way(server, can("track"), *friends(2))
    come_as(ann, at.sitters[0])
    page = ann.page
    page.goto(at.address)
    page.locator("#hint").tap()
    expect(page.locator("#note")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#help-open").tap()
    page.get_by_role("button", name="Concede").tap()
    page.locator("#note").get_by_role("button", name="Yes").tap()
    expect(page.locator("#ending-title")).to_be_visible()
    page.goto(f"{at.address}/replay")
    expect(page.locator("#verify .done")).to_be_visible()


def drafts(ann: Visitor, server: Server) -> tuple[Page, Hand]:
    """A line that could be sent."""
    at = under_way(server, can("track", 3), *friends(2))
    come_as(ann, at.sitters[0])
    ann.page.goto(at.address)
    hand = Hand(Table(ann.page))
    expect(ann.page.locator("#track.can")).to_be_visible()
    hand.begins("track")
    hand.lays(hand.table.until(lambda seen: seen.begun and bool(seen.cells)).cells[0], 0)
    expect(ann.page.locator("#commit:enabled")).to_be_visible()
    return ann.page, hand

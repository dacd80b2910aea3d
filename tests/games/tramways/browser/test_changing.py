"""What the page proposes is changed by hand: icons are punched instead of others, sheets sealed
otherwise than proposed."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import AUTOMATON, Goal, under_way
from tests.games.tramways.browser.goals import can, counts_money, decides
from tests.games.tramways.browser.table import Table
from tests.server.running import Server
from tramshed.server.play.seating import ME


def comes(visit: Visit, server: Server, goal: Goal) -> Table:
    ann = visit()
    prepared = under_way(server, goal, ME, AUTOMATON)
    come_as(ann, prepared.sitters[0])
    ann.page.goto(prepared.address)
    table = Table(ann.page)
    table.waits_for_me()
    return table


def toggled(thing: Locator) -> str:
    """Use it, or do not any longer; what it is."""
    name = thing.get_attribute("data-toggle")
    assert name
    thing.click()
    return name


def is_used(table: Table, name: str) -> None:
    expect(table.page.locator(f"[data-toggle='{name}']")).to_have_attribute("aria-pressed", "true")


def is_spared(table: Table, name: str) -> None:
    expect(table.page.locator(f"[data-toggle='{name}']")).to_have_attribute("aria-pressed", "false")


def test_another_icon_is_punched(visit: Visit, server: Server) -> None:
    table = comes(visit, server, can("track", rails=3))
    page = table.page
    page.locator("#track").click()
    expect(page.locator("[data-command=abandon]")).to_be_visible()
    page.locator("[role=gridcell].can").first.click()
    page.locator("[data-reached]").first.click()
    expect(page.locator("#commit:enabled")).to_be_visible()
    proposed = table.settles().used
    icon = toggled(page.locator("#zone-hand .slot.instead").first)
    is_used(table, icon)
    page.locator("[data-command=cheapest]").click()
    is_spared(table, icon)
    assert table.settles().used == proposed
    page.locator(f"[data-toggle='{icon}']").click()
    is_used(table, icon)
    used = {name.partition("-")[0] for name in table.settles().used}
    page.locator("#commit:enabled").click()
    for ticket in used:
        expect(page.locator(f"#zone-hand [id='ticket-{ticket}']")).to_have_count(0)


def test_the_administration_is_sealed_as_it_was_changed(visit: Visit, server: Server) -> None:
    table = comes(visit, server, counts_money())
    page = table.page
    expect(page.locator("#commit:enabled")).to_be_visible()
    icon = toggled(page.locator("#zone-hand .slot[aria-pressed=true]").first)
    is_spared(table, icon)
    thrown = toggled(page.locator("#zone-hand .throw[data-toggle][aria-pressed=false]").first)
    is_used(table, thrown)
    page.locator("#commit").click()
    expect(page.locator("#turn")).not_to_have_attribute("data-step", "administration")
    told = page.locator("#log li").filter(has_text="You discard").last
    expect(told).to_contain_text(thrown)


def test_the_last_hand_is_chosen(visit: Visit, server: Server) -> None:
    table = comes(visit, server, decides("hand"))
    page = table.page
    expect(page.locator("#commit:enabled")).to_be_visible()
    chosen = page.locator("#zone-sheet [data-toggle][aria-pressed=true]")
    count = chosen.count()
    wanted = toggled(page.locator("#zone-sheet [data-toggle][aria-pressed=false]").first)
    is_used(table, wanted)
    expect(chosen).to_have_count(count)
    page.locator("#commit").click()
    expect(page.locator(f"#zone-hand [id='ticket-{wanted}']")).to_be_visible()
    expect(page.locator("#zone-hand > .tickets > .ticket")).to_have_count(
        int(page.locator(".own .hand-count b").inner_text())
    )

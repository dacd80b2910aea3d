"""A walk past every page of the site, in any language: names of pages, each when it is there."""

from __future__ import annotations

import random
from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.table import AnyTable
from tests.browser.visitor import Screen, Visitor
from tests.games.trambahn.browser.table import Table
from tests.server.running import Browser

Stop = tuple[str, Visitor]


def walk(visit: Visit, screen: Screen, language: str, match: tuple[str, Browser]) -> Iterator[Stop]:
    """All pages. `match` is one that is over, and who played it."""
    yield from before_a_match(visit, screen, language)
    yield from at_the_table(visit(screen, language))
    yield from looking_back(visit(screen, language), language, *match)
    yield from aside(visit(screen, language))
    yield from other_games(visit(screen, language))


def before_a_match(visit: Visit, screen: Screen, language: str) -> Iterator[Stop]:
    ann, ben = visit(screen, language), visit(screen, language)
    page = ann.page
    ann.enters()
    yield "lobby of a newcomer", ann
    page.goto("/new/trambahn")
    yield "making a table", ann
    page.locator("#name").fill("Ann")
    page.locator("form.making button.do").click()
    page.locator(".invitation").wait_for()
    yield "waiting room", ann
    ben.page.goto(page.locator("#link-1").input_value())
    yield "invitation", ben


def at_the_table(ann: Visitor) -> Iterator[Stop]:
    page, table = ann.page, Table(ann.page)
    ann.enters()
    page.locator("#name").fill("Ann")
    page.locator("#level-trambahn").select_option("learner")
    page.locator("button[value=trambahn]").click()
    seen = table.waits_for_me()
    yield "table, a passenger to place", ann
    table.lifts(seen.sources[0])
    yield "table, a card taken up", ann
    page.keyboard.press("Escape")
    page.locator("#hint").click()
    expect(table.note).to_be_visible()
    yield "table, a hint", ann
    page.keyboard.press("Escape")  # closes the note
    page.keyboard.press("Escape")  # and puts the card back
    page.locator("#help-open").click()
    yield "table, help", ann
    page.keyboard.press("Escape")
    dice = random.Random(14)
    for _ in range(3):
        table.plays_a_turn(dice)
    table.waits_for_me()
    yield "table, some turns later", ann
    ann.enters()
    yield "lobby, a table waits", ann


def looking_back(ann: Visitor, language: str, table: str, person: Browser) -> Iterator[Stop]:
    come_as(ann, person)
    ann.enters()
    ann.page.locator(f".languages button[value={language}]").first.click()
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    ann.page.goto(table)
    expect(ann.page.locator("#ending-title")).to_be_visible()
    yield "table, the end", ann
    ann.page.locator("#ending > summary").click()
    expect(ann.page.locator("#rematch")).to_be_visible()
    yield "table, after the end", ann
    ann.page.goto(f"{table}/replay/60")
    yield "replay", ann
    ann.page.goto(f"{table}/replay")
    yield "about a match", ann
    ann.enters()
    yield "lobby, a finished match", ann


def aside(ann: Visitor) -> Iterator[Stop]:
    for name, address in (
        ("rules", "/rules/trambahn"),
        ("preferences", "/settings"),
        ("upload", "/replay"),
    ):
        ann.page.goto(address)
        yield name, ann
    ann.pardons("404 (Not Found)")
    ann.page.goto("/nowhere")
    yield "no such page", ann


def other_games(ann: Visitor) -> Iterator[Stop]:
    """Whatever else is in the lobby."""
    page = ann.page
    ann.enters()
    games = page.locator("button[name=game]").evaluate_all("all => all.map(each => each.value)")
    for game in sorted(set(games) - {"trambahn"}):
        for address in (f"/new/{game}", f"/rules/{game}"):
            page.goto(address)
            yield address, ann
        ann.enters()
        page.locator(f"button[value={game}]").click()
        AnyTable(page).comes_alive()
        yield f"table of {game}", ann

"""A table of six, five of them bots, at which one is to decide something."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import AUTOMATON, Goal, under_way
from tests.browser.visitor import PHONE, Screen
from tests.games.take_a_train.browser.goals import decides
from tests.server.running import Server
from tramshed.server.play.seating import ME

AUCTIONS = {
    "passing": ("fr", decides("raising", "passing"), "#give, #drop"),
    "blind": ("ja", decides("bidding", "blind"), "#give"),
    "double blind": ("fr", decides("adding"), "#give"),
    "pre-empted": ("en", decides("bidding", "preempted"), "#give"),
    "open": ("ja", decides("raising", "open"), "#give, #hold"),
    "draft": ("fr", decides("keeping"), ".shown .engine"),
}
"""In some language: what is being decided, and by which elements."""


def six(
    visit: Visit, server: Server, goal: Goal, language: str = "en", screen: Screen = PHONE
) -> Page:
    """A table with five bots, where one is to decide something oneself."""
    ann, table = visit(screen, language), under_way(server, goal, ME, *[AUTOMATON] * 5)
    come_as(ann, table.sitters[0])
    ann.enters()
    ann.page.locator(f".languages button[value={language}]").first.click()
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    ann.page.goto(table.address)
    expect(ann.page.locator("#turn.yours")).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("data-connection", "online")
    return ann.page

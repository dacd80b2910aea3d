"""An action takes four clicks at most, payment included: the last one sends all of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import AUTOMATON, Goal, friends, under_way
from tests.games.tramways.browser.goals import LAYS_FIRST, can
from tests.server.running import Server
from tramshed.server.play.seating import ME

MOST_CLICKS = 4


class Hand:
    """Counts its clicks."""

    def __init__(self, page: Page) -> None:
        self.page, self.clicks = page, 0

    def clicks_on(self, thing: Locator) -> None:
        thing.click()
        self.clicks += 1

    def begins(self, verb: str) -> None:
        """An action: before its answer has come, what could be done without it is still lit."""
        self.clicks_on(self.page.locator(f"#{verb}"))
        expect(self.page.locator("[data-command=abandon]")).to_be_visible()

    @property
    def lit(self) -> Locator:
        """Cells that can be touched."""
        return self.page.locator("[role=gridcell].can")

    def sends(self) -> None:
        """The gold button: the draft is gone, and so is the action."""
        self.clicks_on(self.page.locator("#commit:enabled"))
        expect(self.page.locator("#commit")).to_have_count(0)
        assert self.clicks <= MOST_CLICKS


def comes(visit: Visit, server: Server, goal: Goal) -> Hand:
    ann = visit()
    table = under_way(server, goal, ME, AUTOMATON)
    come_as(ann, table.sitters[0])
    ann.page.goto(table.address)
    expect(ann.page.locator("[role=gridcell].can").first).to_be_visible()
    return Hand(ann.page)


def test_a_line_is_a_start_its_far_end_and_a_button(visit: Visit, server: Server) -> None:
    hand = comes(visit, server, can("track"))
    page = hand.page
    hand.begins("track")
    hand.clicks_on(hand.lit.first)
    reached = page.locator("[data-reached]")
    hand.clicks_on(reached.last)
    expect(page.locator("#commit:enabled")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#commit")).to_have_count(0)
    hand.clicks = 0
    hand.begins("track")
    hand.clicks_on(hand.lit.first)
    hand.clicks_on(reached.last)
    hand.sends()


def test_a_building_is_a_parcel_a_ticket_and_a_button(visit: Visit, server: Server) -> None:
    hand = comes(visit, server, can("build"))
    hand.begins("build")
    hand.clicks_on(hand.lit.first)
    hand.clicks_on(hand.page.locator("#zone-sheet .pick.can").first)
    hand.sends()


def test_a_trip_is_a_person_a_destination_and_a_button(visit: Visit, server: Server) -> None:
    hand = comes(visit, server, can("move"))
    page = hand.page
    hand.begins("move")
    hand.clicks_on(hand.lit.first)
    expect(page.locator("#turn")).to_contain_text("Where does")
    hand.clicks_on(hand.lit.first)
    expect(page.locator(".waybill")).to_be_visible()
    hand.sends()


@pytest.mark.parametrize("verb", ["upgrade", "renovate"])
def test_an_upgrade_is_what_is_upgraded_and_a_button(
    visit: Visit, server: Server, verb: str
) -> None:
    hand = comes(visit, server, can(verb))
    hand.begins(verb)
    hand.clicks_on(hand.lit.first)
    hand.sends()


def test_money_instead_of_an_action_is_a_click(visit: Visit, server: Server) -> None:
    hand = comes(visit, server, can("income"))
    purse = hand.page.locator(".own .cash")
    before = int(str(purse.get_attribute("data-count")))
    hand.clicks_on(hand.page.locator("#income"))
    expect(purse).to_have_attribute("data-count", str(before + 2))


def test_what_was_drawn_goes_with_the_draft(visit: Visit, server: Server) -> None:
    """Also while somebody else thinks."""
    ann = visit()
    table = under_way(server, LAYS_FIRST, *friends(2))
    come_as(ann, table.sitters[0])
    ann.page.goto(table.address)
    hand = Hand(ann.page)
    hand.begins("track")
    hand.clicks_on(hand.lit.first)
    hand.clicks_on(ann.page.locator("[data-reached]").first)
    hand.sends()
    expect(ann.page.locator("#turn.yours")).to_have_count(0)
    expect(ann.page.locator("[data-reached]")).to_have_count(0)
    expect(ann.page.locator("#map-drawn > *")).to_have_count(0)

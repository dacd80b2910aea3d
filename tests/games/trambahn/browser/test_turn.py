"""What a player can do on a turn besides deciding: take back, ask, be asked, give up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fixtures import Visit
from tests.browser.visitor import Visitor
from tests.games.trambahn.browser.table import Seen, Table


@pytest.fixture
def table(ann: Visitor) -> Table:
    """Ann is to place her first passenger."""
    ann.plays_now("trambahn")
    table = Table(ann.page)
    table.waits_for_me()
    return table


def place_passenger(table: Table) -> Seen:
    before = table.see()
    table.lays(before.sources[0])
    return table.has_changed(before)


def skip_step(table: Table) -> Seen:
    before = table.see()
    table.finishes_step()
    return table.has_changed(before)


def on_table(seen: Seen) -> tuple[object, ...]:
    return seen.status, seen.hand, seen.sources, seen.columns, seen.rows, seen.money


def button(table: Table, name: str) -> None:
    table.page.get_by_role("button", name=name, exact=True).click()


# --- taking back


def test_a_decision_can_be_taken_back(table: Table) -> None:
    before = table.see()
    expect(table.page.locator("#undo")).to_be_disabled()
    placed = place_passenger(table)
    button(table, "Undo")
    after = table.has_changed(placed)
    assert on_table(after) == on_table(before)
    assert after.journal[-1] == "You take back a decision."
    assert len(after.journal) == len(before.journal) + 1


def test_a_turn_can_be_begun_anew(table: Table) -> None:
    before = table.see()
    place_passenger(table)
    place_passenger(table)
    income = skip_step(table)
    assert income.step == 3
    button(table, "Restart turn")
    assert on_table(table.has_changed(income)) == on_table(before)
    expect(table.page.locator("#restart")).to_be_disabled()


def test_what_has_been_drawn_cannot_be_taken_back(table: Table) -> None:
    end_of_turn(table)
    expect(table.page.locator("#undo")).to_be_enabled()
    skip_step(table)
    expect(table.page.locator("#undo")).to_be_disabled()
    table.waits_for_me()
    expect(table.page.locator("#undo")).to_be_disabled()


# --- being asked


def end_of_turn(table: Table) -> Seen:
    """Go on to the last step in which there is anything to do."""
    while (seen := table.see()) and not table.page.locator("#done[data-ends]").count():
        place_passenger(table) if seen.status.startswith("Your turn") else skip_step(table)
    return seen


def test_the_page_asks_before_a_turn_ends_if_that_is_wished_for(table: Table) -> None:
    table.page.locator("#help-open").click()
    table.page.get_by_label("Ask before my turn ends").check()
    button(table, "Close")
    last = end_of_turn(table)
    table.finishes_step()
    expect(table.note).to_contain_text("End your turn now?")
    button(table, "No")
    expect(table.note).to_be_hidden()
    assert table.see() == last
    table.page.reload()
    table.waits_for_me()
    table.finishes_step()
    button(table, "Yes")
    assert table.has_changed(last).step != last.step


def test_the_page_asks_before_columns_are_lost(table: Table) -> None:
    place_passenger(table)
    before = skip_step(table)
    card = next(card for card in before.sources if not card.startswith("hand-C"))
    table.lays(card)
    table.has_changed(before)
    last = end_of_turn(table)
    assert last.bare == 1
    table.finishes_step()
    expect(table.note).to_contain_text("1 column without a tram becomes money")
    table.page.keyboard.press("Escape")
    expect(table.note).to_be_hidden()
    assert table.see() == last
    table.finishes_step()
    button(table, "Yes")
    assert "1 card becomes money" in " ".join(table.has_changed(last).journal)


# --- asking


def test_a_hint_shows_a_move_that_can_be_made(table: Table) -> None:
    button(table, "Hint")
    expect(table.note).to_contain_text("A bot would play:")
    expect(table.page.locator(".hinted")).to_have_count(1)
    button(table, "Close")
    before = table.see()
    table.page.locator(".hinted .go").click()
    assert sum(table.has_changed(before).rows) == sum(before.rows) + 1


def test_a_hint_stays_when_somebody_comes(visit: Visit, table: Table) -> None:
    button(table, "Hint")
    expect(table.note).to_contain_text("A bot would play:")
    stranger = visit().page
    stranger.goto(table.page.url)
    Table(stranger).comes_alive()
    expect(table.page.locator(".hinted .go")).to_have_count(1)


def test_why_not_leads_to_the_clause(table: Table) -> None:
    card = next(card for card in table.see().sources if not card.startswith("hand-C"))
    table.lifts(card)
    rows = table.page.locator("#zone-rows .askable")
    expect(rows).to_have_count(3)
    rows.first.hover()
    rows.first.locator(".why").click()
    expect(table.note).to_contain_text("A station card goes to the row of its own line")
    with table.page.expect_popup() as opened:
        table.note.get_by_role("link").click()
    assert_shows_clause(opened.value, "TB-1.1")


def test_a_place_of_a_later_step_can_be_asked_about(table: Table) -> None:
    table.lifts(table.see().sources[0])
    money = table.page.locator("#money")
    money.hover()
    money.locator(".why").click()
    expect(table.note.get_by_role("link")).to_have_text("TB-1.0")


def assert_shows_clause(rules: Page, clause: str) -> None:
    rules.wait_for_load_state()
    assert rules.url.endswith(f"/rules/trambahn#{clause}")
    expect(rules.locator(":target")).to_be_in_viewport()
    expect(rules.locator(":target")).to_contain_text(clause)


# --- giving up


def test_a_match_can_be_given_up(table: Table) -> None:
    page = table.page
    page.locator("#help-open").click()
    button(table, "Concede")
    expect(table.note).to_contain_text("Concede this match?")
    button(table, "No")
    assert table.see().yours
    page.locator("#help-open").click()
    button(table, "Concede")
    button(table, "Yes")
    expect(page.locator("#turn.over")).to_contain_text(re.compile("concede", re.I))
    expect(page.locator("#rematch")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("You concede.")).to_be_visible()

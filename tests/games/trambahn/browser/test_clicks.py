"""A turn takes few clicks."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.games.trambahn.browser.economical import count
from tests.games.trambahn.browser.table import Keys, Seen, Table


def test_a_turn_takes_hardly_more_clicks_than_it_has_decisions(ann: Visitor) -> None:
    for turn, clicks in count(ann, 3):
        assert clicks <= len(turn) + 1, turn


def sits_down(ann: Visitor) -> tuple[Table, Seen, str]:
    """At a table, with a card that has one place."""
    ann.plays_now("trambahn")
    table = Table(ann.page)
    seen = table.waits_for_me()
    return table, seen, next(card for card in seen.sources if not card.startswith("hand-C"))


def passengers(seen: Seen) -> int:
    return sum(seen.rows)


def cards_of_money(seen: Seen) -> int:
    """As the page says it; whoever plays second begins with more."""
    return int(seen.money.split()[1])


def test_a_card_with_one_place_goes_there_with_one_tap_and_comes_back(ann: Visitor) -> None:
    table, before, card = sits_down(ann)
    table.takes(card)
    placed = table.has_changed(before)
    assert passengers(placed) == passengers(before) + 1
    table.page.locator("#undo").click()
    assert table.has_changed(placed).hand == before.hand


def test_a_double_click_does_it_for_those_who_like_to_look_first(ann: Visitor) -> None:
    table, before, card = sits_down(ann)
    table.page.locator("#help-open").click()
    table.page.get_by_label("with one tap").uncheck()
    table.page.keyboard.press("Escape")
    table.takes(card)
    expect(table.places).to_have_count(1)
    assert table.see().hand == before.hand
    table.takes(card)
    expect(table.places).to_have_count(0)
    table.page.locator(f"#{card}").dblclick()
    assert passengers(table.has_changed(before)) == passengers(before) + 1
    table.page.goto("/settings")
    expect(table.page.get_by_label("with one tap")).not_to_be_checked()


def test_keys_need_no_more(ann: Visitor) -> None:
    table, before, card = sits_down(ann)
    keys = Keys(table.page)
    keys.takes(card)
    placed = table.has_changed(before)
    assert passengers(placed) == passengers(before) + 1
    keys.press("e")
    keys.agrees()
    assert table.has_changed(placed).journal != placed.journal
    expect(table.page.locator("#undo")).to_be_disabled()


def test_the_whole_hand_becomes_money_with_one_tap_and_comes_back(ann: Visitor) -> None:
    table, before, card = sits_down(ann)
    everything = table.page.get_by_role("button", name="Lay down all 5 cards as money")
    table.takes(card)
    placed = table.has_changed(before)
    table.finishes_step()
    stations = table.has_changed(placed)
    expect(everything).to_have_count(0)
    table.finishes_step()
    income = table.has_changed(stations)
    table.hits(everything)
    paid = table.has_changed(income)
    assert paid.hand == []
    assert cards_of_money(paid) == cards_of_money(income) + 5
    assert paid.step == 4, "without cards the step is over"
    table.page.locator("#restart").click()
    assert table.has_changed(paid).hand == before.hand


def test_the_turn_ends_at_once_after_one_question(ann: Visitor) -> None:
    table, before, card = sits_down(ann)
    end = table.page.locator("#end-turn")
    expect(end).to_be_disabled()
    table.takes(card)
    placed = table.has_changed(before)
    end.click()
    expect(table.note).to_contain_text("Still possible: Stations and Income.")
    expect(table.note).to_contain_text("End your turn now?")
    table.note.get_by_role("button", name="No").click()
    assert table.see() == placed
    end.click()
    table.agrees()
    told = table.has_changed(placed).journal[len(placed.journal) :]
    assert any("draw" in line for line in told)

"""Two friends at one table, and somebody who looks on."""

from __future__ import annotations

import json
import random
import re

from playwright.sync_api import Page, expect

from tests.browser.fixtures import Visit
from tests.browser.visitor import PHONE, Visitor
from tests.games.trambahn.browser.table import Table

TURNS = 6
FACES = """(zones) => [...document.querySelectorAll(zones)]
  .map((use) => use.getAttribute("href")).filter((face) => face.includes("face")).sort()"""
PUBLIC = ":is(#zone-rows, #zone-ours, #zone-theirs, #zone-market) use"
LAST_TURN = re.compile(r"^Turn \d+: (Ann|Ben)$")
OPEN_DRAW = re.compile(r"draws? \d+ cards?\.")


def faces(page: Page, zones: str = PUBLIC) -> list[str]:
    """Cards that lie face up."""
    found: list[str] = page.evaluate(FACES, zones)
    return found


def friends(visit: Visit) -> tuple[Visitor, Visitor]:
    ann, ben = visit(), visit(PHONE)
    ann.makes_table("trambahn", "Ann")
    expect(ann.page.get_by_role("status")).to_contain_text("begins when everybody is here")
    ben.accepts(ann.invitation(), "Ben")
    for each in (ann, ben):
        Table(each.page).comes_alive()
    return ann, ben


def test_both_play_and_see_each_other_and_a_third_sees_no_hand(visit: Visit) -> None:
    ann, ben = friends(visit)
    cleo = visit()
    tables = [Table(ann.page), Table(ben.page)]
    cleo.page.goto(ann.page.url)
    expect(cleo.page.locator("#zone-actions button")).to_have_count(0)
    mover, other = sorted(tables, key=lambda table: not table.see().yours)
    dice = random.Random(7)
    for _ in range(TURNS):
        mover.plays_a_turn(dice)
        mover, other = other, mover
        mover.waits_for_me()
        assert_in_step(mover, other)
        expect(cleo.page.locator("#log h3").last).to_have_text(LAST_TURN)
        assert faces(cleo.page) == faces(ann.page)
        assert faces(cleo.page, "#zone-hand use") == []
    assert_saw_no_hand(cleo)


def assert_in_step(one: Table, other: Table) -> None:
    """Both see one table, each from their own side."""
    mine, theirs = one.see(), other.see()
    assert mine.columns == theirs.theirs
    assert mine.theirs == theirs.columns
    assert mine.rows == theirs.rows
    assert mine.market == theirs.market


def assert_saw_no_hand(onlooker: Visitor) -> None:
    """Neither page nor socket ever told of a card that was not face up."""
    assert "hand-face-" not in onlooker.page.locator("main").inner_html()
    assert len(onlooker.told) > TURNS
    for told in map(json.loads, onlooker.told):
        assert "hand-face-" not in told.get("zones", {}).get("hand", "")
        assert not told.get("menu")
        for _, line in told.get("log", []):
            assert "draw" not in line or OPEN_DRAW.search(line), line


def test_a_friend_who_leaves_is_noticed(visit: Visit) -> None:
    ann, ben = friends(visit)
    expect(ann.page.locator("#zone-theirs .rank")).to_have_text("Player")
    ben.page.goto("/")
    expect(ann.page.locator("#zone-theirs .rank")).to_have_text("away")
    ben.page.get_by_role("link", name=re.compile("Continue|To the table")).first.click()
    expect(ann.page.locator("#zone-theirs .rank")).to_have_text("Player")


def test_an_invitation_is_good_once(visit: Visit) -> None:
    ann = visit()
    ann.makes_table("trambahn", "Ann")
    link = ann.invitation()
    visit().accepts(link, "Ben")
    expect(ann.page.locator("#turn")).to_be_visible()
    late = visit()
    late.page.goto(link)
    expect(late.page.get_by_role("heading")).to_have_text("This seat is already taken.")
    late.page.get_by_role("link", name="Watch").click()
    expect(late.page.locator("#turn")).to_be_visible()
    expect(late.page.locator("#zone-hand [data-source]")).to_have_count(0)


def test_a_rematch_is_offered_to_the_other(visit: Visit) -> None:
    ann, ben = friends(visit)
    gives_up(ann)
    expect(ben.page.locator("#turn")).to_contain_text("Ann concede")
    Table(ann.page).asks_for_rematch()
    ben.page.get_by_role("button", name="Go there").click()
    for each in (ann, ben):
        expect(each.page.locator("#turn")).to_be_visible()
    assert ann.page.url == ben.page.url


def gives_up(visitor: Visitor) -> None:
    page = visitor.page
    page.locator("#help-open").click()
    page.get_by_role("button", name="Concede").click()
    page.locator("#note").get_by_role("button", name="Yes").click()
    expect(page.locator("#rematch")).to_be_visible()

"""Six players at a table of Take a Train: on the smallest telephone all that a decision needs is on
the first screen, and wherever it is narrow nobody lies on anybody else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fixtures import Visit
from tests.browser.prepared import AUTOMATON, under_way
from tests.browser.test_access import LOW, NARROW, SMALL, TALL
from tests.browser.visitor import DESKTOP, PHONE, Screen
from tests.games.take_a_train.browser.goals import OVER, decides, takes_wagons
from tests.games.take_a_train.browser.six_seats import AUCTIONS, six
from tests.server.running import Server
from tramshed.server.play.seating import ME
from tramshed.server.words import languages

PHONES = (PHONE, NARROW)
DRAWN = """async () => {
  scrollTo(0, 0);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
ESSENTIAL = "#cash, .aims .ticket, #hint, #turn"
OUT_OF_REACH = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const there = document.elementsFromPoint((left + right) / 2, bottom - 2)[0];
  return !inside || !(each.contains(there) || there?.contains(each));
}).map((each) => each.id || each.textContent.trim().slice(0, 30))"""
"""What is not on the screen as it opens, or is covered by what stays at its bottom."""
COLLISIONS = """() => {
  const box = (each) => each.getBoundingClientRect();
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const apart = (a, b) => a.contains(b) || b.contains(a) || !meet(box(a), box(b));
  const named = (each) => `${each.className || each.tagName} ${each.textContent.trim()}`;
  const parts = ".who h2, .place, .purse, .tickets, .loco, .wagon, .sum b, .plate b, .speed";
  return [...document.querySelectorAll(".theirs")].flatMap((area) => {
    const all = [...area.querySelectorAll(parts)].filter((each) => box(each).width > 0);
    const out = all.filter((each) => box(each).right > box(area).right + 1);
    const whole = all.filter((each) => !each.matches("h2")); // the end of a name may be cut off
    const cut = whole.filter((each) => each.scrollWidth > each.clientWidth + 2);
    const pairs = all.flatMap((a, at) => all.slice(at + 1).map((b) => [a, b]));
    const on = pairs.filter(([a, b]) => !apart(a, b)).map((pair) => pair.map(named).join(" on "));
    return [...out.map(named), ...cut.map(named), ...on];
  });
}"""
"""What lies on something else, or is cut off, in the areas of the others."""
CROWDED = """() => {
  const all = [...document.querySelectorAll(".bid :is(button, input)")];
  const sides = (each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return [left + 3, right - 3].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
  };
  return all.filter((each) => sides(each).some((seen) => !each.contains(seen)))
    .map((each) => each.id || each.textContent.trim());
}"""
"""What of a bid lies under something else."""
HIDDEN_NUMBERS = """() => {
  const right = (each) => each.getBoundingClientRect().right;
  return [...document.querySelectorAll(".numbered > :last-child")]
    .filter((each) => each.checkVisibility() && right(each) > right(each.closest("h2, .name")) + 1)
    .map((each) => each.parentElement.textContent);
}"""
"""Bots whose number is cut off."""


def resize(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.evaluate(DRAWN)


@pytest.mark.parametrize("auction", AUCTIONS)
def test_a_bid_needs_no_scrolling(visit: Visit, server: Server, auction: str) -> None:
    language, goal, means = AUCTIONS[auction]
    page = six(visit, server, goal, language)
    for screen in PHONES:
        resize(page, screen)
        assert page.locator(means).count()
        assert page.evaluate(OUT_OF_REACH, f"{ESSENTIAL}, {means}") == [], screen


def test_chips_slider_and_buttons_of_a_bid_have_room(visit: Visit, server: Server) -> None:
    page = six(visit, server, decides("raising", "passing"), "fr", DESKTOP)
    for width, height in (
        (900, 560),
        (900, 700),
        (1019, 600),
        (1024, 600),
        (1279, 719),
        (1440, 900),
    ):
        resize(page, Screen(width, height))
        assert page.evaluate(CROWDED) == [], width
        assert page.evaluate(OUT_OF_REACH, ".lot .price") == [], width
        slider = page.locator("#slide").bounding_box()
        assert slider
        assert slider["width"] > 90, width


def test_a_card_needs_no_scrolling_and_the_boxes_are_labelled(visit: Visit, server: Server) -> None:
    page = six(visit, server, takes_wagons(12), "fr")
    for screen in PHONES:
        resize(page, screen)
        means = "#pass, .stall .card, .swap, .replace, #train-1, #train-2"
        assert page.evaluate(OUT_OF_REACH, f"{ESSENTIAL}, {means}") == [], screen
        for label in page.locator(".swap").all():
            expect(label.locator("span")).to_have_text("Remplacer")
            box, whole = label.locator("span").bounding_box(), label.bounding_box()
            assert box
            assert whole
            assert 20 < box["width"] <= whole["width"]


@pytest.mark.parametrize("auction", ["passing", "blind"])
def test_a_phone_on_its_side_shows_bid_and_objectives(
    visit: Visit, server: Server, auction: str
) -> None:
    language, goal, means = AUCTIONS[auction]
    page = six(visit, server, goal, language, LOW)
    page.evaluate(DRAWN)
    assert page.evaluate(OUT_OF_REACH, f"{ESSENTIAL}, {means}") == []


@pytest.mark.parametrize("language", languages())
def test_six_have_room_beside_each_other(visit: Visit, server: Server, language: str) -> None:
    page = six(visit, server, takes_wagons(30), language, DESKTOP)
    for width, height in ((900, 700), (1024, 768), (1280, 800), (1440, 900), (2560, 1440)):
        resize(page, Screen(width, height))
        assert page.evaluate(COLLISIONS) == [], width
        assert page.evaluate(HIDDEN_NUMBERS) == [], width
        expect(page.locator(".theirs .numbered")).to_have_count(4)


def test_looking_back_at_all_hands_of_six_needs_no_scrolling(visit: Visit, server: Server) -> None:
    ann, table = visit(DESKTOP, "ja"), under_way(server, OVER, ME, *[AUTOMATON] * 5)
    ann.page.goto(f"{table.address}/replay/120")
    for screen in (SMALL, Screen(1024, 768), DESKTOP, Screen(1440, 900)):
        resize(ann.page, screen)
        assert not ann.page.evaluate(TALL), screen
        for hand, area in zip(
            ann.page.locator(".other-hand").all(), ann.page.locator(".theirs").all(), strict=True
        ):
            over, below = hand.bounding_box(), area.bounding_box()
            assert over
            assert below
            assert abs(over["x"] - below["x"]) < 9, "a hand stands above its player's trains"
            assert over["y"] + over["height"] < below["y"]


def test_on_a_phone_one_chooses_among_six_views_in_one_line(visit: Visit, server: Server) -> None:
    ann, table = visit(NARROW, "fr"), under_way(server, OVER, ME, *[AUTOMATON] * 5)
    ann.page.goto(f"{table.address}/replay/120?view=6")
    views, chosen = ann.page.locator(".views"), ann.page.locator(".views [aria-current]")
    expect(chosen).to_be_in_viewport(ratio=1)
    line, one = views.bounding_box(), chosen.bounding_box()
    assert line
    assert one
    assert line["height"] < 1.5 * one["height"]


def test_everybody_s_top_speeds_are_in_sight(visit: Visit, server: Server) -> None:
    page = six(visit, server, takes_wagons(30))
    for screen in (*PHONES, Screen(1024, 768), DESKTOP):
        resize(page, screen)
        engines = page.locator(".theirs .loco:not(.down)")
        assert engines.count() > 10
        for engine in engines.all():
            speed = engine.locator(".speed")
            expect(speed).to_be_visible()
            assert speed.inner_text() in (engine.get_attribute("aria-label") or "")

"""Looking back: from the lobby through the match, as a file, and the proof of the shuffle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.archive import come_as, play_match
from tests.browser.fixtures import Visit
from tests.browser.visitor import Visitor
from tests.games.trambahn.browser.table import Table
from tests.server.running import Browser, Server


@pytest.fixture(scope="module")
def match(server: Server) -> tuple[str, Browser]:
    return play_match(server, "trambahn")


@pytest.fixture
def replay(ann: Visitor, match: tuple[str, Browser]) -> Page:
    """From the lobby to the deal."""
    come_as(ann, match[1])
    ann.enters()
    ann.page.get_by_role("link", name=re.compile("^Replay")).click()
    expect(ann.page.locator("#counter")).to_contain_text("move 0 of")
    return ann.page


def number(page: Page) -> int:
    return int(page.url.rpartition("/")[2].partition("?")[0])


def test_stepping_with_buttons_and_keys(replay: Page) -> None:
    expect(replay.locator("#step-back")).to_have_count(0)
    for wanted in (1, 2, 3):
        replay.get_by_role("link", name="Forward").click()
        replay.wait_for_url(f"**/replay/{wanted}")
    expect(replay.get_by_role("link", name="Forward")).to_be_focused()
    replay.keyboard.press("ArrowLeft")
    replay.wait_for_url("**/replay/2")
    replay.keyboard.press("End")
    expect(replay.locator("#turn.over")).to_be_visible()
    expect(replay.locator("#step-forward")).to_have_count(0)
    assert number(replay) > 60
    replay.wait_for_load_state()  # keys are heard once the page's scripts run
    replay.keyboard.press("Home")
    replay.wait_for_url("**/replay/0")
    replay.locator("#log a").nth(5).click()
    replay.wait_for_url(re.compile("/replay/[1-9]"))
    expect(replay.locator("#log .now")).to_be_visible()


def test_a_slider_leads_to_any_move(replay: Page) -> None:
    slider = replay.get_by_role("slider", name="Move")
    slider.focus()
    replay.keyboard.press("ArrowRight")
    replay.wait_for_url("**/replay/1")
    expect(replay.locator("#counter b")).to_have_text("1")
    replay.keyboard.press("End")
    expect(replay.locator("#turn.over")).to_be_visible()
    last = number(replay)
    expect(slider).to_have_attribute("aria-valuetext", f"move {last} of {last}")
    expect(slider).to_be_focused()
    slider.fill("30")
    replay.wait_for_url("**/replay/30")
    expect(replay.locator("#log .now").first).to_be_visible()


def test_a_match_plays_by_itself(replay: Page) -> None:
    replay.get_by_label("Speed").select_option("Fast")
    replay.get_by_role("button", name="Play").click()
    replay.wait_for_url("**/replay/2")
    replay.get_by_role("button", name="Pause").click()
    reached = number(replay)
    replay.keyboard.press("ArrowRight")
    replay.wait_for_url(f"**/replay/{reached + 1}")
    replay.reload()
    expect(replay.get_by_label("Speed")).to_have_value("fast")
    replay.locator("body").press("Space")
    replay.wait_for_url(f"**/replay/{reached + 2}")
    replay.locator("body").press("Space")
    expect(replay.get_by_role("button", name="Play")).to_be_visible()
    replay.keyboard.press("End")
    expect(replay.locator("#turn.over")).to_be_visible()
    last = number(replay)
    replay.get_by_role("slider", name="Move").fill(str(last - 1))
    replay.wait_for_url(f"**/replay/{last - 1}")
    replay.get_by_role("button", name="Play").click()
    replay.wait_for_url(f"**/replay/{last}")
    expect(replay.get_by_role("button", name="Play")).to_be_visible()


def test_the_page_remembers_where_one_was(replay: Page) -> None:
    for wanted in (1, 2):
        replay.get_by_role("link", name="Forward").click()
        replay.wait_for_url(f"**/replay/{wanted}")
    replay.go_back()
    expect(replay.locator("#counter b")).to_have_text("1")
    replay.go_forward()
    expect(replay.locator("#counter b")).to_have_text("2")
    replay.reload()
    expect(replay.locator("#counter b")).to_have_text("2")
    replay.get_by_role("navigation", name="Whose view").get_by_role("link", name="Ben").click()
    replay.wait_for_url("**/replay/2?view=2")
    replay.get_by_role("link", name="Forward").click()
    replay.wait_for_url("**/replay/3?view=2")
    replay.goto("/")
    replay.get_by_role("link", name=re.compile("^Replay")).click()
    replay.wait_for_url("**/replay/3?view=2")
    replay.get_by_role("link", name="About this match").first.click()
    replay.get_by_role("link", name="Where you were").click()
    replay.wait_for_url("**/replay/3?view=2")


def test_an_address_shows_everybody_the_same(replay: Page, visit: Visit) -> None:
    replay.goto(replay.url.replace("/replay/0", "/replay/40"))
    stranger = visit().page
    stranger.goto(replay.url)
    assert Table(stranger).see() == Table(replay).see()
    assert stranger.locator("#zone-hand").inner_html() == replay.locator("#zone-hand").inner_html()


def test_seen_through_the_eyes_of_each(replay: Page) -> None:
    views = replay.get_by_role("navigation", name="Whose view")
    hands = {}
    for name in ("All hands", "Ann", "Ben", "Spectator"):
        views.get_by_role("link", name=name).click()
        expect(views.get_by_role("link", name=name)).to_have_attribute("aria-current", "true")
        hands[name] = replay.locator(":is(#zone-hand, .other-hand) use[href^='#hand-face']").count()
    assert hands == {"All hands": 12, "Ann": 6, "Ben": 6, "Spectator": 0}
    replay.get_by_role("link", name="Forward").click()
    expect(views.get_by_role("link", name="Spectator")).to_have_attribute("aria-current", "true")


def test_a_file_can_be_taken_home_and_brought_back(replay: Page, tmp_path: Path) -> None:
    replay.get_by_role("link", name="About this match").first.click()
    told = replay.locator(".ending-inline").inner_text()
    with replay.expect_download() as download:
        replay.get_by_role("link", name="Download as text").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    replay.goto("/")
    replay.get_by_role("link", name="View a saved match").click()
    replay.get_by_label("File").set_input_files(file)
    replay.get_by_role("button", name="View").click()
    expect(replay.locator("#counter")).to_contain_text("move 0 of")
    replay.get_by_role("link", name="Last").click()
    expect(replay.locator("#turn.over")).to_be_visible()
    replay.get_by_role("link", name="About this match").first.click()
    assert replay.locator(".ending-inline").inner_text() == told


def test_a_spoilt_file_is_refused(ann: Visitor, tmp_path: Path) -> None:
    page = ann.page
    page.goto("/replay")
    spoilt = tmp_path / "spoilt.txt"
    spoilt.write_text("nonsense\n")
    page.get_by_label("File").set_input_files(spoilt)
    ann.pardons("400 (Bad Request)")
    page.get_by_role("button", name="View").click()
    expect(page.get_by_role("alert")).to_contain_text("This file cannot be shown.")


def test_the_shuffle_is_verified_against_what_this_browser_noted(ann: Visitor) -> None:
    ann.plays_now("trambahn")
    Table(ann.page).waits_for_me()
    table = ann.page.url
    ann.page.locator("#help-open").click()
    ann.page.get_by_role("button", name="Concede").click()
    ann.page.get_by_role("button", name="Yes").click()
    expect(ann.page.locator("#rematch")).to_be_visible()
    ann.page.goto(f"{table}/replay")
    proof = ann.page.locator("#verify")
    expect(proof).to_contain_text("The cards were shuffled as promised before the match.")
    expect(proof).to_contain_text("Random number from Ann")
    expect(proof.locator("#noted")).to_be_visible()
    expect(proof.locator(".verdict:visible")).to_have_text(
        ["yes", "from this browser", "yes", "yes"]
    )

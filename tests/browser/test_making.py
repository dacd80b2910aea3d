"""Making tables: many bots at once, and who is missing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.fixtures import Visit
from tests.browser.table import AnyTable
from tests.browser.visitor import Visitor


def test_five_bots_are_seated_in_two_clicks(ann: Visitor) -> None:
    page = ann.page
    page.goto("/new/take_a_train")
    page.get_by_role("group", name="All other seats for bots").get_by_text("Steady").click()
    page.get_by_role("button", name="Create a table").click()
    AnyTable(page).comes_alive()
    expect(page.locator(".others .who h2")).to_have_text(
        ["Steady bot", *(f"Steady bot {number}" for number in range(2, 6))]
    )


def test_the_waiting_room_follows_who_comes(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.page.goto("/new/take_a_train")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.locator("#seat2").select_option("friend")
    ann.page.get_by_role("button", name="Create a table").click()
    status = ann.page.get_by_role("status")
    expect(status).to_contain_text("Still missing: somebody for seat 2 and somebody for seat 3.")
    ben.accepts(ann.page.locator("#link-1").input_value(), "Ben")
    expect(ben.page.get_by_role("status")).to_contain_text("Still missing: somebody for seat 3.")
    expect(status).to_contain_text("Still missing: somebody for seat 3.")
    expect(ann.page.locator(".player", has_text="Ben")).to_contain_text("is here")


def test_an_invitation_for_this_machine_only_says_so(ann: Visitor) -> None:
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.makes_table("trambahn")
    notice = ann.page.locator(".only-here")
    expect(notice).to_contain_text("Only this machine can open this site")
    expect(ann.page.get_by_role("img", name="QR code")).to_have_count(0)
    notice.get_by_role("button", name="Copy").click()
    expect(notice.get_by_role("button", name="Copied")).to_be_visible()
    copied = ann.page.evaluate("navigator.clipboard.readText()")
    assert copied == notice.locator("code").inner_text()
    assert copied.endswith("--host 0.0.0.0")

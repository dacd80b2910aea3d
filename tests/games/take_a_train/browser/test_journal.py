"""The journal on the page: bids stand while they are called, then they are details of the sale."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import dealt, friends
from tests.browser.visitor import PHONE
from tests.games.take_a_train.browser.company import Friend, gather
from tests.games.take_a_train.browser.goals import first_auction
from tests.games.take_a_train.browser.test_auctions import holds, opens
from tests.server.running import Server

AS_IT_STANDS = """(log) => log.innerHTML
  .replace(/ data-since="[^"]*"| open=""/g, "").replace(/>\\s+</g, "><").trim()"""


def log(page: Page) -> Locator:
    return page.locator("#log")


def steps(page: Page) -> Locator:
    """Lines that stand until something is settled."""
    return page.locator("#log > .told-step")


def test_a_sale_takes_up_its_bids(visit: Visit, server: Server) -> None:
    prepared = dealt(server, first_auction("open"), *friends(2))
    ann, ben = gather(visit, prepared)
    phone = visit(PHONE)
    come_as(phone, prepared.sitters[0])
    phone.page.goto(prepared.address)
    price = opens(ann)
    ben.table.waits_for_me()
    ben.table.bids(price + 50)
    for page in (ann.page, phone.page):
        expect(steps(page).last).to_have_text(f"Ben raises to ${price + 50:,}.")
    holds(ann)

    sale = ann.page.locator("#log > .told-result")
    expect(sale.locator("> details > summary")).to_contain_text(f"for ${price + 50:,}.")
    expect(steps(ann.page)).to_have_count(1)  # the next lot
    raised = sale.get_by_text("Ben raises to")
    expect(raised).to_be_hidden()
    sale.locator("summary").focus()
    ann.page.keyboard.press("Enter")
    expect(raised).to_be_visible()
    assert_is_as_if_opened_now(ann)

    shown = phone.page.locator("#log > li:visible")
    expect(shown).to_have_count(1)  # what happened, not whose turn it is
    expect(shown).to_contain_text("Turned up:")
    expect(phone.page.locator("#log h4").last).to_have_text("Lot 2: Ben starts")


def assert_is_as_if_opened_now(friend: Friend) -> None:
    """What came line by line stands as on a page that is loaded anew."""
    before = log(friend.page).evaluate(AS_IT_STANDS)
    friend.page.reload()
    friend.table.comes_alive()
    assert log(friend.page).evaluate(AS_IT_STANDS) == before


def test_bids_stand_again_when_a_pick_is_taken_back(visit: Visit, server: Server) -> None:
    ann, ben = gather(visit, dealt(server, first_auction("preempted"), *friends(2)))
    for friend, amount in ((ann, 500), (ben, 100)):
        friend.table.waits_for_me()
        friend.table.bids(amount)
    for friend in (ann, ben):
        expect(steps(friend.page).filter(has_text="Bids: ")).to_be_visible()
        friend.table.goes_on()
    before = ann.table.waits_for_me()
    ann.table.takes(before.sources[0])
    ann.table.puts()
    for friend in (ann, ben):
        expect(friend.page.locator("#log > .told-result")).to_have_count(2)
        expect(steps(friend.page)).to_have_count(0)
    ann.page.get_by_role("button", name="Undo").click()
    for friend in (ann, ben):
        expect(friend.page.locator("#log > .told-result")).to_have_count(0)
        expect(steps(friend.page).filter(has_text="Bids: ")).to_be_visible()
        expect(steps(friend.page).last).to_contain_text("take")
        expect(friend.page.locator("#log h4")).to_have_count(1)

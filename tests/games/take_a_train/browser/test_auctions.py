"""Friends bid against each other: in turn, and against the clock."""

from __future__ import annotations

import json
import time

from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Visit
from tests.browser.line import Line
from tests.browser.prepared import dealt, friends
from tests.browser.visitor import Visitor
from tests.games.take_a_train.browser.company import Friend, gather, look_on
from tests.games.take_a_train.browser.goals import first_auction
from tests.server.running import Server
from tramshed.server.store.rows import LEISURE

COUNT = 3.0
"""Seconds without a raise until a lot is sold."""
SLACK = 0.2


def opens(starter: Friend) -> int:
    """The first bid, as low as it may be."""
    least = starter.table.waits_for_me().least
    assert least
    starter.table.bids(least)
    return least


def holds(friend: Friend) -> None:
    before = friend.table.waits_for_me()
    friend.page.get_by_role("button", name="Hold", exact=True).click()
    friend.table.has_decided(before)


def assert_all_see(company: list[Friend], price: int) -> None:
    """Everybody looks at the same lot with the same bidders."""
    for friend in company:
        expect(friend.page.locator("#lot .price")).to_contain_text(f"${price:,}")
    seen = [friend.table.see() for friend in company]
    assert len({each.lot for each in seen}) == 1
    assert len({tuple(each.bidders) for each in seen}) == 1


# --- in turn


def test_three_bid_in_turn_and_somebody_looks_on(visit: Visit, server: Server) -> None:
    company = gather(visit, dealt(server, first_auction("open"), *friends(3)))
    ann, ben, cleo = company
    otto = look_on(visit, ann)
    price = opens(ann)
    assert cleo.table.see().least is None
    ben.table.waits_for_me()
    ben.table.bids(price + 100)
    assert cleo.table.waits_for_me().least == price + 150
    assert_all_see([*company, otto], price + 100)
    comes_back(cleo)
    holds(cleo)
    ann.table.waits_for_me()
    ann.table.bids(price + 200)
    holds(ben)
    holds(cleo)  # whoever holds is asked again when somebody has raised
    for friend in (ben, cleo, otto):
        expect(sale(friend, "Ann gets")).to_contain_text(f"${price + 200:,}")
    expect(sale(ann, "You get")).to_contain_text(f"${price + 200:,}")
    expect(ann.page.locator("#cash b")).to_have_text(f"${5000 - price - 200:,}")
    assert_knows_only_what_is_public(otto.visitor)


def sale(friend: Friend, text: str) -> Locator:
    """The journal's line about a sale."""
    return friend.table.journal.filter(has_text=text)


def comes_back(friend: Friend) -> None:
    """The page is loaded again in the middle of the bidding, and is as it was."""
    before = friend.table.see()
    friend.page.reload()
    assert friend.table.waits_for_me() == before


def assert_knows_only_what_is_public(onlooker: Visitor) -> None:
    """No bid to make, no money but what everybody sees, no objectives."""
    page = onlooker.page
    expect(page.locator("form[data-amount]")).to_have_count(0)
    expect(page.locator("#zone-hand .ticket")).to_have_text(["secret"] * 3)
    expect(page.locator(".purse b")).to_have_count(0)
    assert onlooker.told
    for told in map(json.loads, onlooker.told):
        assert not told.get("menu")
        assert "#objective-" not in told.get("zones", {}).get("hand", "")
        assert "data-count" not in "".join(
            html for name, html in told.get("zones", {}).items() if name.startswith("area-")
        )


# --- against the clock


def test_two_bid_against_the_clock(visit: Visit, server: Server) -> None:
    table = dealt(server, first_auction("open"), *friends(2), open_auction="clock")
    ann, ben = gather(visit, table)
    price = opens(ann)
    expect(ben.page.locator("#clock-left")).to_have_text("2")
    raised = time.monotonic()
    ben.page.get_by_role("button", name=f"Raise to ${price + 50:,}").click()
    expect(ann.page.locator("#lot .price")).to_contain_text(f"${price + 50:,}")
    expect(sale(ann, "Ben gets")).to_contain_text(f"${price + 50:,}")
    assert time.monotonic() - raised > COUNT - SLACK
    expect(sale(ben, "You get")).to_contain_text(f"${price + 50:,}")
    begun = [clock for clock in counts(ann.visitor) if clock > COUNT - SLACK]
    assert len(begun) == 2, "a raise begins the count anew"


def counts(visitor: Visitor) -> list[float]:
    """What the page was told of the seconds left."""
    clocks = [json.loads(told).get("clock") for told in visitor.told]
    return [clock for clock in clocks if clock is not None]


def test_a_page_bids_by_itself_up_to_a_ceiling(visit: Visit, server: Server) -> None:
    table = dealt(server, first_auction("open"), *friends(2), open_auction="clock", pace=LEISURE)
    ann, ben = gather(visit, table)
    price = opens(ann)
    ben.table.waits_for_me()
    ben.table.amount.fill(str(price + 200))
    ben.page.get_by_role("button", name="Bid for me up to this").click()
    for raised in (100, 200):
        expect(ann.page.locator("#lot .price")).to_contain_text(f"${price + raised - 50:,} Ben")
        ann.table.waits_for_me()
        ann.table.bids(price + raised)
    expect(sale(ben, "Ann gets")).to_contain_text(f"${price + 200:,}")
    expect(sale(ben, "You hold")).to_have_count(1)


def test_bids_that_cross_each_other(visit: Visit, server: Server) -> None:
    """At leisure nobody counts to three."""
    table = dealt(server, first_auction("open"), *friends(3), open_auction="clock", pace=LEISURE)
    ann, ben, cleo = company = gather(visit, table)
    line = Line(ben.page)
    ben.page.reload()
    price = opens(ann)
    ben.table.waits_for_me()
    cleo.table.waits_for_me()

    line.is_slow()
    cleo.table.bids(price + 100)
    assert ben.table.see().least == price + 50
    gives_unaware(ben, price + 300)
    expect(cleo.page.locator("#lot .price")).to_contain_text(f"${price + 300:,} Ben")
    line.catches_up()
    assert_all_see(company, price + 300)
    expect(ben.table.note).to_be_hidden()

    cleo.table.bids(price + 400)
    ben.table.waits_for_me()
    line.is_slow()
    ann.table.waits_for_me()
    ann.table.bids(price + 1000)
    gives_unaware(ben, price + 500)
    line.has_an_answer()
    line.catches_up()
    expect(ben.table.note).to_contain_text("Something has changed in the meantime")
    assert_all_see(company, price + 1000)
    assert ben.table.see().least == price + 1050


def gives_unaware(friend: Friend, amount: int) -> None:
    """A bid by somebody who does not know what has happened."""
    friend.table.amount.fill(str(amount))
    friend.table.gives()

"""Secret bids: nobody knows any before the last one has arrived, and none can be taken back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import dealt, friends
from tests.browser.visitor import Visitor
from tests.games.take_a_train.browser.company import Friend, gather, look_on
from tests.games.take_a_train.browser.goals import first_auction
from tests.games.take_a_train.browser.table import Table
from tests.server.running import Server
from tramshed.server.play.seating import ME, Chair

OPENED = "The bids are opened"


def names_a_locomotive(table: Table) -> None:
    before = table.waits_for_me()
    table.takes(before.sources[0])
    table.puts()
    table.has_decided(before)


def tells(text: str, amount: int) -> bool:
    return bool(re.search(rf"(?<![\d,.])({amount}|{amount:,})(?![\d.])", text))


def gives_after_thinking_twice(friend: Friend, amount: int) -> None:
    """The page asks: no is no, and yes is for good."""
    table = friend.table
    table.waits_for_me()
    if table.moment.is_visible():
        table.goes_on()
    before = table.see()
    table.amount.fill(str(amount))
    table.gives()
    expect(table.note).to_contain_text(f"${amount:,} is final. Give this bid?")
    table.note.get_by_role("button", name="No").click()
    assert table.see() == before
    table.gives()
    table.agrees()
    table.has_decided(before)
    expect(friend.page.locator("#zone-bid")).to_contain_text(f"Your sealed bid: ${amount:,}")
    expect(friend.page.locator("#undo")).to_be_disabled()


def assert_final(friend: Friend) -> None:
    """Neither the page nor a message past it can take a bid back, or give another."""
    friend.page.keyboard.press("u")
    socket = friend.socket()
    number = socket.hello()["n"]
    assert socket.do("undo", n=number)["why"] == "undo"
    assert socket.do("move", n=number, moves=["bid 0"])["why"] == "not-your-turn"
    socket.close()


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_friends_bid_in_secret(visit: Visit, server: Server, seats: int) -> None:
    company = gather(visit, dealt(server, first_auction("blind"), *friends(seats)))
    otto = look_on(visit, company[0])
    names_a_locomotive(company[0].table)
    bids = {friend.name: 1150 + 200 * place for place, friend in enumerate(company)}
    *early, last = company[3:] + company[:3]
    for friend in early:
        gives_after_thinking_twice(friend, bids[friend.name])
        expect(last.page.locator(".bidder", has_text=friend.name)).to_contain_text("has decided")
    assert_final(early[0])
    early[1].page.reload()
    expect(early[1].page.locator("#zone-bid")).to_contain_text(f"${bids[early[1].name]:,}")
    for friend in (*company, otto):
        others = [amount for name, amount in bids.items() if name != friend.name]
        assert not any(tells(friend.page.content(), amount) for amount in others)

    last.table.bids(bids[last.name])
    shown = [opened(friend) for friend in (*company, otto)]
    assert shown == [[(name, f"${bids[name]:,}") for name in bids]] * (seats + 1)
    for friend in (*company, otto):
        assert_heard_nothing_before(friend, bids)
    highest = company[-1].name
    sale = last.table.journal.filter(has_text=f"{highest} gets")
    expect(sale).to_contain_text(f"${bids[highest]:,}")


def opened(friend: Friend) -> list[tuple[str, str]]:
    """The bids as they are shown: who, and how much."""
    expect(friend.table.moment.locator("caption")).to_have_text(OPENED)
    rows = friend.table.moment.locator("tbody tr").all()
    told = [(row.locator("th").inner_text(), row.locator("td b").inner_text()) for row in rows]
    return [(friend.name if name == "You" else name, amount) for name, amount in told]


def assert_heard_nothing_before(friend: Friend, bids: dict[str, int]) -> None:
    """All that came over this page's sockets until the bids were opened."""
    told = friend.visitor.told
    reveal = next(place for place, text in enumerate(told) if OPENED in text)
    assert reveal > 1
    for name, amount in bids.items():
        assert tells(told[reveal], amount)
        if name != friend.name:
            assert not any(tells(text, amount) for text in told[:reveal])


def test_two_friends_add_a_second_bid(visit: Visit, server: Server) -> None:
    """The highest sum wins, and pays the sum."""
    ann, ben = gather(visit, dealt(server, first_auction("double-blind"), *friends(2)))
    names_a_locomotive(ann.table)
    gives_after_thinking_twice(ben, 1150)
    bids_last(ann, 1350)
    assert opened(ann) == opened(ben) == [("Ann", "$1,350"), ("Ben", "$1,150")]
    gives_after_thinking_twice(ann, 150)
    bids_last(ben, 450)
    for friend in (ann, ben):
        sold = friend.table.journal.filter(has_text=re.compile("Ben gets|You get"))
        expect(sold).to_contain_text("$1,600")
    assert opened(ann) == opened(ben) == [("Ann", "$1,500"), ("Ben", "$1,600")]


def bids_last(friend: Friend, amount: int) -> None:
    """With this bid all are opened."""
    friend.table.waits_for_me()
    friend.table.bids(amount)


# --- on one screen


@pytest.fixture
def screen(visit: Visit, server: Server) -> Visitor:
    """Ann and Ben share it; Ann is the starter."""
    visitor = visit()
    same = Chair("same-screen", name="Ben")
    table = dealt(server, first_auction("blind"), ME, same)
    come_as(visitor, table.sitters[0])
    visitor.page.goto(table.address)
    return visitor


def lifts_curtain(visitor: Visitor, asked: str, name: str) -> None:
    curtain = visitor.page.locator("#curtain")
    expect(curtain).to_contain_text(asked)
    visitor.page.keyboard.press("Escape")
    curtain.get_by_role("button", name=f"I am {name}").click()
    expect(curtain).to_be_hidden()
    expect(visitor.page.locator(".ours h2")).to_have_text(name)


def test_secret_bids_on_one_screen(screen: Visitor) -> None:
    page, table = screen.page, Table(screen.page)
    lifts_curtain(screen, "Hand the screen to Ann.", "Ann")
    names_a_locomotive(table)
    page.reload()
    lifts_curtain(screen, "Who is at the screen?", "Ann")
    table.bids(1150)
    expect(page.locator("#curtain")).to_contain_text("Hand the screen to Ben.")
    before = len(screen.told)
    assert not tells(page.content(), 1150)
    lifts_curtain(screen, "Hand the screen to Ben.", "Ben")
    assert not tells(page.content() + "".join(screen.told[before:]), 1150)
    table.waits_for_me()
    table.amount.fill("1350")
    table.gives()
    table.agrees()
    expect(page.locator("#moment caption")).to_have_text(OPENED)
    expect(table.journal.filter(has_text="Ben gets")).to_contain_text("$1,350")

"""Six players at a table of Take a Train, one of them with a telephone."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import AUTOMATON, dealt
from tests.browser.test_access import CUT_OFF
from tests.browser.visitor import PHONE
from tests.games.take_a_train.browser.goals import first_auction
from tests.games.take_a_train.browser.table import Finger, Seen
from tests.server.running import Server
from tramshed.server.play.seating import ME

WIDTHS = (320, PHONE.width)
COVERED = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const box = (element) => element.getBoundingClientRect();
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return all(".stall, .stand-in, .lots .engine").flatMap((card) =>
    all(".pile, .bank, .info, .foot, .replace").filter((other) =>
      other.checkVisibility() && meet(box(card), box(other)) && !other.contains(card),
    ).map((other) => `${other.className} lies on ${card.textContent.trim().slice(0, 40)}`));
}"""
"""What lies on cards that are for sale, where it should lie beside them."""


def faults(page: Page) -> list[str]:
    """What is cut off or covered, however narrow the telephone is."""
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": PHONE.height})
        found += [f"{width}: {each}" for each in page.evaluate(CUT_OFF) + page.evaluate(COVERED)]
    return found


def test_a_round_with_a_finger(visit: Visit, server: Server) -> None:
    ann = visit(PHONE)
    table = dealt(server, first_auction("passing"), ME, *[AUTOMATON] * 5)
    come_as(ann, table.sitters[0])
    ann.page.goto(table.address)
    finger, dice = Finger(ann.page), random.Random(3)
    looks: dict[str, list[str]] = {}
    while (seen := finger.waits_for_me()).stage < 3:
        look = kind_of(seen)
        if look not in looks:
            looks[look] = faults(ann.page)
        finger.decides(dice)
    assert {"naming", "bidding", "market"} <= set(looks)
    looks["round paid"] = faults(ann.page)
    finger.moment.locator("caption").tap()  # as if to scroll
    expect(finger.moment).to_contain_text("Round income")
    finger.goes_on()
    expect(finger.moment).to_be_hidden()
    looks["next round"] = faults(ann.page)
    assert {look: found for look, found in looks.items() if found} == {}
    finger.hits(ann.page.locator("#journal-open"))
    expect(finger.journal.filter(has_text="Income: ")).to_be_visible()


def kind_of(seen: Seen) -> str:
    """What the table looks like, in a word."""
    if seen.bids:
        return "bidding"
    return "market" if seen.market else "naming"

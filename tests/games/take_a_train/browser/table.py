"""A table of Take a Train on the screen, as its player sees and uses it."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from dataclasses import asdict, dataclass

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Keyboard, Touch
from tests.browser.table import AnyTable, as_browsers_write

SEE = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const plain = (element) => element?.textContent.trim().replace(/\\s+/g, " ") ?? "";
  const amount = document.querySelector("form[data-amount] [name=amount]");
  return {
    status: plain(document.querySelector("#turn")),
    yours: Boolean(document.querySelector("#turn.yours")),
    over: Boolean(document.querySelector("#turn.over")),
    stage: all(".steps li").findIndex((each) => each.matches(".now")) + 1,
    auction: plain(document.querySelector("#zone-info h2")),
    sources: all("[data-source].can").map((each) => each.id),
    least: amount && Number(amount.min),
    most: amount && Number(amount.max),
    secret: Boolean(document.querySelector("form[data-grave]")),
    otherwise: document.querySelector("#drop, #hold")?.id ?? "",
    favours: all(".favour").map((each) => each.id),
    swaps: all(".swap input").map((each) => each.id),
    trains: all(".ours .train").map((each) => each.ariaLabel),
    market: all(".stall [data-source]").map((each) => each.dataset.source),
    cash: plain(document.querySelector("#cash b")),
    told: all("#log li").filter((each) => each.textContent.startsWith("You ")).length,
    lot: plain(document.querySelector("#lot")),
    bidders: all("#zone-people .bidder").map(plain),
  };
}"""
PUBLIC = ("lot", "bidders")
"""What others can change while one decides."""
CHANGED = f"""(before) => {{
  const now = ({SEE})();
  return {list(PUBLIC)}.forEach((name) => delete now[name]) || JSON.stringify(now) !== before;
}}"""
DEAR = 900
"""Whoever pays more than this for a locomotive is soon without money."""


@dataclass(frozen=True)
class Seen:
    """What is on the table."""

    status: str
    yours: bool
    over: bool
    stage: int
    """From 1: auction, wagons, auction …; 0 when it is over."""
    auction: str
    """What the board beside the stage is about."""
    sources: list[str]
    """Elements that can be taken up."""
    least: int | None
    """The own bid, if one can be made now, is at least and at most this."""
    most: int | None
    secret: bool
    otherwise: str
    """The button instead of a bid: drop, hold or none."""
    favours: list[str]
    swaps: list[str]
    """Boxes to tick for a replacement."""
    trains: list[str]
    """The own trains in words."""
    market: list[str]
    cash: str
    told: int
    """Lines of the journal about oneself."""
    lot: str
    bidders: list[str]

    @property
    def bids(self) -> range:
        """What can be bid now."""
        if self.least is None or self.most is None:
            return range(0)
        return range(self.least, self.most + 1, 50)


class Table(AnyTable):
    """Played with the mouse."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.done: Counter[str] = Counter()
        """How often what was done."""
        self._ways = itertools.cycle((self.adds_chips, self.types_amount, self.slides))

    # --- looking

    def see(self) -> Seen:
        return Seen(**self.page.evaluate(SEE))

    @property
    def amount(self) -> Locator:
        return self.page.locator("#amount")

    @property
    def moment(self) -> Locator:
        """What is shown over the table until one goes on."""
        return self.page.locator("#moment")

    @property
    def journal(self) -> Locator:
        return self.page.locator("#log > li")

    def waits_for_me(self) -> Seen:
        """Wait until this player is awaited, or all is over."""
        self.comes_alive()
        expect(self.page.locator("#turn.yours, #turn.over")).to_be_visible()
        return self.see()

    def has_decided(self, before: Seen) -> Seen:
        """Wait until one's own decision has been taken."""
        mine = {name: value for name, value in asdict(before).items() if name not in PUBLIC}
        self.page.wait_for_function(CHANGED, arg=as_browsers_write(mine))
        return self.see()

    # --- bidding

    def adds_chips(self, seen: Seen, dice: random.Random) -> None:
        for chip in dice.choices((50, 100), k=dice.randint(1, 2)):
            self.hits(self.page.locator(f"[data-add='{chip}']"))

    def types_amount(self, seen: Seen, dice: random.Random) -> None:
        self.amount.fill(str(dice.choice(seen.bids[:4])))

    def slides(self, seen: Seen, dice: random.Random) -> None:
        self.page.locator("#slide").click(position={"x": 12 + 12 * dice.random(), "y": 5})

    def sets_amount(self, seen: Seen, dice: random.Random) -> int:
        """One way, the next time another."""
        way = next(self._ways)
        way(seen, dice)
        self.done[way.__name__] += 1
        amount = int(self.amount.input_value())
        assert amount in seen.bids
        expect(self.page.locator("#slide")).to_have_value(str(amount))
        return amount

    def gives(self) -> None:
        """Make the bid that is set."""
        self.hits(self.page.locator("#give"))

    def bids(self, amount: int) -> Seen:
        """A certain bid, given and, if it is secret, confirmed."""
        before = self.see()
        self.amount.fill(str(amount))
        self.gives()
        if before.secret:
            self.agrees()
        return self.has_decided(before)

    # --- deciding

    def bids_somehow(self, seen: Seen, dice: random.Random) -> None:
        if seen.otherwise and (seen.bids[0] > DEAR or dice.random() < 0.4):
            self.hits(self.page.locator(f"#{seen.otherwise}"))
            self.done[seen.otherwise] += 1
            return
        amount = self.sets_amount(seen, dice)
        self.gives()
        if seen.secret:
            expect(self.note).to_contain_text(f"${amount:,} is final.")
            self.agrees()
            self.done["sealed"] += 1

    def replaces(self, boxes: list[str]) -> None:
        for box in boxes:
            self.ticks(self.page.locator(f"#{box}"))
        self.hits(self.page.locator(".replace"))

    def ticks(self, box: Locator) -> None:
        self.hits(box)

    def passes(self) -> None:
        self.hits(self.page.locator("#pass"))

    def goes_on(self) -> None:
        """Close what is shown over the table."""
        self.hits(self.moment.get_by_role("button"))

    def decides(self, dice: random.Random) -> Seen:
        """Make one decision; returns how the table looks after it."""
        before = self.see()
        if self.moment.is_visible():
            self.goes_on()
        if before.favours:
            self.hits(self.page.locator(f"#{dice.choice(before.favours)}"))
        elif before.bids:
            self.bids_somehow(before, dice)
        elif before.swaps and self.done["replace"] < before.stage // 2:
            self.replaces(before.swaps[:2])
            self.done["replace"] += 1
        elif before.sources and (before.stage % 2 or dice.random() < 0.9):
            self.lays(dice.choice(before.sources), dice.randrange)
            self.done["wagon" if before.market else "locomotive"] += 1
        else:
            self.passes()
            self.done["pass"] += 1
        self.made += 1
        return self.has_decided(before)

    def plays_to(self, stage: int, dice: random.Random) -> None:
        """Decide whatever there is to decide until a stage has come, or the end."""
        while not (seen := self.waits_for_me()).over and seen.stage < stage:
            self.decides(dice)

    def plays_to_the_end(self, dice: random.Random) -> None:
        self.plays_to(7, dice)


class Finger(Touch, Table):
    """Taps."""

    def slides(self, seen: Seen, dice: random.Random) -> None:
        self.page.locator("#slide").tap(position={"x": 12 + 12 * dice.random(), "y": 5})


class Keys(Keyboard, Table):
    """Presses keys."""

    def takes(self, source: str) -> None:
        group = f"[data-keys]:has(#{source})"
        if self.page.locator(group).count():
            self.chooses(source, group)
        else:
            super().takes(source)

    def types_amount(self, seen: Seen, dice: random.Random) -> None:
        self.tabs_to(self.amount)
        self.page.keyboard.type(str(dice.choice(seen.bids[:4])))

    def slides(self, seen: Seen, dice: random.Random) -> None:
        self.tabs_to("#slide")
        self.press(*["ArrowRight"] * dice.randrange(4))

    def ticks(self, box: Locator) -> None:
        self.tabs_to(box)
        self.press("Space")

    def goes_on(self) -> None:
        self.press("Escape")
        expect(self.moment).to_be_hidden()

"""A table of Trambahn on the screen, as its player sees and uses it."""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass

from playwright.sync_api import expect

from tests.browser.hands import Dragging, Keyboard, Touch
from tests.browser.table import AnyTable, as_browsers_write

SEE = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  return {
    status: text("#turn"),
    yours: Boolean(document.querySelector("#turn.yours")),
    over: Boolean(document.querySelector("#turn.over")),
    step: all(".steps li").findIndex((each) => each.matches(".now")) + 1,
    hand: all("#zone-hand [data-source]").map((each) => each.dataset.source),
    sources: all("[data-source].can").map((each) => each.id),
    columns: all("#zone-ours .column:not(.fresh-column)").map((each) => each.ariaLabel),
    bare: all("#zone-ours .column .stand").length,
    theirs: all("#zone-theirs .column").map((each) => each.ariaLabel),
    rows: all("#zone-rows .row").map((each) => each.querySelectorAll(".card").length),
    money: document.querySelector("#money")?.ariaLabel ?? "",
    market: all("#zone-market .offer").map((each) => each.id),
    journal: all("#log > li, #log > li > details > summary")
      .filter((each) => !each.querySelector("details"))
      .map((each) => each.textContent.trim()),
  };
}"""


@dataclass(frozen=True)
class Seen:
    """What is on the table."""

    status: str
    yours: bool
    over: bool
    step: int
    """1 passengers, 2 stations, 3 income, 4 trams; 0 when it is over."""
    hand: list[str]
    sources: list[str]
    """Elements that can be taken up."""
    columns: list[str]
    """Own columns in words."""
    bare: int
    """How many of them have no tram."""
    theirs: list[str]
    rows: list[int]
    money: str
    market: list[str]
    journal: list[str]


class Table(AnyTable):
    """Played with the mouse."""

    # --- looking

    def see(self) -> Seen:
        return Seen(**self.page.evaluate(SEE))

    def waits_for_me(self) -> Seen:
        """Wait until it is this player's turn, or all is over, and the script knows it."""
        expect(self.page.locator("#turn.yours, #turn.over")).to_be_visible()
        expect(self.page.locator("[data-source]:not([aria-disabled])")).to_have_count(0)
        return self.see()

    def has_changed(self, before: Seen) -> Seen:
        """Wait until the table looks different."""
        self.page.wait_for_function(
            f"(before) => JSON.stringify(({SEE})()) !== before",
            arg=as_browsers_write(asdict(before)),
        )
        return self.see()

    # --- playing

    def finishes_step(self) -> None:
        self.hits(self.page.locator("#done"))

    def decides(self, dice: random.Random) -> Seen:
        """Make one decision; returns how the table looks after it."""
        before = self.see()
        wish = wished(before, dice)
        if wish is None:
            ends = self.page.locator("#done[data-ends]").count() > 0
            self.finishes_step()
            if ends and before.bare:
                self.agrees()  # columns without a tram are lost: the page asks
        else:
            self.lays(wish, dice.randrange)
        self.made += 1
        return self.has_changed(before)

    def plays_a_turn(self, dice: random.Random) -> None:
        """Until it is the other player's turn, or all is over. A bot may be so quick that the next
        turn has begun before one looks up."""
        seen, step = self.waits_for_me(), 0
        while seen.yours and seen.step >= step:
            step = seen.step
            seen = self.decides(dice)

    def plays_to_the_end(self, dice: random.Random) -> None:
        while not self.waits_for_me().over:
            self.decides(dice)


def wished(seen: Seen, dice: random.Random) -> str | None:
    """What to take up; nothing to go on to the next step. Passengers bring the end nearer."""
    if not seen.sources:
        return None
    likely = {1: 1.0, 2: 0.0 if seen.bare > 1 else 0.5, 3: 0.2, 4: 1.0}[seen.step]
    return dice.choice(seen.sources) if dice.random() < likely else None


class Finger(Touch, Table):
    """Taps."""


class Dragged(Dragging, Table):
    """Drags things to their places."""


class Keys(Keyboard, Table):
    """Presses keys."""

    def takes(self, source: str) -> None:
        self.chooses(source, "#zone-market" if source.startswith("market") else "#zone-hand")

    def finishes_step(self) -> None:
        self.press("d")

"""A table of Tramways on the screen, as its player sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass

from playwright.sync_api import Locator, expect

from tests.browser.table import AnyTable, as_browsers_write

SEE = """() => {
  const seen = (each) => each.checkVisibility({ visibilityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const ids = (selector) => all(selector).map((each) => each.id);
  const turn = document.querySelector("#turn");
  return {
    step: turn?.dataset.step ?? "",
    yours: Boolean(turn?.matches(".yours")),
    over: Boolean(turn?.matches(".over")),
    sheet: ids("#zone-sheet .can"),
    hand: ids("#zone-hand .can"),
    cells: ids("[role=gridcell].can"),
    reached: ids("[data-reached]"),
    desk: ids("#zone-desk [data-source].can"),
    bids: all("#zone-sheet [data-set]").map((each) => Number(each.dataset.set)),
    used: all("[data-toggle][aria-pressed=true]").map((each) => each.dataset.toggle),
    spared: all("[data-toggle][aria-pressed=false]").map((each) => each.dataset.toggle),
    begun: all("[data-command=abandon]").length > 0,
    ready: all("#commit:enabled").length > 0,
    told: Number(document.querySelector("#log > li:last-child")?.dataset.number ?? -1),
    note: document.querySelector("#note:not([hidden])")?.textContent.trim() ?? "",
  };
}"""


@dataclass(frozen=True)
class Seen:
    """What is on the table, as far as it can be used."""

    step: str
    """What the player is asked; see web/deciding.py."""
    yours: bool
    over: bool
    sheet: list[str]
    hand: list[str]
    cells: list[str]
    """Elements that are lit: on the sheet, in the hand, on the map."""
    reached: list[str]
    """Cells that the line in hand can come to."""
    desk: list[str]
    bids: list[int]
    """In the auction's own row."""
    used: list[str]
    spared: list[str]
    """Icons and tickets that a draft uses, and those that it could use."""
    begun: bool
    """Is there a draft that can be left?"""
    ready: bool
    """Can it be sent?"""
    told: int
    """The number of the journal's last line."""
    note: str
    """What the page says or asks, beside something."""

    @property
    def asks(self) -> bool:
        """Can anything be done?"""
        lit = self.sheet or self.hand or self.cells or self.desk or self.bids
        return self.over or (self.yours and bool(lit or self.ready))


class Table(AnyTable):
    """Looked at; player.py plays on it."""

    def see(self) -> Seen:
        return Seen(**self.page.evaluate(SEE))

    def waits_for_me(self) -> Seen:
        """Wait until this player can decide something, or all is over."""
        expect(self.page.locator("#turn.yours, #turn.over")).to_be_visible()
        return self.until(lambda seen: seen.asks)

    def settles(self) -> Seen:
        """Once what was asked or sent last is answered."""
        expect(self.page.locator("html:is([data-asking], [data-sending])")).to_have_count(0)
        return self.see()

    def answers(self, before: Seen) -> Seen:
        """What came of something that was done: something always does."""
        seen = self.settles()
        return seen if seen != before else self.has_changed(before)

    def until(self, holds: Callable[[Seen], bool]) -> Seen:
        """Wait until something is so."""
        seen = self.see()
        while not holds(seen):
            seen = self.has_changed(seen)
        return seen

    def has_changed(self, before: Seen) -> Seen:
        """Wait until the table looks different."""
        self.page.wait_for_function(
            f"(before) => JSON.stringify(({SEE})()) !== before",
            arg=as_browsers_write(asdict(before)),
        )
        return self.see()

    def can(self, button: str) -> bool:
        """Is it there, and can it be pressed?"""
        return self.page.locator(f"#{button}:enabled").count() > 0

    def thing(self, name: str) -> Locator:
        """An element by its id."""
        return self.page.locator(f"[id='{name}']")

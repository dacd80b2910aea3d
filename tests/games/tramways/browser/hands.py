"""Ways to use a table of Tramways: what `player.py` decides, a hand does."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator

from tests.games.tramways.browser.table import Table


class Hand:
    """A mouse that clicks. Others tap, drag or press keys."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page
        self.used = 0
        """How often it has done something: clicks, drags."""

    def hits(self, thing: Locator) -> None:
        """Use a button, a cell, an icon."""
        self.used += 1
        thing.click()

    def writes(self, field: Locator, text: str) -> None:
        """An amount."""
        field.fill(text)

    def begins(self, verb: str) -> None:
        """An action, at the desk."""
        self.hits(self.table.thing(verb))

    def sends(self) -> None:
        """The gold button."""
        self.hits(self.table.thing("commit"))

    def leaves(self) -> None:
        """What was begun is forgotten."""
        self.hits(self.page.locator("[data-command=abandon]"))

    def lays(self, start: str, wish: int) -> None:
        """A line from a cell that is lit: to the far end, or to any of those that it can come to.
        Whatever comes of it is drafted."""
        before = self.table.see()
        self.hits(self.table.thing(start))
        seen = self.table.answers(before)
        if seen.note:
            self.answers(0)
            seen = self.table.answers(seen)
        if seen.reached:
            self.hits(self.table.thing(seen.reached[wish % len(seen.reached)]))

    def answers(self, number: int) -> None:
        """One thing can mean several, and the page asks which."""
        self.hits(self.page.locator("#note button").nth(number))


class Dragging(Hand):
    """A mouse that is held down, where lines are laid."""

    def lays(self, start: str, wish: int) -> None:
        self.used += 1
        mouse, table = self.page.mouse, self.table
        x, y = self._middle(start)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 8, y, steps=2)
        seen, here = table.settles(), start
        for number in range(1 + wish % 4):
            onward = [cell for cell in self._around(here) if cell in seen.reached]
            if not onward:
                break
            here = onward[(wish + number) % len(onward)]
            mouse.move(*self._middle(here), steps=4)
            seen = table.settles()
        mouse.up()

    def _middle(self, cell: str) -> tuple[float, float]:
        box = self.table.thing(cell).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _around(self, cell: str) -> Sequence[str]:
        """The cells beside another."""
        found: list[str] = self.page.evaluate(AROUND, cell)
        return found


AROUND = """(id) => {
  const { left, top, width, height } = document.getElementById(id).getBoundingClientRect();
  return [[0, -1], [1, 0], [0, 1], [-1, 0]]
    .map(([right, down]) => [left + width * (0.5 + right), top + height * (0.5 + down)])
    .map(([x, y]) => document.elementFromPoint(x, y)?.closest("[role=gridcell]")?.id)
    .filter(Boolean);
}"""

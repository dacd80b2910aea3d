"""A finger on a phone: it taps, and lays lines by a long press and a stroke."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.games.tramways.browser.hands import Dragging
from tests.games.tramways.browser.table import Table

HELD = "#map.laying"
"""A finger that was held long enough lays; before that, it would scroll."""


class Finger(Dragging):
    """Every other line is laid by a stroke."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.touch = Touch(table)

    def hits(self, thing: Locator) -> None:
        self.used += 1
        thing.tap()

    def lays(self, start: str, wish: int) -> None:
        if wish % 2:
            super(Dragging, self).lays(start, wish)
        else:
            self.strokes(start, wish)

    def strokes(self, start: str, wish: int) -> None:
        """Hold, go on from cell to cell, let go."""
        self.used += 1
        self.table.thing(start).scroll_into_view_if_needed()
        self.touch.puts(self._middle(start))
        self.page.locator(HELD).wait_for()
        seen, here = self.table.until(lambda seen: bool(seen.reached)), start
        for number in range(1 + wish % 4):
            onward = [cell for cell in self._around(here) if cell in seen.reached]
            if not onward:
                break
            here = onward[(wish + number) % len(onward)]
            self.touch.moves(self._middle(here))
            seen = self.table.settles()
        self.touch.lifts()


class Touch:
    """Fingers on the glass, as the browser is told of them."""

    def __init__(self, table: Table) -> None:
        self._session = table.page.context.new_cdp_session(table.page)

    def puts(self, *at: tuple[float, float]) -> None:
        self._tells("touchStart", *at)

    def moves(self, *to: tuple[float, float]) -> None:
        self._tells("touchMove", *to)

    def lifts(self) -> None:
        self._tells("touchEnd")

    def _tells(self, what: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})

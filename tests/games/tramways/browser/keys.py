"""Nobody has a mouse: everything by keys, as the legend of the page names them."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.games.tramways.browser.hands import Hand

MOST_PRESSES = 200
LETTERS = {"track": "t", "upgrade": "u", "build": "b", "renovate": "r", "move": "s", "income": "i"}


class Keys(Hand):
    """N and P on the map, Tab elsewhere, Enter; Ctrl+Enter sends, Escape leaves."""

    def hits(self, thing: Locator) -> None:
        self.used += 1
        self._goes_to(thing, "n" if thing.get_attribute("role") == "gridcell" else "Tab")
        self.page.keyboard.press("Enter")

    def writes(self, field: Locator, text: str) -> None:
        self._goes_to(field, "Tab")
        for key in ("Control+a", *text):
            self.page.keyboard.press(key)

    def begins(self, verb: str) -> None:
        self.used += 1
        self.page.keyboard.press(LETTERS[verb])

    def sends(self) -> None:
        self.used += 1
        self.page.keyboard.press("Control+Enter")

    def leaves(self) -> None:
        self.used += 1
        self.page.keyboard.press("Escape")

    def _goes_to(self, thing: Locator, key: str) -> None:
        for _ in range(MOST_PRESSES):
            if thing.evaluate("each => each === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead to {thing}")

"""Other ways to play than with a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.table import Table

MOST_TABS = 60


class Finger(Table):
    """Taps."""

    def takes(self, source: str) -> None:
        self.page.locator(f"#{source}").tap()

    def puts(self, at: int = 0) -> None:
        self.places.nth(at).tap()

    def finishes_step(self) -> None:
        self.page.locator("#done").tap()

    def agrees(self) -> None:
        self.note.get_by_role("button").first.tap()

    def asks_for_rematch(self) -> None:
        self.page.locator("#rematch").tap()


class Dragging(Table):
    """Drags things to their places."""

    def takes(self, source: str) -> None:
        """Press on it and pull a little: the places light up."""
        x, y = _middle(self.page.locator(f"#{source}"))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 20, steps=2)
        expect(self.places.first).to_be_visible()

    def puts(self, at: int = 0) -> None:
        self.page.mouse.move(*_middle(self.places.nth(at)), steps=3)
        self.page.mouse.up()


def _middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Keys(Table):
    """Presses keys. Whatever is done to the page goes through the element that has the focus."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def takes(self, source: str) -> None:
        """Each thing has a digit; then the first place has the focus."""
        group = "#zone-market" if source.startswith("market") else "#zone-hand"
        ids = self.page.locator(f"{group} [data-source]").evaluate_all("all => all.map(e => e.id)")
        self.press(str(ids.index(source) + 1))

    def puts(self, at: int = 0) -> None:
        expect(self.places.first).to_be_focused()
        self.press(*["ArrowRight"] * at, "Enter")

    def finishes_step(self) -> None:
        self.press("d")

    def agrees(self) -> None:
        expect(self.note.get_by_role("button").first).to_be_focused()
        self.press("Enter")

    def asks_for_rematch(self) -> None:
        self.tabs_to("#rematch")
        self.press("Enter")

    def tabs_to(self, selector: str) -> None:
        """Go on with Tab until something has the focus."""
        for _ in range(MOST_TABS):
            if self.page.locator(f"{selector}:focus").count():
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

"""Other ways to play than with a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.table import AnyTable

MOST_TABS = 60
MOST_LOOKS, A_MOMENT = 40, 60
"""Times, and milliseconds between them, to see whether something still moves."""


class Touch(AnyTable):
    """Taps."""

    def hits(self, thing: Locator) -> None:
        thing.tap()


class Dragging(AnyTable):
    """Drags things to their places."""

    def takes(self, source: str) -> None:
        """Press on it and pull a little: the places light up."""
        x, y = _middle(self.page.locator(f"#{source}"))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 20, steps=2)
        expect(self.places.first).to_be_visible()

    def goes_by_itself(self, source: str) -> bool:
        return False

    def puts(self, at: int = 0) -> None:
        self.page.mouse.move(*_middle(self.places.nth(at)), steps=3)
        self.page.mouse.up()


def _middle(thing: Locator) -> tuple[float, float]:
    """Where it is once it has come to rest: cards glide, and a slow machine shows it."""
    box, before = thing.bounding_box(), None
    for _ in range(MOST_LOOKS):
        if box == before:
            break
        thing.page.wait_for_timeout(A_MOMENT)
        box, before = thing.bounding_box(), box
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Keyboard(AnyTable):
    """Presses keys. Whatever is done to the page goes through the element that has the focus."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def hits(self, thing: Locator) -> None:
        self.tabs_to(thing)
        self.press("Enter")

    def puts(self, at: int = 0) -> None:
        expect(self.places.first).to_be_focused()
        self.press(*["ArrowRight"] * at, "Enter")

    def agrees(self) -> None:
        expect(self.note.get_by_role("button").first).to_be_focused()
        self.press("Enter")

    def tabs_to(self, thing: Locator | str) -> None:
        """Go on with Tab until something has the focus."""
        wanted = self.page.locator(thing).first if isinstance(thing, str) else thing
        for _ in range(MOST_TABS):
            if wanted.evaluate("each => each === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {thing}")

    def chooses(self, source: str, among: str) -> None:
        """Each thing of a group has a digit; then the first place has the focus."""
        ids = self.page.locator(f"{among} [data-source]").evaluate_all("all => all.map(e => e.id)")
        self.press(str(ids.index(source) + 1))

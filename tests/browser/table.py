"""A table on the screen, as its player sees and uses it: what every game's has."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from playwright.sync_api import Locator, Page, expect


class AnyTable:
    """Used with the mouse; fingers and keys are in hands.py."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.made = 0
        """Decisions made so far."""

    @property
    def status(self) -> Locator:
        return self.page.locator("#turn")

    @property
    def note(self) -> Locator:
        return self.page.locator("#note")

    @property
    def places(self) -> Locator:
        """Where what is taken can be put."""
        return self.page.locator(".go")

    def comes_alive(self) -> None:
        """Wait until the match has begun and the script is listening."""
        expect(self.status).to_be_visible()
        expect(self.page.locator("html")).to_have_attribute("data-connection", "online")

    def hits(self, thing: Locator) -> None:
        """Use a button."""
        thing.click()

    def takes(self, source: str) -> None:
        """Take something up: its places light up."""
        self.hits(self.page.locator(f"#{source}"))

    def puts(self, at: int = 0) -> None:
        """Put it on one of the places that are lit."""
        self.hits(self.places.nth(at))

    def lays(self, source: str, choose: Callable[[int], int] = lambda places: 0) -> None:
        """Take something up and put it on one of its places, unless it goes there by itself."""
        by_itself = self.goes_by_itself(source)
        self.takes(source)
        if not by_itself:
            self.puts(choose(self.places.count()))

    def goes_by_itself(self, source: str) -> bool:
        """Is one tap enough? Whoever does not see it is told what it would do."""
        return self.page.locator(f"#{source}").get_attribute("aria-description") is not None

    def lifts(self, source: str) -> None:
        """Take something up and look where it could go."""
        self.page.locator(f"#{source}").press("ArrowUp")
        expect(self.places.first).to_be_visible()

    def agrees(self) -> None:
        """Say yes to a question."""
        self.hits(self.note.get_by_role("button").first)

    def asks_for_rematch(self) -> None:
        """On the page of the end, which comes when what the last move brought has been read."""
        if (read := self.page.locator("#moment button")).is_visible():
            self.hits(read)
        self.hits(self.page.locator("#ending [data-command=rematch]"))


def as_browsers_write(seen: Mapping[str, object]) -> str:
    """JSON as a browser writes it."""
    return json.dumps(seen, ensure_ascii=False, separators=(",", ":"))

"""Somebody with a browser, who notices whatever goes wrong on a page."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.server.running import Server
from tramshed.kernel.registry import metas

PATIENCE = 90_000
"""Milliseconds until something that should happen has not happened."""


@dataclass(frozen=True)
class Screen:
    """What somebody looks at."""

    width: int
    height: int
    touch: bool = False


DESKTOP = Screen(1280, 800)
PHONE = Screen(390, 844, touch=True)


class Visitor:
    """One person: cookies of their own, as many tabs as they like."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        screen: Screen = DESKTOP,
        language: str = "en",
        moving: bool = False,
    ) -> None:
        self.server = server
        self._faults: list[str] = []
        self._pardoned: list[str] = []
        self.told: list[str] = []
        """All that came over sockets."""
        self.context = browser.new_context(
            base_url=server.url,
            locale=language,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            reduced_motion="no-preference" if moving else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self._faults.append(str(error.error)))
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.on("websocket", lambda socket: socket.on("framereceived", self._read))
        return page

    def _read(self, message: str | bytes) -> None:
        self.told.append(message if isinstance(message, str) else message.decode())

    def _hear(self, message: ConsoleMessage) -> None:
        """Scripts that fail, files that are missing and what the security policy forbids are all
        errors on the console."""
        if message.type in ("error", "warning"):
            self._faults.append(f"{message.page and message.page.url}: {message.text}")

    def pardons(self, complaint: str) -> None:
        """Expect that the browser complains of this."""
        self._pardoned.append(complaint)

    @property
    def faults(self) -> list[str]:
        """What went wrong, and was not expected to."""
        return [
            fault
            for fault in self._faults
            if not any(complaint in fault for complaint in self._pardoned)
        ]

    # --- ways through the site

    def enters(self) -> None:
        """Open the lobby."""
        self.page.goto("/")

    def plays_now(self, game: str, name: str = "Ann", level: str = "learner") -> None:
        """From the lobby to a table with a bot."""
        self.enters()
        page = self.page
        page.get_by_label("Your name").fill(name)
        offer = page.get_by_role("article", name=metas()[game].title)
        offer.get_by_label("Bot").select_option(level)
        offer.get_by_role("button", name="Play now").click()
        expect(page.locator("#turn")).to_be_visible(timeout=PATIENCE)

    def makes_table(
        self, game: str, name: str = "Ann", other: str = "friend", **fields: str
    ) -> None:
        """A table for oneself and somebody else."""
        page = self.page
        page.goto(f"/new/{game}")
        page.get_by_label("Your name").fill(name)
        page.locator("#seat1").select_option(other)
        for field, text in fields.items():
            page.locator(f"#{field}").fill(text)
        page.get_by_role("button", name="Create a table").click()
        page.wait_for_url("**/tables/*")

    def invitation(self) -> str:
        """The link to pass on."""
        return self.page.get_by_label("Link", exact=True).input_value()

    def accepts(self, invitation: str, name: str) -> None:
        """Sit down where an invite link leads."""
        self.page.goto(invitation)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        self.page.wait_for_url("**/tables/*")

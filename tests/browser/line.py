"""The line between a tab and the site, which can be slow or lose what it carries."""

from __future__ import annotations

import time

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.visitor import PATIENCE


class Line:
    """Whatever the page says goes through; answers can be held back. Made before the page loads."""

    def __init__(self, page: Page) -> None:
        self._waiting: list[tuple[WebSocketRoute, str | bytes]] | None = None
        self._page = page
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        site = page.connect_to_server()
        site.on_message(lambda message: self._carry(page, message))

    def _carry(self, page: WebSocketRoute, message: str | bytes) -> None:
        if self._waiting is None:
            page.send(message)
        else:
            self._waiting.append((page, message))

    def is_slow(self) -> None:
        """From now on answers wait."""
        self._waiting = []

    def has_an_answer(self) -> None:
        """Wait until the site has answered, which the page does not know."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not self._waiting:
            assert time.monotonic() < deadline
            self._page.wait_for_timeout(10)

    def catches_up(self) -> None:
        waiting, self._waiting = self._waiting or [], None
        for page, message in waiting:
            page.send(message)

    def loses_all(self) -> None:
        """What waited never arrives."""
        self._waiting = None

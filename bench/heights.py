"""How high a page gets on a phone: six at Take a Train, in an auction of each kind and in every
language, 390 pixels wide.

python -m bench.heights
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import expect, sync_playwright

from tests.browser import chromium
from tests.browser.visitor import PATIENCE, PHONE, Screen, Visitor
from tests.games.take_a_train.browser.six_seats import AUCTIONS, six
from tests.server.running import running
from tramshed.bots.warm import warm
from tramshed.server.words import languages


class Height(NamedTuple):
    """Of one page, in pixels."""

    auction: str
    language: str
    pixels: int


def heights() -> Iterator[Height]:
    """All pages, one after the other."""
    warm("take_a_train")
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(playwright))
        with running(f"sqlite:///{folder}/site.db", request_burst=10_000) as server:

            def visit(
                screen: Screen = PHONE, language: str = "en", moving: bool = False
            ) -> Visitor:
                return Visitor(browser, server, screen, language, moving)

            for auction, (_, goal, _) in AUCTIONS.items():
                for language in languages():
                    page = six(visit, server, goal, language)
                    pixels = page.evaluate("document.scrollingElement.scrollHeight")
                    page.context.close()
                    yield Height(auction, language, pixels)
        browser.close()


def main() -> int:
    found = []
    for each in heights():
        print(f"{each.auction:13} {each.language} {each.pixels:5} px")
        found.append(each.pixels)
    print(f"from {min(found)} to {max(found)} px on a screen of {PHONE.height}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

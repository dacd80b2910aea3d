"""How many clicks a turn takes somebody who wastes none: ten turns of one and the same match of
Trambahn, played in Chromium with the mouse.

.venv/bin/python -m bench.clicks
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator

from playwright.sync_api import expect, sync_playwright

from tests.browser import chromium
from tests.browser.visitor import PATIENCE, Visitor
from tests.games.trambahn.browser.economical import count
from tests.server.running import running
from tramshed.bots.warm import warm
from tramshed.kernel.moves import Move

TURNS = 10


def clicks() -> Iterator[tuple[list[Move], int]]:
    """Each turn, and the clicks it took."""
    warm("trambahn")
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(playwright))
        with running(f"sqlite:///{folder}/site.db", request_burst=10_000) as server:
            yield from count(Visitor(browser, server), TURNS)
        browser.close()


def main() -> int:
    total = decisions = 0
    for number, (turn, taken) in enumerate(clicks(), 1):
        print(f"{number:3} {taken:3} clicks: {', '.join(str(move) for move in turn)}")
        total, decisions = total + taken, decisions + len(turn)
    print(f"{total} clicks for {TURNS} turns of {decisions} decisions: {total / TURNS:.1f} a turn")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Every page for everybody: axe has no complaint, and nothing is cut off at any size."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.archive import play_match
from tests.browser.fixtures import Visit
from tests.browser.tour import walk
from tests.browser.visitor import DESKTOP, PHONE, Screen
from tests.server.running import Browser, Server
from tramshed.server.words import languages

NARROW = Screen(320, 640)
LOW = Screen(844, 390)
SMALL = Screen(900, 700)
HUGE = Screen(3840, 2160)
WALKS = [
    ("en", DESKTOP, (NARROW, HUGE)),
    ("fr", NARROW, (PHONE, LOW, SMALL, DESKTOP, HUGE)),  # has the longest words
    ("ja", PHONE, (NARROW, LOW, DESKTOP)),
]
WALKED = {code for code, _, _ in WALKS}
WALKS += [(code, PHONE, (NARROW, DESKTOP)) for code in languages() if code not in WALKED]
"""A language, the screen to walk past all pages with, and other sizes to try there."""
CUT_OFF = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const wide = document.scrollingElement.scrollWidth;
  const faults = wide > innerWidth ? [`the page is ${wide} wide`] : [];
  for (const element of document.querySelectorAll("a, button, input, select, summary, h1, h2")) {
    if (!element.checkVisibility() || element.closest(".skip, .unseen")) continue;
    const { left, right } = element.getBoundingClientRect();
    if (right > left && (left < -1 || right > innerWidth + 1)) {
      faults.push(`${element.outerHTML.slice(0, 80)} from ${left} to ${right}`);
    }
  }
  return faults;
}"""
TALL = "document.scrollingElement.scrollHeight > innerHeight"


@pytest.fixture(scope="module")
def match(server: Server) -> tuple[str, Browser]:
    return play_match(server, "trambahn")


@pytest.mark.parametrize(("language", "screen", "others"), WALKS)
def test_every_page(
    visit: Visit,
    match: tuple[str, Browser],
    language: str,
    screen: Screen,
    others: tuple[Screen, ...],
) -> None:
    faults = []
    for name, visitor in walk(visit, screen, language, match):
        found = complaints(visitor.page)
        for size in (*others, screen):
            visitor.page.set_viewport_size({"width": size.width, "height": size.height})
            found += [f"{size.width}: {fault}" for fault in visitor.page.evaluate(CUT_OFF)]
            whole = name == "replay" or (name.startswith("table") and size == DESKTOP)
            if whole and size in (SMALL, DESKTOP) and visitor.page.evaluate(TALL):
                found.append("the table has to be scrolled")
        faults += [f"{name}: {fault}" for fault in found]
    assert faults == []


def complaints(page: Page) -> list[str]:
    """What axe has to say."""
    return [
        f"{rule['id']}: {node['target']} {node['html'][:100]}"
        for rule in Axe().run(page).response["violations"]
        for node in rule["nodes"]
    ]

"""A real server and a real browser. Each module has its own: a running Playwright keeps an event
loop in the main thread, which other tests need for themselves."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

import pytest

if TYPE_CHECKING:  # whoever needs no browser need not wait for one, nor for a site
    from playwright.sync_api import Browser

    from tests.browser.visitor import Screen, Visitor
    from tests.server.running import Server


class Visit(Protocol):
    """Somebody comes, to a desk if nothing else is said."""

    def __call__(
        self, screen: Screen = ..., language: str = "en", moving: bool = False
    ) -> Visitor: ...


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import expect, sync_playwright

    from tests.browser import chromium
    from tests.browser.visitor import PATIENCE

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium.find(playwright))
        yield found
        found.close()


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Games are compiled for once, whichever of several test processes comes first: the first
    compilation takes longer than anybody waits for a page."""
    from tramshed.bots.warm import warm
    from tramshed.kernel.registry import package
    from tramshed.server.play.games_on_site import games_on_site

    with open(tmp_path_factory.getbasetemp().parent / "compiling", "w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        for name in games_on_site():
            if package(name).startswith("tramshed."):  # the server knows no other
                warm(name)


@pytest.fixture(scope="module")
def server(compiled: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A site whose bots do not dawdle, and which expects a hasty crowd from one machine."""
    from tests.server.running import running

    database = f"sqlite:///{tmp_path_factory.mktemp('site')}/site.db"
    with running(database, request_burst=10_000, message_burst=10_000) as started:
        yield started


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """People come; when they leave, nothing may have gone wrong on any page."""
    from tests.browser.visitor import DESKTOP, Visitor

    visitors: list[Visitor] = []

    def come(screen: Screen = DESKTOP, language: str = "en", moving: bool = False) -> Visitor:
        visitors.append(Visitor(browser, server, screen, language, moving))
        return visitors[-1]

    yield come
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.context.close()
    assert not faults


@pytest.fixture
def ann(visit: Visit) -> Visitor:
    """A visitor at a desk."""
    return visit()

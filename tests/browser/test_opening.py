"""The site as its user opens it: with the command, and the bots at their own pace."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import PATIENCE, Visitor
from tests.games.trambahn.browser.table import Table
from tests.server.running import Server
from tramshed.server import main

TRAMSHED = Path(sys.executable).with_name("tramshed")
NO_SCREEN = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}


@contextmanager
def opened(database: Path, *wishes: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """The command, running."""
    command = [str(TRAMSHED), "serve", "--port", "0", "--database", str(database), *wishes]
    running = subprocess.Popen(
        command, env=os.environ | NO_SCREEN | environment, stdout=subprocess.PIPE, text=True
    )
    with running:
        try:
            yield running
        finally:
            running.kill()


def address(running: subprocess.Popen[str]) -> str:
    """Where it says it is."""
    assert running.stdout
    found = re.search(r"http://\S+", running.stdout.readline())
    assert found
    return found[0]


def test_from_the_command_to_a_bots_first_turn_and_home(
    compiled: None, browser: Browser, tmp_path: Path
) -> None:
    with opened(tmp_path / "site.db") as running:
        server = Server(f"sqlite:///{tmp_path}/site.db")
        server.port = int(address(running).rpartition(":")[2])
        ann = Visitor(browser, server, moving=True)
        # the lobby loads again by itself when the game is ready
        ann.plays_now("trambahn", "Ann", "steady")
        table = Table(ann.page)
        seen = table.waits_for_me()
        table.lays(seen.sources[0])
        seen = table.has_changed(seen)
        while seen.yours:
            table.finishes_step()
            seen = table.has_changed(seen)
        begun = len(seen.journal)
        assert len(table.waits_for_me().journal) > begun
        ann.pardons("WebSocket connection to")
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE / 1000) == 0
        expect(ann.page.locator("#connection")).to_be_visible()
        assert ann.faults == []
        ann.context.close()


def test_a_second_one_says_where_the_first_is(tmp_path: Path) -> None:
    with opened(tmp_path / "site.db") as first:
        there = address(first)
        with opened(tmp_path / "site.db") as second:
            assert second.wait(PATIENCE / 1000) == 0
            assert address(second) == there
        first.kill()
        first.wait()
        with opened(tmp_path / "site.db") as third:
            assert address(third) != there


@pytest.mark.parametrize("screen", ["", ":7"])
def test_the_browser_opens_where_there_is_a_screen(tmp_path: Path, screen: str) -> None:
    note, browser = tmp_path / "shown", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{note}.part && mv {note}.part {note}\n')
    browser.chmod(0o755)
    with opened(
        tmp_path / "site.db", "--browser", DISPLAY=screen, BROWSER=f"{browser} %s"
    ) as running:
        there = address(running)
        assert running.stdout
        assert "Ctrl+C" in running.stdout.readline()
        deadline = time.monotonic() + PATIENCE / 1000
        while screen and not note.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        running.wait(PATIENCE / 1000)
    assert (note.read_text().strip() if note.exists() else None) == (there if screen else None)


def test_a_port_that_is_taken_is_passed_by(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken: int = other.getsockname()[1]
        monkeypatch.setattr(main, "PORTS", range(taken, taken + 10))
        with main._listen_somewhere("127.0.0.1") as found:
            assert taken < found.getsockname()[1] < taken + 10
        monkeypatch.setattr(main, "PORTS", range(taken, taken + 1))
        with pytest.raises(main.CannotServe, match=str(taken)):
            main._listen_somewhere("127.0.0.1")


def test_a_first_start_is_played_on_at_once(browser: Browser, tmp_path: Path) -> None:
    """Nothing is compiled yet, and need not be to play against a steady bot."""
    with opened(tmp_path / "site.db", TRAMSHED_CACHE=str(tmp_path / "cache")) as running:
        server = Server(f"sqlite:///{tmp_path}/site.db")
        server.port = int(address(running).rpartition(":")[2])
        ann = Visitor(browser, server)
        ann.plays_now("trambahn", "Ann", "steady")
        table = Table(ann.page)
        seen = table.waits_for_me()
        table.lays(seen.sources[0])
        table.has_changed(seen)
        ann.page.goto("/")
        card = ann.page.get_by_role("article", name="Trambahn")
        expect(card).to_contain_text("You can play now.")
        expect(card.get_by_role("progressbar")).to_be_visible()
        expect(card.locator("option[value=master]")).to_be_disabled()
        expect(card.locator("progress")).not_to_have_attribute("value", "0.0")
        assert ann.faults == []
        ann.context.close()
        running.send_signal(signal.SIGINT)  # it ends those who compile
        assert running.wait(PATIENCE / 1000) == 0

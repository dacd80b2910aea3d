"""The server dies in the middle of a move. Pages come back by themselves; no move that a page
showed is lost, and none is made twice."""

from __future__ import annotations

import random
import signal
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.line import Line
from tests.browser.visitor import Visitor
from tests.games.trambahn.browser.table import Seen, Table
from tests.server.running import Server


def begin(ann: Visitor) -> Table:
    """A match that is under way."""
    ann.plays_now("trambahn")
    table = Table(ann.page)
    table.plays_a_turn(random.Random(8))
    table.waits_for_me()
    return table


def come_back(ann: Visitor, server: Server) -> None:
    """The page notices that the server is gone; it comes back, and so does the page."""
    ann.pardons("WebSocket connection to")
    badge = ann.page.locator("#connection")
    expect(badge).to_contain_text("No connection")
    server.start()
    expect(badge).to_be_hidden()


def places_passenger(table: Table) -> None:
    table.lays(table.see().sources[0])


def told(seen: Seen) -> list[str]:
    return [line for line in seen.journal if line.startswith("You place")]


def made_once(ann: Visitor, table: Table, before: Seen) -> None:
    """The move stands, once, for the page and for the server; and play goes on."""
    after = table.has_changed(before)
    assert len(told(after)) == len(told(before)) + 1
    assert truth(ann) == after
    table.plays_a_turn(random.Random(9))


def truth(ann: Visitor) -> Seen:
    """The table as a new tab shows it."""
    tab = ann.tab()
    tab.goto(ann.page.url)
    seen = Table(tab).waits_for_me()
    tab.close()
    return seen


def test_a_move_that_was_shown_is_kept(ann: Visitor, server: Server) -> None:
    table = begin(ann)
    before = table.see()
    places_passenger(table)
    after = table.has_changed(before)
    server.kill()
    come_back(ann, server)
    assert truth(ann) == table.see() == after
    table.plays_a_turn(random.Random(9))


def test_a_move_that_the_server_never_read_is_made_once(ann: Visitor, server: Server) -> None:
    table = begin(ann)
    before = table.see()
    pause(server)
    places_passenger(table)
    server.kill()
    come_back(ann, server)
    made_once(ann, table, before)


def pause(server: Server) -> None:
    """It is there, but reads nothing."""
    assert server.process
    server.process.send_signal(signal.SIGSTOP)


def test_a_move_whose_answer_was_lost_is_made_once(ann: Visitor, server: Server) -> None:
    line = Line(ann.page)
    table = begin(ann)
    before = table.see()
    line.is_slow()
    places_passenger(table)
    line.has_an_answer()
    assert table.see() == before
    server.kill()
    line.loses_all()
    come_back(ann, server)
    made_once(ann, table, before)


def test_a_table_that_did_not_come_back_is_gone(
    ann: Visitor, server: Server, tmp_path: Path
) -> None:
    """A site that was restored from an older copy: the page says so and offers a way on."""
    begin(ann)
    server.kill()
    kept, server.database = server.database, f"sqlite:///{tmp_path}/older.db"
    server.start()
    ann.pardons("WebSocket connection to")
    ann.pardons("the server responded with a status of 404")
    expect(ann.page.get_by_role("main")).to_contain_text("There is no such table")
    expect(ann.page.get_by_role("main").get_by_role("link")).not_to_have_count(0)
    server.kill()
    server.database = kept
    server.start()

"""Whole games of Tramways on the page, from the set-up to the account of the end: clicked, dragged,
alone and in company. One is played each time, the others by `make soak`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import AUTOMATON, Goal, dealt, friends
from tests.browser.visitor import Screen
from tests.games.tramways.browser.fingers import Finger
from tests.games.tramways.browser.hands import Dragging, Hand
from tests.games.tramways.browser.keys import Keys
from tests.games.tramways.browser.player import Player, play_together
from tests.games.tramways.browser.table import Table
from tests.server.running import Server
from tramshed.games.tramways.edition import DEFAULT
from tramshed.server.play.seating import ME

MOST_CLICKS = 4
"""For an action, payment included."""
WIDE, SMALL = Screen(1440, 900), Screen(1024, 700)
ANY = Goal("tramways", lambda board: True)


@dataclass(frozen=True)
class Match:
    """How it is played."""

    seats: int
    hand: Callable[[Table], Hand] = Hand
    screen: Screen = WIDE
    moving: bool = False
    options: dict[str, str] = field(default_factory=dict)


AGAINST_BOTS = {
    "two": Match(2, Dragging, options={"map": "small"}),
    "two in a row": Match(2, screen=SMALL, options={"layout": "row", "faces": "hard"}),
    "three, set up by themselves": Match(
        3,
        screen=SMALL,
        moving=True,
        options={"parcels": "drafted", "sides": "chosen", "development": "pile"},
    ),
    "three on stairs": Match(3, Dragging, moving=True, options={"layout": "stairs"}),
    "five": Match(5, screen=WIDE, options={"sides": "hard", "faces": "mixed"}),
    "five in a ring": Match(
        5, Dragging, SMALL, options={"layout": "ring", "parcels": "drafted", "sides": "chosen"}
    ),
    "alone, on a phone": Match(1, Finger, Screen(390, 844, touch=True)),
    "two, on a small phone": Match(2, Finger, Screen(320, 640, touch=True)),
    "three, on a phone that lies": Match(3, Finger, Screen(844, 390, touch=True)),
    "five, on a phone": Match(5, Finger, Screen(390, 844, touch=True), moving=True),
    "alone, by keys": Match(1, Keys),
    "two, by keys": Match(2, Keys, SMALL),
    "alone, as one likes": Match(1, Dragging, SMALL, options={"layout": "##/#."}),
}


def test_alone(visit: Visit, server: Server) -> None:
    player = sits_down(visit, server, Match(1))
    player.plays_to_the_end()
    is_over(player)
    assert player.did["changed pay"] or player.did["changed action"]


@pytest.mark.soak
@pytest.mark.parametrize("match", AGAINST_BOTS)
def test_against_bots(visit: Visit, server: Server, match: str) -> None:
    player = sits_down(visit, server, AGAINST_BOTS[match])
    player.plays_to_the_end()
    is_over(player)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3])
def test_in_company(visit: Visit, server: Server, seats: int) -> None:
    """Each in a browser of their own; some drag, some click."""
    prepared = dealt(server, ANY, *friends(seats))
    host = visit(WIDE)
    come_as(host, prepared.sitters[0])
    host.page.goto(prepared.address)
    links = [each.input_value() for each in host.page.get_by_label("Link", exact=True).all()]
    players = [Player(host.page, Dragging)]
    for number, link in enumerate(links, 1):
        friend = visit(SMALL, moving=number % 2 > 0)
        friend.accepts(link, f"Ben {number}")
        players.append(Player(friend.page, (Hand, Dragging)[number % 2], number))
    play_together(players)
    for player in players:
        is_over(player)


@pytest.mark.soak
def test_with_an_edition_of_ones_own(visit: Visit, tmp_path: Path) -> None:
    ann = visit(WIDE)
    page = ann.page
    page.goto("/new/tramways")
    page.get_by_label("Your name").fill("Ann")
    page.locator("#seat1").select_option("bot")
    page.get_by_label("An edition of your own").set_input_files(flattened(tmp_path))
    page.get_by_role("button", name="Create a table").click()
    Table(page).comes_alive()
    assert not page.locator("#zone-ground [href*=mountain]").count()
    player = Player(page)
    player.plays_to_the_end()
    is_over(player)


def flattened(folder: Path) -> Sequence[Path]:
    """Somebody's own boards, without mountains, and own tickets, which cost less."""
    mends = {"boards.txt": ("^", "."), "tickets.txt": ("pay $2", "pay $1")}
    for name, (old, new) in mends.items():
        whole = (DEFAULT / name).read_text(encoding="utf-8")
        assert old in whole
        (folder / name).write_text(whole.replace(old, new), encoding="utf-8")
    return [folder / name for name in mends]


def sits_down(visit: Visit, server: Server, match: Match) -> Player:
    """At a table for oneself and bots."""
    bots = [AUTOMATON] * (match.seats - 1)
    prepared = dealt(server, ANY, ME, *bots, **match.options)
    ann = visit(match.screen, moving=match.moving)
    come_as(ann, prepared.sitters[0])
    ann.page.goto(prepared.address)
    player = Player(ann.page, match.hand, match.seats)
    player.table.comes_alive()
    return player


def is_over(player: Player) -> None:
    """The account of the end is there, and nothing took too many clicks."""
    reads_on(player.page)
    expect(player.page.locator("#ending-title")).to_be_visible()
    assert player.most["action"] <= MOST_CLICKS
    assert player.did["action"] > 10, "six rounds of three actions, less those skipped"


def reads_on(page: Page) -> None:
    """What the last move brought is read before the account comes."""
    if (read := page.locator("#moment button")).is_visible():
        read.click()

"""Tramways on screens of every size: menus that can be borne, a legend where it fits, the sum."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

import tramshed
from tests.games.tramways.terminal.matches import AUCTION, TRACK, WHOLE
from tests.terminal.fixtures import Run
from tramshed.games.tramways.shown.seen import TableSeen
from tramshed.games.tramways.text import TEXT
from tramshed.games.tramways.text.panel import Panel
from tramshed.kernel.match import Match
from tramshed.terminal.language import languages, words
from tramshed.terminal.menu import Menu

NUMBER = re.compile(r"(?<![\w.])(\d+) [│─╰╯╭╮]")


def positions(step: str) -> Iterator[tuple[Match, int, TableSeen]]:
    """The positions of a whole match where a seat is asked something."""
    match = tramshed.load(WHOLE)
    for number in range(len(match.turns)):
        position = match.copy(number)
        for seat in position.actors:
            seen = position.view(seat).table
            if seen.step == step:
                yield position, seat, seen


def menu_of(position: Match, seat: int, seen: TableSeen, language: str = "en") -> str:
    menu = Menu.of(position.legal_moves_of(seat), position.moves)
    said_in = words(language, position.game.folder)
    return shown(menu.draw(TEXT, seen, position.names, said_in))


def shown(thing: object, width: int = 80, height: int | None = None) -> str:
    """As a terminal of some height shows it, or a pipe."""
    terminal = {"force_terminal": height is not None, "color_system": None}
    console = Console(file=io.StringIO(), width=width, height=height, **terminal)  # type: ignore[arg-type]
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


def table_of(match: Match, width: int = 80, height: int | None = None) -> str:
    said_in = words("en", match.game.folder)
    return shown(TEXT.draw(match.view(0).table, match.names, said_in), width, height)


def map_line(table: str) -> int:
    """The line in which the map begins."""
    return next(n for n, line in enumerate(table.splitlines()) if re.match(" +a +b +c", line))


# --- menus


def test_a_hundred_first_tiles_fit_a_screen() -> None:
    """Each cell once in a row; every number is there, and once."""
    most = 0
    for position, seat, seen in positions("start"):
        legal = [move for move in position.legal_moves_of(seat) if move.verb == "lay"]
        menu = menu_of(position, seat, seen)
        numbers = sorted(map(int, NUMBER.findall(menu)))
        last = numbers[-1]
        assert numbers == list(range(last - len(legal) + 1, last + 1))
        assert menu.count("\n") <= len(legal) // 4 + 4
        most = max(most, len(legal))
    assert most > 80


def test_what_an_action_takes_and_brings() -> None:
    menus = "\n".join(menu_of(*where) for where in positions("action"))
    assert "build track (⚒ + ━)" in menus
    assert "build on a parcel (⌂ + label) +1♥" in menus
    assert "upgrade a track (━↑ + destination) +3♥" in menus
    assert "upgrade a building (⌂↑ + type) +3♥" in menus
    assert "move a passenger (▬ + destination)" in menus


def test_an_industry_says_that_it_raises_the_limit() -> None:
    for position, seat, seen in positions("ticket"):
        limit = min(seen.players[seat].limit + 1, 9)
        for line in re.split(r"  +", menu_of(position, seat, seen)):
            assert ("[I]" in line) == (f"hand limit {limit}" in line)


def test_a_first_tile_can_be_taken_back_only_where_there_is_one() -> None:
    said_in = words("en", tramshed.game("tramways").folder)
    kinds = set()
    for position, seat, seen in positions("start"):
        back = any(move.verb == "back" for move in position.legal_moves_of(seat))
        told = "take the tile there back" in said_in.say(TEXT.task(seen))
        assert told or not back
        kinds.add(told)
    assert kinds == {True, False}


@pytest.mark.parametrize("language", languages())
def test_no_amount_is_taken_for_a_number(language: str) -> None:
    """In French an amount begins with its figures: something stands between."""
    match = tramshed.load(AUCTION)
    bids = menu_of(match, 0, match.view(0).table, language).splitlines()[0]
    match.play("bid 3")
    money = menu_of(match, 0, match.view(0).table, language)
    assert not re.search(r"\d \d", bids + money.replace("#97 1", "#97"))


def test_a_passenger_is_named_by_the_square_it_waits_on() -> None:
    """Also in a building of two squares, which goes by the name of the first."""
    said_in = words("en", tramshed.game("tramways").folder)
    squares = [(seen.trip, said_in.say(TEXT.task(seen))) for _, _, seen in positions("goal")]
    assert squares
    for trip, told in squares:
        assert trip
        assert f"the passenger in {trip.origin} goes" in told


# --- screens


def test_the_legend_is_there_where_it_fits(run: Run) -> None:
    match = tramshed.load(TRACK)
    full, high, low = (table_of(match, height=height) for height in (None, 50, 24))
    assert "▬ strip" in full
    assert high == full
    assert "▬ strip" not in low
    ran = run(f"play --load {TRACK} --lang en", "help\nquit\n")
    explained = " ".join(ran.out[ran.out.index("> help") :].split())
    assert "▬ strip, on every ticket but VOID (−) consequence" in explained
    assert "[R] residence · [C] commercial · [L] leisure" in explained


def test_on_a_low_screen_the_map_is_near_when_it_is_looked_at() -> None:
    position = next(position for position, seat, _ in positions("lay") if seat == 0)
    assert map_line(table_of(position, height=60)) == 1
    assert map_line(table_of(position, height=24)) > 5
    assert map_line(table_of(tramshed.load(AUCTION), height=24)) == 1


@pytest.mark.parametrize("width", [80, 100, 120, 140, 200])
def test_beside_the_map_only_what_fits_there(width: int) -> None:
    """No line of what stands there runs on below the map; and it is not longer so."""
    match = tramshed.load(AUCTION)
    lines = table_of(match, width).splitlines()
    assert len(lines) <= len(table_of(match, 80).splitlines())
    for line in lines[1:]:
        assert line[:3].strip().isdecimal() or line.startswith(("  ", " ", "→"))


# --- the end


def test_the_end_shows_how_the_points_come_about() -> None:
    match = tramshed.load(WHOLE)
    seen, said_in = match.view(0).table, words("en", match.game.folder)
    lines = [line.plain for line in Panel(seen, match.names, said_in, 100).lines()]
    outcome = match.outcome
    assert outcome
    for seat, player in enumerate(seen.players):
        purse = player.purse
        told = (
            f"♥{purse.joy}  +{3 * player.complete} (tracks {player.complete})  "
            f"+{purse.cash // 10} (${purse.cash})  −{purse.stress} (↯)  = {player.points} point"
        )
        assert any(told in line for line in lines)
        assert player.points == outcome.scores[seat]


def test_points_below_nothing_have_a_true_minus() -> None:
    match = tramshed.game("tramways").match(seats=2, seed=1, names=["Ann", "Ben"])
    assert re.search("−1 point(?!s)", table_of(match))

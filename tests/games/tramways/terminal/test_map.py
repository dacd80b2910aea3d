"""Tramways' map in the terminal: every tile, every owner, open ends, parcels, buildings."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from rich.cells import cell_len

import tramshed
from tramshed.games.tramways.meta import META
from tramshed.games.tramways.names import cells, column
from tramshed.games.tramways.shown.seen import (
    CellSeen,
    MapSeen,
    SiteSeen,
    TableSeen,
    TileSeen,
    TrackSeen,
)
from tramshed.games.tramways.text.chart import MARGIN, NARROW, WIDE, Chart
from tramshed.games.tramways.text.signs import COLOURS
from tramshed.terminal.console import ASCII
from tramshed.text.lines import QUIET


@cache
def dealt() -> TableSeen:
    """A solo table as it is dealt."""
    table: TableSeen = tramshed.game("tramways").match(seats=1, seed=1).view(0).table
    return table


def tile(sides: str, owner: int = 0, *, upgraded: bool = False) -> TileSeen:
    return TileSeen(sides, owner, track=owner * 24, upgraded=upgraded)


def site(
    label: str = "",
    trade: str = "",
    owner: int | None = None,
    *,
    upgraded: bool = False,
    passenger: bool = False,
) -> SiteSeen:
    return SiteSeen("1a", label, trade, owner, "1a", 1, upgraded, passenger)


def drawn(
    *tiles: TileSeen,
    ground: str = "plain",
    at: SiteSeen | None = None,
    ends: tuple[tuple[str, str], ...] = (),
    wide: int = NARROW,
) -> list[str]:
    """The two lines of a cell alone on its map; `ends` are open."""
    cell = CellSeen("1a", 0, 0, "site" if at else ground, at, tiles)
    tracks = tuple(
        TrackSeen(0, 0, 1, upgraded=False, ends=(end, end), stops=("", ""), fare=1) for end in ends
    )
    seen = replace(dealt(), map=MapSeen((), {"1a": cell}, tracks), trip=None)
    _, *lines = Chart(seen, wide).lines(80)
    return [line.plain[MARGIN:] for line in lines]


@pytest.mark.parametrize(
    ("sides", "normal", "upgraded"),
    [
        ("ns", [" │ ", "V│ "], [" ║ ", "V║ "]),
        ("ew", ["───", "V  "], ["═══", "V  "]),
        ("ne", [" ╰─", "V  "], [" ╚═", "V  "]),
        ("nw", ["─╯ ", "V  "], ["═╝ ", "V  "]),
        ("es", [" ╭─", "V│ "], [" ╔═", "V║ "]),
        ("sw", ["─╮ ", "V│ "], ["═╗ ", "V║ "]),
    ],
)
def test_straights_and_curves(sides: str, normal: list[str], upgraded: list[str]) -> None:
    assert drawn(tile(sides)) == normal
    assert drawn(tile(sides, upgraded=True)) == upgraded


@pytest.mark.parametrize(
    ("down", "across", "sign"),
    [(False, False, "┼"), (True, False, "╫"), (False, True, "╪"), (True, True, "╬")],
)
def test_a_crossing_names_the_owner_in_the_west_first(down: bool, across: bool, sign: str) -> None:
    crossing = tile("ns", 0, upgraded=down), tile("ew", 1, upgraded=across)
    first, second = drawn(*crossing)
    assert first[1] == sign
    assert (second[0], second[2]) == ("W", "V")
    assert first[0] == ("═" if across else "─")
    assert second[1] == ("║" if down else "│")


def test_rails_have_their_owners_colour_in_full() -> None:
    """Only the margin, with the names of rows, is dim."""
    cell = CellSeen("1a", 0, 0, "plain", None, (tile("ew", owner=1),))
    seen = replace(dealt(), map=MapSeen((), {"1a": cell}, ()), trip=None)
    _, first, _ = Chart(seen, NARROW).lines(80)
    assert not first.style
    spans = [(first.plain[span.start : span.end], span.style) for span in first.spans]
    assert spans == [(" 1 ", QUIET), *[("─", COLOURS[1])] * 3]


def test_two_curves_do_not_touch() -> None:
    assert drawn(tile("ne", 2), tile("sw", 3)) == ["─╲─", "Y│X"]
    assert drawn(tile("nw", 2), tile("es", 3)) == ["─╱─", "X│Y"]  # noqa: RUF001


@pytest.mark.parametrize(
    ("sides", "side", "narrow", "wide"),
    [
        ("ns", "n", [" ↑ ", "V│ "], ["  ↑  ", " V│  "]),
        ("ns", "s", [" │ ", "V↓ "], ["  │  ", " V↓  "]),
        ("ew", "e", ["──→", "V  "], ["────→", " V   "]),
        ("ew", "w", ["←──", "V  "], ["←────", " V   "]),
    ],
)
def test_open_ends_have_arrows(sides: str, side: str, narrow: list[str], wide: list[str]) -> None:
    ends = (("1a", side),)
    assert drawn(tile(sides), ends=ends) == narrow
    assert drawn(tile(sides), ends=ends, wide=WIDE) == wide


def test_the_ground_shows_until_a_cell_is_full() -> None:
    assert drawn() == [" · ", "   "]
    assert drawn(ground="lake") == ["~~~", "~~~"]
    assert drawn(ground="mountain") == [" ▲ ", "   "]
    assert drawn(tile("ew"), ground="mountain") == ["───", "V ▲"]
    assert drawn(tile("ns"), tile("ew"), ground="mountain") == ["─┼─", "V│V"]


def test_parcels_keep_their_labels() -> None:
    assert drawn(at=site("A1")) == ["A1 ", "   "]
    assert drawn(at=site("A1", owner=4)) == ["A1 ", " Z "]
    assert drawn(tile("ew"), at=site("A1", owner=0)) == ["───", "A1V"]
    assert drawn(tile("ns"), at=site("A1", owner=0)) == ["V│ ", "A│1"]
    assert drawn(tile("sw"), at=site("A1", owner=0)) == ["─╮V", "A│1"]
    assert drawn(tile("ns"), tile("ew"), at=site("A1", owner=0)) == ["─┼─", "A│1"]
    assert drawn(tile("ns"), at=site("A1", owner=0), wide=WIDE) == ["  │  ", "A1│V "]


def test_buildings_show_who_waits_and_who_built() -> None:
    assert drawn(at=site(trade="R")) == ["[R]", "   "]
    assert drawn(at=site(trade="C", passenger=True)) == ["[C]", "●  "]
    built = site("D3", "I", 1, upgraded=True, passenger=True)
    assert drawn(at=built) == ["[I]", "●+W"]
    assert drawn(at=built, wide=WIDE) == [" [I] ", " ●+W "]


# --- the whole map


@pytest.mark.parametrize(
    ("seats", "layout", "columns", "rows"),
    [
        (1, "rectangle", 15, 5),
        (2, "rectangle", 10, 10),
        (5, "rectangle", 25, 10),
        (5, "row", 50, 5),
        (4, "ring", 15, 15),
        (3, "stairs", 20, 15),
        (3, "#####/#....", 25, 10),
    ],
)
def test_every_cell_of_every_layout_has_a_name(
    seats: int, layout: str, columns: int, rows: int
) -> None:
    setup = META.setup(seats, {"layout": layout})
    named = cells(setup)
    assert len(set(named)) == len(named) == 25 * (3 if seats == 1 else 2 * seats)
    assert column(columns - 1) in {name.lstrip("0123456789") for name in named}
    assert {int(name.rstrip("abcdefghijklmnopqrstuvwxyz")) for name in named} == {
        *range(1, rows + 1)
    }


def test_columns_after_z() -> None:
    assert [column(number) for number in (0, 25, 26, 49)] == ["a", "z", "aa", "ax"]


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("cell", [NARROW, WIDE])
def test_a_map_is_cut_between_boards(cell: int, width: int) -> None:
    lines = [line.plain for line in Chart(dealt(), cell).lines(width)]
    assert max(map(cell_len, lines)) <= width
    heads = [line.split() for line in lines if line.startswith(" " * MARGIN) and " a " in line]
    assert heads[0][0] == "a"
    letters = [word for line in lines for word in line.split() if word in "abcdefghijklmno"]
    assert letters == list("abcdefghijklmno")
    assert all(number % 5 == 0 for number in map(len, heads))


def test_a_plain_terminal_knows_a_sign_for_everything() -> None:
    signs = {letter for line in Chart(dealt(), WIDE).lines(120) for letter in line.plain}
    rails = [
        tile(sides, upgraded=turned) for sides in ("ns", "ew", "ne") for turned in (False, True)
    ]
    signs |= {letter for each in rails for line in drawn(each) for letter in line}
    assert {letter for letter in signs if ord(letter) > 127} <= set(ASCII)

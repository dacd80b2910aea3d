"""The map as zones: every layout, what a move sends of it, rails and labels, what a draft marks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import sqrt
from random import Random

import pytest

import tramshed
from tests.discovery import languages_of
from tramshed.games.tramways.names import cells as names_of_cells
from tramshed.games.tramways.shown.news import TrackRidden
from tramshed.games.tramways.shown.seen import CellSeen, SiteSeen, TableSeen, TileSeen
from tramshed.games.tramways.shown.things import Cell
from tramshed.games.tramways.web.map import (
    Marks,
    Raised,
    companies,
    extent,
    is_zone,
    render,
    rides,
    sprite,
    stage,
    zones,
)
from tramshed.games.tramways.web.map.cells import Spoken
from tramshed.games.tramways.web.map.layer import spot, spot_of
from tramshed.games.tramways.web.map.marks import path_of
from tramshed.games.tramways.web.map.pen import HALF
from tramshed.games.tramways.web.map.zones import HERE
from tramshed.kernel.match import Match
from tramshed.kernel.words import Seat, Words
from tramshed.web.seats import Sitter
from tramshed.web.texts import Texts

LOCALES = (HERE.parent / "locale", HERE.parent.parent / "locale")
LANGUAGES = languages_of(LOCALES[1])
NAMES = ("Ann", "Frau <b>Huber</b>", "Chiara", "Dov", "Emi")
LAYOUTS = [
    (1, "rectangle"), (2, "row"), (3, "rectangle"), (3, "##./###/.#."), (4, "stairs"), (5, "ring"),
    (5, "row"),
]  # fmt: skip
MOST_SENT = 15_000
"""Bytes of a move."""


@cache
def words(language: str = "en") -> Words:
    return Words(language, LOCALES)


def sitters(seats: int) -> list[Sitter]:
    return [Sitter(name) for name in NAMES[:seats]]


def course(seats: int, layout: str, moves: int = 400) -> Iterator[Match]:
    """A random match, move by move; actions rather than income."""
    match = tramshed.game("tramways").match(seats=seats, seed=seats, options={"layout": layout})
    rng = Random(seats)
    yield match
    while not match.is_over and len(match.turns) < moves:
        seat = rng.choice(match.actors)
        legal = match.legal_moves_of(seat)
        keen = [move for move in legal if move.verb not in ("income", "bid", "done", "pass")]
        match.play(rng.choice(keen if keen and rng.random() < 0.8 else legal[:12]), seat)
        yield match


@cache
def played(seats: int, layout: str) -> TableSeen:
    """The table after some moves, as the first player sees it."""
    *_, last = course(seats, layout)
    table: TableSeen = last.view(0).table
    return table


def drawn(seen: TableSeen, marks: Marks | None = None) -> dict[str, str]:
    """Every zone as HTML."""
    data = zones(seen, sitters(len(seen.players)), marks)
    return {zone: render(zone, value, words()) for zone, value in data.items()}


def ids_in(html: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', html)


# --- as a whole


@pytest.mark.parametrize(("seats", "layout"), LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_layout_is_drawn_whole(seats: int, layout: str, language: str) -> None:
    seen = played(seats, layout)
    html = stage(zones(seen, sitters(seats)), words(language))
    assert set(re.findall(r'href="#([^"]+)"', html)) <= set(ids_in(sprite()))
    ids = ids_in(html)
    assert len(ids) == len(set(ids))
    assert {f"cell-{name}" for name in seen.cells} <= set(ids)
    assert not re.search(r"\s(?:style|on\w+)=|\bweb\.\w|<b>", html)


def test_maps_that_are_wider_than_high_are_turned_on_an_upright_phone() -> None:
    turned = {layout: extent(played(seats, layout).map).turns for seats, layout in LAYOUTS}
    assert turned["rectangle"]
    assert turned["row"]
    assert not turned["##./###/.#."]


@pytest.mark.parametrize(("seats", "layout"), LAYOUTS)
def test_names_of_cells_say_where_they_lie(seats: int, layout: str) -> None:
    seen = played(seats, layout)
    assert all(spot_of(name) == spot(cell) for name, cell in seen.cells.items())


def test_columns_go_on_after_z() -> None:
    match = tramshed.game("tramways").match(seats=5, seed=1, options={"layout": "row"})
    wide = [name for name in names_of_cells(match.setup) if len(name.lstrip("0123456789")) == 2]
    assert spot_of("1aa") == (26, 0)
    assert "5ax" in wide
    assert spot_of("5ax") == (49, 4)


# --- what a move sends


def test_a_move_sends_little_of_the_map_and_never_the_ground() -> None:
    known = words()
    before = None
    for match in course(5, "rectangle", moves=700):
        now = zones(match.view(0).table, sitters(5))
        if before is not None:
            changed = [zone for zone, value in now.items() if before[zone] != value]
            assert "ground" not in changed
            sent = sum(len(render(zone, now[zone], known).encode()) for zone in changed)
            assert sent < MOST_SENT, match.turns[-1]
        before = now


def test_a_tile_changes_the_rails_and_its_own_cells_only() -> None:
    seen = played(3, "rectangle")
    free = next(cell for cell in seen.cells.values() if cell.ground == "plain" and not cell.tiles)
    laid = with_tiles(seen, free, tile("ns"))
    old, new = zones(seen, sitters(3)), zones(laid, sitters(3))
    column, row = spot(free)
    assert {zone for zone in new if old[zone] != new[zone]} == {
        "rails",
        f"cells-{row + 1}-{column // 5 + 1}",
    }
    assert all(map(is_zone, new))


# --- rails


def tile(sides: str, owner: int = 0, *, upgraded: bool = False) -> TileSeen:
    return TileSeen(sides, owner, track=owner * 24, upgraded=upgraded)


def with_tiles(seen: TableSeen, cell: CellSeen, *tiles: TileSeen) -> TableSeen:
    cells = seen.cells | {cell.name: replace(cell, tiles=tiles)}
    return replace(seen, map=replace(seen.map, cells=cells))


def bare(seen: TableSeen) -> CellSeen:
    return next(cell for cell in seen.cells.values() if cell.ground == "plain" and not cell.tiles)


def test_a_crossing_is_a_bridge_from_north_to_south() -> None:
    seen = played(3, "rectangle")
    cell = bare(seen)
    rails = drawn(with_tiles(seen, cell, tile("ns", 1, upgraded=True), tile("ew", 2)))["rails"]
    below, above = f'id="tile-{cell.name}-ew"', f'id="tile-{cell.name}-ns"'
    assert (
        rails.index("#rail-2-ew") < rails.index("#grand-rail-1-ns") < rails.index("#grand-bridge")
    )
    assert rails.index(below) < rails.index(above)


def test_two_curves_do_not_touch_even_if_both_are_upgraded() -> None:
    seen = played(3, "rectangle")
    rails = drawn(with_tiles(seen, bare(seen), tile("ne"), tile("sw", 1)))["rails"]
    assert "bridge" not in rails.partition("tile-" + bare(seen).name)[2][:200]
    between = 2 * HALF * sqrt(2) - 2 * HALF
    """Of the middles of two quarter circles around opposite corners of a cell."""
    assert between > companies.BROAD + companies.KERB_CASE


def test_open_ends_have_buffers() -> None:
    seen = played(3, "rectangle")
    ends = [stop for track in seen.tracks for stop in track.stops]
    assert seen.tracks
    assert drawn(seen)["rails"].count('"#buffer"') == ends.count("")


def test_every_company_has_a_pattern_and_a_crest_of_its_own() -> None:
    assert len(set(companies.PATTERNS)) == len(set(companies.CRESTS)) == len(NAMES)


def test_a_label_gives_way_to_rails() -> None:
    seen = played(3, "rectangle")
    cell = next(
        cell
        for cell in seen.cells.values()
        if cell.site and not cell.site.trade and cell.site.owner is not None and not cell.tiles
    )
    assert cell.site
    before, after = (drawn(each)["sites"] for each in (seen, with_tiles(seen, cell, tile("nw"))))
    label = cell.site.label
    assert re.search(rf'"lot-label"[^>]*>{label}<', before)
    assert not re.search(rf'"small-label"[^>]*>{label}<', before)
    assert re.search(rf'"small-label"[^>]*>{label}<', after)


# --- what is heard


def spoken(cell: CellSeen, language: str = "en", viewer: int | None = 0) -> str:
    return Spoken(Texts(words(language)), ("Bela", "Ann", "Chiara"), viewer).cell(cell)


def a_site(label: str, trade: str = "", owner: int | None = None, squares: int = 1) -> SiteSeen:
    return SiteSeen("3e", label, trade, owner, "3e", squares, upgraded=False, passenger=True)


def test_a_cell_says_all_that_lies_in_it() -> None:
    parcel = a_site("E2", owner=0)
    rails = tile("ne", 1, upgraded=True)
    cell = CellSeen("3e", 4, 2, "site", parcel, (rails,))
    assert spoken(cell) == "3e, parcel E2, yours; Ann’s upgraded rails, north to east"
    assert spoken(cell, viewer=1).endswith("E2, Bela’s; your upgraded rails, north to east")
    building = CellSeen("3e", 4, 2, "site", a_site("E2", "R", 1, squares=2), ())
    assert spoken(building).startswith("3e, a residence, 2 squares, on E2, built by Ann")
    assert spoken(CellSeen("1a", 0, 0, "lake", None, ())).startswith("1a, lake")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_heard_in_every_language(language: str) -> None:
    for cell in played(3, "rectangle").cells.values():
        heard = spoken(replace(cell, tiles=(tile("ns"), tile("ew", 1, upgraded=True))), language)
        assert cell.name in heard
        assert not re.search(r"\bmap\.|[{}]", heard)


# --- what a draft marks


def test_marks_of_a_line() -> None:
    seen = played(3, "rectangle")
    marks = Marks(chosen=("1a",), line=(("2c", "sn"), ("1c", "sw")), owner=1, reach=(("1d", 3),))
    html = drawn(seen, marks)["marks"]
    assert 'id="ghost-2c-ns"' in html
    assert "#rail-1-sw" in html
    assert html.count('"#ring"') == html.count('"#disc"') == 1
    assert re.findall(r'class="number"[^>]*>(\d)<', html) == ["3", "1", "2"]
    assert set(re.findall(r'href="#([^"]+)"', html)) <= set(ids_in(sprite()))


def test_marks_of_a_building_and_of_a_route() -> None:
    seen = played(3, "rectangle")
    cell = bare(seen)
    laid = with_tiles(seen, cell, tile("ns", 2, upgraded=True))
    raised = Raised("1a", "L", 0, "E1")
    route = ((cell.name, "sn"),)
    html = drawn(laid, Marks(route=route, raised=raised, lost=(("2a", "ew"),), veiled=True))[
        "marks"
    ]
    assert "#grand-rail-2-ns" in html
    assert "#building-L" in html
    assert '"#lost"' in html
    assert 'class="veil"' in html


def test_a_path_turns_as_the_rails_do() -> None:
    assert path_of((("1a", "ns"),)) == "M30 0L30 60"
    assert path_of((("1a", "ne"),)) == "M30 0A30 30 0 0 0 60 30"
    assert path_of((("1a", "en"),)) == "M60 30A30 30 0 0 1 30 0"


def test_rides_are_told_line_by_line() -> None:
    first = TrackRidden(Seat(0), Seat(1), Cell("3c"), Cell("3e"))
    then = TrackRidden(Seat(0), Seat(0), Cell("3e"), Cell("2g"))
    assert [*rides([first, then]).values()] == ["3c 1 3e", "3e 0 2g"]

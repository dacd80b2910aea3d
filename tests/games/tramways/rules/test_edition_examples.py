"""The rulebook's examples can be laid out on the default edition's boards (TW-C9).

A cell is (row, column) on boards laid in a row from west to east.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.tramways.rules.editions import EDITION
from tramshed.games.tramways.components import SIDE
from tramshed.games.tramways.edition.model import Board, Cell, Face, Ground
from tramshed.games.tramways.edition.plan import Plan, plan_of

At = tuple[int, int]
COST = {Ground.PLAIN: 1, Ground.MOUNTAIN: 2, Ground.PARCEL: 1}


def face(name: str) -> Face:
    """A face by board and year; of the J boards the first."""
    letter, year = name.split()
    board = next(board for board in EDITION.boards if board.letter == letter)
    return board.normal if year == "1920" else board.hard


class Row:
    """Boards in a row."""

    def __init__(self, *names: str) -> None:
        faces = [face(name) for name in names]
        self.width = SIDE * len(faces)
        self.plan = Plan(
            self.width,
            tuple(
                f.cells[SIDE * row + c] for row in range(SIDE) for f in faces for c in range(SIDE)
            ),
        )

    def cell(self, at: At) -> Cell:
        return self.plan.cells[at[0] * self.width + at[1]]

    def track(self, start: str, tiles: list[At], end: str) -> int:
        """What a track costs; start and end are types or labels beside its first and last tile."""
        for one, other in pairwise(tiles):
            assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
        assert start in self._beside(tiles[0], tiles)
        assert end in self._beside(tiles[-1], tiles)
        return sum(COST[self.cell(at).ground] for at in tiles)

    def _beside(self, at: At, tiles: list[At]) -> set[str]:
        taken = {row * self.width + column for row, column in tiles}
        near = set(self.plan.beside(at[0] * self.width + at[1])) - taken
        cells = [self.plan.cells[other] for other in near]
        return {cell.trade.name if cell.trade is not None else cell.label for cell in cells}


def test_track_1() -> None:
    """TW-C9: two mountain tiles from B1 to C cost four."""
    assert Row("B 1910").track("C", [(1, 2), (1, 3)], "B1") == 4


def test_track_2() -> None:
    """TW-C9: two tracks between C and L, one of them three rails long."""
    row = Row("J 1920", "B 1920")
    brown, orange = [(2, 6), (2, 5), (2, 4), (2, 3), (2, 2)], [(1, 5), (1, 4), (1, 3)]
    assert row.track("C", orange, "L") == 3
    assert row.track("C", brown, "L") == 5
    assert not set(orange) & set(brown)


def test_track_3() -> None:
    """TW-C9: three plain tiles from R to A1."""
    assert Row("A 1920").track("R", [(0, 1), (0, 2), (0, 3)], "A1") == 3


def test_track_4() -> None:
    """TW-C9: past D1, which is not his, Orange needs five tiles from the double industry to D2;
    Pink comes from a commerce, crosses his track and covers D1."""
    row = Row("E 1920", "D 1920")
    orange = [(1, 6), (2, 6), (3, 6), (3, 7), (3, 8)]
    assert row.track("I", orange, "D2") == 5
    assert row.track("C", [(2, 3), (2, 4), (2, 5)], "") == 3
    pink = [(2, 3), (2, 4), (2, 5), (2, 6), (2, 7)]
    assert row.track("C", pink, "D2") == 5
    assert row.cell(pink[-1]).label == "D1"
    assert set(orange) & set(pink) == {(2, 6)}


def test_the_detour_of_track_4_is_compulsory() -> None:
    """TW-C9: on board D no track of fewer tiles leads from the industry to D2."""
    plan = plan_of(face("D 1920"))
    goal = next(at for at, cell in enumerate(plan.cells) if cell.label == "D2")
    edge = {at for at, cell in enumerate(plan.cells) if cell.ground == Ground.BUILDING}
    reached = set(edge)
    tiles = 0
    while goal not in {near for at in edge for near in plan.beside(at)}:
        edge = {near for at in edge for near in plan.beside(at)} - reached
        edge = {at for at in edge if plan.cells[at].ground in (Ground.PLAIN, Ground.MOUNTAIN)}
        reached |= edge
        tiles += 1
    assert tiles == 5


def test_upgraded_track() -> None:
    """TW-C9: a track between L and R."""
    assert Row("C 1920", "A 1920").track("L", [(0, 3), (0, 4)], "R") == 2


def test_movement() -> None:
    """TW-C9: from a commerce in the south 4, 4 and 2 tiles to a leisure, by A2 and a residence."""
    row = Row("C 1920", "A 1920")
    ways = [
        ("C", [(4, 8), (4, 7), (4, 6), (3, 6)], "A2"),
        ("A2", [(2, 5), (2, 4), (1, 4), (1, 5)], "R"),
        ("R", [(0, 4), (0, 3)], "L"),
    ]
    assert [row.track(*way) for way in ways] == [4, 4, 2]


def test_residences_by_f3_and_by_f2() -> None:
    """TW-C9: one track each from the residences to F3; another between them covers F2."""
    row = Row("F 1920")
    assert row.track("R", [(1, 0), (1, 1)], "F3") == 2
    assert row.track("F3", [(1, 3), (1, 4)], "R") == 2
    brown = [(3, 0), (3, 1), (3, 2), (3, 3), (3, 4)]
    assert row.track("R", brown, "R") == 5
    assert row.cell((3, 2)).label == "F2"


def test_a_track_over_f3() -> None:
    """TW-C9: R to R over F3; H2 lies beside the residence of board H."""
    over = [(1, 0), (1, 1), (1, 2), (1, 3), (1, 4)]
    assert Row("F 1920").track("R", over, "R") == 5
    for year in (1920, 1910):
        row = Row(f"H {year}")
        assert [row.cell((2, 0)).trade, row.cell((2, 1)).label] == [0, "H2"]


def test_merged_commerce() -> None:
    """TW-C9: two tiles from H1 to H3, two more from H3 to its neighbour H4."""
    row = Row("H 1920")
    assert row.track("H1", [(0, 2), (0, 3)], "H3") == 2
    assert row.track("H4", [(2, 2), (1, 2)], "H3") == 2


def test_appendix() -> None:
    """TW-C9: A is D1, B is D2, E is D3; C and D lie beside A and B; the commerce's track enters A
    and Brown's enters E in line, the residence's enters B from the other side than D."""
    row = Row("E 1920", "D 1920", "A 1920")
    assert [row.cell((2, column)).label for column in (7, 8, 9)] == ["D1", "D2", "D3"]
    commerce = [(2, 3), (2, 4), (2, 5), (2, 6)]
    residence = [(0, 9), (1, 9), (1, 8)]
    brown = [(1, 10), (2, 10)]
    around = [(3, 7), (3, 8)]
    assert row.track("C", commerce, "D1") == 4
    assert row.track("R", residence, "D2") == 3
    assert row.track("R", brown, "D3") == 2
    assert row.track("D1", around, "D2") == 2


@pytest.mark.parametrize("board", EDITION.boards, ids=lambda board: f"{board.letter} {board.name}")
def test_no_part_of_a_board_is_cut_off(board: Board) -> None:
    """All land of a face hangs together, parcels and buildings among it."""
    for side in board.faces:
        plan = plan_of(side)
        land = {at for at, cell in enumerate(plan.cells) if cell.ground != Ground.LAKE}
        edge = [min(land)]
        land.discard(edge[0])
        while edge:
            for near in plan.beside(edge.pop()):
                if near in land:
                    land.discard(near)
                    edge.append(near)
        assert not land

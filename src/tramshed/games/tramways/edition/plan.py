"""Faces as plans: a face alone, or two of them side by side, and what lies near what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from tramshed.games.tramways.components import SIDE
from tramshed.games.tramways.edition.model import Board, Cell, Edition, Face, Ground


@dataclass(frozen=True)
class Plan:
    """Cells in a rectangle, row by row."""

    width: int
    cells: tuple[Cell, ...]

    def beside(self, at: int) -> Iterator[int]:
        """The cells that share an edge with this one."""
        row, column = divmod(at, self.width)
        if row > 0:
            yield at - self.width
        if row < len(self.cells) // self.width - 1:
            yield at + self.width
        if column > 0:
            yield at - 1
        if column < self.width - 1:
            yield at + 1


def plan_of(face: Face) -> Plan:
    return Plan(SIDE, face.cells)


def plans(edition: Edition) -> Iterator[Plan]:
    """Every face alone; then every two that a map can have side by side, turned in all ways."""
    for board in edition.boards:
        for face in board.faces:
            yield plan_of(face)
    for left, right in permutations(edition.boards, 2):
        if left.letter != right.letter:
            yield from _pairs(left, right)


def _pairs(left: Board, right: Board) -> Iterator[Plan]:
    for west in (turned for face in left.faces for turned in _turned(face.cells)):
        for east in (turned for face in right.faces for turned in _turned(face.cells)):
            rows = (
                west[start : start + SIDE] + east[start : start + SIDE]
                for start in range(0, SIDE * SIDE, SIDE)
            )
            yield Plan(2 * SIDE, sum(rows, ()))


def _turned(cells: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
    for _ in range(4):
        yield cells
        cells = tuple(
            cells[SIDE * (SIDE - 1 - column) + row] for row in range(SIDE) for column in range(SIDE)
        )


def buildings(face: Face) -> list[set[int]]:
    """The printed buildings of a face: squares of one type side by side are one (TW-3.8)."""
    plan = plan_of(face)
    found: list[set[int]] = []
    for start, cell in enumerate(face.cells):
        if cell.ground == Ground.BUILDING and not any(start in building for building in found):
            found.append(_grown(plan, start))
    return found


def _grown(plan: Plan, start: int) -> set[int]:
    building, edge = {start}, [start]
    while edge:
        for near in plan.beside(edge.pop()):
            if near not in building and plan.cells[near] == plan.cells[start]:
                building.add(near)
                edge.append(near)
    return building

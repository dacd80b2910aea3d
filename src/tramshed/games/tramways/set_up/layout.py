"""Where boards lie (TW-S1): a rectangle, other shapes, or any that is drawn with # and dots.

A board's spot is counted row by row, cells spot by spot.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tramshed.games.tramways.components import BOARD_CELLS, SIDE
from tramshed.games.tramways.edition.trouble import LOCALE, said
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.setup import Setup

Spot = tuple[int, int]
"""Column and row, of a board or of a cell."""

STEPS: tuple[Spot, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west."""

SHAPES: dict[str, dict[int, str]] = {
    "rectangle": {3: "###", 4: "##/##", 6: "###/###", 8: "####/####", 10: "#####/#####"},
    "row": {3: "###", 4: "####", 6: "######", 8: "########", 10: "##########"},
    "ring": {
        3: "##/#.",
        4: "##/#./#.",
        6: "###/#.#/#..",
        8: "###/#.#/###",
        10: "####/#..#/####",
    },
    "stairs": {
        3: "##./.#.",
        4: "##./.##",
        6: "##../.##./..##",
        8: "##.../.##../..##./...##",
        10: "##..../.##.../..##../...##./....##",
    },
}
SMALL = 3


def boards_needed(setup: Setup) -> int:
    """How many boards the map has."""
    if setup.seats == 1 or (setup.seats == 2 and setup.option("map") == "small"):
        return SMALL
    return 2 * setup.seats


def parcels_needed(setup: Setup) -> int:
    """The fewest parcels of a map: four a player (TW-S1, TW-6.1)."""
    return 4 * setup.seats


@cache
def spots(setup: Setup) -> tuple[Spot, ...]:
    """Where the boards lie, in order; raises BadSetup for a layout that will not do."""
    needed = boards_needed(setup)
    chosen = setup.option("layout")
    drawing = SHAPES[chosen][needed] if chosen in SHAPES else chosen
    rows = drawing.split("/")
    found = [
        (column, row)
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark == "#"
    ]
    if len(found) != needed:
        wrong = said("faces.layout-boards", layout=repr(chosen), given=len(found), needed=needed)
        raise BadSetup(wrong, LOCALE)
    if not _hangs_together(found):
        raise BadSetup(said("faces.layout-apart", layout=repr(chosen)), LOCALE)
    left = min(column for column, _ in found)
    top = min(row for _, row in found)
    return tuple((column - left, row - top) for column, row in found)


def _hangs_together(boards: list[Spot]) -> bool:
    reached, edge = {boards[0]}, [boards[0]]
    while edge:
        column, row = edge.pop()
        for right, down in STEPS:
            near = (column + right, row + down)
            if near in boards and near not in reached:
                reached.add(near)
                edge.append(near)
    return len(reached) == len(boards)


@cache
def cell_spots(setup: Setup) -> tuple[Spot, ...]:
    """Column and row of every cell, from 0, in order of cell."""
    return tuple(
        (column * SIDE + cell % SIDE, row * SIDE + cell // SIDE)
        for column, row in spots(setup)
        for cell in range(BOARD_CELLS)
    )


def neighbours(setup: Setup) -> Iterator[tuple[int, ...]]:
    """For every cell the cells to its north, east, south and west; -1 off the map."""
    numbers = {spot: cell for cell, spot in enumerate(cell_spots(setup))}
    for column, row in cell_spots(setup):
        yield tuple(numbers.get((column + right, row + down), -1) for right, down in STEPS)

"""Positions that the rulebook's examples need on the boards (TW-C9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tramshed.games.tramways.edition.model import Cell, Edition, Ground, Trade
from tramshed.games.tramways.edition.plan import Plan, plans
from tramshed.games.tramways.edition.trouble import Breach


@dataclass(frozen=True, slots=True)
class Position:
    """Something that must lie somewhere: on one face, or on two boards side by side."""

    where: str
    what: str
    lies_on: Callable[[Plan], bool]


def _parcel(label: str) -> Cell:
    return Cell(Ground.PARCEL, label=label)


def _building(trade: Trade) -> Cell:
    return Cell(Ground.BUILDING, trade=trade)


def apart(one: Cell, other: Cell, tiles: int, ground: Ground) -> Callable[[Plan], bool]:
    """Whether a track of so many tiles, all on this ground, can lead from one to the other."""

    def lies_on(plan: Plan) -> bool:
        if one not in plan.cells or other not in plan.cells:
            return False
        starts = (at for at, cell in enumerate(plan.cells) if cell == one)
        return any(_leads(plan, (start,), other, tiles, ground) for start in starts)

    return lies_on


def _leads(plan: Plan, way: tuple[int, ...], goal: Cell, tiles: int, ground: Ground) -> bool:
    nears = [near for near in plan.beside(way[-1]) if near not in way]
    if tiles == 0:
        return any(plan.cells[near] == goal for near in nears)
    return any(
        _leads(plan, (*way, near), goal, tiles - 1, ground)
        for near in nears
        if plan.cells[near].ground == ground
    )


def _both(one: Cell, other: Cell) -> Callable[[Plan], bool]:
    return lambda plan: one in plan.cells and other in plan.cells


def three_in_line(plan: Plan) -> bool:
    """Three parcels in line, and beside two neighbours of them two plain cells on one side."""
    for at in range(len(plan.cells)):
        for along, across in ((1, plan.width), (plan.width, 1)):
            if _is(plan, at, along, 2, Ground.PARCEL) and any(
                _is(plan, first + side, along, 1, Ground.PLAIN)
                and first + side in plan.beside(first)
                for first in (at, at + along)
                for side in (across, -across)
            ):
                return True
    return False


def _is(plan: Plan, at: int, along: int, more: int, ground: Ground) -> bool:
    """Whether a cell and some more in a direction are of this ground."""
    if not 0 <= at < len(plan.cells) or plan.cells[at].ground != ground:
        return False
    return more == 0 or (
        at + along in plan.beside(at) and _is(plan, at + along, along, more - 1, ground)
    )


POSITIONS = (
    Position("board D", "D1 beside D2", apart(_parcel("D1"), _parcel("D2"), 0, Ground.PLAIN)),
    Position("board F", "F2 and F3 on one face", _both(_parcel("F2"), _parcel("F3"))),
    Position("boards", "three parcels in line with two plain cells beside two", three_in_line),
    Position(
        "board A",
        "A1 three plain tiles from an R",
        apart(_parcel("A1"), _building(Trade.R), 3, Ground.PLAIN),
    ),
    Position(
        "board B",
        "B1 two mountain tiles from a C",
        apart(_parcel("B1"), _building(Trade.C), 2, Ground.MOUNTAIN),
    ),
    Position(
        "board H", "H2 beside an R", apart(_parcel("H2"), _building(Trade.R), 0, Ground.PLAIN)
    ),
)


def check_positions(edition: Edition) -> Iterator[Breach]:
    """TW-C9: each position lies on some face, or on two boards side by side."""
    missing = list(POSITIONS)
    for plan in plans(edition):
        missing = [position for position in missing if not position.lies_on(plan)]
        if not missing:
            return
    for position in missing:
        yield Breach("TW-C9", position.where, f"nowhere on the boards lies {position.what}")

"""Positions that the rulebook's examples need on the boards (TW-C9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tramshed.games.tramways.edition.model import Cell, Edition, Ground, Trade
from tramshed.games.tramways.edition.plan import Plan, plans
from tramshed.games.tramways.edition.trouble import Breach, said
from tramshed.kernel.words import Message


@dataclass(frozen=True, slots=True)
class Position:
    """Something that must lie somewhere: on one face, or on two boards side by side."""

    where: Message
    missing: str
    """What is said if it lies nowhere."""
    lies_on: Callable[[Plan], bool]


def _board(letter: str) -> Message:
    return said("faces.board", letter=letter)


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
    Position(_board("D"), "faces.position.d", apart(_parcel("D1"), _parcel("D2"), 0, Ground.PLAIN)),
    Position(_board("F"), "faces.position.f", _both(_parcel("F2"), _parcel("F3"))),
    Position(said("faces.boards"), "faces.position.line", three_in_line),
    Position(
        _board("A"),
        "faces.position.a",
        apart(_parcel("A1"), _building(Trade.R), 3, Ground.PLAIN),
    ),
    Position(
        _board("B"),
        "faces.position.b",
        apart(_parcel("B1"), _building(Trade.C), 2, Ground.MOUNTAIN),
    ),
    Position(
        _board("H"), "faces.position.h", apart(_parcel("H2"), _building(Trade.R), 0, Ground.PLAIN)
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
        yield Breach("TW-C9", position.where, said(position.missing))

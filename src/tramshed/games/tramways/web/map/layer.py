"""Layers of the map: one drawing above the other, each a zone of its own, all in the same measure.

Everything is drawn as the map lies on a desktop. On an upright phone the style sheet turns the
whole map a quarter and turns whatever is `upright` back, around the middle of its cell: one drawing
is right both ways, and the server need not know which one is shown.
"""

from __future__ import annotations

from tramshed.games.tramways.components import SIDE
from tramshed.games.tramways.names import ALPHABET
from tramshed.games.tramways.shown.seen import STEPS, CellSeen, MapSeen
from tramshed.games.tramways.web.map.pen import CELL, HALF
from tramshed.kernel.plain import Plain

ANGLES = {"n": 0, "e": 90, "s": 180, "w": 270}

Spot = tuple[int, int]
"""Column and row of a cell."""


class Extent(Plain):
    """How many cells wide and high a map is."""

    columns: int
    rows: int

    @property
    def turns(self) -> bool:
        """Are cells larger on an upright phone if it is turned?"""
        return self.columns > self.rows


def extent(seen: MapSeen) -> Extent:
    """Of the map that somebody sees."""
    boards = seen.boards
    return Extent(
        max(board.column for board in boards) + SIDE, max(board.row for board in boards) + SIDE
    )


def layer(size: Extent, *drawn: str) -> str:
    """A drawing as large as the map."""
    view = f"0 0 {size.columns * CELL} {size.rows * CELL}"
    return f'<svg viewBox="{view}" aria-hidden="true" focusable="false">{"".join(drawn)}</svg>'


def spot(cell: CellSeen) -> Spot:
    return cell.column, cell.row


def middle(where: Spot) -> Spot:
    """The middle of a cell."""
    return where[0] * CELL + HALF, where[1] * CELL + HALF


def near(where: Spot, side: str) -> Spot:
    """The spot on a side of another."""
    right, down = STEPS[side]
    return where[0] + right, where[1] + down


def placed(name: str, where: Spot, more: str = "") -> str:
    """A piece of the sprite in a cell; it is turned with the map."""
    x, y = middle(where)
    return f'<use href="#{name}" x="{x}" y="{y}"{more}/>'


def facing(name: str, where: Spot, side: str) -> str:
    """A piece that is drawn in the north of a cell, on some side of it."""
    x, y = middle(where)
    return f'<use href="#{name}" transform="translate({x} {y}) rotate({ANGLES[side]})"/>'


def upright(where: Spot, drawn: str, more: str = "") -> str:
    """A drawing around the middle of a cell that stays upright."""
    x, y = middle(where)
    return f'<g{more} transform="translate({x} {y})"><g class="up">{drawn}</g></g>'


def spot_of(cell: str) -> Spot:
    """Where the cell of some name lies."""
    letters = cell.lstrip("0123456789")
    number = 0
    for letter in letters:
        number = number * len(ALPHABET) + ALPHABET.index(letter) + 1
    return number - 1, int(cell[: -len(letters)]) - 1


def written(kind: str, y: float, words: str | int, x: float = 0) -> str:
    """A label or number inside a drawing; the style sheet says how a kind of them looks."""
    aside = f' x="{x:g}"' if x else ""
    return f'<text class="{kind}"{aside} y="{y:g}">{words}</text>'


def piece(name: str) -> str:
    """A piece of the sprite inside a drawing around the middle of a cell."""
    return f'<use href="#{name}"/>'

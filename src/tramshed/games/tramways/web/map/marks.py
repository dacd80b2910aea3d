"""What lies over the map while somebody decides: a line to be, how far it can reach, a route, a
building to be, rails that would go. Made from a draft; nobody else sees it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tramshed.draw.svg import rect
from tramshed.games.tramways.names import SIDE_LETTERS
from tramshed.games.tramways.shown.seen import STEPS, CellSeen, MapSeen
from tramshed.games.tramways.web.map.layer import (
    Extent,
    extent,
    layer,
    middle,
    piece,
    placed,
    spot,
    spot_of,
    upright,
    written,
)
from tramshed.games.tramways.web.map.lines import Tile, drawn_tile
from tramshed.games.tramways.web.map.pen import CELL, HALF
from tramshed.games.tramways.web.map.sites import standing
from tramshed.kernel.plain import Plain

AHEAD = 2
"""Sides from the one that a straight is entered by to the one it leaves by."""

CUT = 0.5
"""How large a cross is at the edge of a cell."""

Rail = tuple[str, str]
"""A cell, and the two sides that a tile has in it, in any order."""


class Raised(Plain):
    """A building that could be built, or upgraded."""

    cell: str
    trade: str
    owner: int
    label: str
    upgraded: bool = False


class Marks(Plain):
    """All cells by their names."""

    chosen: tuple[str, ...] = ()
    """What the draft is about: a start, a passenger's square, a parcel, where it ends."""
    reach: tuple[tuple[str, int], ...] = ()
    """Cells to which a line can still come, and the rails it takes."""
    line: tuple[Rail, ...] = ()
    """Tiles that would be laid, one after the other."""
    owner: int = 0
    """Who lays them."""
    route: tuple[Rail, ...] = ()
    """Where a passenger would ride, or what would be upgraded."""
    legs: tuple[tuple[str, int], ...] = ()
    """Cells in which the lines of a route have their numbers."""
    raised: Raised | None = None
    lost: tuple[Rail, ...] = ()
    """Rails that would leave the map."""
    veiled: bool = False
    """Everything else steps back."""


NOTHING = Marks()


class Overlay(Plain):
    """Marks over a map, and the tiles of their route as they lie there."""

    size: Extent
    marks: Marks
    ridden: tuple[Tile, ...]


def overlay(seen: MapSeen, marks: Marks) -> Overlay:
    ridden = (_lying(seen.cells[cell], in_order(sides)) for cell, sides in marks.route)
    return Overlay(extent(seen), marks, tuple(tile for tile in ridden if tile))


def _lying(cell: CellSeen, sides: str) -> Tile | None:
    found = (each for each in cell.tiles if each.sides == sides)
    return next(
        (Tile(cell.name, spot(cell), sides, each.owner, each.upgraded) for each in found), None
    )


def draw(data: Overlay) -> str:
    """As SVG."""
    return layer(data.size, *_drawn(data, data.marks))


def _drawn(data: Overlay, marks: Marks) -> Iterator[str]:
    if marks.veiled:
        yield _veil(data.size, marks.chosen)
    if marks.route:
        yield _glow("route", marks.route)
        yield from (drawn_tile(tile, "ridden") for tile in data.ridden)
    if marks.line:
        yield _glow("line", marks.line)
    yield from (_ghost(each, marks.owner) for each in marks.line)
    yield from (placed("ring", spot_of(cell)) for cell in marks.chosen)
    if marks.raised:
        yield _building(marks.raised)
    yield from (_cut(cell, side) for cell, sides in marks.lost for side in sides)
    yield from (_number("disc", cell, rails) for cell, rails in marks.reach)
    yield from (_number("laid", cell, n) for n, (cell, _) in enumerate(marks.line, 1))
    yield from (_number("laid", cell, n) for cell, n in marks.legs)


def _veil(size: Extent, chosen: tuple[str, ...]) -> str:
    """Over all but what the draft is about."""
    whole = rect(0, 0, size.columns * CELL, size.rows * CELL)
    holes = (rect(x * CELL, y * CELL, CELL, CELL) for x, y in map(spot_of, chosen))
    return f'<path class="veil" fill-rule="evenodd" d="{whole}{"".join(holes)}"/>'


def in_order(sides: str) -> str:
    """The sides of a tile as tiles are named: ns, ne, nw, es, ew, sw."""
    return "".join(sorted(sides, key=SIDE_LETTERS.index))


def path_of(rails: tuple[Rail, ...]) -> str:
    """The middle of some tiles as path data, each from its first side to its second."""
    return "".join(_path(cell, sides) for cell, sides in rails)


def _path(cell: str, sides: str) -> str:
    x, y = middle(spot_of(cell))
    (ax, ay), (bx, by) = (STEPS[side] for side in sides)
    turn = (SIDE_LETTERS.index(sides[1]) - SIDE_LETTERS.index(sides[0])) % len(SIDE_LETTERS)
    way = "L" if turn == AHEAD else f"A{HALF} {HALF} 0 0 {int(turn > AHEAD)} "
    return f"M{x + HALF * ax} {y + HALF * ay}{way}{x + HALF * bx} {y + HALF * by}"


def _glow(kind: str, rails: tuple[Rail, ...]) -> str:
    return f'<path class="glow {kind}" d="{path_of(rails)}"/>'


def _ghost(rail: Rail, owner: int) -> str:
    cell, sides = rail
    tile = Tile(cell, spot_of(cell), in_order(sides), owner, False)
    return drawn_tile(tile, "ghost")


def _building(raised: Raised) -> str:
    drawn = piece(f"plate-{raised.trade}") + standing(
        raised.trade, raised.upgraded, raised.owner, raised.label
    )
    return upright(spot_of(raised.cell), drawn, ' class="ghost"')


def _cut(cell: str, side: str) -> str:
    """A cross where rails that would go leave their cell: what is built covers the rest."""
    x, y = middle(spot_of(cell))
    right, down = STEPS[side]
    moved = f"translate({x + HALF * right} {y + HALF * down}) scale({CUT})"
    return f'<use href="#lost" transform="{moved}"/>'


def _number(disc: str, cell: str, number: int) -> str:
    return upright(spot_of(cell), piece(disc) + written("number", 5, number))

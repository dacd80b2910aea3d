"""The ground: boards, terrain, parcels and printed buildings, with letters and numbers around them.
It never changes in a match."""

from __future__ import annotations

from collections.abc import Iterator

from tramshed.draw.svg import fill, rect, stroke
from tramshed.games.tramways.components import SIDE
from tramshed.games.tramways.names import column
from tramshed.games.tramways.shown.seen import MapSeen
from tramshed.games.tramways.web.map.layer import (
    Extent,
    Spot,
    extent,
    layer,
    middle,
    near,
    piece,
    placed,
    spot,
    upright,
)
from tramshed.games.tramways.web.map.palette import (
    FRAME,
    LAKE,
    MOUNTAIN,
    PLAIN,
    PLAIN_EDGE,
    SEAM,
    SHORE,
    TRADE,
)
from tramshed.games.tramways.web.map.pen import CELL, HALF
from tramshed.games.tramways.web.map.terrain import BLADES
from tramshed.kernel.plain import Plain

ROUND = 18
"""The radius of a lake's corners."""
BANK = 3
"""Between a lake and the edge of its cell."""


CORNERS = ("nw", "ne", "se", "sw")
"""Of a cell, clockwise."""


class Printed(Plain):
    """A building square that is printed on a board."""

    spot: Spot
    trade: str


class Ground(Plain):
    """All that is printed on the boards."""

    size: Extent
    boards: tuple[Spot, ...]
    plains: tuple[Spot, ...]
    mountains: tuple[Spot, ...]
    lakes: tuple[Spot, ...]
    parcels: tuple[Spot, ...]
    printed: tuple[Printed, ...]


def ground(seen: MapSeen) -> Ground:
    sites = [(cell, cell.site) for cell in seen.cells.values() if cell.site]
    lies: dict[str, list[Spot]] = {"plain": [], "mountain": [], "lake": [], "site": []}
    for cell in seen.cells.values():
        lies[cell.ground].append(spot(cell))
    return Ground(
        size=extent(seen),
        boards=tuple((board.column, board.row) for board in seen.boards),
        plains=tuple(lies["plain"]),
        mountains=tuple(lies["mountain"]),
        lakes=tuple(lies["lake"]),
        parcels=tuple(spot(cell) for cell, site in sites if site.label),
        printed=tuple(Printed(spot(cell), site.trade) for cell, site in sites if not site.label),
    )


def draw(data: Ground) -> str:
    """As SVG."""
    return layer(
        data.size,
        *_boards(data),
        *(upright(where, piece("mountain")) for where in data.mountains),
        *(upright(where, piece(f"tufts-{kind}")) for where, kind in _grass(data.plains)),
        *_water(data.lakes),
        *(placed("lot", where) for where in data.parcels),
        *_buildings(data.printed),
        *_rim(data.size),
    )


def _boards(data: Ground) -> Iterator[str]:
    boards = [rect(x * CELL, y * CELL, SIDE * CELL, SIDE * CELL) for x, y in data.boards]
    cells = [(x + dx, y + dy) for x, y in data.boards for dx in range(SIDE) for dy in range(SIDE)]
    yield stroke(FRAME, 7, *boards)
    yield fill(PLAIN, *boards)
    yield fill(MOUNTAIN, *(rect(x * CELL, y * CELL, CELL, CELL) for x, y in data.mountains))
    yield stroke(PLAIN_EDGE, 0.8, *(f"M{x * CELL} {y * CELL}h{CELL}v{CELL}" for x, y in cells))
    yield stroke(SEAM, 1.6, *boards)


def _grass(plains: tuple[Spot, ...]) -> Iterator[tuple[Spot, int]]:
    """Every third cell has some."""
    for x, y in plains:
        if (x * 7 + y * 13) % 3 == 0:
            yield (x, y), (x * 5 + y * 3) % len(BLADES)


def _water(lakes: tuple[Spot, ...]) -> Iterator[str]:
    shores = [_shore(where, frozenset(lakes)) for where in lakes]
    yield stroke(SHORE, 5, *shores)
    yield fill(LAKE, *shores)
    yield from (upright(where, piece("waves")) for where in lakes)


def _shore(where: Spot, wet: frozenset[Spot]) -> str:
    """A cell of a lake as path data: round where the lake ends, open towards the rest of it."""
    top, right, low, left = (0 if near(where, side) in wet else BANK for side in "nesw")
    x0, y0 = where[0] * CELL + left, where[1] * CELL + top
    x1, y1 = (where[0] + 1) * CELL - right, (where[1] + 1) * CELL - low
    (a, i), (b, j), (c, k), (d, m) = (_bend(where, sides, wet) for sides in CORNERS)
    return (
        f"M{x0 + a} {y0}H{x1 - b}Q{x1 - j} {y0 + j} {x1} {y0 + b}"
        f"V{y1 - c}Q{x1 - k} {y1 - k} {x1 - c} {y1}"
        f"H{x0 + d}Q{x0 + m} {y1 - m} {x0} {y1 - d}V{y0 + a}Q{x0 + i} {y0 + i} {x0 + a} {y0}Z"
    )


def _bend(where: Spot, sides: str, wet: frozenset[Spot]) -> tuple[int, int]:
    """How a corner of a lake's cell is drawn: its radius, and how far in its middle is pulled."""
    beside = [near(where, side) in wet for side in sides]
    if not any(beside):
        return ROUND, 0
    across = near(near(where, sides[0]), sides[1])
    return (BANK, BANK) if all(beside) and across not in wet else (0, 0)


# --- printed buildings


def _buildings(printed: tuple[Printed, ...]) -> Iterator[str]:
    trades = {each.spot: each.trade for each in printed}
    yield from (placed(f"plate-{each.trade}", each.spot) for each in printed)
    for where, trade in trades.items():
        yield from (
            joint(where, side, trade) for side in "es" if trades.get(near(where, side)) == trade
        )
    for where, trade in trades.items():
        yield upright(where, piece(f"building-{trade}"))


def joint(where: Spot, side: str, trade: str) -> str:
    """What makes one plate of two: squares of one trade side by side are one building."""
    x, y = middle(where)
    wide, high = (16, 46) if side in "ew" else (46, 16)
    dx, dy = near((0, 0), side)
    return fill(TRADE[trade], rect(x + dx * HALF - wide / 2, y + dy * HALF - high / 2, wide, high))


# --- letters and numbers


def _rim(size: Extent) -> Iterator[str]:
    """As the notation has them; on a map that is turned, letters stand below: there it is left."""
    for n in range(size.columns):
        yield _sign("rim-top", n * CELL + HALF, -11, column(n))
        yield _sign("rim-low", n * CELL + HALF, size.rows * CELL + 10, column(n))
    for n in range(size.rows):
        yield _sign("rim-side", -11, n * CELL + HALF, str(n + 1))


def _sign(kind: str, x: int, y: int, words: str) -> str:
    written = f'<text class="up" y="4.5">{words}</text>'
    return f'<g class="{kind}" transform="translate({x} {y})">{written}</g>'

"""The game's picture in the lobby: a corner of a town, 480 × 270, eight cells wide.

`python -m tramshed.games.tramways.web.lobby` writes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tramshed.draw.svg import at, box, fill, rect, stroke
from tramshed.games.tramways.web.map import buildings, companies, people, terrain
from tramshed.games.tramways.web.map.palette import MOUNTAIN, PLAIN, PLAIN_EDGE
from tramshed.games.tramways.web.map.pen import CELL

FILE = Path(__file__).parent / "static" / "lobby.svg"
WIDE, HIGH = 480, 270
TOP = -15
"""The first row is cut by the picture's edge."""

MOUNTAINS = ((3, 0), (4, 0), (7, 3), (0, 4))
LAKE = ((5, 3), (6, 3), (5, 4), (6, 4))
TUFTS = ((0, 0, 1), (2, 3, 0), (7, 0, 2), (1, 4, 2), (3, 2, 1), (6, 0, 0))
BUILDINGS = (("C", True, 1, 1), ("R", False, 4, 1), ("I", False, 6, 2), ("L", True, 2, 4))
RAILS = (
    (0, True, ((2, 1, "ew"), (3, 1, "ew"))),
    (1, False, ((1, 2, "ns"), (1, 3, "ns"), (1, 4, "ne"))),
    (2, False, ((4, 2, "ns"), (4, 3, "nw"), (3, 3, "es"), (3, 4, "nw"))),
    (0, False, ((5, 1, "sw"), (5, 2, "ne"))),
)
"""Seat, upgraded or not, and the tiles of a line."""
PEOPLE = ((1, 1), (4, 1), (6, 2))


def picture() -> str:
    """All of it."""
    body = "".join((*_ground(), *_lines(), *_town()))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">{body}</svg>'


def _spot(column: int, row: int, drawn: str) -> str:
    return at(column * CELL, row * CELL + TOP, drawn)


def _ground() -> Iterator[str]:
    yield fill(PLAIN, rect(0, 0, WIDE, HIGH))
    for column, row in MOUNTAINS:
        yield _spot(column, row, fill(MOUNTAIN, rect(0, 0, CELL, CELL)) + terrain.mountain())
    columns = (f"M{column * CELL} 0V{HIGH}" for column in range(1, WIDE // CELL))
    rows = (f"M0 {row * CELL + TOP}H{WIDE}" for row in range(1, 5))
    yield stroke(PLAIN_EDGE, 1, *columns, *rows)
    for column, row, kind in TUFTS:
        yield _spot(column, row, terrain.tufts(kind))
    column, row = LAKE[0]
    yield _spot(column, row, box(3, 3, 2 * CELL - 6, 2 * CELL - 6, 14, "#A9C9D2", "#5F8E9E", 2.4))
    for column, row in LAKE:
        yield _spot(column, row, terrain.waves())


def _lines() -> Iterator[str]:
    for seat, upgraded, tiles in RAILS:
        for column, row, sides in tiles:
            yield _spot(column, row, companies.rail(seat, sides, upgraded=upgraded))


def _town() -> Iterator[str]:
    for trade, upgraded, column, row in BUILDINGS:
        drawn = buildings.plate(trade) + buildings.building(trade, upgraded=upgraded)
        yield _spot(column, row, drawn)
    for column, row in PEOPLE:
        yield at(column * CELL + 35, row * CELL + TOP + 27, people.passenger(), 0.8)


def main() -> None:
    """Write the picture that is a file."""
    FILE.write_text(picture(), "utf-8")


if __name__ == "__main__":
    main()

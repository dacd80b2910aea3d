"""Companies: by seat a crest, and a pattern on the rails, so that nobody needs their colours."""

from __future__ import annotations

from tramshed.draw.palette import CREAM, INK
from tramshed.draw.svg import at, box, circle, fill, stroke
from tramshed.games.tramways.web.map.palette import COMPANY, ON_COMPANY, WARNING
from tramshed.games.tramways.web.map.pen import rounded

NAMES = ("star", "crown", "clover", "moon", "bell")
CREST_VIEW = "0 0 24 24"
CRESTS = (
    "M12 3.6L14.5 9.3L20.6 9.9L16 14L17.4 20L12 16.9L6.6 20L8 14L3.4 9.9L9.5 9.3Z",
    "M5 17.8L3.8 7.2L8.6 11.2L12 4.6L15.4 11.2L20.2 7.2L19 17.8Z",
    "M12 12a3.9 3.9 0 1 1 0-7.8a3.9 3.9 0 1 1 0 7.8zM11 12.7a3.9 3.9 0 1 1-7.6 0a3.9 3.9 0 1 1"
    " 7.6 0zM20.6 12.7a3.9 3.9 0 1 1-7.6 0a3.9 3.9 0 1 1 7.6 0zM11 13h2l1.4 7h-4.8z",
    "M15.8 4.6A8 8 0 1 0 19.6 15.6A7 7 0 0 1 15.8 4.6Z",
    "M12 3.4c4 0 5.2 3.4 5.4 7c.2 3 1 4.6 2.6 6.2H4c1.6-1.6 2.4-3.2 2.6-6.2c.2-3.6 1.4-7 5.4-7z"
    "M9.8 17.6h4.4a2.2 2.2 0 0 1-4.4 0z",
)

PATTERNS = (
    ("9 6", "butt", 0.42),
    (".1 7.5", "round", 0.5),
    ("60 0", "butt", 0.26),
    ("1.8 8.2", "butt", 0.62),
    ("10 5 .1 5", "round", 0.3),
)
"""Dashes on a tile 60 long, so that they run on through straights and curves; their ends; and how
much of the rail's width they take: long dashes, dots, a line, ticks, dash and dot."""

NARROW, BROAD = 10, 14
"""A rail's width, and an upgraded one's."""
CASE, KERB, KERB_CASE = 4, 6, 9
"""How much wider its ink is, and an upgraded one's cream kerbs, and their ink."""

TO_LOT, TO_PLATE = 7, 3.5
"""From the edge of a cell to a parcel's cord, and to the plate of a printed building."""

STRAIGHT, CURVE = "M30-.3V60.3", "M30-.3V0A30 30 0 0 0 60 30H60.3"
"""A little beyond the edge, so that nothing shines through where two tiles meet."""
QUARTERS = {
    "ns": (STRAIGHT, 0),
    "ew": (STRAIGHT, 90),
    "ne": (CURVE, 0),
    "es": (CURVE, 90),
    "sw": (CURVE, 180),
    "nw": (CURVE, 270),
}
"""How a tile lies, by its sides."""


def crest(seat: int) -> str:
    """A disc in the company's colour with its crest."""
    inner = circle(12, 12, 9.6, "none", CREAM, 0.8) if COMPANY[seat] == COMPANY[3] else ""
    disc = circle(12, 12, 11, COMPANY[seat], INK, 1.6)
    return disc + inner + fill(ON_COMPANY[seat], CRESTS[seat])


def owned(seat: int) -> str:
    """What a company adds to a building on its parcel: a frame, its crest, a plate for a label."""
    return (
        box(2, 2, 56, 56, 7, "none", INK, 4.6)
        + box(2, 2, 56, 56, 7, "none", COMPANY[seat], 2.8)
        + at(-3, -3, crest(seat), 0.875)
        + box(19, 1, 17, 11, 2, CREAM, INK, 0.8)
    )


def rail(seat: int, sides: str, *, upgraded: bool) -> str:
    """A tile: rails in an ink case; upgraded they are broad, between two cream kerbs."""
    path, angle = QUARTERS[sides]
    drawn = bed(path, upgraded=upgraded) + metal(seat, path, upgraded=upgraded)
    return f'<g transform="rotate({angle} 30 30)">{drawn}</g>' if angle else drawn


def bed(path: str, *, upgraded: bool) -> str:
    """What lies below the rails."""
    if not upgraded:
        return _line(path, INK, NARROW + CASE)
    kerbs = _line(path, INK, BROAD + KERB_CASE) + _line(path, CREAM, BROAD + KERB)
    return kerbs + _line(path, INK, BROAD + 1.6)


def metal(seat: int, path: str, *, upgraded: bool) -> str:
    """The rails themselves, in the company's colour and pattern."""
    width = BROAD if upgraded else NARROW
    dashes, ends, share = PATTERNS[seat]
    pattern = (
        f' pathLength="60" stroke-dasharray="{dashes}" stroke-dashoffset="-2"'
        f' stroke-linecap="{ends}"'
    )
    return _line(path, COMPANY[seat], width) + _line(path, ON_COMPANY[seat], width * share, pattern)


def stub(seat: int, reach: float, *, upgraded: bool) -> str:
    """How a line goes on north of its last tile, until it meets something."""
    path = f"M30 0V-{reach:g}"
    width = BROAD if upgraded else NARROW
    return bed(path, upgraded=upgraded) + _line(path, COMPANY[seat], width)


def buffer() -> str:
    """The end of the line, in the north: nobody can go on."""
    return stroke(INK, 5, "M18 2.5H42") + stroke(WARNING, 2.2, "M20 2.5H40")


def bridge(*, upgraded: bool) -> str:
    """The parapets where a line leads north to south over another."""
    out = 15 if upgraded else 10.5
    left, right = 30 - out, 30 + out
    flared = f"M{left - 3:g} 15l3 4v22l-3 4M{right + 3:g} 15l-3 4v22l3 4"
    return rounded(INK, 3.4, flared) + rounded(CREAM, 1.4, flared)


def _line(path: str, colour: str, width: float, more: str = "") -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"{more}/>'


assert len(NAMES) == len(CRESTS) == len(PATTERNS) == len(COMPANY)

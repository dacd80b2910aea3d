"""What the ground of a cell looks like: grass, mountains, water; a parcel pegged out on it."""

from __future__ import annotations

from tramshed.draw.palette import CREAM
from tramshed.draw.svg import fill, oval, rect
from tramshed.games.tramways.web.map.palette import HACHURE, LOT, PEG, SLOPE, TUFT, WAVE
from tramshed.games.tramways.web.map.pen import rounded

BLADES = (
    "M14 20q1-4 0-6M16 20q1-3 3-5M12 20q-1-3-3-4M42 45q1-4 0-6M44 45q1-3 3-5",
    "M40 18q1-4 0-6M42 18q1-3 3-5M18 48q1-4 0-6M16 48q-1-3-3-4",
    "M22 34q1-4 0-6M24 34q1-3 3-5M20 34q-1-3-3-4",
)
"""Grass, in three different cells."""
WITH_TREE = 2


def mountain() -> str:
    """Two peaks; the ground below them is drawn with the map."""
    outline = ("M3 52L21 21L28 32L33 26L48 52", "M31 31L39 16L58 47")
    hatching = (
        "M24 28l5 22M27 33l7 17M31 31l9 19M35 31l8 18M42 25l5 13M45 29l7 14M48 33l6 12"
        "M2 52.5H49M47 47.5H58"
    )
    return (
        fill(SLOPE, "M22 47L39 16L58 47Z", opacity=0.55)
        + fill(SLOPE, "M3 52L21 21L28 32L33 26L48 52Z")
        + fill(CREAM, "M21 21L3 52H13L19 36L20 43L24 31Z", opacity=0.75)
        + fill(CREAM, "M39 16L33.5 26L37 24L39.5 28L42 23.5L44.5 25.5Z", opacity=0.9)
        + rounded(HACHURE, 0.9, hatching)
        + rounded(HACHURE, 1.5, *outline)
    )


def tufts(kind: int) -> str:
    """Grass, and now and then a tree."""
    tree = fill(TUFT, "M46 52v-5h-1.5v5z") + oval(45.4, 42, 5, 7, TUFT)
    return rounded(TUFT, 1.1, BLADES[kind]) + (tree if kind == WITH_TREE else "")


def waves() -> str:
    lines = (
        "M9 18q5-4 10 0t10 0M33 31q5-4 10 0t10 0M10 45q5-4 10 0t10 0M38 14q4-3 8 0M36 48q4-3 8 0"
    )
    return rounded(WAVE, 1.3, lines)


def lot() -> str:
    """A parcel: pegged out, with a surveyor's cord."""
    cord = (
        f'<rect x="7" y="7" width="46" height="46" fill="{LOT}" stroke="{PEG}"'
        ' stroke-width="1.5" stroke-dasharray="5 3.2"/>'
    )
    corners = ((8, 8), (52, 8), (8, 52), (52, 52))
    return cord + fill(PEG, *(rect(x - 1.6, y - 2.2, 3.2, 5) for x, y in corners))

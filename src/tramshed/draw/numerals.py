"""Slab numerals of our own, so that they look the same on every machine.

Each is an outline in a box 100 high; `WIDTH` says how wide. Holes are cut by the even-odd rule,
ball terminals are circles of their own.
"""

from __future__ import annotations

GAP = 5
"""Between the digits of a number."""

WIDTH = {
    "0": 70, "1": 54, "2": 68, "3": 67, "4": 73, "5": 67, "6": 68, "7": 65, "8": 68, "9": 68,
    "×": 56,
}  # fmt: skip

_SIX = (
    "M58 13C53 4 46 0 36 0C14 0 2 22 2 52C2 84 14 100 34 100C54 100 66 87 66 68C66 49 55 37 40 37"
    "C34 37 29 39 26 43C26 22 30 9 39 9C43 9 46 10 48 13Z"
    "M34 48C39 48 42 55 42 69C42 84 39 91 34 91C29 91 26 84 26 69C26 55 29 48 34 48Z"
)

OUTLINE = {
    "0": "M35 0C56 0 68 18 68 50C68 82 56 100 35 100C14 100 2 82 2 50C2 18 14 0 35 0Z"
    "M35 9C29 9 27 22 27 50C27 78 29 91 35 91C41 91 43 78 43 50C43 22 41 9 35 9Z",
    "1": "M41 0V88H53V100H3V88H15V29L3 33V20L25 0Z",
    "2": "M5 30C5 11 17 0 36 0C54 0 66 11 66 28C66 44 54 53 39 63C31 69 27 73 25 78H49"
    "C53 78 55 75 55 67H66V100H2V89C5 65 37 58 39 30C40 17 37 9 29 9C25 9 21 10 19 14Z",
    "3": "M4 26C6 9 18 0 34 0C52 0 63 9 63 24C63 36 56 44 46 48C58 51 66 60 66 73C66 90 52 100 "
    "33 100C14 100 2 91 2 76L16 88C20 90 24 91 28 91C36 91 40 84 40 73C40 60 35 54 24 54H19V43"
    "H24C33 43 38 37 38 25C38 14 35 9 28 9C24 9 20 10 18 13Z",
    "4": "M65 0V64H72V77H65V89H72V100H32V89H40V77H2V66L42 0ZM40 64V27L17 64Z",
    "5": "M10 0H60V22H18V38C23 34 29 32 36 32C54 32 66 45 66 65C66 87 52 100 32 100C14 100 2 91 "
    "2 77L18 88C20 90 24 91 28 91C36 91 40 82 40 66C40 51 36 42 28 42C22 42 19 45 17 50H8Z",
    "6": _SIX,
    "7": "M2 0H63V16C50 38 43 64 43 100H15C16 68 28 44 46 22H19C14 22 12 25 12 33H2Z",
    "8": "M34 0C52 0 62 10 62 24C62 35 56 43 47 47C59 51 66 60 66 73C66 90 53 100 34 100"
    "C15 100 2 90 2 73C2 60 9 51 21 47C12 43 6 35 6 24C6 10 16 0 34 0Z"
    "M34 9C28 9 25 15 25 25C25 36 28 42 34 42C40 42 43 36 43 25C43 15 40 9 34 9Z"
    "M34 52C27 52 24 60 24 72C24 84 27 91 34 91C41 91 44 84 44 72C44 60 41 52 34 52Z",
    "9": _SIX,
    "×": "M14 33L28 47L42 33L54 45L40 59L54 73L42 85L28 71L14 85L2 73L16 59L2 45Z",
}

BALLS: dict[str, list[tuple[float, float, float]]] = {
    "2": [(17.5, 29, 12.5)],
    "3": [(15.5, 26, 12), (15, 75, 13)],
    "5": [(15, 76, 13)],
    "6": [(52, 23, 12)],
    "9": [(52, 23, 12)],
}


def width(text: str, height: float) -> float:
    """How wide a number is when drawn this high."""
    return (sum(WIDTH[each] for each in text) + GAP * (len(text) - 1)) * height / 100


def numeral(text: str, x: float, y: float, height: float, fill: str) -> str:
    """A number as SVG, its top left corner at x, y."""
    drawn, at = [], 0.0
    for each in text:
        drawn.append(_digit(each, at))
        at += WIDTH[each] + GAP
    scale = f"{height / 100:.4g}"
    inside = "".join(drawn)
    return f'<g transform="translate({x:g} {y:g}) scale({scale})" fill="{fill}">{inside}</g>'


def _digit(each: str, x: float) -> str:
    balls = "".join(f'<circle cx="{cx}" cy="{cy}" r="{r}"/>' for cx, cy, r in BALLS.get(each, []))
    turned = " rotate(180 34 50)" if each == "9" else ""
    place = f' transform="translate({x:g}){turned}"' if x or turned else ""
    return f'<g{place}><path fill-rule="evenodd" d="{OUTLINE[each]}"/>{balls}</g>'

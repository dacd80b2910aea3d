"""Electric locomotives under their wire, from a box with rods to a long-distance racer."""

from __future__ import annotations

from tramshed.draw.palette import BRASS, CREAM, INK
from tramshed.draw.svg import circle, fill, rect, stroke
from tramshed.games.take_a_train.web.palette import GLASS, LAMP, STEEL
from tramshed.games.take_a_train.web.rolling import bogie, buffer, drawn, louvres, pane, rods, wheel

GREEN, BLUE, DARK, ROOF = "#2F5D54", "#1F4E74", "#3E4246", "#7F827D"


def pantograph(x: float, roof: float, top: float = 3) -> str:
    """Two arms that reach up to the wire."""
    middle = (roof + top) / 2
    arms = (
        f"M{x - 7:g} {roof:g}L{x + 9:g} {middle:g}L{x:g} {top:g}"
        f"M{x + 7:g} {roof:g}L{x - 9:g} {middle:g}L{x:g} {top:g}"
    )
    feet = rect(x - 9, roof - 2, 3.5, 2) + rect(x + 5.5, roof - 2, 3.5, 2)
    return (
        fill(INK, feet)
        + stroke("#7A2A20", 1.3, arms)
        + stroke(INK, 1.8, f"M{x - 8:g} {top:g}H{x + 8:g}")
    )


def box_cab() -> str:
    """A wooden-looking box over coupled wheels and a jackshaft."""
    axles = ((46, 9), (68, 9), (112, 9))
    return drawn(
        *(wheel(x, r, DARK) for x, r in axles),
        wheel(24, 5, DARK),
        wheel(134, 5, DARK),
        pantograph(52, 18),
        pantograph(108, 18),
        fill(ROOF, "M14 22Q20 18 28 18H132Q140 18 146 22Z"),
        fill(GREEN, rect(17, 22, 126, 31)),
        pane(GLASS, 21, 26, 10, 9),
        pane(GLASS, 34, 26, 7, 9),
        pane(GLASS, 119, 26, 7, 9),
        pane(GLASS, 129, 26, 10, 9),
        *(pane(GLASS, x, 27, 8, 6) for x in (54, 68, 84, 98)),
        stroke(INK, 0.7, *(f"M{x} 22.5V52.5" for x in (45, 48, 112, 115))),
        stroke(BRASS, 1.3, "M17.5 40H142.5"),
        louvres(56, 43, 46, 6, 14),
        fill(DARK, rect(12, 53, 136, 3.2)),
        circle(90, 57.5, 4.6, STEEL),
        rods(axles),
        circle(17.5, 44, 2.2, LAMP),
        buffer(12),
        buffer(148, left=False),
    )


def crocodile() -> str:
    """A high cab between two low snouts, each with its own rods."""
    left, right = ((24, 8), (41, 8), (58, 8)), ((102, 8), (119, 8), (136, 8))
    return drawn(
        *(wheel(x, r, DARK) for x, r in (*left, *right)),
        pantograph(64, 19),
        pantograph(96, 19),
        fill(GREEN, "M8 53V40Q8 35 14 34L50 31V53Z"),
        fill(GREEN, "M152 53V40Q152 35 146 34L110 31V53Z"),
        louvres(16, 38, 26, 8, 9),
        louvres(118, 38, 26, 8, 9),
        fill(ROOF, "M46 22Q52 18 60 18H100Q108 18 114 22Z"),
        fill(GREEN, rect(49, 22, 62, 31)),
        pane(GLASS, 52, 26, 9, 10),
        pane(GLASS, 99, 26, 9, 10),
        pane(GLASS, 66, 27, 11, 7),
        pane(GLASS, 83, 27, 11, 7),
        stroke(BRASS, 1.3, "M8.5 49.5H151.5"),
        stroke(INK, 0.8, "M63.5 22.5V52.5M96.5 22.5V52.5"),
        fill(DARK, rect(4, 53, 152, 3)),
        rods(left),
        rods(right),
        circle(10.5, 41, 2.2, LAMP),
        buffer(4),
        buffer(156, left=False),
    )


def main_line() -> str:
    """Two bogies, two pantographs, one down."""
    body = "M8 54L10 30Q11 21 20 20H140Q149 21 150 30L152 54Z"
    return drawn(
        bogie(38, DARK, 11),
        bogie(122, DARK, 11),
        pantograph(34, 18),
        stroke("#7A2A20", 1.3, "M112 17.5L124 15L136 17.5M112 14.5H136"),
        fill(ROOF, "M20 20Q24 17 32 17H128Q136 17 140 20Z"),
        fill(BLUE, body),
        fill(CREAM, "M9.2 39.5H150.8L151.2 44.5H8.8Z"),
        fill(GLASS, "M14 34L15.5 26H28V34Z"),
        fill(GLASS, "M146 34L144.5 26H132V34Z"),
        *(pane(GLASS, x, 26, 9, 7, 2) for x in (44, 60, 92, 108)),
        louvres(72, 25, 14, 9, 6),
        stroke(INK, 0.9, "M36 21V53M124 21V53"),
        louvres(48, 48, 64, 3.5, 20),
        fill(DARK, rect(5, 54, 150, 3)),
        fill(DARK, "M64 57h32l-3 5H67z"),
        circle(11.5, 48, 2.3, LAMP),
        buffer(5),
        buffer(155, left=False),
    )


def racer() -> str:
    """A pointed nose and six axles."""
    body = "M2 54C2 45 8 37 20 29C30 22 38 19.5 50 19.5H148Q157 20 157 30V54Z"
    return drawn(
        bogie(38, DARK, 12),
        wheel(38, 5, DARK, False),
        bogie(124, DARK, 12),
        wheel(124, 5, DARK, False),
        pantograph(70, 17.5),
        pantograph(128, 17.5),
        fill(ROOF, "M52 19.5L55 16.5H144L148 19.5Z"),
        fill(BLUE, body),
        fill(CREAM, "M4.5 45.5C7 41 10 38 14 35H157V40.5H40C26 40.5 14 42 4.5 45.5Z"),
        fill(CREAM, "M3 49.5C14 45.5 26 44.5 40 44.5H157V47H40C26 47 14 48 2.5 51Z"),
        fill(GLASS, "M26 33L39 24.5H52V33Z"),
        pane(GLASS, 56, 25, 8, 8, 2),
        *(circle(x, 29, 3.3, GLASS) for x in (84, 98, 112)),
        louvres(124, 24, 20, 8, 8),
        stroke(INK, 0.9, "M72 20V53M150 21V53"),
        fill(DARK, "M3 54H158V57.5H9Q4 57.5 3 54Z"),
        fill(DARK, "M66 57.5h32l-3 5H69z"),
        circle(8.5, 42, 2.4, LAMP),
        buffer(158, left=False),
    )


CLASSES = (box_cab, crocodile, main_line, racer)
"""By power."""


def electric(size: int) -> str:
    """A locomotive of some size, 0 to 3."""
    return CLASSES[size]()

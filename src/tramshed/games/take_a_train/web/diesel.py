"""Diesel locomotives, from a shunter to a streamlined express."""

from __future__ import annotations

from tramshed.draw.palette import BRASS, CREAM, INK
from tramshed.draw.svg import circle, fill, rect, stroke
from tramshed.games.take_a_train.web.palette import GLASS, LAMP
from tramshed.games.take_a_train.web.rolling import bogie, buffer, drawn, louvres, pane, rods, wheel

OXBLOOD, DARK, ROOF = "#8A3526", "#4A443C", "#6F6A60"


def shunter() -> str:
    """Three coupled axles, a long hood before the cab."""
    axles = ((42, 8.5), (64, 8.5), (98, 8.5))
    return drawn(
        *(wheel(x, r, OXBLOOD) for x, r in axles),
        fill(ROOF, "M44 28v-2h3v-6h7v6h3v2z"),
        fill(OXBLOOD, "M28 32Q28 28 32 28H78V52H28Z"),
        louvres(36, 33, 24, 10, 8),
        fill(ROOF, "M74 20Q92 15 112 20V23H74Z"),
        fill(OXBLOOD, rect(77, 23, 32, 29)),
        pane(GLASS, 81, 27, 10, 10),
        pane(GLASS, 95, 27, 10, 10),
        stroke(CREAM, 2, "M28.5 47H108.5"),
        fill(DARK, rect(22, 52, 92, 5)),
        stroke(CREAM, 1.6, "M22 57H26M110 57H114"),
        rods(axles),
        stroke(INK, 1, "M24 52V36M112 52V40"),
        circle(29, 36, 2.2, LAMP),
        buffer(22),
        buffer(114, left=False),
    )


def hood() -> str:
    """Two bogies, a cab between two hoods."""
    return drawn(
        bogie(36, DARK),
        bogie(112, DARK),
        fill(ROOF, "M46 29v-2h3v-6h8v6h3v2z"),
        fill(OXBLOOD, "M12 34Q12 29 17 29H66V54H12Z"),
        fill(OXBLOOD, "M136 34Q136 29 131 29H84V54H136Z"),
        louvres(20, 34, 36, 9, 12),
        louvres(96, 34, 30, 9, 10),
        fill(ROOF, "M60 19Q76 14 92 19V22H60Z"),
        fill(OXBLOOD, rect(63, 22, 26, 32)),
        pane(GLASS, 66, 26, 8.5, 10),
        pane(GLASS, 77.5, 26, 8.5, 10),
        stroke(CREAM, 2.2, "M12.5 48.5H135.5"),
        fill(DARK, rect(8, 54, 132, 3.4)),
        fill(DARK, "M58 57.5h32l-3 6H61z"),
        circle(13.5, 37, 2.2, LAMP),
        buffer(8),
        buffer(140, left=False),
    )


def main_line() -> str:
    """A box with a rounded nose."""
    body = "M10 54V42C10 33 16 28 26 22Q30 19 36 19H146Q150 19 150 23V54Z"
    nose = "M10 54V42C10 40 10.5 38 11.2 36H150V46H10Z"
    return drawn(
        bogie(38, DARK, 10),
        bogie(124, DARK, 10),
        fill(ROOF, "M58 19v-3h50v3z"),
        fill(OXBLOOD, body),
        fill(CREAM, nose),
        pane(GLASS, 24, 25.5, 13, 8, 1.5),
        pane(GLASS, 41, 25.5, 7, 8, 1.5),
        *(circle(x, 29, 3.6, GLASS) for x in (76, 92, 108)),
        louvres(122, 24, 18, 9, 7),
        louvres(58, 49, 44, 3.5, 16),
        stroke(INK, 0.9, "M52 21V53M140 21V53"),
        fill(DARK, rect(7, 54, 146, 3)),
        fill(DARK, "M62 57h38l-4 6H66z"),
        circle(12.5, 41, 2.3, LAMP),
        buffer(7),
        buffer(153, left=False),
    )


def express() -> str:
    """Streamlined, on three-axled bogies: it was built to be looked at."""
    body = "M3 54C3 44 9 36 22 29C34 21 44 17 58 17H152Q156 17 156 21V54Z"
    stripe = "M6.5 43C9 39 12 36.5 16 34H156V42H40C26 42 16 42 6.5 43Z"
    return drawn(
        bogie(40, DARK, 12),
        wheel(40, 5, DARK, False),
        bogie(122, DARK, 12),
        wheel(122, 5, DARK, False),
        fill(ROOF, "M74 17l3-3h52l3 3z"),
        fill(OXBLOOD, body),
        fill(CREAM, stripe),
        stroke(BRASS, 1.4, "M5.5 46C16 44.5 26 45 40 45H156"),
        fill(GLASS, "M31 32L45 22.5H56V32Z"),
        pane(GLASS, 59, 22.5, 9, 9.5, 1.5),
        louvres(84, 22, 40, 8, 12),
        stroke(INK, 0.9, "M74 18V53M142 18V53"),
        louvres(80, 48, 56, 3.5, 18),
        fill(DARK, "M4 54H157V57.5H10Q5 57.5 4 54Z"),
        fill(DARK, "M66 57.5h32l-3 5H69z"),
        circle(9.5, 41, 2.4, LAMP),
        buffer(157, left=False),
    )


CLASSES = (shunter, hood, main_line, express)
"""By power."""


def diesel(size: int) -> str:
    """A locomotive of some size, 0 to 3."""
    return CLASSES[size]()

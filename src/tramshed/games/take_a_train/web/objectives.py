"""Pictures of the eighteen objectives, 60 × 40, made of the signs of wagons and locomotives."""

from __future__ import annotations

from tramshed.draw.numerals import numeral, width
from tramshed.draw.palette import BRASS, CREAM, ENAMEL, INK, PAPER
from tramshed.draw.svg import at, box, circle, fill, rect, stroke
from tramshed.games.take_a_train.web.palette import ENGINE, GLYPH, WAGON
from tramshed.games.take_a_train.web.signs import CARGO, DRIVE
from tramshed.games.take_a_train.web.specials import mark

PICTURE = "0 0 60 40"

CARGOES = {
    "three-oil": ("oil", 3),
    "two-luxury": ("luxury", 2),
    "two-passenger": ("passenger", 2),
    "four-food": ("food", 4),
    "four-cattle": ("cattle", 4),
    "three-coal": ("coal", 3),
}
"""So many wagons of a type on one locomotive."""
DRIVES = {"three-steam": ("steam",) * 3, "three-diesel": ("diesel",) * 3} | {
    "three-electric": ("electric",) * 3,
    "one-of-each": ("steam", "diesel", "electric"),
}


def picture(name: str) -> str:
    """What an objective asks for."""
    if name in CARGOES:
        return _cargo(*CARGOES[name])
    if name in DRIVES:
        return "".join(_drive(type_, 1 + 19.6 * n) for n, type_ in enumerate(DRIVES[name]))
    return OTHERS[name]


def _tile(type_: str, x: float, y: float, side: float) -> str:
    colour = WAGON[type_]
    sign = at(
        x + side * 0.16, y + side * 0.16, CARGO[type_](GLYPH[type_], colour), side * 0.68 / 40
    )
    return box(x, y, side, side, 2, colour, INK, 0.8) + sign


def _cargo(type_: str, count: int) -> str:
    side = {2: 24, 3: 18, 4: 14}[count]
    left = 30 - (side * count + 2 * (count - 1)) / 2
    tiles = "".join(_tile(type_, left + n * (side + 2), 34 - side, side) for n in range(count))
    return tiles + stroke(INK, 1.6, "M2 37.5H58")


def _drive(type_: str, x: float) -> str:
    colour = ENGINE[type_]
    return box(x, 11, 18.6, 18.6, 3, colour, BRASS, 1) + at(
        x + 2.8, 13.8, DRIVE[type_](CREAM, colour), 0.325
    )


def _place(text: str) -> str:
    return box(15, 4, 30, 32, 6, ENAMEL, BRASS, 2) + numeral(
        text, 30 - width(text, 20) / 2, 10, 20, CREAM
    )


def _dial(turn: str) -> str:
    """A speedometer."""
    return (
        circle(30, 22, 16, CREAM, INK, 1.6)
        + stroke(
            INK,
            1.2,
            "M16 26L19 25M17 15L20 17M24 8.5L25.5 11.5M36 8.5L34.5 11.5M43 15L40 17M44 26L41 25",
        )
        + f'<g transform="rotate({turn} 30 22)">{fill("#AD3620", "M30 9L32 23H28Z")}</g>'
        + circle(30, 22, 2.6, INK)
    )


def _train(x: float, y: float, wagons: int) -> str:
    cars = "".join(rect(x + 9 + 8 * n, y + 2, 6.5, 6) for n in range(wagons))
    return fill(INK, f"M{x:g} {y + 8:g}V{y + 3:g}H{x + 3:g}V{y:g}H{x + 7:g}V{y + 8:g}Z", cars)


OTHERS = {
    "two-others": box(6, 8, 22, 24, 2, PAPER, INK, 1.4)
    + box(32, 8, 22, 24, 2, PAPER, INK, 1.4)
    + stroke("#2C5C40", 3.2, "M11 20L15.5 25L23 14M37 20L41.5 25L49 14"),
    "took-special": at(10, 0, mark("plus-one", INK, PAPER), 0.5)
    + at(32, 0, mark("bonus", INK, PAPER), 0.5)
    + at(20, 19, mark("twin", INK, PAPER), 0.5),
    "three-on-each": _train(12, 3, 3) + _train(12, 15, 3) + _train(12, 27, 3),
    "ten-wagons": numeral("10", 30 - width("10", 20) / 2, 2, 20, INK)
    + fill(INK, "".join(rect(6 + 8 * n, 28, 6.5, 6) for n in range(6)))
    + stroke(INK, 1.4, "M4 37H56"),
    "first-player": _place("1"),
    "last-player": box(15, 4, 30, 32, 6, ENAMEL, BRASS, 2)
    + stroke(CREAM, 3, "M22 12H38M22 20H38")
    + fill(CREAM, rect(22, 26, 16, 5)),
    "fastest": _dial("120"),
    "slowest": _dial("-120"),
}
NAMES = (
    "two-others",
    "three-oil",
    "took-special",
    "two-luxury",
    "three-on-each",
    "two-passenger",
    "first-player",
    "three-diesel",
    "last-player",
    "three-steam",
    "ten-wagons",
    "three-electric",
    "four-food",
    "one-of-each",
    "four-cattle",
    "fastest",
    "three-coal",
    "slowest",
)
"""In the order of components.OBJECTIVES."""

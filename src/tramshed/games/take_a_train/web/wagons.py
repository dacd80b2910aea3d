"""Six kinds of wagon, side views 100 wide on the rail at y = 66, each in its own colour."""

from __future__ import annotations

from collections.abc import Callable

from tramshed.draw.palette import BRASS, CREAM, INK
from tramshed.draw.svg import at, box, circle, fill, rect, stroke
from tramshed.games.take_a_train.web.palette import DEEP, GLASS, LAMP, WAGON
from tramshed.games.take_a_train.web.rolling import bogie, buffer, drawn, pane, wheel
from tramshed.games.take_a_train.web.signs import horns

FRAME = "#4A443C"
ROOF = "#8C8474"


def chassis() -> str:
    """Frame, springs, two axles, buffers."""
    springs = "M16 57q7 5 14 0M70 57q7 5 14 0"
    return (
        wheel(23, 6, FRAME)
        + wheel(77, 6, FRAME)
        + fill(FRAME, rect(4, 53, 92, 3.6))
        + stroke(INK, 1.2, springs)
        + buffer(4)
        + buffer(96, left=False)
    )


def planks(x: float, y: float, w: float, h: float, step: float) -> str:
    lines = "".join(f"M{x:g} {y + step * n:g}h{w:g}" for n in range(1, int(h / step) + 1))
    return stroke(INK, 0.5, lines)


def posts(y: float, low: float, *places: float) -> str:
    return stroke(INK, 1.3, *(f"M{x:g} {y:g}V{low:g}" for x in places))


def food() -> str:
    """A ventilated van, its door ajar: crates of apples."""
    roof = "M6 27Q50 16 94 27V29H6Z"
    crate = rect(0, 0, 13, 8) + "M0 2.7H13M0 5.4H13"
    return drawn(
        fill(WAGON["food"], rect(8, 28, 84, 25)),
        planks(8, 28, 84, 24, 4),
        fill("#23352B", rect(37, 29, 26, 24)),
        at(40, 45, fill("#C79A55", crate)),
        *(circle(x, 43.5, 2.2, "#B63A22") for x in (42.5, 46.5, 50.5)),
        fill("#C79A55", rect(52, 45, 10, 8)),
        fill(DEEP["food"], rect(58, 29, 5, 24), rect(37, 29, 3, 24)),
        posts(28, 53, 8, 22, 78, 92),
        fill(CREAM, rect(12, 33, 7, 4), rect(81, 33, 7, 4)),
        stroke(INK, 0.7, "M12 35h7M81 35h7"),
        fill(ROOF, roof),
        *(fill(FRAME, rect(x, 19.5, 6, 3)) for x in (28, 47, 66)),
        chassis(),
    )


def cattle() -> str:
    """Slats, and three who look out."""
    slats = "".join(rect(8, y, 84, 3.2) for y in (49.5, 44.8, 40.1, 28.5))
    heads = ((13, "#6A4527"), (36, "#E9DCC0"), (57, "#3E2A1C"), (75, "#8A5A33"))
    return drawn(
        fill("#33251A", rect(9, 28, 82, 25)),
        f'<g stroke="none">{"".join(at(x, 30.5, horns(hide, INK), 0.34) for x, hide in heads)}</g>',
        fill(WAGON["cattle"], slats),
        posts(27, 53, 8, 31, 53, 73, 92),
        fill(ROOF, "M5 27Q50 19 95 27V29.5H5Z"),
        chassis(),
    )


def coal() -> str:
    """An open hopper, heaped."""
    heap = (
        "M12 32C16 24 22 28 27 23C33 18 38 24 44 20C50 16 57 23 63 19C70 17 74 24 80 23"
        "C85 25 86 29 89 32Z"
    )
    lumps = "M24 30l4-4 4 3M40 27l5-3 3 4M56 28l4-4 5 4M72 29l4-3 4 3"
    return drawn(
        fill("#1C1815", heap),
        f'<g opacity=".6">{stroke("#8F877A", 0.9, lumps)}</g>',
        fill(WAGON["coal"], "M8 31H92L84 53H16Z"),
        stroke("#9C9384", 0.9, "M12 38H88.5M14.5 45H86"),
        stroke("#9C9384", 1.4, "M28 31.5L31 52.5M50 31.5V52.5M72 31.5L69 52.5"),
        fill(CREAM, "M43 39h14v8H43z"),
        stroke(INK, 0.9, "M46 43h8"),
        chassis(),
    )


def oil() -> str:
    """A tank with a dome and a ladder."""
    return drawn(
        fill(FRAME, "M20 53l3-8h6l3 8zM68 53l3-8h6l3 8z"),
        fill(WAGON["oil"], rect(43, 20, 14, 8)),
        fill(BRASS, rect(41, 18, 18, 3)),
        box(7, 25, 86, 25, 11, WAGON["oil"]),
        f'<g opacity=".5">{stroke(CREAM, 1.6, "M16 30H84")}</g>',
        stroke(BRASS, 1.8, "M25 25.5V49.5M75 25.5V49.5"),
        box(38, 33, 24, 10, 2, CREAM, INK, 0.9),
        stroke(DEEP["oil"], 1.6, "M42 38H58"),
        stroke(INK, 0.9, "M62 25V50M67 25V50M62 30h5M62 35h5M62 40h5M62 45h5"),
        chassis(),
    )


def luxury() -> str:
    """A strong van with brass work, for what must not be shaken."""
    panel = "".join(box(x, 31, 17, 17, 2, DEEP["luxury"], BRASS, 1.1) for x in (11, 72))
    gem = fill(CREAM, "M-4 -4h8l3.5 4L0 6l-7.5-6z")
    return drawn(
        fill(WAGON["luxury"], rect(8, 27, 84, 26)),
        panel,
        at(19.5, 39, gem, 0.8),
        at(80.5, 39, gem, 0.8),
        box(33, 29, 34, 24, 2, DEEP["luxury"], BRASS, 1.4),
        stroke(BRASS, 1, "M50 29.5V52.5"),
        circle(50, 41, 5.5, BRASS),
        circle(50, 41, 2, DEEP["luxury"]),
        stroke(BRASS, 1.6, "M8.5 50.5H32.5M67.5 50.5H91.5"),
        fill(ROOF, "M4 27Q6 21 14 21H86Q94 21 96 27Z"),
        stroke(BRASS, 1.2, "M9 24H91"),
        chassis(),
    )


def passenger() -> str:
    """A coach, its lamps lit, hats in the windows."""
    windows = (12, 26, 40, 54, 68, 82)
    hats = (
        fill(INK, "M-3 8V4H-2V1H2V4H3V8Z"),
        fill(INK, "M-4 8Q-3 5 -1.5 4.5L-4 3.5Q0 -1 4 3.5L1.5 4.5Q3 5 4 8Z"),
    )
    seated = "".join(at(x, 33, hats[n]) for x, n in ((12, 0), (26, 1), (54, 1), (68, 0)))
    return drawn(
        bogie(22, FRAME, 7, 4.6),
        bogie(78, FRAME, 7, 4.6),
        fill(WAGON["passenger"], "M3 29Q3 27 5 27H95Q97 27 97 29V55H3Z"),
        *(
            pane(LAMP if n in (1, 4) else GLASS, x - 5, 31, 10, 10, 1.5)
            for n, x in enumerate(windows)
        ),
        f'<g stroke="none">{seated}</g>',
        stroke(CREAM, 1.6, "M3.5 44.5H96.5"),
        stroke(BRASS, 0.9, *(f"M{x} 28V54" for x in (19, 33, 47, 61, 75))),
        fill(ROOF, "M1 27Q3 20 12 20H88Q97 20 99 27Z"),
        *(fill(FRAME, rect(x, 17.5, 5, 3)) for x in (26, 48, 70)),
        buffer(3),
        buffer(97, left=False),
    )


DRAWN: dict[str, Callable[[], str]] = {
    "food": food,
    "cattle": cattle,
    "coal": coal,
    "oil": oil,
    "luxury": luxury,
    "passenger": passenger,
}

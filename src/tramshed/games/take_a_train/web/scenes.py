"""Where wagons are loaded and locomotives run: engraved views, 110 × 94 for a wagon's card and
172 × 70 for a locomotive's."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tramshed.draw.palette import CREAM, INK
from tramshed.draw.svg import at, circle, faint, fill, rect, stroke, use
from tramshed.games.take_a_train.web.palette import DEEP, LIGHT, PALE

WIDE, HIGH = 110, 94
RAIL_Y = 84
BALLAST = "#E4D6B4"


def ruled(start: float, end: float, step: float = 1.7) -> Iterable[float]:
    """Lines that grow wider apart towards the horizon."""
    y = start
    while y < end:
        yield y
        step *= 1.09
        y += step


def sky(deep: str, pale: str, wide: float, high: float, horizon: float) -> str:
    """Tinted paper, ruled like an engraving, with a cloud left white."""
    rules = "".join(f"M0 {y:g}H{wide:g}" for y in ruled(1.5, horizon))
    cloud = "M14 18c0-4 6-5 8-2 2-4 9-3 9 1 4-1 5 4 1 4H15c-4 0-4-3-1-3z"
    return (
        fill(pale, rect(0, 0, wide, high))
        + faint(0.3, stroke(deep, 0.5, rules))
        + fill(CREAM, cloud)
    )


def track(wide: float, y: float, high: float, ground: float = 0) -> str:
    """Ballast from the ground's edge down, sleepers, and a rail at y."""
    ground = ground or y - 9
    sleepers = "".join(f"M{x} {y + 1:g}v2.4" for x in range(3, int(wide), 6))
    return (
        fill(BALLAST, rect(0, ground, wide, high - ground))
        + stroke(INK, 0.35, f"M0 {ground:g}H{wide:g}M8 {y - 6:g}h40M60 {y - 4:g}h40M0 {y + 6:g}h60")
        + stroke(INK, 0.9, sleepers)
        + stroke(INK, 1.1, f"M0 {y + 0.6:g}H{wide:g}")
    )


# --- where wagons are loaded


def orchard(deep: str, pale: str) -> str:
    """Food: fruit trees in rows, a barn."""
    trees = "".join(
        circle(x, y, r, deep)
        for x, y, r in ((12, 58, 8), (22, 61, 6), (34, 58, 8), (46, 61, 6), (100, 60, 8))
    )
    trunks = "".join(rect(x - 1, 62, 2, 13) for x in (12, 34, 100)) + rect(21, 64, 2, 11)
    barn = rect(62, 52, 28, 23) + "M59 53L76 40L93 53Z"
    fruit = "".join(
        circle(x, y, 1.1, pale) for x, y in ((9, 56), (14, 60), (32, 55), (37, 60), (100, 57))
    )
    return (
        fill(deep, trunks, barn, opacity=0.82)
        + faint(0.82, trees)
        + fruit
        + fill(pale, rect(71, 60, 10, 15), rect(73, 48, 6, 5))
        + stroke(deep, 0.9, "M71 60L81 75M81 60L71 75")
    )


def meadow(deep: str, pale: str) -> str:
    """Cattle: hills, a farmhouse, a fence."""
    hills = "M0 66C16 50 30 52 44 60C58 46 78 44 110 62V76H0Z"
    house = rect(70, 50, 20, 14) + "M66 51L80 41L94 51Z" + rect(86, 41, 3, 7)
    rails = "M0 66H110M0 70.5H110" + "".join(f"M{x} 63V75" for x in range(4, 110, 11))
    return (
        fill(deep, hills, opacity=0.35)
        + fill(deep, house, opacity=0.85)
        + fill(pale, rect(74, 54, 4, 4), rect(82, 54, 4, 4))
        + stroke(deep, 1.1, rails)
    )


def pit(deep: str, pale: str) -> str:
    """Coal: the winding tower and the heap."""
    tower = "M34 75L42 30H46L54 75M36.5 62H51.5M38.5 50H49.5M36 62L49.5 50M52 62L38.5 50"
    stay = "M46 32L76 75"
    sheds = rect(58, 58, 34, 17) + "M56 58L75 49L94 58Z" + rect(94, 36, 5, 39)
    heap = "M0 75C8 62 14 56 20 60C26 64 30 70 33 75Z"
    return (
        fill(deep, sheds, heap, opacity=0.8)
        + stroke(deep, 2, tower, stay)
        + circle(44, 29, 6, "none", deep, 1.8)
        + stroke(deep, 0.8, "M38 29H50M44 23V35")
        + fill(pale, "".join(rect(x, 63, 4, 5) for x in (62, 70, 78, 86)))
        + faint(0.7, stroke(deep, 2, "M96 34C92 28 100 24 95 18C92 13 99 10 97 6"))
    )


def derricks(deep: str, pale: str) -> str:
    """Oil: derricks on a plain."""
    one = (
        "M-9 0L-2 -40H2L9 0M-7 -11H7M-5 -22H5M-3.5 -32H3.5M-7.5 -8L5 -22M7.5 -8L-5 -22M-4.5 -24"
        "L3.5 -33M4.5 -24L-3.5 -33"
    )
    cap = "M-4 -40H4V-44H-4Z"
    drawn = stroke(deep, 1.4, one) + fill(deep, cap)
    tanks = rect(72, 58, 18, 17) + "M71 58Q81 52 91 58Z"
    return (
        faint(0.55, at(58, 75, drawn, 0.62))
        + at(24, 75, drawn)
        + fill(deep, tanks, opacity=0.82)
        + at(102, 75, drawn, 0.85)
        + stroke(pale, 1, "M72 63H90M72 69H90")
        + stroke(deep, 0.8, "M0 75H110M34 75Q46 70 58 75")
    )


def arcade(deep: str, pale: str) -> str:
    """Luxury: a glass arcade with a dome."""
    front = rect(10, 48, 90, 27) + rect(8, 45, 94, 3.5)
    dome = "M38 45C38 30 46 23 55 23S72 30 72 45ZM53.5 23V16H56.5V23Z"
    arches = "".join(f"M{x} 75V60a5 5 0 0 1 10 0V75Z" for x in (14, 28, 72, 86))
    door = "M46 75V58a9 9 0 0 1 18 0V75Z"
    return (
        fill(deep, front, dome, opacity=0.82)
        + fill(pale, arches, door)
        + stroke(pale, 0.9, "M46 44C47 34 50 28 55 26C60 28 63 34 64 44M55 26V44M10 51.5H100")
        + stroke(deep, 0.9, "M55 49.5V75M46 60H64")
    )


def platform(deep: str, pale: str) -> str:
    """Passengers: a canopy, a clock, people."""
    roof = "M0 38L110 30V35L0 43Z"
    posts = "".join(rect(x, 36, 2, 39) for x in (10, 46, 82))
    braces = (
        "M11 50Q17 42 26 39M11 50Q6 43 0 42M47 48Q53 40 62 36M47 48Q41 42 34 39M83 46Q89 38 98 34"
        "M83 46Q77 40 70 37"
    )
    back = rect(0, 52, 110, 23)
    windows = "".join(f"M{x} 75V60a4 4 0 0 1 8 0V75Z" for x in (18, 30, 54, 66, 90))
    return (
        fill(deep, back, opacity=0.45)
        + fill(pale, windows)
        + fill(deep, roof, posts, opacity=0.9)
        + stroke(deep, 1.2, braces)
        + circle(65, 46, 6, CREAM, deep, 1.4)
        + stroke(deep, 1, "M65 42.5V46L68 48M65 40V36")
    )


LOADING: dict[str, Callable[[str, str], str]] = {
    "food": orchard,
    "cattle": meadow,
    "coal": pit,
    "oil": derricks,
    "luxury": arcade,
    "passenger": platform,
}


def loading(type_: str) -> str:
    """A wagon where it is loaded."""
    deep, pale = DEEP[type_], PALE[type_]
    return (
        sky(deep, pale, WIDE, HIGH, 48)
        + at(-3, -12, LOADING[type_](deep, pale), 1.06)
        + track(WIDE, RAIL_Y, HIGH, 67)
        + use(f"wagon-{type_}", 7, RAIL_Y - 48.9, 95.9, 50.8)
    )


# --- where locomotives run


def shed(deep: str) -> str:
    """Steam: the roundhouse and its chimneys."""
    bays = "".join(f"M{x} 57V44a7 7 0 0 1 14 0V57Z" for x in (6, 24, 42, 60))
    return fill(
        deep,
        rect(0, 32, 80, 25),
        "M0 32L10 26L20 32L30 26L40 32L50 26L60 32L70 26L80 32Z",
        rect(92, 20, 5, 37),
        rect(104, 26, 5, 31),
        opacity=0.3,
    ) + fill("#E2DCCB", bays, opacity=0.6)


def yard(deep: str) -> str:
    """Diesel: silos and signals."""
    silos = "".join(f"M{x} 57V24a6 6 0 0 1 12 0V57Z" for x in (100, 113, 126))
    post = (
        rect(30, 20, 1.6, 37)
        + "M31 20h12v4H31zM31 28h9v4h-9z"
        + rect(60, 30, 1.4, 27)
        + "M61 30h10v3.5H61z"
    )
    return fill(deep, silos, post, rect(138, 36, 34, 21), "M138 36L155 28L172 36Z", opacity=0.3)


def alps(deep: str) -> str:
    """Electric: mountains."""
    peaks = "M0 57L22 28L34 40L56 14L82 44L100 26L126 48L146 30L172 57Z"
    snow = "M56 14L47.5 24L53 22L57 27L61 21L65 24ZM100 26L94 33L99 32L103 35L107 32Z"
    return fill(deep, peaks, opacity=0.28) + fill(CREAM, snow)


RUNNING: dict[str, Callable[[str], str]] = {"steam": shed, "diesel": yard, "electric": alps}


def running(type_: str, deep: str) -> str:
    """The country a locomotive runs through; 172 × 70, its rail at y = 64."""
    wire = ""
    if type_ == "electric":
        wire = stroke(INK, 0.7, "M0 1H172M0 4.5H172") + fill(
            INK, rect(164, 0, 1.8, 62), rect(150, 2, 15, 1.2)
        )
    return sky(deep, LIGHT[type_], 172, 70, 40) + RUNNING[type_](deep) + track(172, 64, 70) + wire

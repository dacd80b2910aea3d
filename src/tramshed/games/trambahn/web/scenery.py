"""Engraved views of the city: a landmark for each line, and who waits at its stops.

A view is 110 wide and 94 high. Landmarks stand on the ground at y = 72; people stand on the
pavement. Everything is drawn here, with a few helpers for what architecture repeats.
"""

from __future__ import annotations

from collections.abc import Iterable

from tramshed.draw.palette import CREAM, INK
from tramshed.draw.svg import at, circle, faint, fill, rect, stroke
from tramshed.games.trambahn.web.palette import DEEP, LINE, PALE

WIDE, HIGH = 110, 94
GROUND = 72


def grid(x: float, y: float, w: float, h: float, columns: int, rows: int, step: float) -> str:
    """Rows of windows, as path data; floors are twice a window's height apart."""
    return "".join(
        rect(x + column * step, y + row * h * 2, w, h)
        for row in range(rows)
        for column in range(columns)
    )


def arch(x: float, foot: float, w: float, h: float) -> str:
    """A round-headed opening, as path data."""
    r = w / 2
    return f"M{x:g} {foot:g}v{r - h:g}a{r:g} {r:g} 0 0 1 {w:g} 0v{h - r:g}z"


def arches(x: float, foot: float, w: float, h: float, count: int, step: float) -> str:
    """An arcade."""
    return "".join(arch(x + n * step, foot, w, h) for n in range(count))


# --- landmarks, one a line


def palace(deep: str, pale: str) -> str:
    """Nymphenburg: a wide palace behind its pond."""
    wings = rect(2, 57, 16, 15) + rect(92, 57, 16, 15)
    galleries = rect(18, 62, 74, 10)
    pavilions = rect(24, 52, 14, 20) + rect(72, 52, 14, 20)
    middle = rect(41, 40, 28, 32)
    roofs = (
        "M1 57l3-5h12l3 5zM91 57l3-5h12l3 5z"
        "M22 52l3.5-7h11l3.5 7zM70 52l3.5-7h11l3.5 7z"
        "M39 40l5-10h22l5 10zM53 30v-5h4v5zM55 25v-8"
    )
    openings = (
        grid(44, 45, 2.6, 4.4, 5, 3, 4.85)
        + grid(26.5, 55.5, 2.4, 3.6, 3, 2, 4.2)
        + grid(74.5, 55.5, 2.4, 3.6, 3, 2, 4.2)
        + grid(4.5, 60, 2.2, 3.4, 3, 2, 4.2)
        + grid(94.5, 60, 2.2, 3.4, 3, 2, 4.2)
        + arches(19.5, 72, 2, 6.5, 1, 3)
        + arches(89, 72, 2, 6.5, 1, 3)
    )
    pond = (
        "M20 75h70M14 77.5h30M60 77.5h36M26 80h58M55 77c-1-7-3-10-5-8M55 77c1-7 3-10 5-8M55 77v-11"
    )
    return (
        fill(deep, wings, galleries, pavilions, middle, roofs, opacity=0.82)
        + stroke(deep, 1.2, "M55 26v-9M55 18h5v3.5h-5")
        + fill(pale, openings)
        + stroke(pale, 0.7, "M41 51.5h28M24 61h14M72 61h14M44 40h22")
        + stroke(deep, 0.7, pond)
    )


def town_hall(deep: str, pale: str) -> str:
    """Marienplatz: the town hall's tower, gables, and Our Lady's column."""
    tower = rect(48, 27, 14, 45) + "M46 27h18l-2-4H48zM49.5 23h11v-6h-11z"
    spire = "M50 17l4-13h2l4 13z" + rect(54.3, -1, 1.4, 6)
    gables = (
        rect(6, 46, 42, 26)
        + rect(62, 46, 42, 26)
        + "M8 46l7-12 7 12zM26 46l7-12 7 12zM70 46l7-12 7 12zM88 46l7-12 7 12z"
    )
    pinnacles = "".join(f"M{x} 46v-6l1-3 1 3v6z" for x in (4, 23, 42, 66, 85, 104))
    openings = (
        arches(9, 54, 3, 6, 6, 6.3)
        + arches(65.5, 54, 3, 6, 6, 6.3)
        + arches(8.5, 72, 4.5, 10, 5, 7.8)
        + arches(65.5, 72, 4.5, 10, 5, 7.8)
        + arches(50.5, 46, 3, 8, 2, 6)
        + arch(51.5, 72, 7, 14)
        + "M15 43.5v-4.5l1.2-2 1.2 2v4.5zM32 43.5v-4.5l1.2-2 1.2 2v4.5z"
        + "M75.8 43.5v-4.5l1.2-2 1.2 2v4.5zM93.8 43.5v-4.5l1.2-2 1.2 2v4.5z"
    )
    column = rect(25.3, 52, 1.8, 20) + rect(23.5, 68, 5.4, 5) + rect(24.5, 50.5, 3.4, 1.5)
    lady = "M25 50.5l.6-4.5.7-1.5.7 1.5.6 4.5z"
    return (
        fill(deep, tower, spire, gables, pinnacles, opacity=0.82)
        + fill(pale, openings)
        + circle(55, 32, 3.6, pale)
        + stroke(deep, 0.8, "M55 32v-2.5M55 32l1.8 1")
        + stroke(pale, 0.7, "M6 57h42M62 57h42M48 49h14M49 20h12")
        + fill(pale, rect(23, 44, 6.4, 28), opacity=0.55)
        + fill(deep, column, lady)
    )


def gate(deep: str, pale: str) -> str:
    """The Siegesthor: three arches, and lions before a chariot on top."""
    body = rect(24, 34, 62, 38)
    attic = rect(21, 30, 68, 4) + rect(34, 23, 42, 7) + rect(31, 21.5, 48, 2)
    lions = "".join(f"M{x} 21.5c0-3 1-5 3-5l1-1.5h2v3l1 3.5z" for x in (38, 47, 58, 66))
    chariot = "M51.5 21.5v-5c0-2 1-3 2-3.5l.5-3h2l.5 3c1 .5 2 1.5 2 3.5v5zM58 11l2-3 1 .6-1.6 3z"
    openings = arch(45, 72, 20, 33) + arch(28.5, 72, 11, 23) + arch(70.5, 72, 11, 23)
    pillars = "".join(rect(x, 36, 1.3, 34) for x in (25, 42, 66.7, 83.7))
    poplars = "".join(
        f"M{x} 73c-{w} -4-{w} -22 0-{h}c{w} {h - 22} {w} {h - 4} 0 {h}z"
        for x, w, h in ((6, 5, 34), (15, 5, 28), (95, 5, 28), (104, 5, 34))
    )
    beyond = stroke(deep, 0.5, "M48 72v-8l3-3 4 1 3-4 4 3v11")
    return (
        fill(deep, poplars, opacity=0.55)
        + fill(deep, body, attic, lions, chariot, opacity=0.82)
        + fill(pale, openings)
        + beyond
        + fill(pale, pillars)
        + circle(34, 42, 2.6, pale)
        + circle(76, 42, 2.6, pale)
        + stroke(pale, 0.7, "M24 37h62M36 26.5h38")
    )


def hall_of_fame(deep: str, pale: str) -> str:
    """Theresienhöhe: Bavaria before her colonnade, with wreath and lion."""
    hill = "M0 74C14 64 24 62 30 62H80C86 62 96 64 110 74z"
    back = rect(22, 34, 66, 3) + rect(22, 37, 66, 22)
    ends = rect(12, 33, 18, 4) + rect(80, 33, 18, 4) + "M11 33l10-7 10 7zM79 33l10-7 10 7z"
    steps = rect(9, 59, 92, 2) + rect(12, 37, 18, 22) + rect(80, 37, 18, 22)
    columns = "".join(
        rect(x, 38.5, 1.9, 20.5) for x in (14, 18.5, 23, 27, 82, 86.5, 91, 95)
    ) + "".join(rect(33 + 4.5 * n, 39.5, 1.6, 19) for n in range(10))
    plinth = rect(47.5, 58, 15, 16) + rect(45.5, 56, 19, 2.5)
    bavaria = (
        "M50 56l1.2-13c-1-4-.6-8 1-10l-.7-2c-1-3 1.3-5 3-5s4 2 3 5l-.6 2c1 .5 1.7 1.3 2.2 2.3"
        "l2-10.3-1.5-3.5 2.3-.5 1 4-1.3 13.5-1.8 1c.3 1.5.2 3-.3 4.5L60.5 56z"
    )
    lion = "M62 56v-6c0-2 1-3.5 2.5-4l.5-1.5 2 .5.5 2.5 1 8.5z"
    return (
        fill(deep, hill, opacity=0.35)
        + fill(deep, back, ends, steps, opacity=0.82)
        + fill(pale, columns)
        + fill(pale, "M44 60l2-30c2-9 16-9 20 0l3 30z", opacity=0.5)
        + fill(deep, plinth, bavaria, lion)
        + circle(61, 18, 2.8, "none", deep, 1.3)
        + stroke(pale, 0.7, "M47.5 62h15M47.5 70h15")
        + stroke(deep, 0.6, "M4 73c10-5 18-7 24-7M106 73c-10-5-18-7-24-7M36 67h38")
    )


LANDMARK = {"B": palace, "R": town_hall, "G": gate, "Y": hall_of_fame}


# --- people, 24 high, their feet at the origin

LADY = (
    "M-5.5 0C-4-5-2-9-1.8-12.5C-2.8-14-2.6-16.5-1-17.5V-18.8A2.2 2.2 0 1 1 1-18.8V-17.5"
    "C2.4-17 2.8-15.5 2.4-13.5C3-9 5-4 6.5 0Z"
)
LADYS_HAT = "M-5.5-20.3C-4-21.6-2.8-21.5-2.4-22.5C-1.6-24.6 2-24.6 2.6-22.3C3.5-21.3 5-21.2 5.8-20Z"
PARASOL = "M3-13.5L9-3.5M9-3.5l-.5-4-2-3.5-3 .5 2.5 4z"
GENTLEMAN = (
    "M-3 0V-9H3V0H.6L0-6L-.6 0ZM-3.6-8.5C-4-13-3.8-16.5-1.3-17.5L-1-18.8"
    "A2.3 2.3 0 1 1 1-18.8L1.3-17.5C3.8-16.5 4-13 3.6-8.5Z"
)
BOWLER = "M-3.8-20.7C-2.6-21-2.6-21.3-2.5-22C-2.2-24.8 2.2-24.8 2.5-22C2.6-21.3 2.6-21 3.8-20.7Z"
CHILD = (
    "M-3 0L-1.4-7C-2-9-1-10.5-.7-10.7A1.9 1.9 0 1 1 .7-10.7C1.2-10.5 2-9 1.4-7L3 0Z"
    "M-2.6-12.8C-2-15.5 2-15.5 2.6-12.8Z"
)


FIGURES = {
    "lady": fill(INK, LADY, LADYS_HAT) + stroke(INK, 0.9, PARASOL),
    "gentleman": fill(INK, GENTLEMAN, BOWLER) + stroke(INK, 0.9, "M3.5-11L5.5-9V0"),
    "child": fill(INK, CHILD),
    "lamp": fill(INK, rect(-0.6, -34, 1.2, 34), rect(-2, -2, 4, 2), "M-2.5-34h5l-1-1.5h-3z")
    + circle(0, -37.5, 2.4, "#FFF3C4", INK, 0.8)
    + fill(INK, "M-1.5-40l1.5-2 1.5 2z"),
}
"""Who and what stands about; a page or file that shows them defines them once (`figures`)."""


def figures() -> str:
    """Definitions, to be drawn with `figure`."""
    return "".join(f'<g id="{name}">{drawn}</g>' for name, drawn in FIGURES.items())


def figure(name: str, x: float, y: float, scale: float = 1, flip: bool = False) -> str:
    """Somebody, standing at x, y."""
    return at(x, y, f'<use href="#{name}"/>', scale, flip)


def stop_post(line: str) -> str:
    """A post with the line's enamel disc."""
    disc = circle(0, -31, 5.5, CREAM, INK, 0.9)
    sign = f'<use href="#sign-{line}" x="-4" y="-35" width="8" height="8"/>'
    return fill(INK, rect(-0.7, -27, 1.4, 27), rect(-2, -1.5, 4, 1.5)) + disc + sign


def pennants(line: str) -> str:
    """Bunting across the street, for a line's last stop."""
    flags = "".join(
        f"M{6 + 14 * n} {y}l3.5 8 3.5-8z" for n, y in enumerate((5, 9, 11.5, 12, 11, 8.5, 5))
    )
    return stroke(INK, 0.6, "M0 2Q55 24 110 2") + fill(LINE[line], flags)


# --- whole views


def sky(line: str) -> str:
    """Paper tinted in the line's colour, ruled like an engraving, with clouds left white."""
    rules = "".join(f"M0 {y:g}H{WIDE}" for y in ruled(1.5, 46))
    clouds = (
        "M8 20c0-4 6-5 8-2 2-4 9-3 9 1 4-1 5 4 1 4H9c-4 0-4-3-1-3z"
        "M84 14c0-3 5-4 6.5-1.5 1.5-3 7-2 7 1 3-1 4 3 1 3H85c-3 0-3-2.5-1-2.5z"
    )
    return (
        fill(PALE[line], rect(0, 0, WIDE, HIGH))
        + faint(0.3, stroke(DEEP[line], 0.5, rules))
        + fill(CREAM, clouds)
    )


def ruled(start: float, end: float) -> Iterable[float]:
    """Lines that grow wider apart towards the horizon."""
    y, step = start, 1.700
    while y < end:
        yield y
        step *= 1.09
        y += step


def street() -> str:
    """Pavement and rails."""
    rails = "M0 84.5H110M0 87.5H110"
    sleepers = "".join(f"M{x} 84v4" for x in range(3, 110, 6))
    return (
        fill("#E4D6B4", rect(0, 73, WIDE, HIGH - 73))
        + stroke(INK, 0.35, "M0 73H110M0 76h40M60 78.5h50M10 81h60M0 91h70M40 93h60")
        + stroke(INK, 0.5, sleepers)
        + stroke(INK, 0.9, rails)
    )


def waiting(line: str, value: int) -> str:
    """Who waits: more people where a station is worth more points."""
    post = at(88, 83, stop_post(line))
    somebody = "gentleman" if value % 2 else "lady"
    if value == 10:
        crowd = figure("lady", 20, 84) + figure("gentleman", 31, 84) + figure("child", 40, 84)
        late = figure(somebody, 74, 84, flip=True)
        return pennants(line) + figure("lamp", 104, 83) + post + crowd + late
    if value >= 7:
        pair = figure("lady", 22, 84) + figure("gentleman", 75, 84, flip=True)
        return figure("lamp", 8, 83) + post + pair
    near = value % 3 != 0
    return post + figure(somebody, 76 if near else 24, 84, flip=near)

"""Engraved views of the city: a landmark for each line, and who waits at its stops.

A view is 110 wide and 94 high. Landmarks stand on the ground at y = 72; people stand on the
pavement. Everything is drawn here, with a few helpers for what architecture repeats.
"""

from __future__ import annotations

from collections.abc import Iterable

from tramshed.games.trambahn.web.palette import CREAM, DEEP, INK, LINE, PALE

WIDE, HIGH = 110, 94
GROUND = 72


def rect(x: float, y: float, w: float, h: float) -> str:
    """A rectangle as path data."""
    return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}z"


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


def fill(colour: str, *paths: str, opacity: float = 1) -> str:
    """Path data, filled."""
    faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
    return f'<path fill="{colour}"{faint} d="{"".join(paths)}"/>'


def stroke(colour: str, width: float, *paths: str) -> str:
    """Path data, drawn as lines."""
    return f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" d="{"".join(paths)}"/>'


def at(x: float, y: float, drawn: str, scale: float = 1, flip: bool = False) -> str:
    """Something placed, its own origin at x, y."""
    size = f" scale({'-' if flip else ''}{scale:g} {scale:g})" if scale != 1 or flip else ""
    return f'<g transform="translate({x:g} {y:g}){size}">{drawn}</g>'


# --- landmarks, one a line


def palace(deep: str, pale: str) -> str:
    """Nymphenburg: a wide palace behind its pond."""
    wings = rect(2, 57, 16, 15) + rect(92, 57, 16, 15)
    galleries = rect(18, 62, 74, 10)
    pavilions = rect(24, 52, 14, 20) + rect(72, 52, 14, 20)
    middle = rect(41, 40, 28, 32)
    roofs = (
        "M1 57l3-5h12l3 5zM91 57l3-5h12l3 5z"
        "M22 52l3.500-7h11l3.500 7zM70 52l3.500-7h11l3.500 7z"
        "M39 40l5-10h22l5 10zM53 30v-5h4v5zM55 25v-8"
    )
    openings = (
        grid(44, 45, 2.6, 4.4, 5, 3, 4.85)
        + grid(26.500, 55.500, 2.4, 3.6, 3, 2, 4.2)
        + grid(74.500, 55.500, 2.4, 3.6, 3, 2, 4.2)
        + grid(4.500, 60, 2.2, 3.4, 3, 2, 4.2)
        + grid(94.500, 60, 2.2, 3.4, 3, 2, 4.2)
        + arches(19.500, 72, 2, 6.500, 1, 3)
        + arches(89, 72, 2, 6.500, 1, 3)
    )
    pond = (
        "M20 75h70M14 77.500h30M60 77.500h36M26 80h58"
        "M55 77c-1-7-3-10-5-8M55 77c1-7 3-10 5-8M55 77v-11"
    )
    return (
        fill(deep, wings, galleries, pavilions, middle, roofs, opacity=0.82)
        + stroke(deep, 1.2, "M55 26v-9M55 18h5v3.500h-5")
        + fill(pale, openings)
        + stroke(pale, 0.7, "M41 51.500h28M24 61h14M72 61h14M44 40h22")
        + stroke(deep, 0.7, pond)
    )


def town_hall(deep: str, pale: str) -> str:
    """Marienplatz: the town hall's tower, gables, and Our Lady's column."""
    tower = rect(48, 27, 14, 45) + "M46 27h18l-2-4H48zM49.500 23h11v-6h-11z"
    spire = "M50 17l4-13h2l4 13z" + rect(54.300, -1, 1.400, 6)
    gables = (
        rect(6, 46, 42, 26)
        + rect(62, 46, 42, 26)
        + "M8 46l7-12 7 12zM26 46l7-12 7 12zM70 46l7-12 7 12zM88 46l7-12 7 12z"
    )
    pinnacles = "".join(f"M{x} 46v-6l1-3 1 3v6z" for x in (4, 23, 42, 66, 85, 104))
    openings = (
        arches(9, 54, 3, 6, 6, 6.300)
        + arches(65.500, 54, 3, 6, 6, 6.300)
        + arches(8.500, 72, 4.500, 10, 5, 7.800)
        + arches(65.500, 72, 4.500, 10, 5, 7.800)
        + arches(50.500, 46, 3, 8, 2, 6)
        + arch(51.500, 72, 7, 14)
        + "M15 43.500v-4.500l1.200-2 1.200 2v4.500zM32 43.500v-4.500l1.200-2 1.200 2v4.500z"
        + "M75.800 43.500v-4.500l1.200-2 1.200 2v4.500zM93.800 43.500v-4.500l1.200-2 1.200 2v4.500z"
    )
    clock = f'<circle cx="55" cy="32" r="3.600" fill="{pale}"/>'
    column = rect(25.300, 52, 1.800, 20) + rect(23.500, 68, 5.400, 5) + rect(24.500, 50.500, 3.400, 1.500)
    lady = "M25 50.500l.6-4.500.7-1.500.7 1.500.6 4.500z"
    return (
        fill(deep, tower, spire, gables, pinnacles, opacity=0.82)
        + fill(pale, openings)
        + clock
        + stroke(deep, 0.8, "M55 32v-2.500M55 32l1.800 1")
        + stroke(pale, 0.7, "M6 57h42M62 57h42M48 49h14M49 20h12")
        + fill(pale, rect(23, 44, 6.400, 28), opacity=0.55)
        + fill(deep, column, lady)
    )


def gate(deep: str, pale: str) -> str:
    """The Siegesthor: three arches, and lions before a chariot on top."""
    body = rect(24, 34, 62, 38)
    attic = rect(21, 30, 68, 4) + rect(34, 23, 42, 7) + rect(31, 21.500, 48, 2)
    lions = "".join(f"M{x} 21.500c0-3 1-5 3-5l1-1.500h2v3l1 3.500z" for x in (38, 47, 58, 66))
    chariot = "M51.500 21.500v-5c0-2 1-3 2-3.500l.5-3h2l.5 3c1 .5 2 1.500 2 3.500v5zM58 11l2-3 1 .6-1.600 3z"
    openings = arch(45, 72, 20, 33) + arch(28.500, 72, 11, 23) + arch(70.500, 72, 11, 23)
    pillars = "".join(rect(x, 36, 1.300, 34) for x in (25, 42, 66.700, 83.700))
    medallions = "".join(f'<circle cx="{x}" cy="42" r="2.600"/>' for x in (34, 76))
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
        + f'<g fill="{pale}">{medallions}</g>'
        + stroke(pale, 0.7, "M24 37h62M36 26.500h38")
    )


def hall_of_fame(deep: str, pale: str) -> str:
    """Theresienhöhe: Bavaria before her colonnade, with wreath and lion."""
    hill = "M0 74C14 64 24 62 30 62H80C86 62 96 64 110 74z"
    back = rect(22, 34, 66, 3) + rect(22, 37, 66, 22)
    ends = rect(12, 33, 18, 4) + rect(80, 33, 18, 4) + "M11 33l10-7 10 7zM79 33l10-7 10 7z"
    steps = rect(9, 59, 92, 2) + rect(12, 37, 18, 22) + rect(80, 37, 18, 22)
    columns = "".join(
        rect(x, 38.500, 1.900, 20.500) for x in (14, 18.500, 23, 27, 82, 86.500, 91, 95)
    ) + "".join(rect(33 + 4.500 * n, 39.500, 1.600, 19) for n in range(10))
    plinth = rect(47.500, 58, 15, 16) + rect(45.500, 56, 19, 2.500)
    bavaria = (
        "M50 56l1.200-13c-1-4-.6-8 1-10l-.7-2c-1-3 1.300-5 3-5s4 2 3 5l-.6 2c1 .5 1.700 1.300 2.200 2.300"
        "l2-10.300-1.500-3.500 2.300-.5 1 4-1.300 13.500-1.800 1c.3 1.500.2 3-.3 4.500L60.500 56z"
    )
    wreath = '<circle cx="61" cy="18" r="2.800" fill="none" stroke="{}" stroke-width="1.300"/>'
    lion = "M62 56v-6c0-2 1-3.500 2.500-4l.5-1.500 2 .5.5 2.500 1 8.500z"
    return (
        fill(deep, hill, opacity=0.35)
        + fill(deep, back, ends, steps, opacity=0.82)
        + fill(pale, columns)
        + fill(pale, "M44 60l2-30c2-9 16-9 20 0l3 30z", opacity=0.5)
        + fill(deep, plinth, bavaria, lion)
        + wreath.format(deep)
        + stroke(pale, 0.7, "M47.500 62h15M47.500 70h15")
        + stroke(deep, 0.6, "M4 73c10-5 18-7 24-7M106 73c-10-5-18-7-24-7M36 67h38")
    )


LANDMARK = {"B": palace, "R": town_hall, "G": gate, "Y": hall_of_fame}


# --- people, 24 high, their feet at the origin

LADY = (
    "M-5.500 0C-4-5-2-9-1.800-12.500C-2.800-14-2.600-16.500-1-17.500V-18.800A2.200 2.200 0 1 1 1-18.800V-17.500"
    "C2.400-17 2.800-15.500 2.400-13.500C3-9 5-4 6.500 0Z"
)
LADYS_HAT = "M-5.500-20.300C-4-21.600-2.800-21.500-2.400-22.500C-1.600-24.600 2-24.600 2.600-22.300C3.500-21.300 5-21.200 5.800-20Z"
PARASOL = "M3-13.500L9-3.500M9-3.500l-.5-4-2-3.500-3 .500 2.500 4z"
GENTLEMAN = (
    "M-3 0V-9H3V0H.6L0-6L-.6 0ZM-3.600-8.500C-4-13-3.800-16.500-1.300-17.500L-1-18.800"
    "A2.300 2.300 0 1 1 1-18.800L1.300-17.500C3.800-16.500 4-13 3.600-8.500Z"
)
BOWLER = "M-3.800-20.700C-2.600-21-2.600-21.300-2.500-22C-2.200-24.800 2.200-24.800 2.500-22C2.600-21.300 2.600-21 3.800-20.700Z"
CHILD = (
    "M-3 0L-1.400-7C-2-9-1-10.500-.7-10.700A1.900 1.900 0 1 1 .7-10.700C1.200-10.500 2-9 1.400-7L3 0Z"
    "M-2.600-12.800C-2-15.500 2-15.500 2.600-12.800Z"
)


def lady() -> str:
    return fill(INK, LADY, LADYS_HAT) + stroke(INK, 0.9, PARASOL)


def gentleman() -> str:
    return fill(INK, GENTLEMAN, BOWLER) + stroke(INK, 0.9, "M3.500-11L5.500-9V0")


def child() -> str:
    return fill(INK, CHILD)


def stop_post(line: str) -> str:
    """A post with the line's enamel disc."""
    disc = f'<circle cy="-31" r="5.500" fill="{CREAM}" stroke="{INK}" stroke-width=".9"/>'
    sign = f'<use href="#sign-{line}" x="-4" y="-35" width="8" height="8"/>'
    return fill(INK, rect(-0.7, -27, 1.400, 27), rect(-2, -1.500, 4, 1.500)) + disc + sign


def lamp() -> str:
    """A street lamp."""
    light = '<circle cy="-37.500" r="2.400" fill="#FFF3C4" stroke="{}" stroke-width=".8"/>'
    return (
        fill(INK, rect(-0.6, -34, 1.200, 34), rect(-2, -2, 4, 2), "M-2.500-34h5l-1-1.500h-3z")
        + light.format(INK)
        + fill(INK, "M-1.500-40l1.500-2 1.500 2z")
    )


def pennants(line: str) -> str:
    """Bunting across the street, for a line's last stop."""
    flags = "".join(
        f"M{6 + 14 * n} {y}l3.500 8 3.500-8z" for n, y in enumerate((5, 9, 11.500, 12, 11, 8.500, 5))
    )
    return stroke(INK, 0.6, "M0 2Q55 24 110 2") + fill(LINE[line], flags)


# --- whole views


def sky(line: str) -> str:
    """Paper tinted in the line's colour, ruled like an engraving, with clouds left white."""
    rules = "".join(f"M0 {y:g}H{WIDE}" for y in ruled(1.500, 46))
    clouds = (
        "M8 20c0-4 6-5 8-2 2-4 9-3 9 1 4-1 5 4 1 4H9c-4 0-4-3-1-3z"
        "M84 14c0-3 5-4 6.500-1.500 1.500-3 7-2 7 1 3-1 4 3 1 3H85c-3 0-3-2.500-1-2.500z"
    )
    return (
        fill(PALE[line], rect(0, 0, WIDE, HIGH))
        + f'<g opacity=".3">{stroke(DEEP[line], 0.5, rules)}</g>'
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
    rails = "M0 84.500H110M0 87.500H110"
    sleepers = "".join(f"M{x} 84v4" for x in range(3, 110, 6))
    return (
        fill("#E4D6B4", rect(0, 73, WIDE, HIGH - 73))
        + stroke(INK, 0.35, "M0 73H110M0 76h40M60 78.500h50M10 81h60M0 91h70M40 93h60")
        + stroke(INK, 0.5, sleepers)
        + stroke(INK, 0.9, rails)
    )


def waiting(line: str, value: int) -> str:
    """Who waits: more people where a station is worth more points."""
    post = at(88, 83, stop_post(line))
    one = gentleman() if value % 2 else lady()
    if value == 10:
        crowd = at(20, 84, lady()) + at(31, 84, gentleman()) + at(40, 84, child())
        return pennants(line) + at(104, 83, lamp()) + post + crowd + at(74, 84, one, flip=True)
    if value >= 7:
        return at(8, 83, lamp()) + post + at(22, 84, lady()) + at(75, 84, gentleman(), flip=True)
    return post + at(76 if value % 3 else 24, 84, one, flip=value % 3 != 0)

"""The faces of all cards: stations and conductors in the hand and on the table, backs, trams."""

from __future__ import annotations

from tramshed.draw.numerals import numeral, width
from tramshed.draw.palette import BACK, BRASS, CREAM, EDGE, ENAMEL, INK, NIGHT, THREAD
from tramshed.draw.svg import (
    at,
    box,
    circle,
    faint,
    fill,
    oval,
    rect,
    stroke,
    use,
    window,
)
from tramshed.games.trambahn.components import MULTIPLIER, POINTS, PRICE
from tramshed.games.trambahn.moves import TRAM_NAMES
from tramshed.games.trambahn.web.palette import DEEP, GLYPH, LINE, PALE
from tramshed.games.trambahn.web.scenery import LANDMARK, sky, street, waiting
from tramshed.games.trambahn.web.stops import STOPS
from tramshed.games.trambahn.web.vehicles import vehicle

HAND = "0 0 126 176"
MINI = "0 0 126 150"
TRAM = "0 0 126 96"
VIEW = "0 0 110 94"

MINI_VIEW = (7, 51, 112, 79, "0 6 110 77.6")
"""Where a mini face has its view, and which part of the view it shows."""

LINEN = "#E4DCC6"


# --- signs: shape and colour, so that neither alone has to carry a line


def sign(line: str, ink: str, ground: str) -> str:
    """A line's sign: lozenge, target, triangle, quartered square."""
    if line == "B":
        return fill(ink, "M20 3 35 20 20 37 5 20Z") + fill(ground, "M20 12 27 20 20 28 13 20Z")
    if line == "R":
        return circle(20, 20, 17, ink) + circle(20, 20, 10.5, ground) + circle(20, 20, 5, ink)
    if line == "G":
        return fill(ink, "M20 4 37 34H3Z") + fill(ground, "M20 16 27.5 29H12.5Z")
    return fill(ink, rect(5, 5, 30, 30)) + stroke(ground, 6, "M20 5V35M5 20H35")


def cap(ink: str, ground: str) -> str:
    """A conductor's cap."""
    crown = "M5 23C3 14 8 7 20 7S37 14 35 23C26 20 14 20 5 23Z"
    peak = "M7 26C15 23.5 25 23.5 33 26L35 32C25 28.5 15 28.5 5 32Z"
    return fill(ink, crown, peak) + circle(20, 14, 3, ground)


# --- a card's body


def frame(band: str, deep: str, height: float, radius: float, top: float, bottom: float) -> str:
    """Cream, with a band of colour on top and a deep one below."""
    foot = fill(deep, _foot(bottom, height - 1, radius)) + stroke(BRASS, 1.5, f"M1 {bottom:g}H125")
    return _body(height, radius) + _head(band, radius, top) + foot + _rim(height, radius)


def _body(height: float, radius: float) -> str:
    return box(1, 1, 124, height - 2, radius, CREAM)


def _rim(height: float, radius: float) -> str:
    return box(1, 1, 124, height - 2, radius, "none", EDGE, 1.3)


def _head(band: str, r: float, y: float) -> str:
    corner = f"A{r:g} {r:g} 0 0 1"
    shape = f"M1 {y:g}V{r + 1:g}{corner} {r + 1:g} 1H{125 - r:g}{corner} 125 {r + 1:g}V{y:g}Z"
    return fill(band, shape) + stroke(BRASS, 2.2, f"M1 {y:g}H125")


def _foot(y: float, low: float, r: float) -> str:
    corner = f"A{r:g} {r:g} 0 0 1"
    return f"M1 {y:g}H125V{low - r:g}{corner} {125 - r:g} {low:g}H{r + 1:g}{corner} 1 {low - r:g}Z"


# --- stations


def view(line: str) -> str:
    """A line's landmark, with nobody in front of it."""
    return sky(line) + LANDMARK[line](DEEP[line], PALE[line]) + street()


def hand_base(band: str, deep: str, pale: str) -> str:
    """What all cards of a line have in common in the hand."""
    return frame(band, deep, 176, 10, 40, 148) + box(6.5, 45.5, 113, 97, 3, pale, deep, 1.3)


def hand_face(line: str, value: int) -> str:
    """A station in the hand."""
    return (
        use(f"hand-base-{line}", 0, 0, 126, 176)
        + numeral(str(value), 9, 7, 27, GLYPH[line])
        + use(f"glyph-{line}", 91, 7, 27, 27)
        + use(f"view-{line}", 8, 47, 110, 94)
        + at(8, 47, waiting(line, value))
        + studs(int(POINTS[value]), 148, DEEP[line], 4)
        + name(STOPS[line][value - 1])
    )


def name(text: str) -> str:
    """The name in the lower band; a long one is squeezed."""
    squeezed = ' textLength="112" lengthAdjust="spacingAndGlyphs"' if len(text) > 14 else ""
    return f'<text class="stop" x="63" y="167.5"{squeezed}>{text}</text>'


def studs(points: int, y: float, deep: str, r: float) -> str:
    """A station's points, as enamel studs."""
    first = 63 - (points - 1) * r * 1.4
    return "".join(circle(first + n * r * 2.8, y, r, CREAM, deep, 1.6) for n in range(points))


def mini_base(line: str) -> str:
    """What all cards of a line have in common on the table."""
    return (
        frame(LINE[line], DEEP[line], 150, 12, 46, 134)
        + window(*MINI_VIEW, use(f"view-{line}", 0, 0, 110, 94))
        + use(f"glyph-{line}", 80, 4, 38, 38)
    )


def mini_face(line: str, value: int) -> str:
    """A station on the table: a large index, no name."""
    return (
        use(f"mini-base-{line}", 0, 0, 126, 150)
        + numeral(str(value), 9, 5, 36, GLYPH[line])
        + studs(int(POINTS[value]), 134, DEEP[line], 6.5)
    )


# --- conductors

BUST = (
    (INK, "M8 94C10 70 26 64 42 61L55 76L68 61C84 64 100 70 102 94Z"),
    ("#E3B991", "M43 34H67V54C67 62 61 68 55 68S43 62 43 54ZM47 60H63V68L55 75L47 68Z"),
    (INK, "M43 34C41 40 42 44 43.5 47L45 38H65L66.5 47C68 44 69 40 67 34Z"),
    (
        "#4A3524",
        "M44 54C46 58 51 57 55 54C59 57 64 58 66 54C69 57 67 61 62 61"
        "C58 61 56 59 55 57.5C54 59 52 61 48 61C43 61 41 57 44 54Z",
    ),
    (INK, "M38 33C36 20 42 13 55 13S74 20 72 33Z"),
    (INK, "M36 38C44 33 66 33 74 38C75 41 71 42 68 41H42C39 42 35 41 36 38Z"),
)


def conductor_view() -> str:
    """A conductor: cap, moustache, satchel strap, buttons."""
    rules = "".join(f"M0 {y}H110" for y in range(3, 94, 3))
    buttons = ((48, 82), (62, 82), (48, 90), (62, 90))
    return (
        fill(LINEN, rect(0, 0, 110, 94))
        + faint(0.25, stroke(INK, 0.5, rules))
        + "".join(fill(colour, path) for colour, path in BUST)
        + circle(49.5, 45.5, 1.3, INK)
        + circle(60.5, 45.5, 1.3, INK)
        + stroke(INK, 0.8, "M55 46v6M47 42.5h5M58 42.5h5")
        + stroke(BRASS, 2, "M38.5 31C46 28 64 28 71.5 31")
        + stroke(BRASS, 2.6, "M30 66L82 94")
        + circle(55, 22, 4, BRASS, CREAM, 1)
        + "".join(circle(x, y, 1.6, BRASS) for x, y in buttons)
    )


def conductor_face() -> str:
    """A conductor in the hand: no line, no value."""
    return (
        hand_base(INK, INK, LINEN)
        + use("cap", 6, 4, 32, 32)
        + use("cap", 88, 4, 32, 32)
        + use("conductor", 8, 47, 110, 94)
        + name("Schaffner")
    )


def conductor_mini() -> str:
    """A conductor on the table."""
    return (
        frame(INK, INK, 150, 12, 46, 134)
        + window(*MINI_VIEW, use("conductor", 0, 0, 110, 94))
        + use("cap", 6, 2, 42, 42)
        + use("cap", 78, 2, 42, 42)
    )


# --- backs, trams


def back() -> str:
    """A card's back, which is a thousand marks."""
    return (
        box(1, 1, 124, 174, 10, CREAM, EDGE, 1.3)
        + box(7, 7, 112, 162, 6, BACK)
        + box(7, 7, 112, 162, 6, "url(#guilloche)")
        + box(11, 11, 104, 154, 4, "none", THREAD, 1.2)
        + oval(63, 88, 42, 35, BACK, THREAD, 1.6)
        + oval(63, 88, 38, 31, "none", THREAD, 0.7)
        + _ribbon(20)
        + _ribbon(133)
        + use("electric-on-night", 32, 67, 62, 40)
    )


def _ribbon(y: float) -> str:
    amount = numeral("1000", 63 - width("1000", 13) / 2, y + 5, 13, THREAD)
    return box(33, y, 60, 23, 3, BACK, THREAD, 1.1) + amount


def tram_card(name: str) -> str:
    """A tram: what it multiplies by, what it costs, what it looks like."""
    number = TRAM_NAMES.index(name)
    price = f"{int(PRICE[number])}000"
    rules = "".join(f"M0 {y}H116" for y in range(33, 66, 3))
    scene = (
        fill("#E6E3D3", rect(0, 30, 116, 62))
        + faint(0.25, stroke(NIGHT, 0.5, rules))
        + fill("#C9CDBB", "M0 74C20 62 34 66 50 69S84 60 116 67V92H0Z")
        + fill("#E4D6B4", rect(0, 83, 116, 9))
        + stroke(INK, 0.9, "M0 86.5H116M0 89H116")
    )
    return (
        _body(96, 9)
        + _head(ENAMEL, 9, 36)
        + window(5, 40, 116, 51, "0 40 116 51", scene + at(9, 34, vehicle(name), 0.92))
        + _rim(96, 9)
        + numeral(f"×{int(MULTIPLIER[number])}", 7, 5, 27, CREAM)
        + numeral(price, 119 - width(price, 14), 12, 14, THREAD)
    )

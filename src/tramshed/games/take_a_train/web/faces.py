"""Card faces. The sprite has what cards of one look share; numbers are set on top of it, since
editions differ (TT-C4). A wagon's card is 126 × 176, a locomotive's 176 × 126.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from tramshed.draw.numerals import GAP, WIDTH, width
from tramshed.draw.palette import BACK, BRASS, CREAM, EDGE, ENAMEL, THREAD
from tramshed.draw.svg import at, box, fill, oval, stroke, use, window
from tramshed.games.take_a_train.web.diesel import diesel
from tramshed.games.take_a_train.web.electric import electric
from tramshed.games.take_a_train.web.palette import DEEP, ENGINE, PALE, WAGON
from tramshed.games.take_a_train.web.scenes import loading, running
from tramshed.games.take_a_train.web.steam import steam

CARD = "0 0 126 176"
ENGINE_CARD = "0 0 176 126"

BUILT = {"steam": steam, "diesel": diesel, "electric": electric}
SIZES = {"steam": (100, 200, 300), "diesel": (200, 300, 400), "electric": (400, 500, 600)}
"""Up to which power a locomotive is drawn small, middling, strong; beyond it the strongest."""


def size(type_: str, power: int) -> int:
    """Which of a type's four drawings suits a power."""
    return sum(power > most for most in SIZES[type_])


# --- a card's body


def frame(
    w: float, h: float, band: str, deep: str, top: float, bottom: float, r: float = 10
) -> str:
    """Cream, with a band of colour on top and a deep one below."""
    a = f"A{r:g} {r:g} 0 0 1"
    left, right, low = 1, w - 1, h - 1
    head = f"M{left} {top:g}V{r + 1:g}{a} {r + 1:g} 1H{right - r:g}{a} {right:g} {r + 1:g}V{top:g}Z"
    foot = (
        f"M{left} {bottom:g}H{right:g}V{low - r:g}{a} {right - r:g} {low:g}H{r + 1:g}"
        f"{a} {left} {low - r:g}Z"
    )
    return (
        box(1, 1, w - 2, h - 2, r, CREAM)
        + fill(band, head)
        + fill(deep, foot)
        + stroke(BRASS, 2, f"M1 {top:g}H{right:g}")
        + stroke(BRASS, 1.5, f"M1 {bottom:g}H{right:g}")
        + box(1, 1, w - 2, h - 2, r, "none", EDGE, 1.3)
    )


# --- what is shared by cards of one look: symbols of the sprite


def wagon_card(type_: str) -> str:
    """All wagons of a type: only the value is missing."""
    deep = DEEP[type_]
    return (
        frame(126, 176, WAGON[type_], deep, 40, 148)
        + box(6.5, 45.5, 113, 97, 3, PALE[type_], deep, 1.3)
        + window(8, 47, 110, 94, "0 0 110 94", loading(type_))
        + use(f"glyph-{type_}", 91, 7, 27, 27)
    )


def engine_card(type_: str, number: int) -> str:
    """All locomotives of a type and size: multiplier, power and speed are missing."""
    deep = ENGINE[type_]
    scene = running(type_, deep) + use(f"loco-{type_}-{number}", 6, -3, 162, 69)
    return (
        frame(176, 126, deep, deep, 33, 102)
        + window(2, 33, 172, 69, "0 0.5 172 69", scene)
        + stroke(BRASS, 2, "M1 33H175")
        + stroke(BRASS, 1.5, "M1 102H175")
        + use(f"drive-{type_}", 145, 5, 24, 24)
        + use("coin", 8, 105.5, 17, 17)
    )


def back(w: float, h: float, emblem: str) -> str:
    """A card's back."""
    return (
        box(1, 1, w - 2, h - 2, 10, CREAM, EDGE, 1.3)
        + box(7, 7, w - 14, h - 14, 6, BACK)
        + box(7, 7, w - 14, h - 14, 6, "url(#guilloche)")
        + box(11, 11, w - 22, h - 22, 4, "none", THREAD, 1.2)
        + oval(w / 2, h / 2, 42, 33, ENAMEL, THREAD, 1.6)
        + oval(w / 2, h / 2, 38, 29, "none", THREAD, 0.7)
        + at(w / 2, h / 2, emblem)
    )


# --- numbers on top


def digits(text: str, x: float, y: float, height: float, end: bool = False) -> str:
    """A number in the page's colour, from symbols; at its end x if so wished."""
    if end:
        x -= width(text, height)
    scale = height / 100
    drawn = []
    for each in text:
        name = "times" if each == "×" else f"digit-{each}"
        drawn.append(use(name, round(x, 1), y, round(WIDTH[each] * scale, 1), height))
        x += (WIDTH[each] + GAP) * scale
    return "".join(drawn)


@cache
def wagon_face(type_: str, value: int) -> Markup:
    """A wagon's card in the market."""
    number = digits(str(value), 9, 7, 27)
    return _svg(CARD, f"glyphs-{type_}", use(f"market-{type_}", 0, 0, 126, 176), number)


@cache
def special_face(name: str) -> Markup:
    """A special card in the market."""
    return _svg(CARD, "glyphs", use(f"special-{name}", 0, 0, 126, 176))


@cache
def engine_face(type_: str, power: int, speed: int, multiplier: int) -> Markup:
    """A locomotive's card."""
    look = use(f"engine-{type_}-{size(type_, power)}", 0, 0, 176, 126)
    times = digits(f"×{multiplier}", 8, 5, 24)
    price = digits(str(power), 29, 106, 15)
    fast = digits(str(speed), 141, 106, 15, end=True)
    unit = '<text class="unit" x="144" y="120">km/h</text>'
    return _svg(ENGINE_CARD, "glyphs", look, times, price, fast, unit)


def _svg(view: str, name: str, *drawn: str) -> Markup:
    return Markup(f'<svg class="{name}" viewBox="{view}" aria-hidden="true">{"".join(drawn)}</svg>')

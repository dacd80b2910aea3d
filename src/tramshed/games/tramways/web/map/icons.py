"""The icons of tickets, 40 × 40: each has a shape of its own, besides its colour. Consequences are
red postmarks."""

from __future__ import annotations

from tramshed.draw.palette import CREAM, INK
from tramshed.draw.svg import at, box, circle, fill, rect, use, window
from tramshed.games.tramways.names import TRADE_LETTERS
from tramshed.games.tramways.shown.things import TicketSeen
from tramshed.games.tramways.web.map.buildings import building, plate
from tramshed.games.tramways.web.map.palette import (
    COIN,
    COIN_EDGE,
    COIN_INK,
    LOT,
    PEG,
    POSTMARK,
    STAMP,
    STRIPE,
    WHITE,
    WOOD,
)
from tramshed.games.tramways.web.map.pen import ICON, rounded, text
from tramshed.games.tramways.web.map.people import passenger, worker

BOLT = "M23.5 2L8.5 22.5H17.5L13.5 38L31.5 15.5H21.5L28 2Z"
HEART = (
    "M20 35C8 26.5 4 20.5 4 14.2C4 9 7.8 5.5 12 5.5C15.4 5.5 18.4 7.4 20 10.6"
    "C21.6 7.4 24.6 5.5 28 5.5C32.2 5.5 36 9 36 14.2C36 20.5 32 26.5 20 35Z"
)
COSTS = ("pay", "strain", "labour", "gloom")
"""Consequences, as tickets have them."""

# --- what a zone writes to show one


def icon(name: str, x: float = 0, y: float = 0, size: float = ICON) -> str:
    """An icon by its name in notation (rail, 2rails, C, A1, build, $3, …), to stand in an SVG."""
    drawn = use(symbol_of(name), x, y, size, size)
    if not _is_label(name):
        return drawn
    label = f'x="{x + size / 2:g}" y="{y + 0.66 * size:g}" font-size="{0.45 * size:g}"'
    return drawn + f'<text class="lot-sign" {label}>{name}</text>'


def symbol_of(name: str) -> str:
    """The symbol of an icon; a parcel's has no label yet."""
    if _is_label(name):
        return "icon-parcel"
    return f"trade-{name}" if name in TRADE_LETTERS else "icon-" + name.replace("$", "money-")


def _is_label(name: str) -> bool:
    return name[0].isupper() and name not in TRADE_LETTERS


def cost_of(ticket: TicketSeen) -> str:
    """The symbol of a ticket's consequence; "" if it has none."""
    return next(
        (f"cost-{each}-{getattr(ticket, each)}" for each in COSTS if getattr(ticket, each)), ""
    )


# --- as they are drawn


def rails(number: int) -> str:
    """Tracks side by side, and how many they are."""
    tracks = (_track(20 + (n - (number - 1) / 2) * 12) for n in range(number))
    return "".join(tracks) + badge(31, 8, str(number))


def _track(x: float) -> str:
    sleepers = "".join(f"M{x - 4.6:g} {y}h9.2" for y in (8, 14, 20, 26, 32))
    return rounded(WOOD, 2.4, sleepers) + rounded(INK, 2, f"M{x - 2.6:g} 4V36M{x + 2.6:g} 4V36")


def badge(at: float, r: float, words: str) -> str:
    """A number on an icon, in its lower right corner."""
    return circle(at, at, r, INK, CREAM, 1.4) + text(at, at + 4, 11.5, words, CREAM)


def trade(letter: str) -> str:
    """A destination: the building."""
    return window(1, 1, 38, 38, "2 2 56 56", plate(letter) + building(letter, upgraded=False))


def parcel() -> str:
    """A lot, to be labelled."""
    cord = (
        f'<rect x="3.5" y="5.5" width="33" height="29" rx="2" fill="{LOT}" stroke="{PEG}"'
        ' stroke-width="1.6" stroke-dasharray="4 2.4"/>'
    )
    corners = ((4, 6), (36, 6), (4, 34), (36, 34))
    return cord + fill(PEG, *(rect(x - 1.5, y - 2, 3, 4.6) for x, y in corners))


def build() -> str:
    """A roof that goes up, and the crane."""
    return (
        fill(INK, "M4 37V34H36V37ZM8 34V22H11V34ZM24 34V22H27V34Z")
        + fill(WOOD, "M5 23L17.5 11L30 23H25.5L17.5 15.4L9.5 23Z")
        + rounded(INK, 1.8, "M8 24L27 34M27 24L8 34M33 34V4M33 5H14M33 10L26 5M16 5V9.5")
        + fill(INK, "M14.5 9h3v2.5h-3z")
    )


def upgrade_track() -> str:
    return _track(13) + _arrow()


def upgrade_building() -> str:
    windows = fill(CREAM, rect(8, 21, 4, 4.5), rect(15, 21, 4, 4.5), rect(11, 28.5, 5, 7.5))
    return fill(INK, "M3 18L13.5 7L24 18ZM5 18h17v18H5z") + windows + _arrow()


def _arrow() -> str:
    return fill(CREAM, "M31 12L40 23H35.5V36H26.5V23H22Z") + fill(
        STAMP, "M31 15L37.5 22.8H34V34.5H28V22.8H24.5Z"
    )


def coin(words: str = "$") -> str:
    return (
        circle(20, 20, 16.5, COIN, COIN_EDGE, 1.6)
        + circle(20, 20, 13.2, "none", COIN_EDGE, 0.9)
        + text(20, 26.4, 18, words, COIN_INK)
    )


def one_more() -> str:
    """Another passenger."""
    plus = rounded(CREAM, 2.4, "M31.5 26.5v8M27.5 30.5h8")
    return at(5, 1.5, passenger(), 1.02) + circle(31.5, 30.5, 7.5, INK, CREAM, 1.4) + plus


def calm() -> str:
    return at(-4, 0, bolt()) + badge(29.5, 9.2, "−1")


def strip() -> str:
    """The magnetic strip: it is what sends somebody."""
    return (
        box(1, 10, 38, 20, 2, STRIPE)
        + fill(WHITE, "M4 10h6L4 22zM16 10h5L7 30h-3v-3z", opacity=0.14)
        + at(8, 11.5, passenger(), 0.47)
        + rounded(CREAM, 2.2, "M21 20h11M27.5 15.5L32.5 20L27.5 24.5")
    )


def bolt() -> str:
    """Stress."""
    return fill(STAMP, BOLT)


def heart() -> str:
    """Happiness."""
    return fill(STAMP, HEART) + rounded(WHITE, 2.2, "M10 15c0-2.6 1.4-4 3.2-4.4")


def postmark(cost: str, amount: int) -> str:
    """A consequence."""
    ring = circle(20, 20, 18, POSTMARK, STAMP, 2.4) + circle(20, 20, 14.8, "none", STAMP, 0.9)
    if cost == "pay":
        return ring + text(20, 25.4, 15.5, f"−${amount}", STAMP)
    sign, drawn = {
        "strain": ("+", bolt()),
        "labour": ("−", worker(STAMP, POSTMARK)),
        "gloom": ("−", heart()),
    }[cost]
    return ring + text(12.5, 25, 15, f"{sign}{amount}", STAMP) + at(19, 11, drawn, 0.44)

"""Buildings on an enamel plate, one drawing for each trade and another where it is upgraded."""

from __future__ import annotations

from collections.abc import Callable

from tramshed.draw.palette import CREAM
from tramshed.draw.svg import at, box, circle, fill, rect, stroke
from tramshed.games.tramways.web.map.palette import DEEP, LIGHT, ON_TRADE, PALE, TRADE
from tramshed.games.tramways.web.map.pen import rounded, text

Drawing = Callable[[str, str, str], str]
"""Of walls, lower walls and shadows in three colours."""


def cottage(wall: str, low: str, dark: str) -> str:
    return (
        fill(dark, rect(38, 15, 5, 12))
        + fill(wall, "M10 30L27 14L46 30ZM13 30h30v20H13z")
        + fill(dark, "M8.5 31L27 13.5L47.5 31L45.5 33L27 17L10.5 33Z")
        + fill(low, rect(13, 40, 30, 10))
        + fill(dark, rect(17, 33, 6.5, 6), rect(33, 33, 6.5, 6), rect(25, 39, 6.5, 11))
        + stroke(wall, 0.9, "M20.2 33v6M36.2 33v6")
    )


def villa(wall: str, low: str, dark: str) -> str:
    roofs = "M6.5 25.5L17 7.5L27.5 25.5H24L17 13.5L10 25.5ZM26 24l4-7h18l3 7z"
    upper = (rect(x, 27, 5, 7) for x in (14.5, 23, 32, 41))
    lower = (rect(x, 39.5, 5, 6) for x in (14.5, 32, 41))
    return (
        fill(wall, rect(12, 24, 37, 26), "M8 25L17 9L26 25Z")
        + fill(dark, roofs, rect(39, 10, 4, 8))
        + fill(low, rect(12, 38, 37, 12))
        + fill(dark, *upper, *lower, "M22.5 50V42a3 3 0 0 1 6 0v8z")
        + circle(17, 20, 2.2, dark)
        + fill(wall, rect(16.4, 4, 1.2, 6), "M17.6 4h6l-1.5 1.8 1.5 1.8h-6z")
    )


def shop(wall: str, low: str, dark: str) -> str:
    letters = (rect(17, 27.4, 4, 1.4), rect(23, 27.4, 7, 1.4), rect(32, 27.4, 4, 1.4))
    sign = fill(dark, rect(14, 25.5, 32, 5)) + fill(wall, *letters, rect(38, 27.4, 5, 1.4))
    return _front(22, sign, wall, low, dark)


def store(wall: str, low: str, dark: str) -> str:
    """A department store."""
    across = (14.5, 23.5, 32.5, 41.5)
    windows = (*(rect(x, 17, 5, 6.5) for x in across), *(rect(x, 26, 5, 5) for x in across))
    flag = fill(wall, rect(29.4, 3, 1.2, 9), "M30.6 3h8l-2 2.3 2 2.3h-8z")
    return flag + _front(12, fill(dark, *windows), wall, low, dark)


def _front(top: int, upper: str, wall: str, low: str, dark: str) -> str:
    """A shop front below an awning; its roof is at `top`."""
    awning = [f"M{x} 34h8v4a4 4 0 0 1-8 0z" for x in range(10, 50, 8)]
    return (
        fill(wall, rect(11, top, 38, 50 - top))
        + fill(dark, f"M9 {top}h42v-2.6H9z")
        + upper
        + fill(low, rect(11, 38, 38, 12))
        + fill(dark, rect(13.5, 41, 10, 9), rect(36.5, 41, 10, 9), rect(26.5, 40.5, 7, 9.5))
        + fill(wall, *awning)
        + fill(dark, *awning[1::2])
        + rounded(dark, 0.9, *awning)
    )


def bandstand(wall: str, low: str, dark: str) -> str:
    return (
        fill(wall, "M30 11C21 17 13 22 9 29H51C47 22 39 17 30 11Z")
        + fill(dark, rect(29.3, 6, 1.4, 6), "M30.7 6h6l-1.5 1.7 1.5 1.7h-6z", rect(9, 29, 42, 2.6))
        + stroke(dark, 1, "M30 11V29M23 16C20 20 18 24 17.5 29M37 16C40 20 42 24 42.5 29")
        + fill(wall, *(rect(x, 31, 2.6, 12) for x in (12, 23, 34.4, 45.4)))
        + fill(low, rect(10, 42, 40, 8))
        + fill(dark, rect(8, 48.4, 44, 1.8))
        + stroke(dark, 1, *(f"M{x} 42v6" for x in range(13, 50, 4)))
        + circle(30, 36, 2.4, wall)
        + fill(wall, "M26.5 42v-2a3.5 3 0 0 1 7 0v2z")
    )


def big_wheel(wall: str, low: str, dark: str) -> str:
    spokes = (
        "M30 26V8M30 26V44M30 26H12M30 26H48"
        "M30 26L17.5 13.5M30 26L42.5 13.5M30 26L17.5 38.5M30 26L42.5 38.5"
    )
    straight = ((30, 8), (30, 44), (12, 26), (48, 26))
    between = ((17.3, 13.3), (42.7, 13.3), (17.3, 38.7), (42.7, 38.7))
    return (
        fill(wall, "M29 26L18 51H22.5L30 32L37.5 51H42L31 26Z")
        + circle(30, 26, 18, "none", wall, 3)
        + stroke(wall, 1.2, spokes)
        + circle(30, 26, 13, "none", wall, 1)
        + "".join(circle(x, y, 3.4, low, dark, 1) for x, y in (*straight, *between))
        + circle(30, 26, 3.6, wall, dark, 1.2)
        + fill(wall, rect(12, 49.5, 36, 2))
    )


def factory(wall: str, low: str, dark: str) -> str:
    roof = "M11 32L21 25V32L31 25V32L41 25V32L50 26"
    windows = (rect(14 + 7.2 * n, 35, 4.2, 4) for n in range(5))
    return (
        _smoke(wall)
        + _stack(30, wall, dark)
        + fill(wall, f"M11 50V32{roof[6:]}V50Z")
        + fill(low, rect(11, 41, 39, 9))
        + fill(dark, *windows, rect(26, 41.5, 9, 8.5))
        + stroke(dark, 1.4, roof)
    )


def gasworks(wall: str, low: str, dark: str) -> str:
    """A factory with a second stack and a gasometer."""
    roof = "M9 31L19 24V31L29 24V31L38 25"
    windows = (rect(11.5 + 6.6 * n, 34, 4, 4.5) for n in range(4))
    gasometer = "M38 31a7 4.5 0 0 1 14 0V50H38z"
    return (
        _smoke(wall)
        + _stack(30, wall, dark)
        + at(13, 3, _stack(27, wall, dark))
        + fill(wall, f"M9 50V31{roof[5:]}V50Z")
        + fill(low, rect(9, 41, 29, 9))
        + fill(dark, *windows, rect(19, 42, 8, 8))
        + stroke(dark, 1.4, roof)
        + fill(wall, gasometer)
        + stroke(dark, 1.2, gasometer, "M38 36h14M38 42h14M45 26.5V50")
    )


def _smoke(colour: str) -> str:
    puffs = ((20, 8, 3.4), (25, 6, 4.2), (31.5, 7.5, 3.2))
    return "".join(circle(x, y, r, colour) for x, y, r in puffs)


def _stack(foot: int, wall: str, dark: str) -> str:
    stack = f"M14 {foot}L15 11H20L21 {foot}Z"
    return fill(dark, stack, rect(13.8, 9.5, 7.4, 2.6)) + fill(wall, rect(15, 15, 5, 1.6))


DRAWN: dict[str, tuple[Drawing, Drawing]] = {
    "R": (cottage, villa),
    "C": (shop, store),
    "L": (bandstand, big_wheel),
    "I": (factory, gasworks),
}
"""By trade: as it is built, and upgraded."""


def building(trade: str, *, upgraded: bool) -> str:
    """What stands on the plate, which may join several cells."""
    drawn = DRAWN[trade][upgraded](LIGHT[trade], PALE[trade], DEEP[trade])
    return drawn + text(48.6, 18, 12, trade, ON_TRADE[trade])


def plate(trade: str) -> str:
    """The enamel below it."""
    rim = box(6.6, 6.6, 46.8, 46.8, 4, "none", CREAM, 0.9)
    return box(3.5, 3.5, 53, 53, 6, TRADE[trade], DEEP[trade], 1.6) + rim

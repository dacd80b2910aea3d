"""Signs in one colour, 40 × 40: what a wagon carries, what drives a locomotive, how it is sold.

`ink` draws, `ground` is what lies behind and cuts holes.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from tramshed.draw.svg import circle, fill, oval, rect, stroke

Sign = Callable[[str, str], str]

# --- what a wagon carries


def apple(ink: str, ground: str) -> str:
    body = (
        "M20 12.5C15.5 9 5.5 10 5.5 21.5C5.5 30.5 11 37.5 15.5 37.5C17.5 37.5 18.3 36.6 20 36.6"
        "S22.5 37.5 24.5 37.5C29 37.5 34.5 30.5 34.5 21.5C34.5 10 24.5 9 20 12.5Z"
    )
    leaf = "M21 9.5C21.5 4.5 25.5 2 31 2.5C30.5 7.5 26.5 10 21 9.5Z"
    return fill(ink, body, leaf) + stroke(ground, 2, "M11 22C11 18 13 16 15.5 15.8")


def horns(ink: str, ground: str) -> str:
    """A cow's head."""
    horn = "M12.5 12C6 12 3.5 8 4.5 2.5C6.5 6.5 9.5 7 14 7.5Z"
    other = "M27.5 12C34 12 36.5 8 35.5 2.5C33.5 6.5 30.5 7 26 7.5Z"
    ears = (
        "M10.5 13C6.5 12.5 3 14 2 17.5C6 19 9.5 18 11.5 16ZM29.5 13C33.5 12.5 37 14 38 17.5"
        "C34 19 30.5 18 28.5 16Z"
    )
    face = (
        "M12 7H28C29.5 13 29 18 27.5 24C27 29 28.5 31 27.5 34C26.5 37 23.5 38 20 38"
        "S13.5 37 12.5 34C11.5 31 13 29 12.5 24C11 18 10.5 13 12 7Z"
    )
    eyes = circle(15.5, 18, 1.9, ground) + circle(24.5, 18, 1.9, ground)
    nostrils = oval(16.8, 32.5, 1.5, 2, ground) + oval(23.2, 32.5, 1.5, 2, ground)
    return fill(ink, horn, other, ears, face) + eyes + nostrils


def hammers(ink: str, ground: str) -> str:
    """A miner's crossed hammers."""
    shaft = "M10.5 35.5L27.5 11.5L31 14L14 38Z"
    other = "M29.5 35.5L12.5 11.5L9 14L26 38Z"
    head = "M21.5 9.5L26 3L38 11.5L33.5 18Z"
    pick = "M18.5 9.5L14 3L2 11.5L6.5 18Z"
    return fill(ink, shaft, head) + stroke(ground, 2.6, other) + fill(ink, other, pick)


def drop(ink: str, ground: str) -> str:
    body = "M20 2C25.5 11 32 17.5 32 26A12 12 0 0 1 8 26C8 17.5 14.5 11 20 2Z"
    return fill(ink, body) + stroke(ground, 2.4, "M13 26.5A7.2 7.2 0 0 0 19 33.5")


def gem(ink: str, ground: str) -> str:
    facets = "M2 15H38M13 15L20 36L27 15L23.5 5M13 15L16.5 5"
    return fill(ink, "M9.5 5H30.5L38 15L20 37L2 15Z") + stroke(ground, 1.9, facets)


def traveller(ink: str, ground: str) -> str:
    """A gentleman in a top hat."""
    hat = rect(12.5, 1.5, 15, 10) + "M7.5 11.5H32.5V14.5H7.5Z"
    head = "M13 16H27V19C27 24.5 24 27 20 27S13 24.5 13 19Z"
    coat = "M3.5 38.5C3.5 31.5 8.5 28.5 15 28L20 33.5L25 28C31.5 28.5 36.5 31.5 36.5 38.5Z"
    return fill(ink, hat, head, coat) + stroke(ground, 1.8, "M12.5 9.3H27.5")


# --- what drives a locomotive


def puffs(ink: str, ground: str) -> str:
    """A chimney and its steam."""
    chimney = "M7 38V27H4.5V22.5H18.5V27H16V38Z"
    discs = ((15, 14.5, 5), (23.5, 10, 6.5), (32, 15.5, 5.8), (26, 18, 4.6))
    return fill(ink, chimney) + "".join(circle(x, y, r, ink) for x, y, r in discs)


def cog(ink: str, ground: str) -> str:
    """A toothed wheel with a piston's bore."""
    teeth = "".join(
        f"M{20 + 12 * cos(a - 0.2):.1f} {20 + 12 * sin(a - 0.2):.1f}"
        f"L{20 + 18 * cos(a - 0.13):.1f} {20 + 18 * sin(a - 0.13):.1f}"
        f"L{20 + 18 * cos(a + 0.13):.1f} {20 + 18 * sin(a + 0.13):.1f}"
        f"L{20 + 12 * cos(a + 0.2):.1f} {20 + 12 * sin(a + 0.2):.1f}Z"
        for a in (n * pi / 4 for n in range(8))
    )
    return fill(ink, teeth) + circle(20, 20, 13.5, ink) + circle(20, 20, 6, ground)


def bolt(ink: str, ground: str) -> str:
    return fill(ink, "M24 1.5L6.5 23H17.5L13.5 38.5L33.5 15.5H21.5L28 1.5Z")


# --- how locomotives are sold


def _eye(ink: str, ground: str, y: float, scale: float, open_: bool) -> str:
    w, h = 16 * scale, 9 * scale
    lid = f"M{20 - w:g} {y:g}Q20 {y + 2 * h:g} {20 + w:g} {y:g}"
    if open_:
        whole = (
            f"M{20 - w:g} {y:g}Q20 {y - 2 * h:g} {20 + w:g} {y:g}Q20 {y + 2 * h:g} {20 - w:g} "
            f"{y:g}Z"
        )
        return (
            stroke(ink, 3.2, whole)
            + circle(20, y, 5.6 * scale, ink)
            + circle(20 + 1.6, y - 1.6, 1.6 * scale, ground)
        )
    lashes = "".join(
        f"M{20 + dx * scale:g} {y + dy * scale:g}l{ex * scale:g} {ey * scale:g}"
        for dx, dy, ex, ey in ((-10, 6, -3.5, 4.5), (0, 9, 0, 6), (10, 6, 3.5, 4.5))
    )
    return stroke(ink, 4, lid, lashes)


def gavel(ink: str, ground: str) -> str:
    """Passing: the hammer goes round."""
    head = (
        "M15 3.5L26.5 15L19.5 22L8 10.5ZM13 1.5L17 5.5L10 12.5L6 8.5ZM24.5 13L28.5 17L21.5 24"
        "L17.5 20Z"
    )
    shaft = "M22.5 18L36 30.5L33 33.5L20 20.5Z"
    return fill(ink, head, shaft) + fill(ink, rect(4, 33, 20, 4.5))


def closed_eye(ink: str, ground: str) -> str:
    """Blind."""
    return _eye(ink, ground, 14, 1, False)


def closed_eyes(ink: str, ground: str) -> str:
    """Double blind: twice, one below the other."""
    return _eye(ink, ground, 6, 0.8, False) + _eye(ink, ground, 23, 0.8, False)


def queue(ink: str, ground: str) -> str:
    """Pre-empted: who bid most is first to choose."""
    bars = rect(3, 4, 34, 8) + rect(3, 16, 24, 8) + rect(3, 28, 14, 8)
    tips = "M31 24L37 20L31 16ZM21 36L27 32L21 28Z"
    return fill(ink, bars) + fill(ink, tips) + stroke(ground, 2, "M9 6V10M9 18V22M9 30V34")


def open_eye(ink: str, ground: str) -> str:
    """Open."""
    return _eye(ink, ground, 20, 1.1, True)


def carousel(ink: str, ground: str) -> str:
    """Draft: cards go round."""
    card = rect(14.5, 12.5, 11, 15)
    arcs = "M6.5 15A14.5 14.5 0 0 1 29 8.5M33.5 25A14.5 14.5 0 0 1 11 31.5"
    tips = "M26 2.5L36 10.5L25.5 14ZM14 37.5L4 29.5L14.5 26Z"
    return stroke(ink, 3.4, arcs) + fill(ink, card, tips)


CARGO: dict[str, Sign] = {
    "food": apple,
    "cattle": horns,
    "coal": hammers,
    "oil": drop,
    "luxury": gem,
    "passenger": traveller,
}
DRIVE: dict[str, Sign] = {"steam": puffs, "diesel": cog, "electric": bolt}
SALE: dict[str, Sign] = {
    "passing": gavel,
    "blind": closed_eye,
    "double-blind": closed_eyes,
    "preempted": queue,
    "open": open_eye,
    "draft": carousel,
}

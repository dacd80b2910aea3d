"""Tokens: what an auction is like, who moves when, sealed bids, money."""

from __future__ import annotations

from math import cos, pi, sin

from tramshed.draw.palette import BACK, BRASS, CREAM, ENAMEL, GOLD, INK, PAPER, THREAD
from tramshed.draw.svg import at, box, circle, fill, oval, stroke
from tramshed.games.take_a_train.web.signs import SALE

DISC = "0 0 60 60"


def auction_token(kind: str) -> str:
    """A brass-rimmed disc with the sign of an auction."""
    beads = "".join(
        circle(30 + 25.5 * cos(a), 30 + 25.5 * sin(a), 0.9, INK)
        for a in (2 * pi * n / 28 for n in range(28))
    )
    return (
        circle(30, 30, 29, BRASS, INK, 1)
        + beads
        + circle(30, 30, 22.5, ENAMEL, THREAD, 1.2)
        + at(14, 14, SALE[kind](CREAM, ENAMEL), 0.8)
    )


def coin() -> str:
    """Money."""
    dollar = "M37 23C35 18.5 25 18.5 24 24C23 30.5 37 29 36.5 36C36 41.5 25 41.5 23 37M30 14V46"
    return (
        circle(30, 30, 28, GOLD, INK, 2)
        + circle(30, 30, 22.5, "none", "#7A560A", 1.6)
        + stroke("#5B3F08", 3.6, dollar)
    )


def envelope(sealed: bool = True) -> str:
    """A secret bid; its seal is broken once it is opened."""
    body = box(4, 12, 52, 36, 3, PAPER, INK, 1.6)
    if not sealed:
        pocket, flap = "M4 24V51Q4 54 7 54H53Q56 54 56 51V24L30 43Z", "M4 24L30 4L56 24Z"
        note = box(12, 11, 36, 34, 1.5, CREAM, INK, 1.6)
        return (
            fill("#C9B687", flap)
            + stroke(INK, 1.6, flap)
            + note
            + stroke(INK, 2, "M18 18H42M18 24H42")
            + fill(PAPER, pocket)
            + stroke(INK, 1.6, pocket)
            + fill("#A8281F", "M24 45L30 50L36 45L34 53H26Z")
        )
    wax = (
        "M30 21C33 19 36 21 36 24C40 24 41 28 39 30C41 33 39 37 36 36C35 39 31 40 30 38"
        "C27 40 24 38 24 36C20 37 19 33 21 30C19 27 21 24 24 24C24 21 27 19 30 21Z"
    )
    return (
        body
        + stroke(INK, 1.2, "M5 14L30 33L55 14")
        + fill("#A8281F", wax)
        + circle(30, 30, 4.6, "none", "#751A14", 1.6)
    )


STAMP = "#28604A"
"""The paying clerk's ink."""
LEAF = "M0 0Q3.2-2.6 7 0Q3.2 2.6 0 0Z"


def stamp() -> str:
    """On an objective that has been paid: a ring with a notched rim, laurels and a tick."""
    rim = "".join(
        f"M{30 + 26 * x:.1f} {30 + 26 * y:.1f}L{30 + 29 * x:.1f} {30 + 29 * y:.1f}"
        for x, y in ((cos(a), sin(a)) for a in (pi * n / 18 for n in range(36)))
    )
    laurels = "".join(_leaf(way, 20 + 24 * n) for way in (-1, 1) for n in range(5))
    return (
        stroke(STAMP, 1.6, rim)
        + circle(30, 30, 25.4, "none", STAMP, 1.8)
        + laurels
        + stroke(STAMP, 5.4, "M19 29L27 38L42 18")
    )


def _leaf(way: int, degrees: float) -> str:
    """A leaf of the laurels, so far round from below; it points upwards, on either side."""
    turn = 90 + way * degrees
    x, y = 30 + 18.4 * cos(turn * pi / 180), 30 + 18.4 * sin(turn * pi / 180)
    lean = turn + 90 * way
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({lean:g})">{fill(STAMP, LEAF)}</g>'


def gavel_mark() -> str:
    """Beside the starter of a lot."""
    return circle(30, 30, 28, PAPER, BRASS, 2.5) + at(12, 12, SALE["passing"](INK, PAPER), 0.9)


def plate() -> str:
    """Behind the number of a place in the turn order."""
    return (
        box(2, 2, 56, 56, 10, CREAM, INK, 1.4)
        + box(5.5, 5.5, 49, 49, 7, BACK, BRASS, 2)
        + circle(10, 10, 1.4, BRASS)
        + circle(50, 10, 1.4, BRASS)
        + circle(10, 50, 1.4, BRASS)
        + circle(50, 50, 1.4, BRASS)
    )


def winged_wheel(ink: str, ground: str) -> str:
    """The railways' emblem, its middle at the origin."""
    feathers = "".join(
        f"M{8 * way} {y}C{16 * way} {y - 3} {24 * way} {y - 5} {reach * way} {y - 9}"
        f"C{(reach - 4) * way} {y - 1} {20 * way} {y + 4} {8 * way} {y + 3.5}Z"
        for way in (-1, 1)
        for y, reach in ((-6, 36), (-1, 32), (4, 26))
    )
    spokes = "".join(
        f"M0 0L{9 * cos(a):.1f} {9 * sin(a):.1f}" for a in (pi * n / 4 for n in range(8))
    )
    return (
        fill(ink, feathers)
        + circle(0, 0, 12, ink)
        + circle(0, 0, 9, ground)
        + stroke(ink, 1.6, spokes)
        + circle(0, 0, 3, ink)
    )


def ticket(ink: str) -> str:
    """Behind an objective's picture, 64 × 40: a pasteboard ticket, punched."""
    return (
        fill(PAPER, "M4 1H60Q60 5 64 5V35Q60 35 60 39H4Q4 35 0 35V5Q4 5 4 1Z")
        + stroke(ink, 1.2, "M7 4H57Q58 7 61 8V32Q58 33 57 36H7Q6 33 3 32V8Q6 7 7 4Z")
        + oval(55, 20, 2.4, 2.4, ENAMEL)
    )

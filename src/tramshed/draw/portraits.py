"""Portraits: silhouettes in an oval, 60 × 60, as a photographer of 1900 would have framed them."""

from __future__ import annotations

from tramshed.draw.palette import BRASS, INK, PAPER
from tramshed.draw.svg import circle, fill, oval, stroke

DRIVER = (
    fill(
        INK,
        "M11 57c1-10 8-13 15-14v-3c-5-3-7-8-7-13l-1-8h25v7l2 5-2 1v4c0 1-1 2-2 2"
        "c3 0 4 1 5 2-3 2-6 2-9 1v3c7 1 12 4 13 13v4H11z",
    )
    + fill("#1B4E86", "M17 20v-6c0-4 7-6 14-6s13 2 13 6v6z")
    + fill("#0E1E2C", "M15 20.5h30l3 2.5H17z")
    + circle(31, 14, 2.5, PAPER)
)
LADY = (
    fill(
        INK,
        "M12 57c1-9 7-12 13-13l1-4c-4-3-6-7-6-12 0-3 1-5 1-7-5-2-6-5-3-7 5-4 24-4 28 0"
        "c2 2 1 5-3 6 2 3 2 6 1 9l2 4-2 1v4c0 2-2 3-5 2v4c6 1 12 4 13 13v4H12z",
    )
    + fill("#B3352A", "M17 14c6-2 22-2 28 0l-1 3c-8-2-18-2-26 0z")
    + fill("#2C7A5C", "M40 10c4-5 9-4 9-1-1 3-5 3-8 3z")
)
AUTOMATON = (
    fill(INK, "M11 57c1-8 6-11 12-12v-4h-4V19h22v6l4 6-4 1v9h-6v4c7 1 11 4 12 12v4H11z")
    + stroke(PAPER, 1.2, "M19 24h22M22 41v4M37 41v4M24 50h11")
    + circle(35, 29, 2.6, PAPER)
    + circle(35, 29, 1, INK)
    + stroke(INK, 2, "M29 19v-6")
    + circle(29, 11, 3, BRASS)
    + circle(20.5, 30, 5, BRASS)
    + stroke(INK, 1.3, "M20.5 23v14M13.5 30h14M15.6 25.1l9.8 9.8M25.4 25.1l-9.8 9.8")
    + circle(20.5, 30, 2, INK)
)
PORTRAITS = {
    "driver": (DRIVER, "#D8E2E6"),
    "lady": (LADY, "#EAD9B5"),
    "automaton": (AUTOMATON, "#DDE0CF"),
}
"""Each with the colour behind it."""


def portrait(name: str) -> str:
    """A framed portrait; its page defines the `mount` once."""
    return framed(*PORTRAITS[name])


def framed(figure: str, ground: str) -> str:
    """A figure before some colour, in its oval; its page defines the `mount` once."""
    picture = oval(30, 30, 28, 29, ground) + figure
    frame = oval(30, 30, 28, 29, "none", BRASS, 2)
    return f'<g clip-path="url(#mount)">{picture}</g>{frame}'


def mount() -> str:
    """What cuts a portrait to its oval."""
    return f'<clipPath id="mount">{oval(30, 30, 28, 29, INK)}</clipPath>'

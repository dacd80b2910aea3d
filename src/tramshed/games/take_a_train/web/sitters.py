"""Six people, one a seat, and the automaton in six colours: silhouettes in an oval, 60 × 60."""

from __future__ import annotations

from tramshed.draw.palette import BRASS, INK, PAPER
from tramshed.draw.portraits import AUTOMATON, DRIVER, LADY, framed
from tramshed.draw.svg import circle, fill, stroke

GROUNDS = ("#D8E2E6", "#EAD9B5", "#DDE5D2", "#EBD3CB", "#E3D8E8", "#D2DDE0")
"""Behind each seat's portrait."""

BUST = "M10 58c1-10 8-13 15-14v-4h12v4c8 1 13 4 14 14v2H10z"

BANKER = (
    fill(INK, BUST, "M19 20h24v8l3 6-3 1v4c0 3-3 4-7 4h-9c-5-3-8-8-8-14z")
    + fill(INK, "M20 3h21v14H20zM14 17h33v3.5H14z")
    + stroke("#A8281F", 2.6, "M20 15.5h21")
    + fill("#4A3524", "M36 36c3-1 7-1 9 1-2 2-6 2-9 1z")
    + circle(40, 27, 3.2, "none", BRASS, 1.2)
)
ENGINEER = (
    fill(INK, BUST, "M18 22h24v6l3 5-3 2v4c0 3-2 4-6 4h-9c-6-3-9-8-9-14z")
    + fill("#5A4630", "M15 21c0-8 7-12 15-12 7 0 13 3 14 8l6 3v2.5H15z")
    + stroke(BRASS, 1.2, "M22 20a4.5 4.5 0 0 1 9 0M32 20a4.5 4.5 0 0 1 9 0")
    + fill(INK, "M44 38h7v-3h3v7h-3c-3 0-7-1-7-2z")
)
WIDOW = (
    fill(INK, BUST, "M20 18h22v9l3 6-3 1v4c0 3-3 4-6 4h-8c-5-3-8-8-8-14z")
    + fill(INK, "M14 26c-3-12 5-20 16-20 8 0 14 4 15 12-8-3-18-3-24 1-2 3-3 7-3 11-2 0-4-2-4-4z")
    + fill("#63345F", "M19 12c7-5 19-5 25 2-8-2-17-2-25-2z")
    + fill(PAPER, "M24 45c4 3 10 3 14 0l-2 4c-3 2-7 2-10 0z")
    + circle(31, 49, 1.6, BRASS)
)
MASTER = (
    fill(INK, BUST, "M19 22h24v6l3 5-3 2v3c0 4-3 5-7 5h-9c-5-3-8-8-8-14z")
    + fill("#A8281F", "M17 9h27v9H17z")
    + fill(INK, "M15 18h29l6 3v2H15z")
    + fill(BRASS, "M17 15.5h27v2H17z")
    + circle(37, 12, 2.2, PAPER)
    + fill("#D8D0C0", "M27 38c4-3 13-3 17 0 0 8-5 13-10 13-4 0-8-5-7-13z")
)
PEOPLE = (DRIVER, LADY, BANKER, WIDOW, ENGINEER, MASTER)


def person(seat: int) -> str:
    """Who sits at a seat."""
    return framed(PEOPLE[seat], GROUNDS[seat])


def automaton(seat: int) -> str:
    """A bot, in its seat's colour."""
    return framed(AUTOMATON, GROUNDS[seat])

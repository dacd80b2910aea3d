"""The three kinds of tram, side views in a box 100 × 60, their wheels on y = 57."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tramshed.draw.palette import BACK, CREAM, INK, NIGHT, PAPER
from tramshed.draw.svg import at, circle, fill, rect, stroke
from tramshed.games.trambahn.web.scenery import FIGURES


@dataclass(frozen=True)
class Livery:
    """How a vehicle is painted."""

    line: str = INK
    body: str = BACK
    skirt: str = NIGHT
    trim: str = CREAM
    window: str = "#D3E0DF"
    roof: str = "#8C8474"
    lamp: str = "#F2C14E"


COMPANY = Livery()
ON_NIGHT = Livery(PAPER, "#1B4E86", "#123760", "#F6EBD0", "#0E2233", "#9FB2BF")
"""For the dark ground of the page's head and of a card's back."""


def wheel(x: float, livery: Livery, r: float = 5) -> str:
    spokes = f"M{x - r:g} 52h{2 * r:g}M{x:g} {52 - r:g}v{2 * r:g}"
    return (
        circle(x, 52, r, livery.trim)
        + stroke(livery.line, 0.6, spokes)
        + circle(x, 52, 1.4, livery.line)
    )


def pane(livery: Livery, *paths: str) -> str:
    return f'<path fill="{livery.window}" stroke-width=".8" d="{"".join(paths)}"/>'


def electric(livery: Livery = COMPANY) -> str:
    """A motor car of 1895: open platforms, clerestory, trolley pole."""
    panes = rect(27, 26.5, 8.5, 8), rect(38, 26.5, 10.5, 8)
    more = rect(51.5, 26.5, 10.5, 8), rect(64.5, 26.5, 8.5, 8)
    return (
        stroke(livery.line, 1.1, "M62 14 84 1M82.5 .4l5 2.2")
        + fill(livery.roof, "M24 12h52l3 4H21zM16 17h68l2 4H14z")
        + fill(livery.trim, rect(14, 21, 72, 3))
        + fill(livery.body, rect(24, 24, 52, 22))
        + pane(livery, *panes, *more)
        + stroke(livery.trim, 1.5, "M24.7 38h50.6")
        + stroke(livery.line, 1.1, "M15 24v10M85 24v10")
        + fill(livery.skirt, rect(14, 34, 10, 11), rect(76, 34, 10, 11))
        + fill(livery.line, rect(10, 46, 80, 2.4))
        + fill(livery.skirt, "M31 48.5h38l-3 4H34z")
        + wheel(38, livery)
        + wheel(62, livery)
        + circle(87.5, 42, 1.9, livery.lamp)
    )


def carriage(livery: Livery) -> str:
    """A small open-ended car, 46 wide, hauled by something else."""
    panes = "".join(rect(x, 29, 6.4, 7) for x in (10.5, 19, 27.5))
    return (
        fill(livery.roof, "M3 20h42l2 4H1z")
        + stroke(livery.line, 1.1, "M4 24v12M44 24v12")
        + fill(livery.body, rect(8, 24, 31, 22))
        + pane(livery, panes)
        + stroke(livery.trim, 1.5, "M8.7 39h29.6")
        + fill(livery.skirt, rect(2.5, 36, 5.5, 9), rect(39, 36, 6, 9))
        + fill(livery.line, rect(0, 46, 48, 2.2))
        + wheel(14, livery, 4.6)
        + wheel(34, livery, 4.6)
    )


HORSE = (
    "M98 27.5L96.4 29.8C94.6 29.8 93 29.2 92 28.6C91.6 31 91.2 33 90.6 35.2"
    "C91.3 37.5 91 40 90 41.5L92 48L91 56.5H88.3L88.8 49L86 43.5L84.5 48.5L85.5 56.5H82.8"
    "L82.3 48L82 43.8C79 45 75 45 72 43.8L70.5 47L73.5 50.5L72.3 56.5H69.5L70 51.5L66.5 47.5"
    "L64 51L65 56.5H62.2L61.2 50.8L63.2 45C61.5 41 61.5 36 63.5 33.3C67 30.5 76 32.3 82 30"
    "C84 26 87 21.5 90 19.6L90.6 16.8L92.3 19.2C94.6 20.6 97 24.5 98 27.5Z"
)
TAIL = "M64 33.5C59 34.5 60.5 42 58.5 47C62.5 45.5 62.5 39 64.5 37Z"
MANE = "M90.5 19.5C86.5 21 83.5 26 81.5 30.5L84 30C86 26 88 23 91.5 21.5Z"


def horse(livery: Livery = COMPANY) -> str:
    """A one-horse car with its coachman."""
    return (
        f'<g stroke="none">{at(50, 45.5, FIGURES["gentleman"], 0.82)}</g>'
        + carriage(livery)
        + stroke(livery.line, 0.8, "M47 46.5L66 41H86M52 33L88 33M53 31Q64 16 74 13")
        + f'<g stroke="none">{fill("#5B3A22", HORSE)}{fill(INK, TAIL, MANE)}</g>'
        + stroke(livery.trim, 1.3, "M84.5 31.5C87 34 88 38 86.5 42M92.5 23.5L95.5 28.5")
    )


def steam(livery: Livery = COMPANY) -> str:
    """A boxed-in engine that hides its wheels from the horses, and its car."""
    puffs = ((83, 10, 5), (75, 6, 6), (65, 5, 5), (57, 8, 4), (79, 2, 5))
    smoke = "".join(circle(x, y, r, livery.trim) for x, y, r in puffs)
    return (
        f'{smoke}<g stroke="none">{smoke}</g>'
        + carriage(livery)
        + fill(livery.line, rect(47, 43.5, 7, 1.5))
        + fill(livery.skirt, "M82 14h6l-.8 8h-4.4zM81 12.5h8v2h-8z")
        + fill(livery.roof, "M53 22h41l2 3.5H51z")
        + fill(livery.skirt, rect(54, 25.5, 39, 21))
        + pane(livery, rect(57, 28, 8, 8), rect(69, 28, 8, 8), rect(81, 28, 8, 8))
        + stroke(livery.trim, 1.3, "M54.7 39.5h37.6")
        + fill(livery.body, rect(52, 46.5, 43, 7))
        + stroke(livery.trim, 0.6, *(f"M{x} 46.5v7" for x in range(58, 94, 6)))
        + fill(livery.line, rect(50, 53.5, 47, 2))
        + circle(94.5, 33, 2, livery.lamp)
    )


DRAWN: dict[str, Callable[[Livery], str]] = {"horse": horse, "steam": steam, "electric": electric}


def vehicle(name: str, livery: Livery = COMPANY) -> str:
    """A tram by name, outlined in its livery's ink."""
    outline = f'stroke="{livery.line}" stroke-width="1.1" stroke-linejoin="round"'
    return f"<g {outline}>{DRAWN[name](livery)}</g>"

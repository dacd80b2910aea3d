"""What all rolling stock is made of. Side views stand on the rail at y = 66 and face left; a
locomotive has 160 to stand on, a wagon 100."""

from __future__ import annotations

from collections.abc import Iterable

from tramshed.draw.palette import BRASS, CREAM, INK
from tramshed.draw.svg import box, circle, fill, rect, stroke
from tramshed.games.take_a_train.web.palette import STEEL

RAIL = 66


def drawn(*parts: str) -> str:
    """Parts with the engraver's outline."""
    outline = f'stroke="{INK}" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"'
    return f"<g {outline}>{''.join(parts)}</g>"


def wheel(x: float, r: float, colour: str = "#8E2F22", spokes: bool = True) -> str:
    """A wheel on the rail."""
    y = RAIL - r
    arms = ""
    if spokes:
        d = r * 0.7
        arms = stroke(
            INK,
            0.7,
            f"M{x - r:g} {y:g}h{2 * r:g}M{x:g} {y - r:g}v{2 * r:g}"
            f"M{x - d:g} {y - d:g}l{2 * d:g} {2 * d:g}M{x + d:g} {y - d:g}l{-2 * d:g} {2 * d:g}",
        )
    return (
        circle(x, y, r, STEEL)
        + circle(x, y, r * 0.76, CREAM if spokes else colour)
        + arms
        + circle(x, y, r * 0.26, colour)
    )


def rods(wheels: Iterable[tuple[float, float]]) -> str:
    """Coupling rods from the first wheel to the last."""
    places = list(wheels)
    (first, r), (last, _) = places[0], places[-1]
    y = RAIL - r + 1.5
    pins = "".join(circle(x, y, 1.5, CREAM) for x, _ in places)
    return fill(CREAM, rect(first - 2, y - 1.3, last - first + 4, 2.6)) + pins


def bogie(x: float, colour: str = "#4A443C", reach: float = 9, r: float = 5) -> str:
    """Two small wheels in a frame."""
    frame = f"M{x - reach - 3:g} 58h{2 * reach + 6:g}l-2 5h{-2 * reach - 2:g}z"
    pair = wheel(x - reach, r, colour, False) + wheel(x + reach, r, colour, False)
    return pair + fill(colour, frame) + circle(x, 60, 1.6, BRASS)


def buffer(x: float, left: bool = True) -> str:
    """What pushes, at either end."""
    way = -1 if left else 1
    plate = rect(x + way * 4 - 0.8, 51, 1.6, 6)
    return fill(STEEL, rect(min(x, x + way * 4), 53, 4, 2)) + fill(INK, plate)


def louvres(x: float, y: float, w: float, h: float, count: int) -> str:
    """Slots for cooling."""
    step = w / count
    return stroke(INK, 0.8, *(f"M{x + step * n:g} {y:g}v{h:g}" for n in range(count + 1)))


def pane(colour: str, x: float, y: float, w: float, h: float, r: float = 1) -> str:
    return box(x, y, w, h, r, colour, INK, 0.9)

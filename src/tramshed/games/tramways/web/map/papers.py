"""The paper that tickets are printed on, 100 × 150, and their back."""

from __future__ import annotations

from tramshed.draw.palette import BACK, BRASS, CREAM, EDGE, ENAMEL, THREAD
from tramshed.draw.svg import box, faint, fill, oval, rect, stroke
from tramshed.games.tramways.web.map.palette import BAND

PAPER_VIEW = "0 0 100 150"
TEETH = 18


def paper(kind: str) -> str:
    """Perforated above and below, with a band in the colour of its kind."""
    band, _ = BAND[kind]
    above = "a2.5 2.5 0 0 0 5 0" * TEETH
    below = "a2.5 2.5 0 0 0 -5 0" * TEETH
    outline = f"M5 1{above}H99V149H95{below}H1V1Z"
    waves = (f"M5 {36 + 8 * n}q11.25 -7 22.5 0t22.5 0t22.5 0t22.5 0" for n in range(12))
    return (
        f'<path d="{outline}" fill="{CREAM}" stroke="{EDGE}" stroke-width="1"/>'
        + fill(band, rect(1.5, 7, 97, 19))
        + stroke(BRASS, 1, "M1.5 27H98.5")
        + faint(0.2, stroke(band, 0.7, *waves))
    )


def back() -> str:
    """A ticket face down."""
    waves = (f"M12 {24 + 9 * n}q9.5 -8 19 0t19 0t19 0t19 0" for n in range(13))
    tram = "M34 66h32v16H34zM38 84a3 3 0 0 0 6 0zM56 84a3 3 0 0 0 6 0z"
    return (
        box(1, 1, 98, 148, 5, BACK, THREAD, 1.4)
        + box(7, 7, 86, 136, 3, "none", THREAD, 1)
        + faint(0.55, stroke(THREAD, 0.8, *waves))
        + oval(50, 75, 27, 20, ENAMEL, THREAD, 1.4)
        + fill(THREAD, tram, "M42 64l8-5 8 5z")
        + fill(ENAMEL, *(rect(x, 69, 5, 5) for x in (37, 44, 51, 58)))
    )

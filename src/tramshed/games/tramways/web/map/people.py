"""People: a passenger in a bowler hat, a worker in a flat cap."""

from __future__ import annotations

from tramshed.draw.palette import INK
from tramshed.draw.svg import circle, fill, stroke
from tramshed.games.tramways.web.map.palette import WHITE

PASSENGER_VIEW = "-2 -1 28 38"


def passenger() -> str:
    """24 × 36."""
    head = (
        "M12 1.8C8 1.8 6.4 4.4 6.3 7.6L4 8.2V9.8H20V8.2L17.7 7.6C17.6 4.4 16 1.8 12 1.8Z"
        "M7.4 10.4V12.6C7.4 15.6 9.4 17.4 12 17.4S16.6 15.6 16.6 12.6V10.4Z"
    )
    coat = "M12 18.4C6.4 18.4 3.6 21 3.2 26L2.6 34.6H21.4L20.8 26C20.4 21 17.6 18.4 12 18.4Z"
    return (
        f'<path d="{head}{coat}" fill="{INK}" stroke="{INK}" stroke-width="3.4"'
        ' stroke-linejoin="round"/>'
        + fill(WHITE, head, coat)
        + stroke(INK, 1.3, "M6.6 7.6H17.4M12 20.5V34")
        + circle(12, 25, 0.9, INK)
    )


def worker(ink: str, ground: str) -> str:
    """With a pickaxe; 40 × 40."""
    cap = "M10.5 10.5C10.5 5.5 14.5 3 19 3S27 5.5 27.5 9L31.5 10.5V12.5H10.5Z"
    face = "M12.5 14H25.5V17.5C25.5 21.5 22.5 23.5 19 23.5S12.5 21.5 12.5 17.5Z"
    coat = "M4 38.5C4 30.5 9 26 14 25.5L19 30L24 25.5C26.5 25.8 29 27 31 29.5V38.5Z"
    pick = "M32.5 14.5H35.5V38.5H32.5ZM26.5 16C29 11.5 38 11.5 40 17L34 14.8Z"
    return fill(ink, cap, face, coat) + stroke(ground, 2, "M33 20V38") + fill(ink, pick)

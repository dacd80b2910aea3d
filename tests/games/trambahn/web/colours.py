"""What is written on what, and which colours stand beside each other."""

from __future__ import annotations

from tests.web.colours import Colours
from tramshed.draw.palette import CREAM, ENAMEL, INK, THREAD
from tramshed.games.trambahn.web.palette import DEEP, GLYPH, LINE, PALE

COLOURS = Colours(
    small=[
        (CREAM, INK),  # conductors' names
        (THREAD, ENAMEL),  # prices on trams
        *((CREAM, DEEP[line]) for line in LINE),  # stops' names
        *(("#FFFFFF", DEEP[line]) for line in LINE),  # chips
    ],
    large=[
        *((GLYPH[line], LINE[line]) for line in LINE),  # numerals and signs
        *((DEEP[line], PALE[line]) for line in LINE),  # landmarks
    ],
    apart=list(LINE.values()),
)

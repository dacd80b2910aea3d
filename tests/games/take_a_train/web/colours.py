"""What is written on what, and which colours stand beside each other."""

from __future__ import annotations

from tests.web.colours import Colours
from tramshed.draw.palette import CREAM, ENAMEL, INK
from tramshed.games.take_a_train.web.palette import DEEP, ENGINE, GLYPH, LIGHT, PALE, WAGON

COLOURS = Colours(
    small=[
        *((GLYPH[type_], WAGON[type_]) for type_ in WAGON),
        *((CREAM, DEEP[type_]) for type_ in WAGON),
        *(("#FFFFFF", DEEP[type_]) for type_ in WAGON),  # chips
    ],
    large=[(DEEP[type_], PALE[type_]) for type_ in WAGON],
    far=[
        (CREAM, ENAMEL),
        *((CREAM, ENGINE[type_]) for type_ in ENGINE),
        *((INK, LIGHT[type_]) for type_ in ENGINE),
    ],
    apart=list(WAGON.values()),
)

"""What is written on what, and which colours stand beside each other."""

from __future__ import annotations

from tests.web.colours import Colours
from tramshed.draw.palette import CREAM, INK, RING
from tramshed.games.tramways.web.map.palette import (
    BAND,
    COIN,
    COIN_INK,
    COMPANY,
    DEEP,
    LOT,
    MOUNTAIN,
    ON_COMPANY,
    ON_TRADE,
    PALE,
    PLAIN,
    POSTMARK,
    STAMP,
    TRADE,
)

COLOURS = Colours(
    small=[
        *((on, band) for band, on in BAND.values()),
        (STAMP, POSTMARK),
        (COIN_INK, COIN),
        (INK, LOT),  # labels of parcels
        (INK, RING),  # how many rails a line takes
    ],
    large=[
        *((ON_TRADE[letter], TRADE[letter]) for letter in TRADE),
        *zip(ON_COMPANY, COMPANY, strict=True),
        *((DEEP[letter], PALE[letter]) for letter in TRADE),  # windows of buildings
        (INK, PLAIN),  # the case of every rail
        (INK, MOUNTAIN),
    ],
    far=[(INK, CREAM)],
    apart=list(COMPANY),
)

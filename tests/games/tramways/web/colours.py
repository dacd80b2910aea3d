"""What is written on what, and which colours stand beside each other."""

from __future__ import annotations

from tests.web.colours import Colours
from tramshed.draw.palette import CREAM, INK
from tramshed.games.tramways.web.map.palette import (
    BAND,
    COIN,
    COIN_INK,
    COMPANY,
    ON_COMPANY,
    ON_TRADE,
    POSTMARK,
    STAMP,
    TRADE,
)

COLOURS = Colours(
    small=[*((on, band) for band, on in BAND.values()), (STAMP, POSTMARK), (COIN_INK, COIN)],
    large=[
        *((ON_TRADE[letter], TRADE[letter]) for letter in TRADE),
        *zip(ON_COMPANY, COMPANY, strict=True),
    ],
    far=[(INK, CREAM)],
    apart=list(COMPANY),
)

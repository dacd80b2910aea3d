"""The colours of wagons and locomotives. A test checks their contrast, and how far apart the wagon
types stay for the colour-blind; each type has a sign as well.
"""

from __future__ import annotations

from tramshed.draw.palette import CREAM, INK

WAGON = {
    "food": "#76AE88",
    "cattle": "#E2B24C",
    "coal": "#2F2824",
    "oil": "#1B3E8C",
    "luxury": "#955A92",
    "passenger": "#AD3620",
}
DEEP = {
    "food": "#2C5C40",
    "cattle": "#75520B",
    "coal": "#2F2824",
    "oil": "#142F6C",
    "luxury": "#63345F",
    "passenger": "#751F12",
}
"""For small text and the lower band of a card."""
PALE = {
    "food": "#DDEADD",
    "cattle": "#F5E6C0",
    "coal": "#DEDAD0",
    "oil": "#D6DFEE",
    "luxury": "#EADCE8",
    "passenger": "#F2DBD0",
}
GLYPH = {type: INK if type in ("food", "cattle") else CREAM for type in WAGON}
"""Numeral and sign on a wagon's colour."""

ENGINE = {"steam": "#33302B", "diesel": "#5E2A1F", "electric": "#16405A"}
"""The band of a locomotive's card."""
LIGHT = {"steam": "#E2DCCB", "diesel": "#EFDDCB", "electric": "#D8E3E6"}
"""The sky behind it."""
STEEL = "#8C8F8C"
GLASS = "#D3E0DF"
LAMP = "#F2C14E"
SMOKE = "#F7F1E0"

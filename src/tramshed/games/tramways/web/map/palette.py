"""The colours of the map, the companies and the tickets. A test checks their contrast, and how far
apart they stay for the colour-blind; a company has a crest and a pattern as well, a trade a letter
and a picture."""

from __future__ import annotations

from tramshed.draw.palette import CREAM, INK

WHITE = "#FFFFFF"

TRADE = {"R": "#46916A", "C": "#173F78", "L": "#A8281F", "I": "#D9A021"}
DEEP = {"R": "#28604A", "C": "#0F2B55", "L": "#751A14", "I": "#7A560A"}
PALE = {"R": "#D6E5DA", "C": "#D5E0EA", "L": "#F0D8CF", "I": "#F3E3BC"}
LIGHT = {"R": CREAM, "C": CREAM, "L": CREAM, "I": "#FFF8E6"}
"""Walls, lower walls and shadows of a building."""
ON_TRADE = {"R": WHITE, "C": CREAM, "L": CREAM, "I": INK}

COMPANY = ("#DB6A12", "#7A4FA3", "#2BB3AE", "#1F1B1A", WHITE)
ON_COMPANY = (INK, WHITE, INK, WHITE, INK)
"""Crest, pattern and numerals on a company's colour."""

PLAIN, PLAIN_EDGE, TUFT = "#F0E7CB", "#D9CBA0", "#C3B98A"
MOUNTAIN, SLOPE, HACHURE = "#DBC59A", "#B4935F", "#6F5431"
LAKE, SHORE, WAVE = "#A9C9D2", "#5F8E9E", "#6F9FAE"
LOT, PEG = "#FBF6E6", "#8A7448"
FRAME, SEAM = "#B08A45", "#A98F57"
"""Around the map, and between its boards."""

WOOD, WARNING = "#8C6A3C", "#C8402F"
STRIPE, STAMP, POSTMARK = "#3A2A20", "#A8281F", "#FFF6EE"
COIN, COIN_EDGE, COIN_INK = "#D8B15C", "#7A560A", "#3A2706"
BAND = {
    "development": ("#2C5C55", CREAM),
    "parcel": ("#84703F", WHITE),
    "building": ("#4A3A2C", CREAM),
    "auction": ("#7A3B2E", CREAM),
    "generic": ("#5F6468", WHITE),
}
"""The band of a ticket, and what is written on it."""

"""The colours, once. Art is drawn with them; the style sheets repeat them as custom properties,
and a test compares the two, their contrast, and how far apart the lines stay for the colour-blind.
"""

from __future__ import annotations

CREAM = "#FBF4E2"
PAPER = "#F1E6CB"
INK = "#2A1F16"
BRASS = "#B08A45"
GOLD = "#E6B34A"
RING = "#FFD873"
NIGHT = "#10202E"
ENAMEL = "#16324A"
BACK = "#1D3F5E"
EDGE = "#8E7B5C"
THREAD = "#E9D9AE"
"""The fine lines of a card's back."""

LINE = {"B": "#173F78", "R": "#A8281F", "G": "#46916A", "Y": "#D9A021"}
DEEP = {"B": "#0F2B55", "R": "#751A14", "G": "#28604A", "Y": "#7A560A"}
PALE = {"B": "#D5E0EA", "R": "#F0D8CF", "G": "#D6E5DA", "Y": "#F3E3BC"}

GLYPH = {"B": CREAM, "R": CREAM, "G": CREAM, "Y": INK}
"""Numeral and sign on a line's colour."""

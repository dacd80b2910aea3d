"""The colours of the four lines. A test checks their contrast, and how far apart they stay for the
colour-blind.
"""

from __future__ import annotations

from tramshed.draw.palette import CREAM, INK

LINE = {"B": "#173F78", "R": "#A8281F", "G": "#46916A", "Y": "#D9A021"}
DEEP = {"B": "#0F2B55", "R": "#751A14", "G": "#28604A", "Y": "#7A560A"}
PALE = {"B": "#D5E0EA", "R": "#F0D8CF", "G": "#D6E5DA", "Y": "#F3E3BC"}

GLYPH = {"B": CREAM, "R": CREAM, "G": CREAM, "Y": INK}
"""Numeral and sign on a line's colour."""

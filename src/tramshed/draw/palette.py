"""The house's colours, once. Drawings are made with them; the site's style sheet repeats them as
custom properties, and a test compares the two. Gold means one thing: you can act here."""

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

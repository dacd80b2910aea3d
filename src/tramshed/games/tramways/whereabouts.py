"""Where tickets are, as far as everybody knows."""

from __future__ import annotations

UNSEEN = 0
"""An auction ticket: in the deck, or out of the game. A development ticket: see `memory`."""
OUT = 1
"""Of the game."""
AUCTIONED = 2
"""A parcel's, in the auction deck."""
ROW = 3
"""Face up in the auction."""
WASTE = 4
"""Discarded in a solo auction."""
SUPPLY = 5
"""Beside the map, with its building tile."""
FACE = 6
"""Face up on a book, or beside the pile."""
DRAFT = 7
"""To be drafted."""
HELD = 8
"""+ seat: surely in hand."""
OWNED = 16
"""+ seat: in hand, or in the own deck; in the last round, or out of the game."""
DISCARD = 24
"""+ seat: in the own discard."""

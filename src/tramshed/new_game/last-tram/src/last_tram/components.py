"""The box, as numbers (LT-C1, LT-C2)."""

from __future__ import annotations

TICKETS = 20
"""Numbered from 1, one of each."""

VALUES = 5
COPIES = 4
"""Passengers are worth 1 to 5 points, four of each."""

MOST_PLAYERS = 4
ROUNDS = (4, 3)
"""By evening: long, short. As many tickets are dealt to each player."""

"""The box: station cards, conductors, trams as tables (TB-C1, TB-C2, TB-C3, TB-C4,
TB-C5, TB-C6).

A card is its kind: 0–39 are stations (line × 10 + value − 1), 40 is a conductor. Copies are
identical, so a kind is all there is to know.
"""

from __future__ import annotations

import numpy as np

BLUE, RED, GREEN, YELLOW = LINES = (0, 1, 2, 3)
VALUES = 10
CONDUCTOR = len(LINES) * VALUES
KINDS = CONDUCTOR + 1

COPIES = np.array([2, *[3] * 8, 2] * len(LINES) + [8], np.int8)
CARDS = int(COPIES.sum())
FIRST_COPY = np.array([0, *COPIES.cumsum()[:-1]], np.int16)
"""Where the copies of a kind begin when all cards are laid out by kind."""

POINTS = np.array([0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3], np.int8)
"""Victory points of a station by its value."""

HORSE, STEAM, ELECTRIC = TRAMS = (0, 1, 2)
PRICE = np.array([5, 10, 15], np.int8)
MULTIPLIER = np.array([2, 3, 4], np.int8)
STACK = np.array([HORSE] * 5 + [STEAM] * 4 + [ELECTRIC] * 7, np.int8)
"""The tram stack, top first."""

HAND_SIZE = 6
ROW_SIZE = 4
MARKET_SIZE = 3
START_MONEY = np.array([12, 15], np.int8)
"""The first player's and the second player's money cards."""
BONUS_SIZE = 8
SCORINGS = 10

MOST_IN_COLUMN = VALUES + 8
"""Ten ascending stations and all conductors."""
MOST_COLUMNS = len(STACK) + HAND_SIZE - 1
"""Every column kept has a tram, and a turn can open five more."""

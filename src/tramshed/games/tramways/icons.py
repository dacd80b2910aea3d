"""Icons: one number says which sign it is, and how much of it (TW-C4)."""

from __future__ import annotations

from tramshed.games.tramways.components import LABELS, TRADES

NONE = 0
RAILS = 0
"""+ 1 to 3."""
TO_TRADE = 4
"""+ trade: a destination."""
TO_LABEL = TO_TRADE + len(TRADES)
"""+ label."""
BUILD = TO_LABEL + LABELS
UPGRADE_TRACK = BUILD + 1
UPGRADE_BUILDING = BUILD + 2
STRIP = BUILD + 3
WORKER = BUILD + 4
PASSENGER = BUILD + 5
CALM = BUILD + 6
"""Stress −1."""
MONEY = BUILD + 7
"""+ 1 to 9 dollars."""

MOST_RAILS = 3
MOST_MONEY = 9
GOALS = len(TRADES) + LABELS
"""Destinations: goal g is the icon TO_TRADE + g."""
SLOTS = 5
"""Four icons and, last, the magnetic strip."""
STRIP_SLOT = SLOTS - 1

"""Action ids: one number for each thing a player can do, laid out by step."""

from __future__ import annotations

from tramshed.games.trambahn.components import (
    CONDUCTOR,
    KINDS,
    LINES,
    MOST_COLUMNS,
    TRAMS,
)

DONE = 0
"""Finish this step."""

PASSENGER = 1
"""+ kind: into its own line's row; a conductor: + CONDUCTOR + line of the row."""

EXTEND = PASSENGER + CONDUCTOR + len(LINES)
"""+ kind × MOST_COLUMNS + column: lay a station or a conductor at a column's end."""

OPEN = EXTEND + KINDS * MOST_COLUMNS
"""+ kind: open a column with a station; a conductor: + CONDUCTOR + the line declared."""

MONEY = OPEN + CONDUCTOR + len(LINES)
"""+ kind: lay the card down as money."""

BUY = MONEY + KINDS
"""+ tram × MOST_COLUMNS + column: buy a tram for a column."""

ACTIONS = BUY + len(TRAMS) * MOST_COLUMNS

"""Action ids: one number for each thing a player can decide.

What belongs to a cell of the map comes last, cell by cell, so that a smaller map has fewer ids.
"""

from __future__ import annotations

from tramshed.games.tramways.components import (
    CARDS,
    DEVELOPMENTS,
    LABELS,
    MOST_BID,
    MOST_BOUGHT,
    MOST_CELLS,
    MOST_PLAYERS,
)
from tramshed.games.tramways.icons import GOALS, SLOTS

DONE, PASS, MORE, STOP = 0, 1, 2, 3
"""Finish; drop out of the auction; turn up another auction ticket (solo); end the line."""

INCOME, TRACK, UPGRADE, BUILD, RENOVATE, MOVE = 4, 5, 6, 7, 8, 9
"""The actions of phase 2: two dollars; build or upgrade a track, a building; move a passenger."""

CASH, BLIND = 10, 11
"""At a commerce: five dollars; a development ticket from the face-down pile."""

SIDE = 12
"""+ 0 normal, 1 hard."""
BOOK = SIDE + 2
"""+ book: look through it."""
PARCEL = BOOK + MOST_PLAYERS
"""+ label: where to build, or which building to upgrade."""
GOAL = PARCEL + LABELS
"""+ goal: a trade, or a label."""
TOP = GOAL + GOALS
"""+ development ticket: face up on its book."""
TAKE = TOP + DEVELOPMENTS
"""+ ticket: draft it, keep it, choose it for the hand, take it with its building."""
DISCARD = TAKE + CARDS
"""+ ticket."""
ICON = DISCARD + CARDS
"""+ ticket × SLOTS + slot: play an icon."""
JOY = ICON + CARDS * SLOTS
"""+ happiness points to buy."""
BID = JOY + MOST_BOUGHT + 1
"""+ dollars − 1."""
CELL = BID + MOST_BID
"""+ cell × A_CELL + what of the following."""

LAY = 0
"""+ side entered × 3 + turns: a tile, from one side to the next but `turns` clockwise."""
TURNS = 3
BACK = LAY + 4 * TURNS
"""+ side: take back the tile with this open end."""
ALONG = BACK + 4
"""+ side: the track with this end, to upgrade it or to ride on it."""
AT = ALONG + 4
"""The cell itself: a passenger, or an empty square."""
A_CELL = AT + 1

MOST_ACTIONS = CELL + MOST_CELLS * A_CELL
assert MOST_ACTIONS < 32767

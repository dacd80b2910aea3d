"""Action ids: one number for each thing a player can decide, and how to read one.

What belongs to a cell of the map comes last, cell by cell, so that a smaller map has fewer ids.
"""

from __future__ import annotations

from tramshed.games.tramways.components import (
    DEVELOPMENTS,
    LABELS,
    MOST_BID,
    MOST_BOUGHT,
    MOST_CELLS,
    MOST_PLAYERS,
    TICKETS,
)
from tramshed.games.tramways.icons import GOALS, SLOTS
from tramshed.kernel.rule import rule

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
DISCARD = TAKE + TICKETS
"""+ ticket."""
ICON = DISCARD + TICKETS
"""+ ticket × SLOTS + slot: play an icon."""
JOY = ICON + TICKETS * SLOTS
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


# --- an action of a kind


@rule
def play(ticket: int, slot: int) -> int:
    """An icon of a ticket."""
    return ICON + ticket * SLOTS + slot


@rule
def lay(cell: int, entry: int, turns: int) -> int:
    """A tile."""
    return CELL + cell * A_CELL + LAY + entry * TURNS + turns


@rule
def back(end: int) -> int:
    """The tile with this open end."""
    return CELL + (end >> 2) * A_CELL + BACK + (end & 3)


@rule
def along(end: int) -> int:
    """The track with this end."""
    return CELL + (end >> 2) * A_CELL + ALONG + (end & 3)


@rule
def at(cell: int) -> int:
    """A cell itself."""
    return CELL + cell * A_CELL + AT


# --- what an action of a kind is about; −1 if it is of another kind


@rule
def ticket_taken(action: int) -> int:
    """The ticket that is drafted, kept, chosen or taken."""
    return action - TAKE if TAKE <= action < DISCARD else -1


@rule
def ticket_discarded(action: int) -> int:
    """The ticket that goes."""
    return action - DISCARD if DISCARD <= action < ICON else -1


@rule
def icon_played(action: int) -> int:
    """The icon, as ticket × SLOTS + slot."""
    return action - ICON if ICON <= action < JOY else -1


@rule
def parcel_chosen(action: int) -> int:
    """The label of the parcel."""
    return action - PARCEL if PARCEL <= action < GOAL else -1


@rule
def cell_of(action: int) -> int:
    """The cell of anything on the map."""
    return (action - CELL) // A_CELL if action >= CELL else -1


@rule
def on_cell(action: int) -> int:
    """What it is that is done there: LAY, BACK, ALONG, each with its side, or AT."""
    return (action - CELL) % A_CELL if action >= CELL else -1


@rule
def sides_of(what: int) -> tuple[int, int]:
    """The sides at which a tile that is laid is entered and left."""
    entry = (what - LAY) // TURNS
    return entry, (entry + 1 + (what - LAY) % TURNS) & 3


@rule
def end_along(action: int) -> int:
    """The end that names the track."""
    what = on_cell(action)
    return cell_of(action) * 4 + what - ALONG if ALONG <= what < AT else -1


@rule
def cell_at(action: int) -> int:
    """The cell that is chosen itself."""
    return cell_of(action) if on_cell(action) == AT else -1

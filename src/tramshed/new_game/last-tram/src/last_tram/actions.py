"""Action ids: one number for each thing a player can decide, without gaps, as moves.py lists them.

A menu is an array of these numbers, so keep them few: a large choice is better asked in steps.
"""

from __future__ import annotations

from last_tram.components import TICKETS, VALUES

LAY = 0
"""+ ticket: lay it face down."""

TAKE = LAY + TICKETS
"""+ value - 1: take a passenger on board."""

MOST_ACTIONS = TAKE + VALUES

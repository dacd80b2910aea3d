"""Seats, and sets of seats as bits.

Players sit at 0 to 5. A spectator is a seat that decides nothing; the table itself is a seat
too, so that what its clock does ("sold!") is a logged action like any other.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

MOST_SEATS = 6
SPECTATOR = 6
TABLE = 7

NOBODY = 0
PLAYERS = (1 << MOST_SEATS) - 1
EVERYONE = 0xFF
"""Every player and every spectator: public."""


class Count(NamedTuple):
    """How long the table's clock runs before the table acts, and what it counts for: when that
    changes ("who leads, at what price") it begins anew."""

    seconds: float
    what: Hashable


def seats_in(bits: int) -> tuple[int, ...]:
    """The seats of a set, in order."""
    return tuple(seat for seat in range(TABLE + 1) if bits >> seat & 1)


def seat_name(seat: int) -> str:
    """How a seat is written in files and messages: players count from 1."""
    return {SPECTATOR: "spectator", TABLE: "table"}.get(seat, str(seat + 1))

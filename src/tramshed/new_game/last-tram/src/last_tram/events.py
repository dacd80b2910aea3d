"""What can happen, for the journal. The comment names an event's seat and numbers."""

from __future__ import annotations

(
    DEALT,  # seat; a = ticket (its owner only)
    ROUND,  # a = number of the round
    CAME,  # a = value of a passenger at the stop
    CHOSE,  # seat has laid a ticket (the others only)
    LAID,  # seat; a = ticket (its owner only)
    TURNED_UP,  # seat; a = ticket
    BOARDED,  # seat; a = value of the passenger
    ENDED,
) = range(1, 9)

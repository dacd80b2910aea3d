"""What can happen, for the journal. The comment names an event's seat and numbers."""

from __future__ import annotations

(
    BEGAN,  # seat is the starter
    DREW,  # seat; a = kind (its owner only)
    KEPT,  # seat; a = kind (its owner only)
    CHOSE,  # seat has chosen in the draft
    HANDED,  # seat got a thing; a = kind (giver and taker only)
    ROUND,  # seat is the starter; a = number of the round
    TURNED_UP,  # a = kind
    SEALED,  # seat has bid
    BID,  # seat; a = coins
    WON,  # seat; a = coins
    LOOKED,  # seat
    SAW,  # seat; a = kind (its owner only)
    TOOK,  # seat
    LEFT,  # seat
    PASSED,  # seat
    RAISED,  # seat; a = coins
    HELD,  # seat
    SOLD,  # seat; a = coins
    NO_SALE,
    HAD,  # seat; a = kind
    ENDED,
) = range(1, 22)

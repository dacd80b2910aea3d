"""What can happen, for the journal. The comment names an event's seat and numbers."""

from __future__ import annotations

(
    BEGAN,  # seat begins the match
    TURN,  # seat; a = number of the turn
    PASSENGER,  # seat; a = kind, b = line of the row
    SCORING,  # a = line, b = number of the scoring
    SCORED,  # seat; a = points, b = line
    STATION,  # seat; a = kind, b = column, c = 1 for a new column
    BONUS,  # seat; a = points, b = column
    INCOME,  # seat; a = kind (its owner only)
    INCOME_UNSEEN,  # seat
    BOUGHT,  # seat; a = tram, b = column
    PAID,  # seat; a = cards
    COLUMN_LOST,  # seat; a = line, b = cards
    DREW,  # seat; a = kind (its owner only)
    DREW_UNSEEN,  # seat; a = cards
    HALVED,  # seat; a = cards
    REBUILT,  # a = cards in the new deck
    TURNED_UP,  # a = tram
    NO_CARDS,  # seat begins a turn without cards
    ENDED,
) = range(1, 20)

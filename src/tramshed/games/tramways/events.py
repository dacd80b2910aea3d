"""What can happen, for the journal. The comment names an event's seat and numbers.

Tickets, labels, cells and tracks are their numbers; where 0 can mean none, they count from 1 (+1).
"""

from __future__ import annotations

ALL = (
    ORDER,  # seat; a = place in the order of play
    BOARD,  # a = spot, b = board, c = face × 4 + quarter turns
    SIDED,  # seat; a = 1 for the hard side
    SEALED,  # seat has decided
    PARCELS,  # seat gets parcels; a, b, c = tickets, +1
    TURNED_UP,  # a = auction ticket
    BOOK_TOP,  # a = book, b = ticket
    LOOKED,  # seat; a = book
    SAW,  # seat; a, b, c = tickets, +1 (its owner only)
    KEPT,  # seat; a = ticket (its owner only)
    KEPT_UNSEEN,  # seat
    FACED,  # a = development ticket turned up beside the pile
    SUPPLIED,  # a = building ticket laid beside the map
    WANTED,  # a = round, b = trade in demand
    ROUND,  # a = round
    BID,  # seat; a = dollars
    PASSED,  # seat; a = place
    PLACED,  # seat; a = place
    TOOK,  # seat; a = ticket
    DISCARDED,  # seat; a = ticket
    PLAYED,  # seat; a = ticket, b = icon, c = 1 for a further icon of the ticket
    SUFFERED,  # seat; a = ticket with a consequence
    CASH,  # seat; a = change, b = dollars now
    JOY,  # seat; a = change, b = points now
    STRESS,  # seat; a = change, b = stress now
    WORKERS,  # seat; a = change, b = workers now
    INCOME,  # seat
    LAID,  # seat; a = cell, b = sides of the tile, c = rails
    TOOK_BACK,  # seat; a = cell, b = sides of the tile
    JOINED,  # seat; a = cell of the tile met
    FINISHED,  # seat; a = cell its last end points at, b = tiles, c = 1 if complete
    UPGRADED,  # seat; a, b = cells that its ends point at, c = tiles
    BUILT,  # seat; a = label, b = trade, c = ticket
    LIFTED,  # seat; a = cell, b = sides of the tile: rails under a new building
    LIMIT,  # seat; a = tickets in a full hand
    RENOVATED,  # seat; a = label, b = trade
    BOARDED,  # seat moves a passenger; a = cell, b = goal
    RODE,  # seat moves on; a = cell left, b = owner of the track, c = cell reached
    ARRIVED,  # seat; a = cell reached, b = trade +1
    SHORT,  # seat cannot pay in full; a = owner, b = dollars missing
    ARRIVAL,  # a passenger comes; a = cell
    ADMINISTERED,  # seat; a = ticket, b = slots used, as bits, or discarded
    DREW,  # seat; a, b, c = tickets, +1 (its owner only)
    DREW_UNSEEN,  # seat; a = tickets
    SHUFFLED,  # seat's discard is the deck
    WORN_OUT,  # seat loses happiness: stress on the last space
    REMOVED,  # seat; a = cell of its first tile, b = tiles: neglected
    CHOSE_HAND,  # seat; a = tickets in hand
    WASTED,  # a = ticket left over in a solo auction
    RESHUFFLED,  # the solo auction's discards are the deck
    SCORED,  # seat; a = points, b = complete tracks, c = dollars
    ENDED,
) = tuple(range(1, 53))

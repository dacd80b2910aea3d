"""The box (TT-C1, TT-C2, TT-C3), as tables. What stands on the cards is the edition's (edition/).

A locomotive is a number from 0 to 17: steam, then diesel, then electric, in the edition's order.
A wagon is its kind, type × 10 + value − 1; wagons of one type and value are alike. The special
cards have the kinds after them. All money, powers and values are counted in units of 50.
"""

from __future__ import annotations

import numpy as np

UNIT = 50
"""Dollars in a unit of money."""
START_CASH = 5000 // UNIT
BONUS_PAYS = 600 // UNIT

STEAM, DIESEL, ELECTRIC = LOCOMOTIVE_TYPES = (0, 1, 2)
LOCOMOTIVES_OF = (7, 6, 5)
"""How many there are of each type."""
LOCOMOTIVES = sum(LOCOMOTIVES_OF)
TYPE_OF = np.repeat(np.array(LOCOMOTIVE_TYPES, np.int8), LOCOMOTIVES_OF)
MOST_MULTIPLIER = 4

FOOD, CATTLE, COAL, OIL, LUXURY, PASSENGER = WAGON_TYPES = (0, 1, 2, 3, 4, 5)
WAGONS_OF = (25, 19, 15, 11, 7, 5)
WAGON_VALUES = 10
"""From 50 to 500."""
WAGON_KINDS = len(WAGON_TYPES) * WAGON_VALUES

PLUS_ONE, BONUS, TWIN = TAKEN_SPECIALS = (WAGON_KINDS, WAGON_KINDS + 1, WAGON_KINDS + 2)
TRASH, EXTENDED = LEAVING_SPECIALS = (WAGON_KINDS + 3, WAGON_KINDS + 4)
MARKET_KINDS = TRASH
"""The kinds that can lie in the market: Trash and Extended storage never do."""
KINDS = EXTENDED + 1
CARDS = sum(WAGONS_OF) + len(TAKEN_SPECIALS) + len(LEAVING_SPECIALS)

PASSING, BLIND, DOUBLE_BLIND, PREEMPTED, OPEN, DRAFT = AUCTIONS = (0, 1, 2, 3, 4, 5)

ROUNDS = 3
TRAINS = 3
"""Locomotives of a player, each round."""
SHOWN = 3
"""Locomotives revealed for a lot of Passing, Blind and Double blind."""
LIMIT = 5
EXTENDED_LIMIT = 6
MARKET_SIZES = np.array([0, 0, 3, 3, 4, 4, 5], np.int8)
"""By the number of players."""
MOST_IN_MARKET = 5

OBJECTIVES_EACH = 3
(
    TWO_OTHERS,
    THREE_OIL,
    TOOK_SPECIAL,
    TWO_LUXURY,
    THREE_ON_EACH,
    TWO_PASSENGER,
    FIRST_PLAYER,
    THREE_DIESEL,
    LAST_PLAYER,
    THREE_STEAM,
    TEN_WAGONS,
    THREE_ELECTRIC,
    FOUR_FOOD,
    ONE_OF_EACH,
    FOUR_CATTLE,
    FASTEST,
    THREE_COAL,
    SLOWEST,
) = OBJECTIVES = tuple(range(18))

PRINTED = (1000, 600, 600, 400, 800, 300, 300, 800, 1000, 1500, 800, 300, 1000, 600, 800, 600, 800)
PRINTED_VALUES = (*PRINTED, 1000)
"""What each objective pays, as printed (TT-5.3)."""
OBJECTIVE_VALUES = {
    "swapped_types": {THREE_STEAM: 300, THREE_ELECTRIC: 1500},
    "printed": {},
    "swapped": {LAST_PLAYER: 1500, THREE_STEAM: 1000},
}
"""What each choice of the option changes (TT-5.4)."""

RICHEST_ROUND = (
    EXTENDED_LIMIT * (MOST_MULTIPLIER + 1) + 2 * LIMIT * MOST_MULTIPLIER
) * WAGON_VALUES
"""No edition's trains earn more in a round: one with six of the dearest wagons at ×4 and +1, two
with five of them at ×4."""
RICHEST_OBJECTIVES = (1500 + 1000 + 1000) // UNIT
MOST_BID = 2000
"""Nobody can own more when he bids, except by the Bonus card: it would have to be taken dozens of
times in two rounds."""
assert START_CASH + (ROUNDS - 1) * RICHEST_ROUND + RICHEST_OBJECTIVES + 30 * BONUS_PAYS <= MOST_BID

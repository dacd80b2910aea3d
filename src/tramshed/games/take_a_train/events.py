"""What can happen, for the journal. The comment names an event's seat and numbers.

Amounts are units of 50. A train is its number from 0. A wagon is its kind. A train's locomotive is
its number + 1, or -1 face down; 0 was told before it was named. Numbers of events are kept with a
table's journal: new ones come last.
"""

from __future__ import annotations

(
    BEGAN,  # seat starts the first round
    OBJECTIVE,  # seat; a = objective, b = what it pays (its owner only)
    ROUND,  # seat is the starter; a = number of the round, b = auction
    LOT,  # seat is the starter; a = number of the lot
    REVEALED,  # a = locomotive
    CANNOT_PAY,  # seat, the starter, cannot pay for any revealed locomotive
    SUBSTITUTE,  # seat takes the starter's place
    SET_ASIDE,  # a = locomotive
    NEW_STACK,  # a = locomotives in it, which had been set aside
    NAMED,  # seat; a = locomotive
    OPENED,  # seat; a = amount
    RAISED,  # seat; a = amount
    DROPPED,  # seat; a = 1 because he cannot raise
    HELD,  # seat
    SEALED,  # seat has given a secret bid
    BID,  # seat; a = amount of his revealed bid
    SECOND_BID,  # seat; a = amount, b = sum
    TIED,  # seat; a = amount
    FAVOURED,  # seat is preferred among the tied
    SOLD,  # seat; a = locomotive, b = price
    BOUGHT,  # seat, alone; a = locomotive, b = price
    PICKED,  # seat; a = locomotive, b = price
    DEALT,  # seat; a = locomotive (its owner only)
    CHOSE,  # seat has chosen in the draft
    KEPT,  # seat; a = locomotive (its owner only)
    HANDED,  # seat got a locomotive; a = locomotive (giver and taker only)
    SHOWED,  # seat; a = locomotive of his draft
    TURNED_DOWN,  # seat; a = locomotive that he cannot pay for
    DRAFT_PAID,  # seat; a = amount
    FILLED,  # seat; a = locomotives that came face down
    STAGE_ENDED,  # nobody short can pay for any unsold locomotive
    PLACE,  # seat; a = place from 0, b = total power, c = price of a replacement
    TURNED_UP,  # a = market card
    TRASHED,  # a = cards swept away
    EXTENDED,  # a = the new limit
    DECK_REBUILT,  # a = cards in it
    REPLACED,  # seat; a = cards, b = price
    DISCARDED,  # a = market card
    ATTACHED,  # seat; a = wagon, b = train, c = its locomotive
    TOOK_PLUS_ONE,  # seat; a = train, c = its locomotive
    TOOK_BONUS,  # seat; a = amount
    TOOK_TWIN,  # seat; a = the wagon it copies, b = train, c = its locomotive
    PASSED,  # seat
    ACHIEVED,  # seat; a = objective, b = amount
    FULL,  # seat ended the round; a = train, b = wagons on it, c = its locomotive
    ALL_PASSED,
    EARNED,  # seat; a = train, b = amount, c = multiplier, 0 face down
    INCOME,  # seat; a = amount of all trains
    TOTAL,  # seat; a = cash at the end, b = objectives achieved
    ENDED,
    LAP,  # the first player in the turn order is next; a = number of the lap, b = of the round
    GAINED,  # seat; a = train, b = what it earns more, by the card just taken
) = range(1, 53)

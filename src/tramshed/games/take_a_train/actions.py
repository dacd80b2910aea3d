"""Action ids: one number for each thing a player, or the table's clock, can do."""

from __future__ import annotations

from tramshed.games.take_a_train.components import (
    LOCOMOTIVES,
    MARKET_KINDS,
    MOST_BID,
    TRAINS,
    WAGON_KINDS,
)
from tramshed.kernel.seats import MOST_SEATS

DROP, HOLD, SOLD = (0, 1, 2)
"""Passing: out of this lot for good. Open: no higher bid for now; the table's clock ends it."""

PASS, DEAL = (3, 4)
"""With the wagons: no card; replace the cards chosen."""

FAVOUR = 5
"""+ seat: break a tie, or order tied bidders, in favour of this one."""

NAME = FAVOUR + MOST_SEATS
"""+ locomotive: put it up for auction."""
BUY = NAME + LOCOMOTIVES
"""+ locomotive: buy it at its power, without bidding."""
PICK = BUY + LOCOMOTIVES
"""+ locomotive: Pre-empted, take it for the own bid."""
KEEP = PICK + LOCOMOTIVES
"""+ locomotive: Draft, keep it and pass the others."""
TURN = KEEP + LOCOMOTIVES
"""+ locomotive: Draft, turn it face down because the price cannot be paid."""

TAKE_BONUS = TURN + LOCOMOTIVES
TAKE_PLUS_ONE = TAKE_BONUS + 1
"""+ train: Multiplier +1 beside that locomotive."""
TAKE_TWIN = TAKE_PLUS_ONE + TRAINS
"""+ train: Twin wagon at its tail."""
TAKE = TAKE_TWIN + TRAINS
"""+ kind × TRAINS + train: a wagon at the tail of a train."""
REPLACE = TAKE + WAGON_KINDS * TRAINS
"""+ kind: choose a market card to be replaced."""

BID = REPLACE + MARKET_KINDS
"""+ units of 50: a bid, an opening, a raise or a second bid."""

ACTIONS = BID + MOST_BID + 1

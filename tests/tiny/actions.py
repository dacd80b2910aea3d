"""Action ids: one number for each thing a player, or the table's clock, can do."""

from __future__ import annotations

from tests.tiny.components import COINS, MOST_KINDS

PASS, LOOK, TAKE, LEAVE = (0, 1, 2, 3)
"""At the parcel: go by; look inside; then take the thing or leave it."""

HOLD, SOLD = (4, 5)
"""In the open sale: no higher bid from this seat; the table's clock ends it."""

BID = 6
"""+ coins: a sealed bid."""

RAISE = BID + COINS + 1
"""+ coins - 1: raise the open bid to so many coins."""

KEEP = RAISE + COINS
"""+ kind: keep a thing of the hand. Last, since editions differ in how many kinds they have."""

MOST_ACTIONS = KEEP + MOST_KINDS

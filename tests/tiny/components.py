"""The box, as numbers. What the things are is the edition's business (edition/)."""

from __future__ import annotations

MOST_KINDS = 8
MOST_VALUE = 9
MOST_COPIES = 40
LEAST_THINGS = 36

HAND_SIZE = 3
COINS = 10
ROUNDS = 2
SECONDS = 8.0
"""How long the open sale's clock runs after a bid."""

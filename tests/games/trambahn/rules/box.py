"""The box, written out here once more: the tests do not take the rules' word for it."""

from __future__ import annotations

LINES = "BRGY"
COPIES = {1: 2, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3, 9: 3, 10: 2}
POINTS = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 3}
STACK = ["horse"] * 5 + ["steam"] * 4 + ["electric"] * 7
MULTIPLIER = {"horse": 2, "steam": 3, "electric": 4}
STEPS = ("first passenger", "second passenger", "stations", "income", "buying")
KINDS = [f"{line}{value}" for line in LINES for value in COPIES] + ["C"]


def copies_of(card: str) -> int:
    return 8 if card == "C" else COPIES[int(card[1:])]

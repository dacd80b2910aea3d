"""The box, written out here once more: the tests do not take the rules' word for it."""

from __future__ import annotations

from collections import Counter

AUCTIONS = ("passing", "blind", "double blind", "preempted", "open", "draft")
LOCOMOTIVES = [
    f"{type}{n + 1}" for type, count in (("S", 7), ("D", 6), ("E", 5)) for n in range(count)
]
WAGONS = {
    "food": {50: 13, 100: 12},
    "cattle": {100: 10, 150: 9},
    "coal": {150: 8, 200: 7},
    "oil": {200: 4, 250: 4, 300: 3},
    "luxury": {300: 3, 350: 2, 400: 2},
    "passenger": {400: 2, 450: 2, 500: 1},
}
KINDS = [f"{type}-{value}" for type in WAGONS for value in range(50, 501, 50)]
KINDS += ["plus-one", "bonus", "twin", "trash", "extended"]
COPIES = Counter({f"{type}-{value}": n for type, of in WAGONS.items() for value, n in of.items()})
COPIES.update(KINDS[60:])
OBJECTIVES = (
    "two-others", "three-oil", "took-special", "two-luxury", "three-on-each", "two-passenger",
    "first-player", "three-diesel", "last-player", "three-steam", "ten-wagons", "three-electric",
    "four-food", "one-of-each", "four-cattle", "fastest", "three-coal", "slowest",
)  # fmt: skip
STEPS = (
    "naming", "buying", "opening", "raising", "bidding", "adding", "favouring", "picking",
    "keeping", "turning", "moving", "replacing", "over",
)  # fmt: skip

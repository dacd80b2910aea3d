"""Take a Train at a glance. No rules are loaded here."""

from __future__ import annotations

from tramshed.kernel.setup import Meta, Option

OBJECTIVE_VALUES = Option("objective_values", ("swapped_types", "printed", "swapped"))
OPEN_AUCTION = Option("open_auction", ("laps", "clock"))
OPEN_MONEY = Option("open_money", ("no", "yes"))

META = Meta(
    name="take_a_train",
    title="Take a Train",
    author="Violetta Kijowska, Marcin Ropka",
    year=2015,
    seats=(2, 3, 4, 5, 6),
    summary="Bid for three locomotives, then fill them with wagons before anybody else does.",
    options=(OBJECTIVE_VALUES, OPEN_AUCTION, OPEN_MONEY),
    editions=("default",),
)

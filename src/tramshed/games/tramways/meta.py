"""Tramways at a glance. No rules are loaded here."""

from __future__ import annotations

from tramshed.kernel.setup import Meta, Option

META = Meta(
    name="tramways",
    title="Tramways",
    author="Alban Viard",
    year=2016,
    seats=(1, 2, 3, 4, 5),
    summary="Bid for tickets, lay a network, take people where they want to go, and keep calm.",
    options=(
        Option("faces", ("normal", "hard", "mixed")),
        Option("layout", ("rectangle", "row", "ring", "stairs"), form=r"[#.]+(/[#.]+)*"),
        Option("map", ("full", "small")),
        Option("parcels", ("dealt", "drafted")),
        Option("development", ("books", "pile")),
        Option("sides", ("normal", "hard", "chosen")),
    ),
    editions=("tramshed",),
)
"""`layout` may also be drawn: `##/##/##` or `###/#.#/###`, a board for each #. `map small` is for
two players, who then share three boards; with other numbers it changes nothing."""

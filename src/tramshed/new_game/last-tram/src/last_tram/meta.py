"""Last Tram at a glance. No rules are loaded here: a lobby lists games by this alone."""

from __future__ import annotations

from tramshed.kernel.setup import Meta, Option

META = Meta(
    name="last_tram",
    title="Last Tram",
    author="You",
    year=2026,
    seats=(2, 3, 4),
    summary="Lay a ticket in secret; the highest one chooses a passenger first.",
    rules_version=1,
    options=(Option("evening", ("long", "short")),),
)

"""Lost Property at a glance. No rules are loaded here."""

from __future__ import annotations

from tramshed.kernel.setup import Meta, Option

META = Meta(
    name="tiny",
    title="Lost Property",
    author="The Tramshed developers",
    year=2025,
    seats=(1, 2, 3, 4, 5, 6),
    summary="A draft, a sealed sale, a parcel and an open sale, as small as they can be.",
    options=(Option("clock", ("lap", "live")),),
    editions=("plain",),
)

"""Trambahn at a glance. No rules are loaded here."""

from __future__ import annotations

from tramshed.kernel.setup import Meta

META = Meta(
    name="trambahn",
    title="Trambahn",
    author="Helmut Ohley",
    year=2015,
    seats=(2,),
    summary="Every card is a station, a passenger or a thousand marks: you choose.",
)

"""Passengers' ways, for the page's animation (static/map-motion.js): line after line."""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.games.tramways.shown.news import TrackRidden
from tramshed.kernel.news import Happened


def rides(events: Sequence[Happened]) -> dict[str, str]:
    """Entries of what the page is told of origins: where a line was left, whose it is, where it
    led."""
    legs = (
        (event.start.name, event.owner.number, event.end.name)
        for event in events
        if isinstance(event, TrackRidden)
    )
    return {f"@ride-{start}-{end}": f"{start} {owner} {end}" for start, owner, end in legs}

"""What glides where, for the page's animation: element ids, or patterns of them (see flip.js). On
the map passengers ride; lines, upgrades and buildings its script sees for itself."""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.games.tramways.web.map import rides
from tramshed.kernel.news import Happened


def origins(events: Sequence[Happened], seat: int, undone: bool = False) -> dict[str, str]:
    """New element → old element, for what a seat sees of some events. What is taken back simply
    goes back."""
    return {} if undone else rides(events)

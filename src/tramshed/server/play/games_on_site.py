"""The games that the site offers: all that are there, but those whose table is not drawn yet."""

from __future__ import annotations

from tramshed.kernel.registry import metas
from tramshed.kernel.setup import Meta


def games_on_site() -> dict[str, Meta]:
    """Games by name."""
    return {name: meta for name, meta in metas().items() if meta.on_site}

"""The games that the site offers: those that have a page."""

from __future__ import annotations

from tramshed.kernel.registry import metas
from tramshed.kernel.setup import Meta
from tramshed.web.contract import has_page


def games_on_site() -> dict[str, Meta]:
    """Games by name."""
    return {name: meta for name, meta in metas().items() if has_page(name)}

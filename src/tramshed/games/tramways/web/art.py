"""The sprite of the page: the map's and the tickets' drawings, and who sits at the table."""

from __future__ import annotations

from functools import cache

from tramshed.draw.portraits import PORTRAITS, mount, portrait
from tramshed.draw.svg import symbol
from tramshed.games.tramways.web.map import sprite as pieces


@cache
def sprite() -> str:
    """All symbols, to stand once in a page."""
    faces = "".join(symbol(f"face-{name}", "0 0 60 60", portrait(name)) for name in PORTRAITS)
    return pieces().removesuffix("</svg>") + f"<defs>{mount()}</defs>{faces}</svg>"

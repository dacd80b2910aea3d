"""The sprite of the page: the map's and the tickets' drawings, and who sits at the table."""

from __future__ import annotations

from functools import cache

from tramshed.draw.portraits import PORTRAITS, mount, portrait
from tramshed.draw.svg import symbol
from tramshed.games.tramways.web import faces as tickets
from tramshed.games.tramways.web import map as the_map
from tramshed.games.tramways.web import stress


@cache
def sprite() -> str:
    """All symbols, to stand once in a page."""
    faces = "".join(symbol(f"face-{name}", "0 0 60 60", portrait(name)) for name in PORTRAITS)
    pieces = f"<defs>{mount()}{stress.pieces()}{tickets.pieces()}</defs>"
    return the_map.sprite().removesuffix("</svg>") + f"{pieces}{faces}</svg>"

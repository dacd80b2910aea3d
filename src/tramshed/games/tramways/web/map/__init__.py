"""The map of Tramways in the browser: its art, its zones, and what lies over it.

sprite()                        all symbols, to stand once in the page (sprite.py says which)
icons.icon("2rails", x, y, 40)  an icon of a ticket, inside an SVG
"""

from __future__ import annotations

from tramshed.games.tramways.web.map.sprite import sprite

__all__ = ["sprite"]

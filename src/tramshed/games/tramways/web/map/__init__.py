"""The map of Tramways in the browser: its art, its zones, and what lies over it.

    zones(seen, sitters, marks)     the values of its zones: ground, sites, rails, people, marks;
                                    and for rows of boards cells-3-2, …
    render(zone, data, words)       one of them as HTML; is_zone(zone): is it one of the map's?
    stage(data, words)              the whole map, with a place for each of its zones
    Marks                           what a draft puts over the map
    sprite()                        all symbols, to stand once in the page (sprite.py says which)
    rides(events)                   how passengers rode, for `origins` of the page
    icons.icon("2rails", x, y, 40)  an icon of a ticket, inside an SVG

Style sheets and scripts: static/map.css, map.js, map-motion.js, retold.js.
"""

from __future__ import annotations

from tramshed.games.tramways.web.map.layer import Extent, extent
from tramshed.games.tramways.web.map.marks import NOTHING, Marks, Raised
from tramshed.games.tramways.web.map.rides import rides
from tramshed.games.tramways.web.map.sprite import sprite
from tramshed.games.tramways.web.map.zones import is_zone, render, stage, zones

__all__ = [
    "NOTHING",
    "Extent",
    "Marks",
    "Raised",
    "extent",
    "is_zone",
    "render",
    "rides",
    "sprite",
    "stage",
    "zones",
]

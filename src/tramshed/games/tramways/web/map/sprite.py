"""The sprite: every drawing of the map and of the tickets as one string of SVG, made once.

Symbols, for any size:

    crest-1                          a company's, by seat from 0
    straight-1 curve-1               its tiles
    trade-R icon-2rails icon-build icon-money-3 icon-parcel cost-pay-2      on tickets (icons.py)
    heart bolt coin worker passenger          counters
    paper-parcel back                a ticket's paper, its back

Pieces of the map, as large as they lie there, their origin in the middle of a cell:

    mountain waves tufts-1 lot person
    plate-R building-R grand-R       what stands on the map; grand: upgraded
    rail-1-ne grand-rail-1-ne        tiles, by seat and sides
    owner-1 owned-1                  whose a bare parcel is; whose a building is
    ring disc laid lost              marks: chosen, in reach, laid, lost
    to-lot-1 grand-to-plate-1 buffer bridge grand-bridge      what belongs to them, to be turned
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tramshed.draw import svg
from tramshed.draw.palette import CREAM, INK, RING
from tramshed.draw.svg import at, box, circle, symbol
from tramshed.games.tramways.icons import MOST_MONEY, MOST_RAILS
from tramshed.games.tramways.web.map import (
    buildings,
    companies,
    icons,
    papers,
    people,
    terrain,
)
from tramshed.games.tramways.web.map.palette import BAND, STAMP, TRADE
from tramshed.games.tramways.web.map.pen import CELL_VIEW, HALF, ICON_VIEW, rounded

MOST_COST = 9
"""An owner's tickets may ask for as much."""
CROSS = "M17 17L43 43M43 17L17 43"
PERSON = 0.82
"""How large a passenger stands on the map."""
SIGNS = {
    "build": icons.build,
    "upgrade-track": icons.upgrade_track,
    "upgrade-building": icons.upgrade_building,
    "passenger": icons.one_more,
    "calm": icons.calm,
    "strip": icons.strip,
    "parcel": icons.parcel,
}
COUNTERS = {"heart": icons.heart, "bolt": icons.bolt, "coin": icons.coin}


@cache
def sprite() -> str:
    """All of it, to stand once in a page."""
    pieces = "".join([*_ground(), *_buildings(), *_rails(), *_owners(), *_marks()])
    return svg.sprite(pieces, [*_companies(), *_icons(), *_papers()])


# --- pieces of the map


def piece(name: str, drawn: str) -> str:
    """Something drawn in a cell, to be placed by the cell's middle."""
    return f'<g id="{name}" transform="translate({-HALF} {-HALF})">{drawn}</g>'


def _ground() -> Iterator[str]:
    yield piece("mountain", terrain.mountain())
    yield piece("waves", terrain.waves())
    yield piece("lot", terrain.lot())
    for kind in range(len(terrain.BLADES)):
        yield piece(f"tufts-{kind}", terrain.tufts(kind))
    yield piece("person", at(37.6, 26.6, people.passenger(), PERSON))


def _buildings() -> Iterator[str]:
    for trade in TRADE:
        yield piece(f"plate-{trade}", buildings.plate(trade))
        yield piece(f"building-{trade}", buildings.building(trade, upgraded=False))
        yield piece(f"grand-{trade}", buildings.building(trade, upgraded=True))


def _rails() -> Iterator[str]:
    for upgraded, grand in ((False, ""), (True, "grand-")):
        yield piece(f"{grand}bridge", companies.bridge(upgraded=upgraded))
        for seat in range(len(companies.NAMES)):
            for name, reach in (("lot", companies.TO_LOT), ("plate", companies.TO_PLATE)):
                drawn = companies.stub(seat, reach, upgraded=upgraded)
                yield piece(f"{grand}to-{name}-{seat}", drawn)
            for sides in companies.QUARTERS:
                drawn = companies.rail(seat, sides, upgraded=upgraded)
                yield piece(f"{grand}rail-{seat}-{sides}", drawn)
    yield piece("buffer", companies.buffer())


def _owners() -> Iterator[str]:
    for seat in range(len(companies.NAMES)):
        yield piece(f"owned-{seat}", companies.owned(seat))
        yield piece(f"owner-{seat}", at(22, 34.5, companies.crest(seat), 2 / 3))


def _marks() -> Iterator[str]:
    yield piece(
        "ring", box(2, 2, 56, 56, 7, "none", INK, 6.4) + box(2, 2, 56, 56, 7, "none", RING, 4)
    )
    yield piece("disc", circle(30, 30, 10.5, RING, INK, 1.2))
    yield piece("laid", circle(30, 30, 9.5, CREAM, INK, 1.4))
    yield piece("lost", rounded(CREAM, 9, CROSS) + rounded(STAMP, 5, CROSS))


# --- symbols


def _companies() -> Iterator[str]:
    for seat in range(len(companies.NAMES)):
        yield symbol(f"crest-{seat}", companies.CREST_VIEW, companies.crest(seat))
        for name, sides in (("straight", "ns"), ("curve", "ne")):
            drawn = companies.rail(seat, sides, upgraded=False)
            yield symbol(f"{name}-{seat}", CELL_VIEW, drawn)


def _icons() -> Iterator[str]:
    for number in range(1, MOST_RAILS + 1):
        name = "rail" if number == 1 else f"{number}rails"
        yield symbol(f"icon-{name}", ICON_VIEW, icons.rails(number))
    for dollars in range(1, MOST_MONEY + 1):
        yield symbol(f"icon-money-{dollars}", ICON_VIEW, icons.coin(f"${dollars}"))
    for trade in TRADE:
        yield symbol(f"trade-{trade}", ICON_VIEW, icons.trade(trade))
    yield symbol("passenger", people.PASSENGER_VIEW, people.passenger())
    yield symbol("icon-worker", ICON_VIEW, people.worker(INK, CREAM))
    yield symbol("worker", ICON_VIEW, people.worker(CREAM, INK))
    for name, draw in SIGNS.items():
        yield symbol(f"icon-{name}", ICON_VIEW, draw())
    for name, draw in COUNTERS.items():
        yield symbol(name, ICON_VIEW, draw())
    for cost in icons.COSTS:
        for amount in range(1, MOST_COST + 1):
            yield symbol(f"cost-{cost}-{amount}", ICON_VIEW, icons.postmark(cost, amount))


def _papers() -> Iterator[str]:
    for kind in BAND:
        yield symbol(f"paper-{kind}", papers.PAPER_VIEW, papers.paper(kind))
    yield symbol("back", papers.PAPER_VIEW, papers.back())

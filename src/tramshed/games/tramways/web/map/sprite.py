"""The sprite: every drawing of the map and of the tickets as one string of SVG symbols, made once.

crest-1                          a company's, by seat from 0
plate-R building-R grand-R       what stands on the map; grand: upgraded
trade-R icon-2rails icon-build icon-money-3 icon-parcel cost-pay-2      on tickets (icons.py)
heart bolt coin worker passenger          counters
paper-parcel back                a ticket's paper, its back
rail-1-ne grand-rail-1-ne        tiles, by seat and sides
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tramshed.draw import svg
from tramshed.draw.palette import CREAM, INK
from tramshed.draw.svg import symbol
from tramshed.games.tramways.icons import MOST_MONEY, MOST_RAILS
from tramshed.games.tramways.web.map import (
    buildings,
    companies,
    icons,
    papers,
    people,
    terrain,
)
from tramshed.games.tramways.web.map.palette import BAND, TRADE
from tramshed.games.tramways.web.map.pen import CELL_VIEW, ICON_VIEW

MOST_COST = 9
"""An owner's tickets may ask for as much."""
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
    """All symbols, to stand once in a page."""
    return svg.sprite("", [*_ground(), *_buildings(), *_companies(), *_icons(), *_papers()])


def _ground() -> Iterator[str]:
    yield symbol("mountain", CELL_VIEW, terrain.mountain())
    yield symbol("waves", CELL_VIEW, terrain.waves())
    yield symbol("lot", CELL_VIEW, terrain.lot())
    for kind in range(len(terrain.BLADES)):
        yield symbol(f"tufts-{kind}", CELL_VIEW, terrain.tufts(kind))
    yield symbol("passenger", people.PASSENGER_VIEW, people.passenger())


def _buildings() -> Iterator[str]:
    for trade in TRADE:
        yield symbol(f"plate-{trade}", CELL_VIEW, buildings.plate(trade))
        yield symbol(f"building-{trade}", CELL_VIEW, buildings.building(trade, upgraded=False))
        yield symbol(f"grand-{trade}", CELL_VIEW, buildings.building(trade, upgraded=True))
        yield symbol(f"trade-{trade}", ICON_VIEW, icons.trade(trade))


def _companies() -> Iterator[str]:
    for seat in range(len(companies.NAMES)):
        yield symbol(f"crest-{seat}", companies.CREST_VIEW, companies.crest(seat))
        for sides in companies.QUARTERS:
            yield symbol(
                f"rail-{seat}-{sides}", CELL_VIEW, companies.rail(seat, sides, upgraded=False)
            )
            yield symbol(
                f"grand-rail-{seat}-{sides}", CELL_VIEW, companies.rail(seat, sides, upgraded=True)
            )


def _icons() -> Iterator[str]:
    for number in range(1, MOST_RAILS + 1):
        name = "rail" if number == 1 else f"{number}rails"
        yield symbol(f"icon-{name}", ICON_VIEW, icons.rails(number))
    for dollars in range(1, MOST_MONEY + 1):
        yield symbol(f"icon-money-{dollars}", ICON_VIEW, icons.coin(f"${dollars}"))
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

"""What a draft marks on the map: what it is about, where a passenger rides, what would stand there
and which rails would go. How far a line can come is drawn by the script that lays it.

What changes is found by comparing the map before and after, as the rules leave it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tramshed.games.tramways.moves import LayTile
from tramshed.games.tramways.shown.seen import CellSeen, TableSeen
from tramshed.games.tramways.web.along import Rail, cells_of, rails_of
from tramshed.games.tramways.web.facts import Ride
from tramshed.games.tramways.web.map import Marks, Raised
from tramshed.games.tramways.web.touching import elements
from tramshed.kernel.moves import Move

NAMING = ("at", "parcel")
"""Moves that say what the draft is about."""


def marks(
    seen: TableSeen,
    then: TableSeen | None,
    played: Sequence[Move],
    start: str,
    ride: Ride | None,
) -> Marks:
    """On the map as it is seen; `then` is the map after all of it, if it may have changed."""
    line = tuple(
        (move.decision.cell, move.decision.entry + move.decision.leave)
        for move in played
        if isinstance(move.decision, LayTile)
    )
    return Marks(
        chosen=tuple(_chosen(seen, played, start, ride)),
        line=line,
        owner=seen.seat or 0,
        route=_route(seen, ride),
        legs=tuple(_numbers(seen, ride)) if ride else (),
        raised=_raised(seen, then) if then else None,
        lost=tuple(_lost(seen, then)) if then else (),
        veiled=ride is not None,
    )


def _chosen(
    seen: TableSeen, played: Sequence[Move], start: str, ride: Ride | None
) -> Iterator[str]:
    """What the draft is about."""
    if start:
        yield start
    for move in played:
        if move.verb in NAMING:
            yield from (each.removeprefix("cell-") for each in elements(move, seen))
    if ride:
        yield ride.legs[-1].end


def _route(seen: TableSeen, ride: Ride | None) -> tuple[Rail, ...]:
    """Where a passenger rides; or the line that is upgraded."""
    if ride:
        return rails_of([leg.track for leg in ride.legs], seen)
    if seen.bill and seen.bill.what == "upgrade" and seen.line is not None:
        return rails_of((seen.line,), seen)
    return ()


def _numbers(seen: TableSeen, ride: Ride) -> Iterator[tuple[str, int]]:
    """Where each line of the way has its number: a tile in its middle."""
    for number, leg in enumerate(ride.legs, 1):
        cells = cells_of(leg.track, seen)
        yield cells[len(cells) // 2], number


def _raised(seen: TableSeen, then: TableSeen) -> Raised | None:
    """The building that is new, or upgraded."""
    for before, after in _pairs(seen, then):
        was, is_now = before.site, after.site
        if was is None or is_now is None or is_now.owner is None:
            continue
        if (was.trade, was.upgraded) != (is_now.trade, is_now.upgraded):
            where = is_now.cell, is_now.trade, is_now.owner, is_now.label
            return Raised(*where, upgraded=is_now.upgraded)
    return None


def _lost(seen: TableSeen, then: TableSeen) -> Iterator[Rail]:
    """Tiles that are on the map no more."""
    for before, after in _pairs(seen, then):
        stay = {tile.sides for tile in after.tiles}
        yield from ((before.name, tile.sides) for tile in before.tiles if tile.sides not in stay)


def _pairs(seen: TableSeen, then: TableSeen) -> Iterator[tuple[CellSeen, CellSeen]]:
    return zip(seen.cells.values(), then.cells.values(), strict=True)

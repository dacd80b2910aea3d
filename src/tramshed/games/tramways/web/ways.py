"""The ways of a passenger, as a draft names them: way-3c-L-2 is the second best one from 3c to a
leisure (planning/trips.py has them, best for the mover first).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tramshed.games.tramways.planning.trips import Shortage, Trip
from tramshed.games.tramways.shown.seen import TableSeen
from tramshed.games.tramways.web.along import cells_of
from tramshed.games.tramways.web.facts import Ride
from tramshed.games.tramways.web.texts import Texts
from tramshed.games.tramways.web.touching import drafted
from tramshed.web.seats import Choice


def way_name(trip: Trip, number: int) -> str:
    """What a draft uses to go this way: its number counts from 1."""
    return f"way-{trip.origin}-{trip.goal}-{number}"


def wanted(ways: Sequence[Trip], use: Sequence[str]) -> int:
    """The way that is asked for, the last wish first; else the best: counted from 1."""
    named = {way_name(trip, number): number for number, trip in enumerate(ways, 1)}
    return next((named[each] for each in reversed(use) if each in named), 1)


def ride(ways: Sequence[Trip], number: int, shortage: Shortage | None) -> Ride:
    """One of them, and how to come to the next one."""
    trip, following = ways[number - 1], number % len(ways) + 1
    other = way_name(trip, following) if len(ways) > 1 else ""
    return Ride(trip.goal, trip.legs, number, len(ways), other, shortage)


# --- what can be touched


def destinations(found: Sequence[Trip], seen: TableSeen, texts: Texts) -> Iterator[Choice]:
    """Each place in reach, by the best way there; and each kind of goal, for the desk."""
    by_goal: dict[str, list[Trip]] = {}
    for trip in found:
        by_goal.setdefault(trip.goal, []).append(trip)
    met = set[str]()
    for goal, ways in by_goal.items():
        said = texts.say("say.goal", goal=texts.goal(goal))
        yield drafted(f"to {goal}", f"goal-{goal}", said)
        for number, trip in enumerate(ways, 1):
            for cell in squares(trip.legs[-1].end, seen):
                if cell not in met:
                    met.add(cell)
                    choice = drafted(f"to {goal}", f"cell-{cell}", said)
                    yield choice if number == 1 else choice | {"use": way_name(trip, number)}


def other_ways(
    ways: Sequence[Trip], number: int, seen: TableSeen, texts: Texts
) -> Iterator[Choice]:
    """A line, or a place, that the chosen way does not come to: the best way that does."""
    here = {*_touched(ways[number - 1], seen)}
    for other, trip in enumerate(ways, 1):
        said = texts.say("say.way", n=other, ways=len(ways))
        for cell in _touched(trip, seen):
            if cell not in here:
                here.add(cell)
                yield drafted("", f"cell-{cell}", said) | {"use": way_name(trip, other)}


def _touched(trip: Trip, seen: TableSeen) -> Iterator[str]:
    yield from squares(trip.legs[-1].end, seen)
    for leg in trip.legs:
        yield from cells_of(leg.track, seen)


def squares(cell: str, seen: TableSeen) -> tuple[str, ...]:
    """All cells of the building in a cell; or the bare parcel alone."""
    site = seen.cells[cell].site
    if site is None or not site.trade:
        return (cell,)
    found = (each for each in seen.cells.values() if each.site and each.site.trade)
    return tuple(each.name for each in found if each.site and each.site.node == site.node)

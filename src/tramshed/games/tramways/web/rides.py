"""Where a passenger who sets out can be taken, and along which tracks: best for the mover first.

The ways are found by trying them in a rehearsal, so they are those that the rules allow.
"""

from __future__ import annotations

from collections.abc import Iterator

from tramshed.games.tramways import steps
from tramshed.games.tramways.moves import ChooseGoal, ChooseTrack
from tramshed.games.tramways.shown.seen import TableSeen, TrackSeen
from tramshed.games.tramways.web.stepping import step_of
from tramshed.kernel.plain import Plain
from tramshed.kernel.rehearsal import Rehearsal

MOST_TRIED = 120
"""Rides that are tried, of networks in which there are more ways than anybody would look at."""
A_DOLLAR = 0.25


class Route(Plain):
    """A way to a destination: moves that follow, the tracks ridden on, where it ends."""

    actions: tuple[int, ...]
    goal: str
    tracks: tuple[int, ...]
    cell: str
    worth: float


def routes(rehearsal: Rehearsal) -> tuple[Route, ...]:
    """All ways on from where a passenger is chosen, or has set out."""
    seen: TableSeen = rehearsal.view.table
    by_end = {end: track for track in seen.tracks for end in track.ends}
    begun = rehearsal.view.table.trip
    goal = begun.goal if begun else ""
    found = [*_from(rehearsal, Route((), goal, (), "", 0.0), by_end, [MOST_TRIED])]
    return tuple(sorted(found, key=lambda route: (-route.worth, len(route.tracks))))


def best_by_cell(found: tuple[Route, ...]) -> dict[str, Route]:
    """The best way to each destination."""
    best: dict[str, Route] = {}
    for route in found:
        best.setdefault(route.cell, route)
    return best


def _from(
    rehearsal: Rehearsal,
    so_far: Route,
    by_end: dict[tuple[str, str], TrackSeen],
    left: list[int],
) -> Iterator[Route]:
    step = step_of(rehearsal)
    if step not in (steps.GOAL, steps.RIDE):
        yield so_far
        return
    for action in rehearsal.menu:
        left[0] -= 1
        if left[0] < 0:
            return
        ahead = rehearsal.copy()
        if not ahead.play(action):
            continue
        decision = rehearsal.moves[action].decision
        actions = (*so_far.actions, action)
        if isinstance(decision, ChooseGoal):
            gone = Route(actions, decision.goal, (), "", 0.0)
        elif isinstance(decision, ChooseTrack):
            track = by_end[decision.cell, decision.side]
            far = track.stops[1 if track.ends[0] == (decision.cell, decision.side) else 0]
            worth = so_far.worth + _worth(track, rehearsal.seat)
            gone = Route(actions, so_far.goal, (*so_far.tracks, track.number), far, worth)
        else:
            continue
        yield from _from(ahead, gone, by_end, left)


def _worth(track: TrackSeen, seat: int) -> float:
    """Happiness and the bank's money for an own track; a fare to pay for another's."""
    return 1 + track.fare * A_DOLLAR if track.owner == seat else -track.fare * A_DOLLAR


def rails_of(tracks: tuple[int, ...], seen: TableSeen) -> tuple[tuple[str, str], ...]:
    """The tiles of some tracks: cells and sides."""
    return tuple(
        (cell.name, tile.sides)
        for number in tracks
        for cell in seen.cells.values()
        for tile in cell.tiles
        if tile.track == number
    )


def cells_of(track: TrackSeen, seen: TableSeen) -> tuple[str, ...]:
    """Where a track can be touched: its tiles that lie on no parcel."""
    return tuple(
        cell.name
        for cell in seen.cells.values()
        if any(tile.track == track.number for tile in cell.tiles)
    )

"""What is told in games of Tramways, added up, and whether it comes to what is: compiled, for
watchers."""

from __future__ import annotations

from typing import Annotated

from tests.games.tramways.properties.pieces import in_place, owned
from tests.games.tramways.properties.scratch import complete
from tests.properties.watching import OWN
from tests.properties.watching import Watched as AnyWatched
from tramshed.games.tramways import events, steps, whereabouts
from tramshed.games.tramways.components import (
    LAST_STRESS,
    MOST_PLAYERS,
    ROUNDS,
    START_CASH,
    START_STRESS,
    TICKETS,
    WORKERS,
)
from tramshed.games.tramways.state import State
from tramshed.kernel.record import Row, i4
from tramshed.kernel.rule import generic
from tramshed.kernel.seats import EVERYONE


class Watched(AnyWatched):
    """How often rare things happened, and what everybody has as the public news have it."""

    joined: i4
    lifted: i4
    removed: i4
    short: i4
    cash: Annotated[Row[i4], MOST_PLAYERS]
    joy: Annotated[Row[i4], MOST_PLAYERS]
    stress: Annotated[Row[i4], MOST_PLAYERS]
    workers: Annotated[Row[i4], MOST_PLAYERS]
    tickets: Annotated[Row[i4], MOST_PLAYERS]
    points: Annotated[Row[i4], MOST_PLAYERS]


PURSE_DIFFERS, PURSE_OUT_OF_BOUNDS, TICKETS_DIFFER, POINTS_DIFFER = range(OWN, OWN + 4)


@generic
def equip(seen: Watched, seat: int, hard: int) -> None:
    """What everybody has with a player board (TW-S2)."""
    seen.cash[seat], seen.joy[seat], seen.stress[seat] = START_CASH, 0, START_STRESS
    seen.workers[seat] = WORKERS[hard]


@generic
def follow_news(s: State, seen: Watched) -> None:
    """Add up what is told of purses and tickets."""
    for i in range(s.told.n):
        event = s.told.events[i]
        seat, what = int(event.seat), int(event.what)
        if what == events.KEPT_UNSEEN:
            seen.tickets[seat] += 1
        if event.audience != EVERYONE:
            continue
        if what == events.SIDED:
            equip(seen, seat, int(event.a))
        elif what == events.CASH:
            seen.cash[seat] += event.a
        elif what == events.JOY:
            seen.joy[seat] += event.a
        elif what == events.STRESS:
            seen.stress[seat] += event.a
        elif what == events.WORKERS:
            seen.workers[seat] += event.a
        elif what == events.PARCELS:
            seen.tickets[seat] += int(event.a > 0) + int(event.b > 0) + int(event.c > 0)
        elif what in (events.TOOK, events.BUILT):
            seen.tickets[seat] += 1
        elif what == events.CHOSE_HAND:
            seen.tickets[seat] = event.a
        elif what == events.ROUND and event.a == 1:
            for each in range(s.fixed.seats):
                seen.tickets[each] += 2  # the generic ones, which nobody has to be told of
        elif what == events.SCORED:
            seen.points[seat] = event.a
        seen.joined += what == events.JOINED
        seen.lifted += what == events.LIFTED
        seen.removed += what == events.REMOVED
        seen.short += what == events.SHORT


@generic
def purses_differ(s: State, seen: Watched) -> int:
    """Money, happiness, stress and workers are as told, and in bounds."""
    for seat in range(s.fixed.seats):
        player = s.live.table.players[seat]
        purse, hard = player.purse, int(player.hard)
        if player.limit == 0:
            continue
        if purse.cash != seen.cash[seat] or purse.joy != seen.joy[seat]:
            return PURSE_DIFFERS
        if purse.stress != seen.stress[seat] or purse.workers != seen.workers[seat]:
            return PURSE_DIFFERS
        if purse.cash < 0 or not 0 <= purse.workers <= WORKERS[hard]:
            return PURSE_OUT_OF_BOUNDS
        if not START_STRESS <= purse.stress <= LAST_STRESS[hard]:
            return PURSE_OUT_OF_BOUNDS
    return 0


@generic
def tickets_differ(s: State, seen: Watched) -> bool:
    """Has a seat other tickets than it got? In the last round only the chosen ones count."""
    table = s.live.table
    if table.rounds == 0 or table.step == steps.HAND:
        return False
    for seat in range(s.fixed.seats):
        mine = int(table.players[seat].secret) + owned(s, seat, 0, TICKETS)
        if table.rounds == ROUNDS:
            mine = int(table.players[seat].held) + in_place(
                s, 0, TICKETS, whereabouts.DISCARD + seat
            )
        if mine != seen.tickets[seat]:
            return True
    return False


@generic
def points_differ(s: State, nodes: Row[int], seen: Watched) -> bool:
    """In the end: happiness, three a complete track, one for ten dollars, less stress (TW-5.1)."""
    for seat in range(s.fixed.seats):
        points = int(seen.joy[seat]) + 3 * complete(s, nodes, seat) - int(seen.stress[seat])
        if points + int(seen.cash[seat]) // 10 != seen.points[seat]:
            return True
    return False

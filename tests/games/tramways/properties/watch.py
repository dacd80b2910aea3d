"""Compiled watchers: they follow thousands of games of Tramways, decision by decision."""

from __future__ import annotations

import numpy as np

from tests.games.tramways.properties.news import (
    POINTS_DIFFER,
    TICKETS_DIFFER,
    Watched,
    equip,
    follow_news,
    points_differ,
    purses_differ,
    tickets_differ,
)
from tests.games.tramways.properties.pieces import (
    auction_differs,
    buildings_differ,
    developments_differ,
    is_ticket_twice,
    passengers_differ,
)
from tests.games.tramways.properties.scratch import network_differs, tiles_differ, tracks_differ
from tests.properties.watching import decide, menus_agree, trouble
from tramshed.games.tramways import steps
from tramshed.games.tramways.set_up.dealing import CHOSEN
from tramshed.games.tramways.state import State
from tramshed.kernel.record import Actions, Records, Row
from tramshed.kernel.rule import generic

(
    TICKET_TWICE,
    DEVELOPMENTS_DIFFER,
    AUCTION_DIFFERS,
    BUILDINGS_DIFFER,
    PASSENGERS_DIFFER,
    TILES_DIFFER,
    TRACKS_DIFFER,
    NETWORK_DIFFERS,
) = range(POINTS_DIFFER + 1, POINTS_DIFFER + 9)

MOST_DECISIONS = 5_000
MENUS_EVERY = 41
"""Looking at every action of every seat is slow: now and then will do."""


@generic
def fault(s: State, acts: Actions, offered: Row[int], seen: Watched) -> int:
    """The number of the property that does not hold, or 0."""
    nodes = np.empty(64, np.int64)
    follow_news(s, seen)
    wrong = trouble(s, seen, MOST_DECISIONS) or purses_differ(s, seen)
    if wrong > 0:
        return wrong
    if passengers_differ(s):
        return PASSENGERS_DIFFER
    if tickets_differ(s, seen):
        return TICKETS_DIFFER
    if is_ticket_twice(s):
        return TICKET_TWICE
    if tiles_differ(s):
        return TILES_DIFFER
    if tracks_differ(s):
        return TRACKS_DIFFER
    if network_differs(s, nodes):
        return NETWORK_DIFFERS
    if s.live.table.rounds > 0:
        if developments_differ(s):
            return DEVELOPMENTS_DIFFER
        if auction_differs(s):
            return AUCTION_DIFFERS
        if buildings_differ(s):
            return BUILDINGS_DIFFER
    if s.live.table.step == steps.OVER and points_differ(s, nodes, seen):
        return POINTS_DIFFER
    if seen.decisions % MENUS_EVERY == 0:
        return menus_agree(s, int(s.fixed.seats), acts, offered)
    return 0


@generic
def watch(
    states: Records,
    acts: Actions,
    weights: Row[float],
    dice: Records,
    offered: Row[int],
    seen_: Records,
    greedy: bool,
) -> None:
    """Play a dealt game to its end, at random or greedily; stop where something is wrong."""
    s, seen = states[0], seen_[0]
    seen.lasted = 0
    for seat in range(s.fixed.seats):
        seen.tickets[seat] = 0
        if s.fixed.sides != CHOSEN:
            equip(seen, seat, int(s.fixed.sides))
    seen.wrong = fault(s, acts, offered, seen)
    while seen.wrong == 0 and s.live.table.step != steps.OVER:
        seen.wrong = decide(s, acts, weights, dice[0], seen, greedy) or fault(
            s, acts, offered, seen
        )

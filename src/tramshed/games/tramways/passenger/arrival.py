"""What a trip brings, in this order: happiness for the tracks' owners, the destination's bonus, and
money track by track (TW-3.11)."""

from __future__ import annotations

from tramshed.games.tramways import events, steps
from tramshed.games.tramways.components import (
    COMMERCE,
    COMMERCE_CASH,
    INDUSTRY,
    LEISURE,
    RESIDENCE,
    SITE,
)
from tramshed.games.tramways.paying.payable import ZERO
from tramshed.games.tramways.purse import (
    gain_cash,
    gain_joy,
    gain_workers,
    most_workers,
    soothe,
    upset,
)
from tramshed.games.tramways.set_up.books import is_development_left
from tramshed.games.tramways.state import State
from tramshed.games.tramways.track.tiles import owner_of
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def arrive(s: State, seat: int) -> None:
    """Happiness, then the bonus, which may be something to decide."""
    table, trip = s.live.table, s.live.table.trip
    table.step = steps.REWARDED
    trade = int(table.sites[trip.node].trade) - 1
    cell = int(table.sites[trip.node].cell)
    tell(s, EVERYONE, events.ARRIVED, seat, cell, trade + 1, 0)
    for i in range(trip.n):
        gain_joy(s, owner_of(int(trip.tracks[i]) - 1), 1)
    if trade == COMMERCE:
        upset(s, seat, 1)
        if is_development_left(s):
            table.step = steps.COMMERCE
        else:
            gain_cash(s, seat, COMMERCE_CASH)
    elif trade == INDUSTRY:
        upset(s, seat, 1)
        if table.players[seat].purse.workers < most_workers(s, seat):
            gain_workers(s, seat, 1)
    elif trade == RESIDENCE:
        soothe(s, seat)
    elif trade == LEISURE:
        table.step = steps.LEISURE


@rule
def fare(s: State, track: int) -> int:
    """What a trip along a track is worth: a dollar a tile, half as much again if upgraded."""
    tiles = int(s.live.table.tracks[track].tiles)
    return tiles + (tiles + 1) // 2 if s.live.table.tracks[track].upgraded else tiles


@rule
def collect_fares(s: State, seat: int) -> None:
    """Track by track: the bank pays for own ones, the mover pays for others'. Who runs short pays
    what he has, worries, and no more money moves. The passenger goes home."""
    table, trip = s.live.table, s.live.table.trip
    purse = table.players[seat].purse
    for i in range(trip.n):
        track = int(trip.tracks[i]) - 1
        owner, due = owner_of(track), fare(s, track)
        if owner == seat:
            gain_cash(s, seat, due)
            continue
        paid = min(due, int(purse.cash))
        gain_cash(s, seat, -paid)
        gain_cash(s, owner, paid)
        if paid < due:
            tell(s, EVERYONE, events.SHORT, seat, owner, due - paid, 0)
            upset(s, seat, 1)
            break
    table.sites[int(table.ground[trip.origin]) - SITE].passenger = 0
    table.supply += 1
    clear_trip(s)
    table.step = steps.ACTED


@rule
def clear_trip(s: State) -> None:
    """Nobody is on the way."""
    trip = s.live.table.trip
    for i in range(trip.n):
        trip.tracks[i] = 0
    trip.origin = trip.goal = trip.node = trip.n = 0
    trip.been = ZERO

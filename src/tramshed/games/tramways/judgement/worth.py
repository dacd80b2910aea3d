"""What tickets, tiles and trips are worth to a beginner, in points."""

from __future__ import annotations

from tramshed.games.tramways import icons
from tramshed.games.tramways.components import (
    COMMERCE,
    INDUSTRY,
    MOST_TRACKS,
    RESIDENCE,
    ROUNDS,
    START_STRESS,
    TRADES,
)
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.purse import most_workers
from tramshed.games.tramways.state import State
from tramshed.games.tramways.track.tiles import (
    anchor,
    has_side,
    node_for,
    owner_of,
    price,
    track_at,
)
from tramshed.kernel.rule import rule

A_RAIL, A_GOAL, A_LABEL, A_STRIP = 0.5, 0.6, 0.8, 0.3
A_BUILD, A_TRACK_UPGRADE, A_BUILDING_UPGRADE = 1.2, 1.4, 1.2
A_WORKER, A_PASSENGER, CALM, A_DOLLAR = 1.0, 0.4, 0.9, 0.3
VOID = -1.0
FAR = 60


@rule
def dollar_worth(s: State) -> float:
    """Points that a dollar will bring; in the end ten make one."""
    return 0.1 if s.live.table.rounds == ROUNDS else A_DOLLAR


@rule
def icon_worth(s: State, icon: int) -> float:
    """What an icon may bring one day."""
    if icon == icons.NONE:
        return 0.0
    if icon <= icons.MOST_RAILS:
        return A_RAIL * icon
    if icon < icons.TO_LABEL:
        return A_GOAL
    if icon < icons.BUILD:
        return A_LABEL
    if icon > icons.MONEY:
        return dollar_worth(s) * (icon - icons.MONEY)
    if icon == icons.BUILD:
        return A_BUILD
    if icon == icons.UPGRADE_TRACK:
        return A_TRACK_UPGRADE
    if icon == icons.UPGRADE_BUILDING:
        return A_BUILDING_UPGRADE
    if icon == icons.WORKER:
        return A_WORKER
    if icon == icons.CALM:
        return CALM
    return A_STRIP if icon == icons.STRIP else A_PASSENGER


@rule
def burden(s: State, ticket: int) -> float:
    """What a ticket's consequence costs."""
    printed = s.fixed.tickets[ticket]
    points = float(printed.strain) + float(printed.gloom) + A_WORKER * float(printed.labour)
    return points + dollar_worth(s) * float(printed.pay)


@rule
def ticket_worth(s: State, ticket: int) -> float:
    """What a ticket may bring: mostly one icon of it is used."""
    if s.fixed.tickets[ticket].void:
        return VOID
    total = best = 0.0
    for slot in range(SLOTS):
        worth = icon_worth(s, int(s.fixed.tickets[ticket].icons[slot]))
        total += worth
        best = max(best, worth)
    return 0.5 * best + 0.5 * total - burden(s, ticket)


@rule
def distance(s: State, one: int, other: int) -> int:
    """Steps from cell to cell, as the crow walks."""
    across = abs(int(s.fixed.column[one]) - int(s.fixed.column[other]))
    return across + abs(int(s.fixed.row[one]) - int(s.fixed.row[other]))


@rule
def steps_to_node(s: State, seat: int, cell: int, tail: int) -> int:
    """Tiles still needed, at least, from a cell to anywhere but the node where a line began."""
    table = s.live.table
    best = FAR
    for site in range(table.sites_count):
        at = int(table.sites[site].cell)
        if table.sites[site].node != tail and node_for(table, at, seat) >= 0:
            best = min(best, distance(s, cell, at))
    return best


@rule
def tile_worth(
    s: State, seat: int, tail: int, cell: int, leave: int, cost: int, most: int
) -> float:
    """A line is good if it soon gets somewhere, at a price that can be paid."""
    table = s.live.table
    ahead = int(s.fixed.near[cell, leave])
    cost += price(table, cell, seat)
    if has_side(table, ahead, leave ^ 2):
        return 4.0
    away = steps_to_node(s, seat, ahead, tail)
    if away == 0:
        return 4.0 - 0.2 * cost
    if away >= FAR or cost + away > most:
        return -2.0 - 0.1 * away
    return 3.0 - 0.3 * (cost + away)


@rule
def own_tracks_at(s: State, seat: int, node: int) -> int:
    """How many of a player's complete tracks lead away from a node."""
    count = 0
    for track in range(seat * MOST_TRACKS, (seat + 1) * MOST_TRACKS):
        if s.live.table.tracks[track].tiles > 0:
            one, other = anchor(s, track, 0), anchor(s, track, 1)
            count += one != other and min(one, other) >= 0 and node in (one, other)
    return count


@rule
def goal_worth(s: State, seat: int, goal: int) -> float:
    """What arriving there brings."""
    purse = s.live.table.players[seat].purse
    if goal == RESIDENCE:
        return 1.0 if purse.stress > START_STRESS else 0.0
    if goal == COMMERCE:
        return 0.6
    if goal == INDUSTRY:
        return 0.4 if purse.workers < most_workers(s, seat) else -1.0
    return 0.2 * float(min(int(purse.cash), 10)) if goal < len(TRADES) else 0.0


@rule
def ride_worth(s: State, seat: int, end: int) -> float:
    """Own tracks bring points and money, others' cost."""
    track = track_at(s.live.table, end >> 2, end & 3)
    dollars = dollar_worth(s) * float(s.live.table.tracks[track].tiles)
    return 1.0 + dollars if owner_of(track) == seat else -0.7 - dollars

"""Quick judgement: what a sensible beginner would do, and how a position will end.

Values are in points. Stress costs a point a step, a track is worth three and brings trips.
"""

from __future__ import annotations

import math

from tramshed.games.tramways import actions, steps, whereabouts
from tramshed.games.tramways.administration.office import discards
from tramshed.games.tramways.components import (
    FIRST_PARCEL,
    INDUSTRY,
    ROUNDS,
    SITE,
    TICKETS,
)
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.judgement.worth import (
    A_WORKER,
    burden,
    dollar_worth,
    goal_worth,
    icon_worth,
    own_tracks_at,
    ride_worth,
    ticket_worth,
    tile_worth,
)
from tramshed.games.tramways.paying.bill import is_money_bill
from tramshed.games.tramways.paying.payable import ONE, ZERO
from tramshed.games.tramways.scoring import complete_tracks, score
from tramshed.games.tramways.state import State
from tramshed.games.tramways.track.lines import line_from, tail_from
from tramshed.games.tramways.track.tiles import anchor, track_at
from tramshed.kernel.record import Actions, Row
from tramshed.kernel.rule import rule

SHARPNESS = 1.6
NEVER = -8.0
SOLO_AIM = 30.0


@rule
def prefer(s: State, seat: int, acts: Actions, n: int, weights: Row[float]) -> None:
    """Weights that grow with the value of a move."""
    most = highest_sum(s)
    for i in range(n):
        value = worth(s, seat, int(acts[i]), most)
        weights[i] = math.exp(SHARPNESS * min(max(value, NEVER), -NEVER))


@rule
def highest_sum(s: State) -> int:
    """The most rails that can be paid for the line in hand."""
    sums, most = s.live.sums[0], 0
    while sums != ZERO:
        sums >>= ONE
        most += 1
    return most - 1


@rule
def worth(s: State, seat: int, action: int, most: int) -> float:
    """Points that an action brings, roughly, against doing nothing."""
    step = int(s.live.table.step)
    if action >= actions.CELL:
        cell = (action - actions.CELL) // actions.A_CELL
        return worth_on_cell(s, seat, step, cell, (action - actions.CELL) % actions.A_CELL, most)
    if action >= actions.BID:
        return worth_of_bid(s, action - actions.BID + 1)
    if action >= actions.JOY:
        points = action - actions.JOY
        return points - dollar_worth(s) * points * (points + 1) / 2
    if action >= actions.ICON:
        ticket, slot = (action - actions.ICON) // SLOTS, (action - actions.ICON) % SLOTS
        return worth_of_icon(s, seat, step, ticket, slot)
    if action >= actions.DISCARD:
        return worth_of_discard(s, seat, step, action - actions.DISCARD)
    if action >= actions.TAKE:
        return worth_of_taking(s, step, action - actions.TAKE)
    if action >= actions.TOP:
        return -ticket_worth(s, action - actions.TOP)
    if action >= actions.GOAL:
        return goal_worth(s, seat, action - actions.GOAL)
    return worth_of_verb(s, seat, step, action)


@rule
def worth_of_verb(s: State, seat: int, step: int, action: int) -> float:
    """What a single word, or one of a few, brings."""
    if action == actions.INCOME:
        return 0.5
    if action == actions.TRACK:
        return 2.5
    if action == actions.BUILD:
        return 2.2 if s.live.table.rounds < ROUNDS else 1.0
    if action in (actions.UPGRADE, actions.RENOVATE):
        return 3.0
    if action == actions.MOVE:
        return 2.8 if complete_tracks(s, seat) > 0 else 0.0
    if action == actions.STOP:
        line = int(s.live.table.line) - 1
        return 4.0 if min(anchor(s, line, 0), anchor(s, line, 1)) >= 0 else -1.0
    if action == actions.CASH:
        return 1.0
    if action == actions.MORE:
        return -0.5
    if action == actions.SIDE + 1:
        return -4.0
    if actions.BOOK <= action < actions.PARCEL and step == steps.COMMERCE:
        return 1.2 if s.live.table.rounds < ROUNDS - 1 else 0.0
    return 0.0


@rule
def worth_of_bid(s: State, dollars: int) -> float:
    """A better choice of tickets, against the money and the first player's stress."""
    best, least = -1.0, 9.0
    for ticket in range(FIRST_PARCEL, TICKETS):
        if s.live.table.where[ticket] == whereabouts.ROW:
            value = ticket_worth(s, ticket)
            best, least = max(best, value), min(least, value)
    return 0.3 * max(best - least, 0.0) - 0.3 - dollar_worth(s) * dollars


@rule
def worth_of_taking(s: State, step: int, ticket: int) -> float:
    """A ticket; with an industry comes a larger hand."""
    value = ticket_worth(s, ticket)
    if step == steps.TICKET and s.fixed.tickets[ticket].trade == INDUSTRY:
        value += 0.2 * (ROUNDS - int(s.live.table.rounds))
    if step == steps.ROW and s.live.table.newest == ticket + 1:
        value -= 1.0
    if step == steps.COMMERCE and s.live.table.rounds == ROUNDS:
        value = 0.0
    return value


@rule
def worth_of_discard(s: State, seat: int, step: int, ticket: int) -> float:
    """Better tickets may come; in the last rounds none do."""
    value = ticket_worth(s, ticket)
    if step == steps.VOID:
        return -value - burden(s, ticket)
    if s.live.table.rounds >= ROUNDS - 1:
        return -1.0 - burden(s, ticket)
    fee = dollar_worth(s) * int(discards(s.live.sheet[seat]) > 0)
    return 0.5 - 0.3 * value - 1.3 * burden(s, ticket) - fee


@rule
def worth_of_icon(s: State, seat: int, step: int, ticket: int, slot: int) -> float:
    """What an icon brings, or what playing it costs where it is to be paid."""
    icon = int(s.fixed.tickets[ticket].icons[slot])
    if step in (steps.ADMINISTRATION, steps.NEWCOMERS):
        sheet = s.live.sheet[seat]
        further = step == steps.NEWCOMERS and s.live.table.bill.ticket == ticket + 1
        if step == steps.ADMINISTRATION and sheet.n > 0:
            further = sheet.tickets[sheet.n - 1] == ticket
        return icon_worth(s, icon) - (1.0 if further else burden(s, ticket))
    if is_money_bill(s):
        return 0.1
    if s.live.table.bill.ticket == ticket + 1:
        return -1.0
    return -0.4 * ticket_worth(s, ticket) - 1.4 * burden(s, ticket)


@rule
def worth_on_cell(s: State, seat: int, step: int, cell: int, what: int, most: int) -> float:
    """Tiles, tracks, passengers."""
    table = s.live.table
    if what < actions.BACK:
        entry = what // actions.TURNS
        leave = (entry + 1 + what % actions.TURNS) & 3
        if step == steps.START:
            line = line_from(s, seat, cell, entry)
            tail = tail_from(s, seat, line, cell, entry)
            return tile_worth(s, seat, tail, cell, leave, 0, most)
        tail = anchor(s, int(table.line) - 1, 0)
        return tile_worth(s, seat, tail, cell, leave, int(table.cost), most)
    if what < actions.ALONG:
        return -1.0
    if what < actions.AT:
        end = cell * 4 + what - actions.ALONG
        if step == steps.RIDE:
            return ride_worth(s, seat, end)
        return 0.3 * float(table.tracks[track_at(table, end >> 2, end & 3)].tiles)
    node = int(table.sites[int(table.ground[cell]) - SITE].node)
    return 1.0 * own_tracks_at(s, seat, node)


@rule
def estimate(s: State, seat: int) -> float:
    """The lead over the best of the others, or over a fair solo game."""
    mine = outlook(s, seat)
    best = SOLO_AIM if s.fixed.seats == 1 else -1000.0
    for other in range(s.fixed.seats):
        if other != seat:
            best = max(best, outlook(s, other))
    left = ROUNDS - int(s.live.table.rounds)
    return math.tanh((mine - best) / (8.0 + 2.0 * left))


@rule
def outlook(s: State, seat: int) -> float:
    """Points at the end, roughly: tracks will be travelled, money and workers put to use."""
    purse = s.live.table.players[seat].purse
    left = ROUNDS - int(s.live.table.rounds)
    points = float(score(s, seat)) + 1.2 * left * complete_tracks(s, seat)
    if left > 0:
        points += 0.2 * float(purse.cash) + A_WORKER * float(purse.workers)
    return points

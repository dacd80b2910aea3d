"""Quick judgement: what a sensible beginner would do, and how a position will end.

Values are in expected points. A line's columns score about every fourth time; a money card is
worth about two points while there are trams to buy.
"""

from __future__ import annotations

import math

from tramshed.games.trambahn.actions import BUY, DONE, EXTEND, MONEY, OPEN, PASSENGER
from tramshed.games.trambahn.cards import line_of, value_of
from tramshed.games.trambahn.components import (
    BONUS_SIZE,
    CONDUCTOR,
    LINES,
    MOST_COLUMNS,
    MULTIPLIER,
    POINTS,
    PRICE,
    ROW_SIZE,
    SCORINGS,
    TRAMS,
    VALUES,
)
from tramshed.games.trambahn.reasons import ALLOWED
from tramshed.games.trambahn.scoring import column_score, line_score, money_of
from tramshed.games.trambahn.state import Column, State
from tramshed.games.trambahn.stations import misfit
from tramshed.kernel.record import Actions, Row
from tramshed.kernel.rule import rule

SKIP_COST = 0.35
"""Share of a later card's worth that is lost for each value skipped."""
SHARPNESS = 1.0
NEVER = -20.0


@rule
def prefer(s: State, seat: int, acts: Actions, n: int, weights: Row[float]) -> None:
    """Weights that grow with the value of a move."""
    for i in range(n):
        value = worth(s, seat, int(acts[i]))
        weights[i] = math.exp(SHARPNESS * min(max(value, NEVER), -NEVER))


@rule
def worth(s: State, seat: int, action: int) -> float:
    """Expected points that an action brings, against doing nothing."""
    if action == DONE:
        return 0.0
    if action < EXTEND:
        return worth_of_passenger(s, seat, action - PASSENGER)
    if action < OPEN:
        kind, slot = (action - EXTEND) // MOST_COLUMNS, (action - EXTEND) % MOST_COLUMNS
        return worth_of_extending(s, seat, kind, slot)
    if action < MONEY:
        return worth_of_opening(s, seat, action - OPEN)
    if action < BUY:
        return money_worth(s) - worth_of_keeping(s, seat, action - MONEY)
    tram, slot = (action - BUY) // MOST_COLUMNS, (action - BUY) % MOST_COLUMNS
    return worth_of_tram(s, seat, tram, slot)


@rule
def scorings_left(s: State, line: int) -> float:
    """How often a line will probably still score."""
    table = s.live.table
    left = SCORINGS - int(table.scorings)
    return min(left / len(LINES) + 0.15 * int(table.waiting[line]), float(left))


@rule
def money_worth(s: State) -> float:
    """What a money card is worth: less as the end comes near."""
    return 0.25 * (SCORINGS - int(s.live.table.scorings))


@rule
def lead(s: State, seat: int, line: int) -> int:
    """What a scoring of this line would bring over the other player."""
    table = s.live.table
    mine = line_score(table.columns, table.column_count[seat], seat, line)
    return mine - line_score(table.columns, table.column_count[1 - seat], 1 - seat, line)


@rule
def worth_of_passenger(s: State, seat: int, choice: int) -> float:
    """Bring about scorings that favour oneself; keep cards that are wanted elsewhere."""
    table = s.live.table
    kind = min(choice, CONDUCTOR)
    line = choice - CONDUCTOR if kind == CONDUCTOR else line_of(kind)
    waiting = int(table.waiting[line]) + 1
    gain = float(lead(s, seat, line))
    if waiting == ROW_SIZE - 1:
        gain *= 0.1 if gain > 0 else 0.5  # the other may complete it
    elif waiting < ROW_SIZE - 1:
        gain *= 0.15
    return gain - max(worth_of_keeping(s, seat, kind), money_worth(s))


@rule
def worth_of_keeping(s: State, seat: int, kind: int) -> float:
    """What a hand card may bring as a station, later."""
    if kind == CONDUCTOR:
        return 1.0
    table = s.live.table
    best = 0.0
    for slot in range(table.column_count[seat]):
        column = table.columns[seat, slot]
        if column.tram > 0 and misfit(column, kind) == ALLOWED:
            best = max(best, 0.8 * station_gain(s, column, kind))
    if best == 0.0:
        best = 0.2 * POINTS[value_of(kind)] * scorings_left(s, line_of(kind))
    return best


@rule
def station_gain(s: State, column: Column, kind: int) -> float:
    """What a station adds to a column that has a tram."""
    points = float(POINTS[value_of(kind)]) * int(column.tram)
    return points * scorings_left(s, line_of(kind))


@rule
def worth_of_extending(s: State, seat: int, kind: int, slot: int) -> float:
    """Points now, less the room that skipped values would have had, plus the bonus."""
    table = s.live.table
    column = table.columns[seat, slot]
    if column.tram == 0:  # opened this turn, to get its tram this turn
        gap = value_of(kind) - int(column.top) - 1
        return NEVER if kind == CONDUCTOR else 3.0 - gap * SKIP_COST
    bonus = 0.0
    if column.n == BONUS_SIZE - 1:
        extra = 0 if kind == CONDUCTOR else int(POINTS[value_of(kind)])
        bonus = float((int(column.points) + extra) * int(column.tram))
    if kind == CONDUCTOR:
        return bonus - 1.0 + (1.0 if column.n >= BONUS_SIZE - 3 and column.n < BONUS_SIZE else 0.0)
    skipped = value_of(kind) - int(column.top) - 1
    hurry = scorings_left(s, line_of(kind))
    room = SKIP_COST * skipped * int(column.tram) * max(0.0, hurry - 0.7)
    return station_gain(s, column, kind) + bonus - room


@rule
def worth_of_opening(s: State, seat: int, choice: int) -> float:
    """Worth it if a tram for it can be paid, and lasts long enough."""
    table = s.live.table
    if choice >= CONDUCTOR:
        return NEVER
    line = line_of(choice)
    bare = 0
    for slot in range(table.column_count[seat]):
        column = table.columns[seat, slot]
        if column.tram == 0:
            bare += 1
        if column.line == line and column.top < VALUES and value_of(choice) > column.top:
            return NEVER  # it fits where one is already
    tram = best_tram(s, money_of(s, seat) + int(s.live.hand[seat].n) - 1)
    if tram < 0 or bare > 0:
        return NEVER
    points = run_points(s, seat, choice)
    room = VALUES - value_of(choice)
    future = 0.25 * room * min(1.0, scorings_left(s, line) / 2)
    gain = (points + future) * int(MULTIPLIER[tram]) * scorings_left(s, line)
    return gain - int(PRICE[tram]) * money_worth(s) * 0.5


@rule
def run_points(s: State, seat: int, kind: int) -> int:
    """Points of the ascending cards of one line that can be laid from this one on."""
    hand = s.live.hand[seat]
    points = 0
    last = -1
    for i in range(hand.n):
        other = int(hand.cards[i])
        if other >= kind and other != last and other != CONDUCTOR:
            if line_of(other) == line_of(kind):
                points += int(POINTS[value_of(other)])
            last = other
    return points


@rule
def best_tram(s: State, purse: int) -> int:
    """The dearest tram in the market that a purse can pay, or -1."""
    best = -1
    for tram in range(len(TRAMS)):
        if s.live.table.market[tram] > 0 and PRICE[tram] <= purse:
            best = tram
    return best


@rule
def worth_of_tram(s: State, seat: int, tram: int, slot: int) -> float:
    """What a column will score with it, less what it costs."""
    column = s.live.table.columns[seat, slot]
    room = VALUES - int(column.top)
    left = scorings_left(s, int(column.line))
    points = int(column.points) + 0.25 * room * min(1.0, left / 2)
    return points * int(MULTIPLIER[tram]) * left - int(PRICE[tram]) * money_worth(s) * 0.5


@rule
def estimate(s: State, seat: int) -> float:
    """Points now and what the columns will bring, as a chance of winning."""
    ahead = outlook(s, seat) - outlook(s, 1 - seat)
    left = SCORINGS - int(s.live.table.scorings)
    return math.tanh(ahead / (12.0 + 5.0 * left))


@rule
def outlook(s: State, seat: int) -> float:
    """Points at the end, roughly."""
    table = s.live.table
    total = float(table.points[seat]) + 0.5 * money_of(s, seat) * money_worth(s)
    for slot in range(table.column_count[seat]):
        column = table.columns[seat, slot]
        total += column_score(column) * scorings_left(s, int(column.line))
    return total

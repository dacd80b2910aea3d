"""What wagons are worth to somebody: now, and by what may still come."""

from __future__ import annotations

from tramshed.games.take_a_train.components import (
    BONUS,
    BONUS_PAYS,
    FOOD,
    LIMIT,
    PASSENGER,
    PLUS_ONE,
    TEN_WAGONS,
    THREE_ON_EACH,
    TOOK_SPECIAL,
    TRAINS,
    TWIN,
    WAGON_TYPES,
    WAGON_VALUES,
)
from tramshed.games.take_a_train.judgement.appraisal import FACE_DOWN_WORTH, WAGONS_WORTH
from tramshed.games.take_a_train.objectives import ENOUGH_FOR, ENOUGH_WAGONS
from tramshed.games.take_a_train.reasons import ALLOWED
from tramshed.games.take_a_train.scoring import best_wagon, income_of, multiplier_of, value_of
from tramshed.games.take_a_train.state import OVER, State
from tramshed.games.take_a_train.wagons.taking import misfit
from tramshed.kernel.rule import rule

MOST_TO_COME = 1.5
"""Wagons that a train can still hope for."""
RIVALRY = 0.3
"""How much each other train of a type takes of it."""
BETTER_THAN_NONE = 0.1
PROGRESS = 0.3
"""The share of an objective's pay that a step towards it is worth."""


@rule
def longest_train(s: State) -> int:
    """The length of the longest train of all: how near the end of the round is."""
    longest = 0
    for seat in range(s.fixed.seats):
        for number in range(TRAINS):
            longest = max(longest, int(s.live.table.trains[seat, number].n))
    return longest


@rule
def share_left(s: State) -> float:
    """How much of the round is still to come, from 1 to 0."""
    limit = max(int(s.live.table.limit), LIMIT)
    return (limit - longest_train(s)) / limit


@rule
def to_come(s: State, seat: int, cargo: int) -> float:
    """The value of the wagons of a type that a train could still get."""
    table = s.live.table
    cards = 0
    value = 0
    for kind in range(cargo * WAGON_VALUES, (cargo + 1) * WAGON_VALUES):
        cards += int(table.deck.count[kind])
        value += int(table.deck.count[kind]) * value_of(kind)
    if cards == 0:
        return 0.0
    rivals = 0
    for other in range(s.fixed.seats):
        for number in range(TRAINS):
            if other != seat and table.trains[other, number].cargo == cargo + 1:
                rivals += 1
    seen = 8.0 * share_left(s) * int(s.fixed.seats) * cards / int(table.deck.n)
    return min(seen / (1.0 + RIVALRY * rivals), MOST_TO_COME) * value / cards


@rule
def usual_to_come(s: State, seat: int) -> float:
    """The same, on average over the types that he does not carry yet."""
    carried = 0
    for number in range(TRAINS):
        carried |= 1 << int(s.live.table.trains[seat, number].cargo)
    total = 0.0
    free = 0
    for cargo in range(FOOD, PASSENGER + 1):
        if not carried >> cargo + 1 & 1:
            total += to_come(s, seat, cargo)
            free += 1
    return total / free if free > 0 else 0.0


@rule
def hope(s: State, seat: int, objective: int, reached: int, needed: int) -> float:
    """What a step towards an own objective is worth."""
    if not int(s.live.objectives[seat]) >> objective & 1 or reached > needed:
        return 0.0
    pays = float(s.fixed.pays[objective])
    return pays if reached == needed else PROGRESS * pays * reached / needed


@rule
def progress(s: State, seat: int, cargo: int, number: int) -> float:
    """What one more wagon on a train does for the own objectives."""
    if s.live.objectives[seat] == 0:
        return 0.0
    trains = s.live.table.trains
    length = int(trains[seat, number].n) + 1
    total = 1
    ready = 0
    for other in range(TRAINS):
        total += int(trains[seat, other].n)
        if other != number:
            ready += min(int(trains[seat, other].n), 3)
    steps = hope(s, seat, ENOUGH_FOR[cargo], length, ENOUGH_WAGONS[cargo])
    steps += hope(s, seat, TEN_WAGONS, total, 10)
    return steps + hope(s, seat, THREE_ON_EACH, ready + min(length, 3), 9)


@rule
def wagon_gain(s: State, seat: int, kind: int, number: int, usual: float) -> float:
    """What a wagon brings on a train that it may join."""
    train = s.live.table.trains[seat, number]
    cargo = kind // WAGON_VALUES
    gain = progress(s, seat, cargo, number)
    if train.face_down != 0:
        return gain + max(value_of(kind) - best_wagon(train), 0)
    multiplier = multiplier_of(s, seat, number)
    gain += value_of(kind) * multiplier
    if train.n == 0:  # a poor type is still better than a pass, which brings the end nearer
        gain = max(gain + (to_come(s, seat, cargo) - usual) * multiplier, BETTER_THAN_NONE)
    return gain


@rule
def special_gain(s: State, seat: int, kind: int, number: int) -> float:
    """What Bonus, Multiplier +1 or Twin brings."""
    train = s.live.table.trains[seat, number]
    gain = hope(s, seat, TOOK_SPECIAL, 1, 1)
    if kind == BONUS:
        return gain + BONUS_PAYS
    if kind == PLUS_ONE:
        return gain + int(train.worth) + WAGONS_WORTH * 0.8 * share_left(s)
    gain += progress(s, seat, int(train.cargo) - 1, number)
    if train.face_down != 0:
        return gain
    return gain + value_of(int(train.wagons[0])) * multiplier_of(s, seat, number)


@rule
def card_gain(s: State, seat: int, kind: int, usual: float) -> float:
    """What a market card brings in its best place; below zero without one."""
    if kind == BONUS:
        return special_gain(s, seat, kind, 0)
    best = -1.0
    for number in range(TRAINS):
        train = s.live.table.trains[seat, number]
        if kind == PLUS_ONE:
            if train.face_down == 0:
                best = max(best, special_gain(s, seat, kind, number))
        elif kind == TWIN:
            if train.n > 0:
                best = max(best, special_gain(s, seat, kind, number))
        elif misfit(s, seat, kind, number) == ALLOWED:
            best = max(best, wagon_gain(s, seat, kind, number, usual))
    return best


@rule
def random_card_gain(s: State, seat: int, usual: float) -> float:
    """What an unknown card of the deck brings, on average."""
    table = s.live.table
    total = 0.0
    if table.deck.n == 0:
        return 0.0
    for kind in range(len(WAGON_TYPES) * WAGON_VALUES):
        if table.deck.count[kind] > 0:
            total += int(table.deck.count[kind]) * max(card_gain(s, seat, kind, usual), 0.0)
    return total / int(table.deck.n)


@rule
def fortune(s: State, seat: int) -> float:
    """What somebody will own at the end of this round."""
    table = s.live.table
    total = float(table.cash[seat])
    if table.step == OVER:
        return total
    left = share_left(s)
    for number in range(TRAINS):
        train = table.trains[seat, number]
        if train.loco > 0 and train.face_down == 0:
            multiplier = multiplier_of(s, seat, number)
            total += income_of(s, seat, number) + WAGONS_WORTH * left * multiplier
        else:
            total += max(float(income_of(s, seat, number)), FACE_DOWN_WORTH * left)
    return total

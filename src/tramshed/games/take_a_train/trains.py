"""A player's locomotives: who is short of three, who can pay, what is added."""

from __future__ import annotations

from tramshed.games.take_a_train.components import TRAINS
from tramshed.games.take_a_train.state import State
from tramshed.kernel.rule import rule


@rule
def is_short(s: State, seat: int) -> bool:
    """Has he fewer than three locomotives?"""
    return s.live.table.owned[seat] < TRAINS


@rule
def short_seats(s: State) -> int:
    """Everybody who still needs a locomotive, as bits."""
    found = 0
    for seat in range(s.fixed.seats):
        if s.live.table.owned[seat] < TRAINS:
            found |= 1 << seat
    return found


@rule
def can_pay(s: State, seat: int, loco: int) -> bool:
    """Can he pay a locomotive's power?"""
    return s.live.table.cash[seat] >= s.fixed.power[loco]


@rule
def acquire(s: State, seat: int, loco: int, price: int) -> None:
    """Pay for a locomotive and place it face up."""
    table = s.live.table
    train = table.trains[seat, table.owned[seat]]
    train.loco = loco + 1
    train.paid = price
    table.owned[seat] += 1
    table.cash[seat] -= price


@rule
def fill_face_down(s: State, seat: int) -> int:
    """What is missing comes face down; nobody ever sees it, so none is drawn (TT-1.5)."""
    table = s.live.table
    missing = TRAINS - int(table.owned[seat])
    for number in range(table.owned[seat], TRAINS):
        table.trains[seat, number].face_down = 1
    table.owned[seat] = TRAINS
    return missing


@rule
def train_with(s: State, seat: int, loco: int) -> int:
    """The number of the own train with this locomotive face up, or TRAINS."""
    number = 0
    while number < TRAINS:
        train = s.live.table.trains[seat, number]
        if train.loco == loco + 1 and train.face_down == 0:
            break
        number += 1
    return number


@rule
def locomotive_seen(s: State, seat: int, number: int) -> int:
    """The locomotive of a train + 1, or -1 face down: how events name it."""
    train = s.live.table.trains[seat, number]
    return -1 if train.face_down != 0 else int(train.loco)


@rule
def power_of(s: State, seat: int) -> int:
    """Total power: a face-down locomotive has none."""
    total = 0
    for number in range(TRAINS):
        train = s.live.table.trains[seat, number]
        if train.face_down == 0:
            total += int(s.fixed.power[train.loco - 1])
    return total


@rule
def top_speed_of(s: State, seat: int) -> int:
    """The speed of the fastest locomotive; 0 if all lie face down."""
    best = 0
    for number in range(TRAINS):
        train = s.live.table.trains[seat, number]
        if train.face_down == 0:
            best = max(best, int(s.fixed.speed[train.loco - 1]))
    return best

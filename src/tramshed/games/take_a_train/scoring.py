"""What trains earn, and who has won (TT-4.1, TT-4.3)."""

from __future__ import annotations

from tramshed.games.take_a_train.components import TWIN, UNIT, WAGON_VALUES
from tramshed.games.take_a_train.state import OVER, State, Train
from tramshed.kernel.bits import size
from tramshed.kernel.rule import rule


@rule
def value_of(kind: int) -> int:
    """A wagon's value."""
    return kind % WAGON_VALUES + 1


@rule
def best_wagon(train: Train) -> int:
    """The value of the best wagon of a train; the Twin is worth what the first one is."""
    best = 0
    for i in range(train.n):
        if train.wagons[i] != TWIN:
            best = max(best, value_of(int(train.wagons[i])))
    return best


@rule
def multiplier_of(s: State, seat: int, number: int) -> int:
    """With Multiplier +1; face down there is none."""
    train = s.live.table.trains[seat, number]
    if train.face_down != 0 or train.loco == 0:
        return 0
    return int(s.fixed.multiplier[train.loco - 1]) + int(train.plus)


@rule
def income_of(s: State, seat: int, number: int) -> int:
    """What a train earns."""
    train = s.live.table.trains[seat, number]
    if train.face_down != 0:
        return best_wagon(train)
    return int(train.worth) * multiplier_of(s, seat, number)


@rule
def over(s: State) -> bool:
    """Have three rounds been played?"""
    return s.live.table.step == OVER


@rule
def score(s: State, seat: int) -> int:
    """A player's cash, in dollars."""
    return int(s.live.table.cash[seat]) * UNIT


@rule
def rank(s: State, seat: int) -> int:
    """How many are richer, or as rich with more objectives achieved."""
    table = s.live.table
    better = 0
    for other in range(s.fixed.seats):
        if table.cash[other] > table.cash[seat]:
            better += 1
        elif table.cash[other] == table.cash[seat]:
            better += size(int(table.achieved[other])) > size(int(table.achieved[seat]))
    return better

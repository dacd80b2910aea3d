"""Set-up (TT-S1): the edition into the record, money and objectives to the players."""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.components import (
    KINDS,
    MARKET_SIZES,
    OBJECTIVE_VALUES,
    OBJECTIVES,
    OBJECTIVES_EACH,
    PRINTED_VALUES,
    START_CASH,
    UNIT,
    WAGON_KINDS,
    WAGON_VALUES,
)
from tramshed.games.take_a_train.edition import edition
from tramshed.games.take_a_train.rounds import begin_round
from tramshed.games.take_a_train.state import State
from tramshed.kernel.bits import draw_one
from tramshed.kernel.chance import below
from tramshed.kernel.record import Records
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import tell


def prepare(state: Records, setup: Setup) -> None:
    """Seats, options and the edition's card faces."""
    fixed = state[0].fixed
    fixed.seats = setup.seats
    fixed.market_size = MARKET_SIZES[setup.seats]
    fixed.clock = setup.option("open_auction") == "clock"
    fixed.open_money = setup.option("open_money") == "yes"
    faces = edition(setup)
    for number, locomotive in enumerate(faces.locomotives):
        fixed.power[number] = locomotive.power // UNIT
        fixed.speed[number] = locomotive.speed
        fixed.multiplier[number] = locomotive.multiplier
    for cargo, values in enumerate(faces.wagons):
        for value, copies in values.items():
            fixed.copies[cargo * WAGON_VALUES + value // UNIT - 1] = copies
    for kind in range(WAGON_KINDS, KINDS):
        fixed.copies[kind] = 1
    for place, price in enumerate(faces.prices[: setup.seats]):
        fixed.replacing[place] = price // UNIT
    if setup.seats == 2:
        fixed.replacing[1] = faces.second_of_two // UNIT
    changed = OBJECTIVE_VALUES[setup.option("objective_values")]
    for objective in OBJECTIVES:
        fixed.pays[objective] = changed.get(objective, PRINTED_VALUES[objective]) // UNIT


@rule
def deal(s: State) -> None:
    """Money, three objectives each, a starter at random; the first round begins."""
    live, table = s.live, s.live.table
    tokens = (1 << len(OBJECTIVES)) - 1
    for seat in range(s.fixed.seats):
        table.cash[seat] = START_CASH
        for _ in range(OBJECTIVES_EACH):
            token = draw_one(live.chance, tokens)
            tokens &= ~(1 << token)
            live.objectives[seat] = int(live.objectives[seat]) | 1 << token
            live.objective_seen[token] = 1 << seat
            tell(s, 1 << seat, events.OBJECTIVE, seat, token, int(s.fixed.pays[token]), 0)
    table.round_starter = below(live.chance, int(s.fixed.seats))
    tell(s, EVERYONE, events.BEGAN, table.round_starter, 0, 0, 0)
    begin_round(s)

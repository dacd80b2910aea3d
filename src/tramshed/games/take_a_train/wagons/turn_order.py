"""Stage 2 begins: turn order, objectives, the first market (TT-3.1, TT-3.2)."""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.components import LIMIT
from tramshed.games.take_a_train.objectives import check_everybody
from tramshed.games.take_a_train.state import MOVING, State
from tramshed.games.take_a_train.trains import power_of, top_speed_of
from tramshed.games.take_a_train.wagons.market import fill_market
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def begin_wagons(s: State) -> None:
    """Everybody has three locomotives: hand out the turn-order tokens and lay out the market."""
    table = s.live.table
    begin_lap(s)
    take_places(s)
    table.limit = LIMIT
    check_everybody(s)
    fill_market(s)
    table.step = MOVING
    table.turn = table.order[0] - 1


@rule
def begin_lap(s: State) -> None:
    """Everybody moves once more, in turn order."""
    table = s.live.table
    table.laps += 1
    tell(s, EVERYONE, events.LAP, -1, int(table.laps), int(table.rounds) + 1, 0)


@rule
def take_places(s: State) -> None:
    """By total power, then by the fastest locomotive, then clockwise from the starter."""
    table = s.live.table
    for step in range(s.fixed.seats):
        seat = (int(table.round_starter) + step) % int(s.fixed.seats)
        place = step
        while place > 0 and ahead(s, seat, int(table.order[place - 1]) - 1):
            table.order[place] = table.order[place - 1]
            place -= 1
        table.order[place] = seat + 1
    for place in range(s.fixed.seats):
        seat = int(table.order[place]) - 1
        table.token[seat] = place + 1
        price = int(s.fixed.replacing[place])
        tell(s, EVERYONE, events.PLACE, seat, place, power_of(s, seat), price)


@rule
def ahead(s: State, seat: int, other: int) -> bool:
    """Does a seat come before one that sits nearer to the starter?"""
    mine, theirs = power_of(s, seat), power_of(s, other)
    return mine > theirs or (mine == theirs and top_speed_of(s, seat) > top_speed_of(s, other))

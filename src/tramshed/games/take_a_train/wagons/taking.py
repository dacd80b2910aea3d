"""Taking a card, or passing, and whose move is next (TT-3.4, TT-3.5, TT-3.7)."""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.actions import (
    TAKE,
    TAKE_BONUS,
    TAKE_PLUS_ONE,
    TAKE_TWIN,
)
from tramshed.games.take_a_train.components import (
    BONUS,
    BONUS_PAYS,
    PLUS_ONE,
    TOOK_SPECIAL,
    TRAINS,
    TWIN,
    WAGON_KINDS,
    WAGON_VALUES,
)
from tramshed.games.take_a_train.objectives import check_wagons
from tramshed.games.take_a_train.reasons import (
    ALLOWED,
    CARGO_ELSEWHERE,
    FACE_DOWN,
    NOT_IN_MARKET,
    NOTHING_TO_COPY,
    OTHER_CARGO,
)
from tramshed.games.take_a_train.rounds import end_round
from tramshed.games.take_a_train.scoring import income_of, value_of
from tramshed.games.take_a_train.state import State
from tramshed.games.take_a_train.trains import locomotive_seen
from tramshed.games.take_a_train.wagons.market import fill_market, remove, slot_with
from tramshed.games.take_a_train.wagons.turn_order import begin_lap
from tramshed.kernel.chance import put
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell

# --- where a card can go


@rule
def train_carrying(s: State, seat: int, cargo: int) -> int:
    """The own train that carries this type of wagon, or TRAINS."""
    number = 0
    while number < TRAINS and s.live.table.trains[seat, number].cargo != cargo + 1:
        number += 1
    return number


@rule
def misfit(s: State, seat: int, kind: int, number: int) -> int:
    """Why a wagon may not join a train, or ALLOWED."""
    cargo = kind // WAGON_VALUES
    train = s.live.table.trains[seat, number]
    if train.cargo == cargo + 1:
        return ALLOWED
    if train.cargo != 0:
        return OTHER_CARGO
    return ALLOWED if train_carrying(s, seat, cargo) == TRAINS else CARGO_ELSEWHERE


@rule
def offer_cards(s: State, seat: int, acts: Actions, n: int) -> int:
    """Every market card that has a place, at each of its places."""
    table = s.live.table
    for slot in range(table.in_market):
        kind = int(table.market[slot])
        if slot == 0 or table.market[slot - 1] != kind:
            n = offer_card(s, seat, kind, acts, n)
    return n


@rule
def offer_card(s: State, seat: int, kind: int, acts: Actions, n: int) -> int:
    """Every place for a market card."""
    if kind == BONUS:
        acts[n] = TAKE_BONUS
        return n + 1
    if kind < WAGON_KINDS:
        return offer_wagon(s, seat, kind, acts, n)
    for number in range(TRAINS):
        train = s.live.table.trains[seat, number]
        if kind == PLUS_ONE:
            acts[n] = TAKE_PLUS_ONE + number
            n += train.face_down == 0
        else:
            acts[n] = TAKE_TWIN + number
            n += train.n > 0
    return n


@rule
def offer_wagon(s: State, seat: int, kind: int, acts: Actions, n: int) -> int:
    """To the train that carries its type; if none does, to each that carries nothing."""
    take = TAKE + kind * TRAINS
    carrying = train_carrying(s, seat, kind // WAGON_VALUES)
    if carrying < TRAINS:
        acts[n] = take + carrying
        return n + 1
    for number in range(TRAINS):
        acts[n] = take + number
        n += s.live.table.trains[seat, number].cargo == 0
    return n


@rule
def forbids_wagon(s: State, seat: int, kind: int, number: int) -> int:
    """A market wagon with a place."""
    if slot_with(s, kind) == s.live.table.in_market:
        return NOT_IN_MARKET
    return misfit(s, seat, kind, number)


@rule
def forbids_special(s: State, seat: int, action: int) -> int:
    """Bonus, Multiplier +1 or Twin."""
    table = s.live.table
    kind = BONUS if action == TAKE_BONUS else PLUS_ONE if action < TAKE_TWIN else TWIN
    if slot_with(s, kind) == table.in_market:
        return NOT_IN_MARKET
    if kind == PLUS_ONE and table.trains[seat, action - TAKE_PLUS_ONE].face_down != 0:
        return FACE_DOWN
    if kind == TWIN and table.trains[seat, action - TAKE_TWIN].n == 0:
        return NOTHING_TO_COPY
    return ALLOWED


# --- taking and passing


@rule
def attach(s: State, seat: int, kind: int, number: int) -> None:
    """A wagon at the tail of a train."""
    train = s.live.table.trains[seat, number]
    before = income_told(s, seat, number)
    remove(s, slot_with(s, kind))
    train.cargo = kind // WAGON_VALUES + 1
    train.wagons[train.n] = kind
    train.n += 1
    train.worth += value_of(kind)
    tell(s, EVERYONE, events.ATTACHED, seat, kind, number, locomotive_seen(s, seat, number))
    tell_gain(s, seat, number, before)
    finish_taking(s, seat, number, 0)


@rule
def take_special(s: State, seat: int, action: int) -> None:
    """Bonus, Multiplier +1 or Twin, by its action."""
    table = s.live.table
    number = -1
    if action == TAKE_BONUS:
        put(table.discard, remove(s, slot_with(s, BONUS)))
        table.cash[seat] += BONUS_PAYS
        tell(s, EVERYONE, events.TOOK_BONUS, seat, BONUS_PAYS, 0, 0)
    elif action < TAKE_TWIN:
        take_plus_one(s, seat, action - TAKE_PLUS_ONE)
    else:
        number = action - TAKE_TWIN
        couple_twin(s, seat, number)
    finish_taking(s, seat, number, 1 << TOOK_SPECIAL)


@rule
def take_plus_one(s: State, seat: int, number: int) -> None:
    """Beside a train, which earns the worth of its wagons once more."""
    before = income_told(s, seat, number)
    remove(s, slot_with(s, PLUS_ONE))
    s.live.table.trains[seat, number].plus = 1
    loco = locomotive_seen(s, seat, number)
    tell(s, EVERYONE, events.TOOK_PLUS_ONE, seat, number, 0, loco)
    tell_gain(s, seat, number, before)


@rule
def couple_twin(s: State, seat: int, number: int) -> None:
    """A copy of the first wagon, at the tail."""
    train = s.live.table.trains[seat, number]
    before = income_told(s, seat, number)
    first = int(train.wagons[0])
    remove(s, slot_with(s, TWIN))
    train.wagons[train.n] = TWIN
    train.n += 1
    train.worth += value_of(first)
    loco = locomotive_seen(s, seat, number)
    tell(s, EVERYONE, events.TOOK_TWIN, seat, first, number, loco)
    tell_gain(s, seat, number, before)


@rule
def income_told(s: State, seat: int, number: int) -> int:
    """What a train earns, for those who are told; playouts tell nobody and do not work it out."""
    return income_of(s, seat, number) if s.told.on != 0 else 0


@rule
def tell_gain(s: State, seat: int, number: int, before: int) -> None:
    """What a train would earn more than before."""
    gain = income_told(s, seat, number) - before
    tell(s, EVERYONE, events.GAINED, seat, number, gain, 0)


@rule
def finish_taking(s: State, seat: int, number: int, achieved: int) -> None:
    """Objectives; then a full train ends the round, or the market is filled and play goes on."""
    table = s.live.table
    table.passes = 0
    check_wagons(s, seat, achieved)
    if number >= 0 and table.trains[seat, number].n >= table.limit:
        loco = locomotive_seen(s, seat, number)
        tell(s, EVERYONE, events.FULL, seat, number, table.limit, loco)
        end_round(s)
    else:
        fill_market(s)
        next_mover(s, seat)


@rule
def pass_by(s: State, seat: int) -> None:
    """No card; when all have passed in succession, the round ends."""
    table = s.live.table
    table.passes += 1
    tell(s, EVERYONE, events.PASSED, seat, 0, 0, 0)
    if table.passes == s.fixed.seats:
        tell(s, EVERYONE, events.ALL_PASSED, -1, 0, 0, 0)
        end_round(s)
    else:
        next_mover(s, seat)


@rule
def next_mover(s: State, seat: int) -> None:
    """By turn-order tokens."""
    table = s.live.table
    table.replaced = 0
    place = int(table.token[seat]) % int(s.fixed.seats)
    table.turn = table.order[place] - 1
    if place == 0:
        begin_lap(s)

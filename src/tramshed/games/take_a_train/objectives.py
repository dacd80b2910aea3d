"""Objectives: paid as soon as they hold, from the turn order to the end of the round (TT-5.1,
TT-5.2, TT-5.3, TT-5.4, TT-5.5).
"""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.components import (
    CATTLE,
    COAL,
    DIESEL,
    ELECTRIC,
    FASTEST,
    FIRST_PLAYER,
    FOOD,
    FOUR_CATTLE,
    FOUR_FOOD,
    LAST_PLAYER,
    LUXURY,
    OBJECTIVES,
    OIL,
    ONE_OF_EACH,
    PASSENGER,
    SLOWEST,
    STEAM,
    TEN_WAGONS,
    THREE_COAL,
    THREE_DIESEL,
    THREE_ELECTRIC,
    THREE_OIL,
    THREE_ON_EACH,
    THREE_STEAM,
    TRAINS,
    TWO_LUXURY,
    TWO_OTHERS,
    TWO_PASSENGER,
    TYPE_OF,
)
from tramshed.games.take_a_train.state import State
from tramshed.kernel.bits import size
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.secret import reveal
from tramshed.kernel.told import tell

ENOUGH = (
    (FOUR_FOOD, 4),
    (FOUR_CATTLE, 4),
    (THREE_COAL, 3),
    (THREE_OIL, 3),
    (TWO_LUXURY, 2),
    (TWO_PASSENGER, 2),
)
"""By type of wagon: the objective, and how many on one locomotive."""
assert tuple(range(len(ENOUGH))) == (FOOD, CATTLE, COAL, OIL, LUXURY, PASSENGER)
ENOUGH_FOR = tuple(objective for objective, _ in ENOUGH)
ENOUGH_WAGONS = tuple(wagons for _, wagons in ENOUGH)


@rule
def check_everybody(s: State) -> None:
    """When the turn-order tokens are taken: places, and whose locomotives are what."""
    fastest, slowest = speeds(s)
    for seat in range(s.fixed.seats):
        achieve(s, seat, of_place(s, seat) | of_locomotives(s, seat, fastest, slowest))


@rule
def check_wagons(s: State, seat: int, also: int) -> None:
    """After a taken card: only its taker's wagons have changed."""
    achieve(s, seat, of_wagons(s, seat) | also)


@rule
def speeds(s: State) -> tuple[int, int]:
    """The greatest and the least speed of all face-up locomotives."""
    fastest, slowest = 0, 1 << 15
    for seat in range(s.fixed.seats):
        for number in range(TRAINS):
            train = s.live.table.trains[seat, number]
            if train.face_down == 0:
                speed = int(s.fixed.speed[train.loco - 1])
                fastest = max(fastest, speed)
                slowest = min(slowest, speed)
    return fastest, slowest


@rule
def of_place(s: State, seat: int) -> int:
    """First or last player: the first or last token in play."""
    place = int(s.live.table.token[seat]) - 1
    if place == 0:
        return 1 << FIRST_PLAYER
    return 1 << LAST_PLAYER if place == s.fixed.seats - 1 else 0


@rule
def of_locomotives(s: State, seat: int, fastest: int, slowest: int) -> int:
    """Types and speeds of the face-up ones."""
    held = 0
    types = 0  # how many of each type, in four bits each
    for number in range(TRAINS):
        train = s.live.table.trains[seat, number]
        if train.face_down == 0:
            loco = int(train.loco) - 1
            types += 1 << 4 * int(TYPE_OF[loco])
            if s.fixed.speed[loco] == fastest:
                held |= 1 << FASTEST
            if s.fixed.speed[loco] == slowest:
                held |= 1 << SLOWEST
    if types == 3 << 4 * STEAM:
        held |= 1 << THREE_STEAM
    elif types == 3 << 4 * DIESEL:
        held |= 1 << THREE_DIESEL
    elif types == 3 << 4 * ELECTRIC:
        held |= 1 << THREE_ELECTRIC
    elif types == 1 << 4 * STEAM | 1 << 4 * DIESEL | 1 << 4 * ELECTRIC:
        held |= 1 << ONE_OF_EACH
    return held


@rule
def of_wagons(s: State, seat: int) -> int:
    """Wagons on one locomotive, on each, and in all."""
    held = 0
    total = 0
    fewest = 99
    for number in range(TRAINS):
        train = s.live.table.trains[seat, number]
        wagons = int(train.n)
        total += wagons
        fewest = min(fewest, wagons)
        if wagons > 0 and wagons >= ENOUGH_WAGONS[train.cargo - 1]:
            held |= 1 << ENOUGH_FOR[train.cargo - 1]
    if fewest >= 3:
        held |= 1 << THREE_ON_EACH
    if total >= 10:
        held |= 1 << TEN_WAGONS
    return held


@rule
def achieve(s: State, seat: int, held: int) -> None:
    """These conditions hold: pay for each that the seat has a token of; "two others" comes last."""
    table = s.live.table
    table.met[seat] = int(table.met[seat]) | held
    pay_for(s, seat, int(s.live.objectives[seat]) & held)
    if size(int(table.achieved[seat]) & ~(1 << TWO_OTHERS)) >= 2:
        table.met[seat] = int(table.met[seat]) | 1 << TWO_OTHERS
        pay_for(s, seat, int(s.live.objectives[seat]) & 1 << TWO_OTHERS)


@rule
def pay_for(s: State, seat: int, tokens: int) -> None:
    """These tokens are shown, paid and discarded."""
    live, table = s.live, s.live.table
    if tokens == 0:
        return
    for token in range(len(OBJECTIVES)):
        if tokens >> token & 1:
            reveal(live, live.objective_seen, token)
            table.cash[seat] += s.fixed.pays[token]
            tell(s, EVERYONE, events.ACHIEVED, seat, token, int(s.fixed.pays[token]), 0)
    live.objectives[seat] = int(live.objectives[seat]) & ~tokens
    table.achieved[seat] = int(table.achieved[seat]) | tokens

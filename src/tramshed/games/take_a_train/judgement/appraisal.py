"""What a locomotive is worth to somebody, and what he would pay for it: a sensible beginner's view.

Everything is in units of 50. A train's wagons come to some dozen units in a round, whatever it
carries; its locomotive multiplies that.
"""

from __future__ import annotations

from tramshed.games.take_a_train.components import (
    LOCOMOTIVES,
    ONE_OF_EACH,
    THREE_DIESEL,
    THREE_ELECTRIC,
    THREE_STEAM,
    TRAINS,
    TYPE_OF,
)
from tramshed.games.take_a_train.state import ADDING, State
from tramshed.games.take_a_train.trains import short_seats
from tramshed.kernel.rule import rule

WAGONS_WORTH = 12.0
"""What the wagons of a train come to."""
SECRET_SHARE = 0.9
"""The share of the price he would go to that he bids secretly."""
POWER_WORTH = 0.45
"""What a unit of power is worth for an early place in the turn order."""
PLAIN_MULTIPLIER = 0.9
"""The multiplier he expects if somebody else takes a locomotive, as a share of the average one."""
PLAIN_PRICE = 6
"""Kept back for each locomotive still to be bought later."""
FACE_DOWN_WORTH = 4.0
THREE_OF = (THREE_STEAM, THREE_DIESEL, THREE_ELECTRIC)
"""The objective for three locomotives of a type."""


@rule
def earns(s: State, loco: int) -> float:
    """What a locomotive will earn."""
    return WAGONS_WORTH * int(s.fixed.multiplier[loco])


@rule
def own_types(s: State, seat: int) -> int:
    """How many locomotives of each type he has face up, in four bits each."""
    types = 0
    for number in range(TRAINS):
        train = s.live.table.trains[seat, number]
        if train.loco > 0 and train.face_down == 0:
            types += 1 << 4 * int(TYPE_OF[train.loco - 1])
    return types


@rule
def set_bonus(s: State, seat: int, loco: int) -> float:
    """What it adds to the hope for three of a type, or for one of each."""
    held = int(s.live.objectives[seat])
    types = own_types(s, seat)
    kind = int(TYPE_OF[loco])
    same = types >> 4 * kind & 15
    hope = 0.0
    if held >> THREE_OF[kind] & 1 and same == s.live.table.owned[seat]:
        hope += int(s.fixed.pays[THREE_OF[kind]]) * (same + 1) ** 2 / 9.0
    if held >> ONE_OF_EACH & 1 and same == 0:
        hope += int(s.fixed.pays[ONE_OF_EACH]) / 3.0
    return hope


@rule
def worth_of(s: State, seat: int, loco: int) -> float:
    """What a locomotive is worth to this player, before its price."""
    return earns(s, loco) + set_bonus(s, seat, loco) + POWER_WORTH * int(s.fixed.power[loco])


@rule
def plain_worth(s: State) -> float:
    """What he gets if somebody else takes this one."""
    total = 0.0
    for loco in range(LOCOMOTIVES):
        total += int(s.fixed.multiplier[loco])
    return PLAIN_MULTIPLIER * WAGONS_WORTH * total / LOCOMOTIVES


@rule
def reserve(s: State, seat: int) -> int:
    """Cash that he keeps for the locomotives he will need after this one."""
    missing = TRAINS - 1 - int(s.live.table.owned[seat])
    return max(missing, 0) * PLAIN_PRICE


@rule
def limit_price(s: State, seat: int, loco: int) -> int:
    """The most he would pay."""
    gain = worth_of(s, seat, loco) - plain_worth(s)
    price = int(PLAIN_PRICE + gain) if gain > 0 else int(s.fixed.power[loco])
    return max(min(price, int(s.live.table.cash[seat]) - reserve(s, seat)), 0)


@rule
def next_call(s: State, seat: int, loco: int, least: int) -> int:
    """The bid he would call out now, at least so much; below it if he would rather not."""
    most = limit_price(s, seat, loco)
    return least + max(most - least, -4) // 4 if most >= least else least - 1


@rule
def secret_target(s: State, seat: int, loco: int) -> int:
    """The bid he would give secretly; in Double blind the second one tops the first up."""
    auction = s.live.table.auction
    target = int(SECRET_SHARE * limit_price(s, seat, loco))
    if s.live.table.step != ADDING:
        return target
    rival = 0
    for other in range(s.fixed.seats):
        if other != seat and short_seats(s) >> other & 1:
            rival = max(rival, int(auction.bids[other]) - 1)
    mine = int(auction.bids[seat]) - 1
    return max(target - mine, 0) if target > rival else 0


@rule
def draft_gain(s: State, seat: int, loco: int, kept: int) -> float:
    """What a set of kept locomotives and this one earn, less their price."""
    gain = set_bonus(s, seat, loco)
    powers = 0
    multiplier = 0
    for each in range(LOCOMOTIVES):
        if (kept | 1 << loco) >> each & 1:
            gain += earns(s, each)
            powers += int(s.fixed.power[each])
            multiplier = max(multiplier, int(s.fixed.multiplier[each]))
    return gain - powers * multiplier

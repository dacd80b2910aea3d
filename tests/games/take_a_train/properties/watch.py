"""Compiled watchers: they follow thousands of games of Take a Train, decision by decision."""

from __future__ import annotations

from typing import Annotated

from tests.properties.watching import OWN, decide, menus_agree, trouble
from tests.properties.watching import Watched as AnyWatched
from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.components import (
    EXTENDED,
    KINDS,
    OBJECTIVES,
    OBJECTIVES_EACH,
    PLUS_ONE,
    START_CASH,
    TRAINS,
    TRASH,
)
from tramshed.games.take_a_train.state import MOVING, OVER, REPLACING, State
from tramshed.kernel.bits import size
from tramshed.kernel.record import Actions, Records, Row, i4
from tramshed.kernel.rule import generic
from tramshed.kernel.seats import EVERYONE, MOST_SEATS, TABLE


class Watched(AnyWatched):
    """How often rare things happened, and what everybody has."""

    most_cash: i4
    all_passed: i4
    full: i4
    filled: i4
    cash: Annotated[Row[i4], MOST_SEATS]  # as the public news have it


(
    CARDS_DIFFER,
    LOCOMOTIVES_DIFFER,
    TOKENS_DIFFER,
    MONEY_DIFFERS,
    IN_DEBT,
) = range(OWN, OWN + 5)

MOST_DECISIONS = 20_000
MENUS_EVERY = 23
"""Looking at every action of every seat is slow: now and then will do."""

PAID_B = (events.SOLD, events.BOUGHT, events.PICKED, events.REPLACED)
EARNED_A = (events.TOOK_BONUS, events.INCOME)


@generic
def cards_differ(s: State, count: Row[int]) -> bool:
    """Is a kind of wagon card not as often there as in the box?"""
    table = s.live.table
    for kind in range(KINDS):
        count[kind] = int(table.deck.count[kind]) + int(table.discard.count[kind])
    for slot in range(table.in_market):
        count[table.market[slot]] += 1
    for seat in range(s.fixed.seats):
        for number in range(TRAINS):
            train = table.trains[seat, number]
            count[PLUS_ONE] += int(train.plus)
            for i in range(train.n):
                count[train.wagons[i]] += 1
    count[TRASH] += int(table.trash_out)
    count[EXTENDED] += int(table.extended_out)
    for kind in range(KINDS):
        if count[kind] != s.fixed.copies[kind]:
            return True
    return False


@generic
def locomotives_differ(s: State) -> bool:
    """Is one in two places, or, in stage 1, not three a player in all?"""
    live, table, auction = s.live, s.live.table, s.live.table.auction
    found = int(live.stack)
    total = size(found)
    total += size(int(auction.set_aside))
    found |= int(auction.set_aside)
    for slot in range(MOST_SEATS):
        if auction.revealed[slot] > 0:
            found |= 1 << int(auction.revealed[slot]) - 1
            total += 1
    for seat in range(s.fixed.seats):
        for number in range(TRAINS):
            for slot in (int(live.packets[seat, number]), int(table.trains[seat, number].loco)):
                if slot > 0:
                    found |= 1 << slot - 1
                    total += 1
    first_stage = table.step not in (MOVING, REPLACING, OVER)
    return size(found) != total or (first_stage and total != TRAINS * int(s.fixed.seats))


@generic
def tokens_differ(s: State) -> bool:
    """Is an objective with two players, or has somebody not three?"""
    everything = 0
    total = 0
    for seat in range(s.fixed.seats):
        mine = int(s.live.objectives[seat]) | int(s.live.table.achieved[seat])
        if size(mine) != OBJECTIVES_EACH or int(s.live.objectives[seat]) & int(
            s.live.table.met[seat]
        ):
            return True
        everything |= mine
        total += OBJECTIVES_EACH
    return size(everything) != total or everything >> len(OBJECTIVES) > 0


@generic
def follow_money(s: State, seen: Watched) -> int:
    """Add up what everybody is told: it must come to what everybody has (TT-6.1)."""
    for i in range(s.told.n):
        event = s.told.events[i]
        if event.audience != EVERYONE:
            continue
        what = int(event.what)
        if what in PAID_B:
            seen.cash[event.seat] -= event.b
        elif what == events.DRAFT_PAID:
            seen.cash[event.seat] -= event.a
        elif what in EARNED_A:
            seen.cash[event.seat] += event.a
        elif what == events.ACHIEVED:
            seen.cash[event.seat] += event.b
        seen.all_passed += what == events.ALL_PASSED
        seen.full += what == events.FULL
        seen.filled += what == events.FILLED
    for seat in range(s.fixed.seats):
        cash = int(s.live.table.cash[seat])
        if cash < 0:
            return IN_DEBT
        if cash != seen.cash[seat]:
            return MONEY_DIFFERS
        seen.most_cash = max(int(seen.most_cash), cash)
    return 0


@generic
def fault(s: State, acts: Actions, offered: Row[int], count: Row[int], seen: Watched) -> int:
    """The number of the property that does not hold, or 0."""
    wrong = trouble(s, seen, MOST_DECISIONS) or follow_money(s, seen)
    if wrong > 0:
        return wrong
    if cards_differ(s, count):
        return CARDS_DIFFER
    if locomotives_differ(s):
        return LOCOMOTIVES_DIFFER
    if tokens_differ(s):
        return TOKENS_DIFFER
    return menus_agree(s, TABLE + 1, acts, offered) if seen.decisions % MENUS_EVERY == 0 else 0


@generic
def watch(
    states: Records,
    acts: Actions,
    weights: Row[float],
    dice: Records,
    offered: Row[int],
    count: Row[int],
    seen_: Records,
    greedy: bool,
) -> None:
    """Play a dealt game to its end, at random or greedily; stop where something is wrong."""
    s, seen = states[0], seen_[0]
    seen.lasted = 0
    for seat in range(s.fixed.seats):
        seen.cash[seat] = START_CASH
    seen.wrong = fault(s, acts, offered, count, seen)
    while seen.wrong == 0 and s.live.table.step != OVER:
        seen.wrong = decide(s, acts, weights, dice[0], seen, greedy) or fault(
            s, acts, offered, count, seen
        )

"""Compiled watchers: they follow thousands of games of Tramways, decision by decision."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from tests.properties.tramways_scratch import (
    complete,
    network_differs,
    tiles_differ,
    tracks_differ,
)
from tramshed.games.tramways import events, places, steps
from tramshed.games.tramways.components import (
    AUCTION_A_PLAYER,
    AUCTIONS,
    BOOK,
    BUILDINGS,
    CARDS,
    DEVELOPMENTS,
    FIRST_AUCTION,
    FIRST_BUILDING,
    FIRST_GENERIC,
    FIRST_PARCEL,
    INDUSTRY,
    LAST_STRESS,
    MOST_PLAYERS,
    OF_A_TRADE,
    PASSENGERS,
    ROUNDS,
    SOLO_BOOK,
    SOLO_BOOKS,
    START_CASH,
    START_PARCELS,
    START_STRESS,
    TRADES,
    WORKERS,
)
from tramshed.games.tramways.menus import legal
from tramshed.games.tramways.objections import forbids
from tramshed.games.tramways.policy import prefer
from tramshed.games.tramways.setup import CHOSEN
from tramshed.games.tramways.state import State
from tramshed.games.tramways.turn import actors, apply
from tramshed.kernel.chance import Dice, roll
from tramshed.kernel.record import Actions, Records, Row, i4
from tramshed.kernel.rule import generic
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import hush


class Watched:
    """What a run of games showed. `wrong` is 0, or the number of the property that failed."""

    wrong: i4
    game: i4
    decisions: i4
    most_decisions: i4
    most_menu: i4
    most_told: i4
    joined: i4
    lifted: i4
    removed: i4
    short: i4
    cash: Annotated[Row[i4], MOST_PLAYERS]  # as the public news have it
    joy: Annotated[Row[i4], MOST_PLAYERS]
    stress: Annotated[Row[i4], MOST_PLAYERS]
    workers: Annotated[Row[i4], MOST_PLAYERS]
    tickets: Annotated[Row[i4], MOST_PLAYERS]
    points: Annotated[Row[i4], MOST_PLAYERS]


(
    DEAD_END,
    MENU_DIFFERS,
    SOMEBODY_ELSE_HAS_A_MENU,
    PURSE_DIFFERS,
    PURSE_OUT_OF_BOUNDS,
    TICKETS_DIFFER,
    TICKET_TWICE,
    DEVELOPMENTS_DIFFER,
    AUCTION_DIFFERS,
    BUILDINGS_DIFFER,
    PASSENGERS_DIFFER,
    TILES_DIFFER,
    TRACKS_DIFFER,
    NETWORK_DIFFERS,
    POINTS_DIFFER,
    NEWS_LOST,
    ENDLESS,
) = range(1, 18)

MOST_DECISIONS = 5_000
MENUS_EVERY = 41
"""Looking at every action of every seat is slow: now and then will do."""


# --- what is told


@generic
def equip(seen: Watched, seat: int, hard: int) -> None:
    """What everybody has with a player board (TW-S2)."""
    seen.cash[seat], seen.joy[seat], seen.stress[seat] = START_CASH, 0, START_STRESS
    seen.workers[seat] = WORKERS[hard]


@generic
def follow_news(s: State, seen: Watched) -> None:
    """Add up what is told of purses and tickets."""
    for i in range(s.told.n):
        event = s.told.events[i]
        seat, what = int(event.seat), int(event.what)
        if what == events.KEPT_UNSEEN:
            seen.tickets[seat] += 1
        if event.audience != EVERYONE:
            continue
        if what == events.SIDED:
            equip(seen, seat, int(event.a))
        elif what == events.CASH:
            seen.cash[seat] += event.a
        elif what == events.JOY:
            seen.joy[seat] += event.a
        elif what == events.STRESS:
            seen.stress[seat] += event.a
        elif what == events.WORKERS:
            seen.workers[seat] += event.a
        elif what == events.PARCELS:
            seen.tickets[seat] += int(event.a > 0) + int(event.b > 0) + int(event.c > 0)
        elif what in (events.TOOK, events.BUILT):
            seen.tickets[seat] += 1
        elif what == events.CHOSE_HAND:
            seen.tickets[seat] = event.a
        elif what == events.ROUND and event.a == 1:
            for each in range(s.fixed.seats):
                seen.tickets[each] += 2  # the generic ones, which nobody has to be told of
        elif what == events.SCORED:
            seen.points[seat] = event.a
        seen.joined += what == events.JOINED
        seen.lifted += what == events.LIFTED
        seen.removed += what == events.REMOVED
        seen.short += what == events.SHORT


@generic
def purses_differ(s: State, seen: Watched) -> int:
    """Money, happiness, stress and workers are as told, and in bounds."""
    for seat in range(s.fixed.seats):
        player = s.live.table.players[seat]
        purse, hard = player.purse, int(player.hard)
        if player.limit == 0:
            continue
        if purse.cash != seen.cash[seat] or purse.joy != seen.joy[seat]:
            return PURSE_DIFFERS
        if purse.stress != seen.stress[seat] or purse.workers != seen.workers[seat]:
            return PURSE_DIFFERS
        if purse.cash < 0 or not 0 <= purse.workers <= WORKERS[hard]:
            return PURSE_OUT_OF_BOUNDS
        if not START_STRESS <= purse.stress <= LAST_STRESS[hard]:
            return PURSE_OUT_OF_BOUNDS
    return 0


# --- tickets


@generic
def owned(s: State, seat: int, first: int, last: int) -> int:
    """Tickets of a kind that everybody knows to be a seat's, or, for −1, somebody's."""
    count = 0
    for card in range(first, last):
        place = int(s.live.table.place[card])
        if place >= places.HELD and (seat < 0 or place % places.HELD == seat):
            count += 1
    return count


@generic
def in_place(s: State, first: int, last: int, where: int) -> int:
    """Tickets of a kind in a place."""
    count = 0
    for card in range(first, last):
        count += int(s.live.table.place[card] == where)
    return count


@generic
def tickets_differ(s: State, seen: Watched) -> bool:
    """Has a seat other tickets than it got? In the last round only the chosen ones count."""
    table = s.live.table
    if table.rounds == 0 or table.step == steps.HAND:
        return False
    for seat in range(s.fixed.seats):
        mine = int(table.players[seat].secret) + owned(s, seat, 0, CARDS)
        if table.rounds == ROUNDS:
            mine = int(table.players[seat].held) + in_place(s, 0, CARDS, places.DISCARD + seat)
        if mine != seen.tickets[seat]:
            return True
    return False


@generic
def is_ticket_twice(s: State) -> bool:
    """Is a ticket in two hands, or in the wrong one; does a seat miscount?"""
    table = s.live.table
    low = high = 0
    for seat in range(s.fixed.seats):
        hand, sheet = s.live.hand[seat], s.live.sheet[seat]
        played = int(sheet.n) if table.step == steps.ADMINISTRATION else 0
        if int(hand.n) + played != table.players[seat].held:
            return True
        for i in range(int(hand.n) + played):
            card = int(hand.cards[i]) if i < hand.n else int(sheet.cards[i - int(hand.n)])
            place = int(table.place[card])
            hidden = card < DEVELOPMENTS and place == places.UNSEEN
            if not hidden and place not in (places.HELD + seat, places.OWNED + seat):
                return True
            bit = 1 << card % 60
            if (low if card < 60 else high) & bit:
                return True
            if card < 60:
                low |= bit
            else:
                high |= bit
    return False


@generic
def developments_differ(s: State) -> bool:
    """Four a player, six in a solo game with books: in books or the pile, in hands, or played."""
    table = s.live.table
    seats = int(s.fixed.seats)
    count = owned(s, -1, 0, DEVELOPMENTS)
    for number in range(MOST_PLAYERS):
        count += int(table.books[number].left) + int(table.players[number].secret)
    if s.fixed.pile:
        return count + in_place(s, 0, DEVELOPMENTS, places.FACE) != BOOK * seats
    return count != (SOLO_BOOK * SOLO_BOOKS if seats == 1 else BOOK * seats)


@generic
def auction_differs(s: State) -> bool:
    """Five a player and the four parcels each has; in a solo game all that there are."""
    table = s.live.table
    seats = int(s.fixed.seats)
    count = int(table.auction_left)
    on_map = 0
    for label in range(len(table.lots)):
        on_map += int(table.lots[label] > 0)
    for first, last in ((FIRST_PARCEL, FIRST_BUILDING), (FIRST_AUCTION, FIRST_GENERIC)):
        count += in_place(s, first, last, places.ROW) + in_place(s, first, last, places.WASTE)
        count += owned(s, -1, first, last)
    if seats == 1:
        return count != on_map + AUCTIONS
    return count != (AUCTION_A_PLAYER + START_PARCELS) * seats


# --- buildings and passengers


@generic
def buildings_differ(s: State) -> bool:
    """Is a tile lost, or a building without its ticket? (TW-S7)"""
    table = s.live.table
    seats = int(s.fixed.seats)
    for trade in range(len(TRADES)):
        first = FIRST_BUILDING + trade * OF_A_TRADE
        built = 0
        for site in range(table.sites_count):
            built += int(table.sites[site].label > 0 and table.sites[site].trade == trade + 1)
        supplied = seats - 1 if seats > 2 else 2 if trade == INDUSTRY else 1
        left = in_place(s, first, first + OF_A_TRADE, places.SUPPLY)
        if left + built != supplied or owned(s, -1, first, first + OF_A_TRADE) != built:
            return True
    return False


@generic
def passengers_differ(s: State) -> bool:
    """Thirty: waiting, on building tiles beside the map, in the supply."""
    table = s.live.table
    count = int(table.supply)
    count += in_place(s, FIRST_BUILDING, FIRST_BUILDING + BUILDINGS, places.SUPPLY)
    for site in range(table.sites_count):
        count += int(table.sites[site].passenger)
        if table.sites[site].passenger and table.sites[site].trade == 0:
            return True
    return count != PASSENGERS or table.supply < 0


@generic
def points_differ(s: State, nodes: Row[int], seen: Watched) -> bool:
    """In the end: happiness, three a complete track, one for ten dollars, less stress (TW-5.1)."""
    for seat in range(s.fixed.seats):
        points = int(seen.joy[seat]) + 3 * complete(s, nodes, seat) - int(seen.stress[seat])
        if points + int(seen.cash[seat]) // 10 != seen.points[seat]:
            return True
    return False


# --- everything


@generic
def menus_agree(s: State, acts: Actions, offered: Row[int]) -> int:
    """Legal is the same as not forbidden, for every action of every seat."""
    awaited = actors(s)
    for seat in range(s.fixed.seats):
        n = legal(s, seat, acts)
        if (n > 0) != (awaited >> seat & 1 == 1):
            return SOMEBODY_ELSE_HAS_A_MENU
        for i in range(n):
            offered[acts[i]] += 1
        same = True
        for action in range(len(offered)):
            same &= int(forbids(s, seat, action) == 0) == offered[action]
            offered[action] = 0
        if not same:
            return MENU_DIFFERS
    return 0


@generic
def fault(s: State, acts: Actions, offered: Row[int], seen: Watched) -> int:
    """The number of the property that does not hold, or 0."""
    nodes = np.empty(64, np.int64)
    if s.told.lost > 0:
        return NEWS_LOST
    seen.most_told = max(int(seen.most_told), int(s.told.n))
    follow_news(s, seen)
    wrong = purses_differ(s, seen)
    if wrong > 0:
        return wrong
    if passengers_differ(s):
        return PASSENGERS_DIFFER
    if tickets_differ(s, seen):
        return TICKETS_DIFFER
    if is_ticket_twice(s):
        return TICKET_TWICE
    if tiles_differ(s):
        return TILES_DIFFER
    if tracks_differ(s):
        return TRACKS_DIFFER
    if network_differs(s, nodes):
        return NETWORK_DIFFERS
    if s.live.table.rounds > 0:
        if developments_differ(s):
            return DEVELOPMENTS_DIFFER
        if auction_differs(s):
            return AUCTION_DIFFERS
        if buildings_differ(s):
            return BUILDINGS_DIFFER
    if s.live.table.step == steps.OVER and points_differ(s, nodes, seen):
        return POINTS_DIFFER
    return menus_agree(s, acts, offered) if seen.decisions % MENUS_EVERY == 0 else 0


@generic
def any_awaited(s: State, dice: Dice) -> int:
    """One of the awaited seats."""
    awaited = actors(s)
    count = 0
    for seat in range(s.fixed.seats):
        count += awaited >> seat & 1
    left = roll(dice, count)
    seat = 0
    while not awaited >> seat & 1 or left > 0:
        left -= awaited >> seat & 1
        seat += 1
    return seat


@generic
def best_of(weights: Row[float], n: int) -> int:
    """The first of the greatest weights."""
    best = 0
    for i in range(n):
        if weights[i] > weights[best]:
            best = i
    return best


@generic
def watch(
    states: Records,
    acts: Actions,
    weights: Row[float],
    dice: Records,
    offered: Row[int],
    seen_: Records,
    greedy: bool,
) -> None:
    """Play a dealt game to its end, at random or greedily; stop where something is wrong."""
    s, seen, first = states[0], seen_[0], int(seen_[0].decisions)
    for seat in range(s.fixed.seats):
        seen.tickets[seat] = 0
        if s.fixed.sides != CHOSEN:
            equip(seen, seat, int(s.fixed.sides))
    seen.wrong = fault(s, acts, offered, seen)
    while seen.wrong == 0 and s.live.table.step != steps.OVER:
        seat = any_awaited(s, dice[0])
        n = legal(s, seat, acts)
        if n == 0:
            seen.wrong = DEAD_END
            break
        seen.most_menu = max(int(seen.most_menu), n)
        choice = roll(dice[0], n)
        if greedy:
            prefer(s, seat, acts, n, weights)
            choice = best_of(weights, n)
        hush(s)
        apply(s, seat, int(acts[choice]))
        seen.decisions += 1
        seen.wrong = fault(s, acts, offered, seen)
        if seen.wrong == 0 and seen.decisions - first > MOST_DECISIONS:
            seen.wrong = ENDLESS
    seen.most_decisions = max(int(seen.most_decisions), int(seen.decisions) - first)

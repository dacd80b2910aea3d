"""Where the development tickets are that a view does not show: a guess, all equally likely."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tramshed.games.tramways.components import DEVELOPMENTS, MOST_PLAYERS
from tramshed.games.tramways.knowledge.memory import HIDDEN_PLACES, IN_BOOK, IN_HAND, UNDRAWN
from tramshed.games.tramways.set_up.books import count_bits
from tramshed.games.tramways.state import State, View
from tramshed.games.tramways.tickets import add
from tramshed.kernel.chance import Dice, fraction, roll
from tramshed.kernel.rule import rule

MOST_TRIES = 20
SWAPS = 30 * DEVELOPMENTS

Places = NDArray[np.int8]


@rule
def guess_developments(v: View, s: State, viewer: int, dice: Dice) -> None:
    """Every hidden development ticket goes to a place that it can be in."""
    room = np.zeros(HIDDEN_PLACES, np.int8)
    place = np.full(DEVELOPMENTS, -1, np.int8)
    measure(v, viewer, room)
    assign(v, room, place, dice)
    for ticket in range(DEVELOPMENTS):
        where = int(place[ticket])
        if where < 0:
            continue
        if where < IN_HAND:
            s.live.inside[where - IN_BOOK] = int(s.live.inside[where - IN_BOOK]) | 1 << ticket
        elif where < UNDRAWN:
            add(s.live.hand[where - IN_HAND], ticket)


@rule
def measure(v: View, viewer: int, room: Places) -> None:
    """How many hidden tickets each place has; the rest are drawn by nobody yet."""
    left = 0
    for ticket in range(DEVELOPMENTS):
        left += v.memory[ticket] > 0
    for i in range(MOST_PLAYERS):
        book = v.table.books[i]
        is_book = book.top > 0 and not book.opened
        room[IN_BOOK + i] = 0 if is_book else int(book.left) - int(book.top > 0)
        room[IN_HAND + i] = 0 if i == viewer else v.table.players[i].secret
        left -= int(room[IN_BOOK + i]) + int(room[IN_HAND + i])
    room[UNDRAWN] = left


@rule
def assign(v: View, room: Places, place: Places, dice: Dice) -> None:
    """Tickets take free slots at random, the most definite ones first; a try is kept only with the
    odds that make all ways equally likely. Where none is kept, the last one is mended and shuffled,
    which is very nearly so."""
    for _ in range(MOST_TRIES):
        if fraction(dice) < try_to_assign(v, room.copy(), place, dice):
            return
    for ticket in range(DEVELOPMENTS):
        if v.memory[ticket] and not int(v.memory[ticket]) >> int(place[ticket]) & 1:
            repair(v, place, ticket)
    shuffle(v, place, dice)


@rule
def slots(room: Places, places: int) -> int:
    """How many slots these places have together."""
    total = 0
    for i in range(HIDDEN_PLACES):
        if places >> i & 1:
            total += int(room[i])
    return total


@rule
def try_to_assign(v: View, free: Places, place: Places, dice: Dice) -> float:
    """Fill every slot; returns the odds with which this way is to be kept."""
    odds = 1.0
    room = free.copy()
    everywhere = (1 << HIDDEN_PLACES) - 1
    for definite in range(1, HIDDEN_PLACES + 1):
        for ticket in range(DEVELOPMENTS):
            places = int(v.memory[ticket])
            if count_bits(places) != definite:
                continue
            left = slots(free, places)
            if left == 0:  # a dead end: fill up anyhow, and count for nothing
                odds = 0.0
                places = everywhere
                left = slots(free, everywhere)
            else:
                odds *= left / (slots(room, places) - placed_inside(v, ticket, definite))
            place[ticket] = take_slot(free, places, roll(dice, left))
    return odds


@rule
def placed_inside(v: View, ticket: int, definite: int) -> int:
    """How many tickets placed before this one must be somewhere inside its places."""
    places = int(v.memory[ticket])
    total = 0
    for other in range(DEVELOPMENTS):
        its = int(v.memory[other])
        if its and its & ~places == 0 and (count_bits(its) < definite or other < ticket):
            total += 1
    return total


@rule
def take_slot(free: Places, places: int, nth: int) -> int:
    """Take the nth of the slots left in these places."""
    i = 0
    while not places >> i & 1 or nth >= free[i]:
        if places >> i & 1:
            nth -= int(free[i])
        i += 1
    free[i] -= 1
    return i


@rule
def repair(v: View, place: Places, stuck: int) -> None:
    """A ticket is where it cannot be: move others on, along the shortest way, to let it in."""
    mover = np.full(HIDDEN_PLACES, -1, np.int8)  # the ticket that leaves a place for the next
    after = np.full(HIDDEN_PLACES, -1, np.int8)
    goal = int(place[stuck])
    after[goal] = goal
    for _ in range(HIDDEN_PLACES):
        for ticket in range(DEVELOPMENTS):
            here = int(place[ticket])
            if here < 0 or after[here] >= 0:
                continue
            for there in range(HIDDEN_PLACES):
                if after[there] >= 0 and int(v.memory[ticket]) >> there & 1:
                    after[here] = there
                    mover[here] = ticket
                    break
    for first in range(HIDDEN_PLACES):
        if after[first] >= 0 and int(v.memory[stuck]) >> first & 1:
            place[stuck] = first
            there = first
            while there != goal:
                place[mover[there]] = after[there]
                there = int(after[there])
            return


@rule
def shuffle(v: View, place: Places, dice: Dice) -> None:
    """Tickets that can change places do."""
    for _ in range(SWAPS):
        a, b = roll(dice, DEVELOPMENTS), roll(dice, DEVELOPMENTS)
        at_a, at_b = int(place[a]), int(place[b])
        if at_a < 0 or at_b < 0:
            continue
        if int(v.memory[a]) >> at_b & 1 and int(v.memory[b]) >> at_a & 1:
            place[a], place[b] = at_b, at_a

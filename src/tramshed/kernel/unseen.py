"""Where unseen things are: a place for each of them, all ways equally likely.

What a viewer believes of a thing is the set of places that it can be in, as bits; 0 if he sees it.
He knows how many unseen things each place has room for; together they have room for just those
there are.

Things take free slots at random, the most definite ones first. That alone is uniform while the
sets of places are nested or apart; where they overlap ("my money or the discard pile", "his money
or the discard pile"), a try is kept only with the odds that make up for it. Where no try is kept,
the last one is mended and shuffled, which is uniform very nearly.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tramshed.kernel.bits import size
from tramshed.kernel.chance import Dice, fraction, roll
from tramshed.kernel.record import Row
from tramshed.kernel.rule import rule

MOST_TRIES = 20
SWAPS = 30
"""For each thing, when a try has been mended."""

Beliefs: TypeAlias = Row[int]
Numbers: TypeAlias = NDArray[np.int64]


@rule
def assign(beliefs: Beliefs, room: Numbers, dice: Dice) -> Numbers:
    """The place of every unseen thing; -1 for one in sight."""
    place = np.full(len(beliefs), -1, np.int64)
    both = np.zeros((2, len(beliefs)), np.int64)
    sets, tally = both[0], both[1]
    kinds = sort_beliefs(beliefs, sets, tally)
    for _ in range(MOST_TRIES):
        if fraction(dice) < try_to_assign(beliefs, sets[:kinds], tally, room, place, dice):
            return place
    for thing in range(len(beliefs)):
        if beliefs[thing] and not can_be(beliefs, thing, int(place[thing])):
            repair(beliefs, len(room), place, thing)
    shuffle(beliefs, place, dice)
    return place


@rule
def can_be(beliefs: Beliefs, thing: int, place: int) -> bool:
    """Can an unseen thing be at the place of another one?"""
    return place >= 0 and int(beliefs[thing]) >> place & 1 == 1


# --- a try


@rule
def sort_beliefs(beliefs: Beliefs, sets: Numbers, tally: Numbers) -> int:
    """The different sets of places, the most definite first, and of how many things each is
    believed; returns how many sets there are."""
    kinds = 0
    for thing in range(len(beliefs)):
        places = int(beliefs[thing])
        if places == 0:
            continue
        i = 0
        while i < kinds and sets[i] != places:
            i += 1
        if i < kinds:
            tally[i] += 1
            continue
        while i > 0 and is_more_definite(places, int(sets[i - 1])):
            sets[i], tally[i] = sets[i - 1], tally[i - 1]
            i -= 1
        sets[i], tally[i] = places, 1
        kinds += 1
    return kinds


@rule
def is_more_definite(places: int, others: int) -> bool:
    """Fewer places; of equally many, an order that is always the same."""
    few, many = size(places), size(others)
    return few < many or (few == many and places < others)


@rule
def try_to_assign(
    beliefs: Beliefs, sets: Numbers, tally: Numbers, room: Numbers, place: Numbers, dice: Dice
) -> float:
    """Fill every slot; returns the odds with which this way is to be kept."""
    odds = 1.0
    free = room.copy()
    for i in range(len(sets)):
        places = int(sets[i])
        most = slots(room, places) - certain_inside(sets, tally, i)
        left = slots(free, places)
        waiting = int(tally[i])
        for thing in range(len(beliefs)):
            if waiting == 0:
                break
            if beliefs[thing] != places:
                continue
            waiting -= 1
            if left == 0:  # a dead end: fill up anyhow, and count for nothing
                everywhere = (1 << len(free)) - 1
                place[thing] = take_slot(free, everywhere, slots(free, everywhere), dice)
                odds = 0.0
                continue
            odds *= left / most
            place[thing] = take_slot(free, places, left, dice)
            left -= 1
            most -= 1
    return odds


@rule
def slots(room: Numbers, places: int) -> int:
    """How many slots these places have together."""
    total = 0
    for i in range(len(room)):
        if places >> i & 1:
            total += room[i]
    return total


@rule
def certain_inside(sets: Numbers, tally: Numbers, number: int) -> int:
    """How many more definite things must be somewhere inside the places of a set."""
    total = 0
    for i in range(number):
        if sets[i] & ~sets[number] == 0:
            total += tally[i]
    return total


@rule
def take_slot(free: Numbers, places: int, left: int, dice: Dice) -> int:
    """Take one of the slots left in these places, each equally likely."""
    nth = roll(dice, left)
    for i in range(len(free)):
        if places >> i & 1:
            if nth < free[i]:
                free[i] -= 1
                return i
            nth -= free[i]
    return 0


# --- when no try is kept


@rule
def repair(beliefs: Beliefs, places: int, place: Numbers, stuck: int) -> None:
    """A thing is where it cannot be: move others on, along the shortest way, to let it in."""
    mover = np.full(places, -1, np.int64)  # the thing that leaves a place for the next on the way
    after = np.full(places, -1, np.int64)
    goal = int(place[stuck])
    after[goal] = goal
    for _ in range(places):
        for thing in range(len(beliefs)):
            here = int(place[thing])
            if here < 0 or after[here] >= 0:
                continue
            for there in range(places):
                if after[there] >= 0 and can_be(beliefs, thing, there):
                    after[here] = there
                    mover[here] = thing
                    break
    for first in range(places):
        if after[first] >= 0 and can_be(beliefs, stuck, first):
            place[stuck] = first
            there = first
            while there != goal:
                place[mover[there]] = after[there]
                there = int(after[there])
            return


@rule
def shuffle(beliefs: Beliefs, place: Numbers, dice: Dice) -> None:
    """Things that can change places do, two or three at a time."""
    things = len(beliefs)
    for _ in range(SWAPS * things):
        a, b, c = roll(dice, things), roll(dice, things), roll(dice, things)
        at_a, at_b, at_c = int(place[a]), int(place[b]), int(place[c])
        if not can_be(beliefs, a, at_b):
            continue
        if roll(dice, 2):
            if can_be(beliefs, b, at_a):
                place[a], place[b] = at_b, at_a
        elif a not in (b, c) and b != c and can_be(beliefs, b, at_c) and can_be(beliefs, c, at_a):
            place[a], place[b], place[c] = at_b, at_c, at_a

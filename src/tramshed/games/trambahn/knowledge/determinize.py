"""Imagined positions: everything a view leaves open, filled in at random (TB-8.1)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tramshed.games.trambahn.components import CARDS, COPIES, FIRST_COPY, KINDS
from tramshed.games.trambahn.knowledge.memory import ANYWHERE, BITS, ONLOOKER, PLACES, VIEWERS
from tramshed.games.trambahn.state import Live, Pile, State, View
from tramshed.kernel.chance import Dice, fraction, put, rekey, roll
from tramshed.kernel.record import Row, u1
from tramshed.kernel.rule import rule

BY_DEFINITENESS = np.array(sorted(range(1, 1 << PLACES), key=lambda places: BITS[places]), np.int8)
"""Sets of places, the most definite first."""

MOST_TRIES = 20
SWAPS = 30 * CARDS

Counts = NDArray[np.int64]
Places = NDArray[np.int8]


@rule
def determinize(v: View, s: State, dice: Dice) -> None:
    """A full position that the view allows: every unseen card goes to a place that it can be in,
    all such assignments of cards to places equally likely."""
    live = s.live
    viewer = min(int(v.seat), ONLOOKER)
    live.table = v.table
    rekey(live.chance, dice)
    clear(live.deck)
    clear(live.discard)
    for player in range(2):
        clear(live.money[player])
        live.hand[player].n = 0
        for i in range(len(live.hand[player].cards)):
            live.hand[player].cards[i] = 0
    if viewer != ONLOOKER:
        live.hand[viewer] = v.hand
    place = np.zeros(CARDS, np.int8)
    assign(v, viewer, place, dice)
    lay_out(live, v, viewer, place)
    remember(live, v, viewer)


@rule
def clear(pile: Pile) -> None:
    """No cards."""
    pile.n = 0
    for kind in range(KINDS):
        pile.count[kind] = 0


@rule
def room(v: View, viewer: int, free: Counts) -> None:
    """How many unseen cards each place has."""
    free[0] = v.in_deck
    free[1] = v.in_discard
    for player in range(2):
        free[2 + player] = v.in_money[player]
        free[4 + player] = 0 if player == viewer else v.in_hand[player]


@rule
def assign(v: View, viewer: int, place: Places, dice: Dice) -> None:
    """Choose a place for every unseen card, uniformly among all assignments.

    Cards take free slots at random, the most definite ones first. That alone is uniform while
    the sets of places are nested or apart; where they overlap ("my money or the discard pile",
    "his money or the discard pile"), a try is kept only with the odds that make up for it. Where
    no try is kept, the last one is mended and shuffled, which is uniform very nearly.
    """
    tally = np.zeros(1 << PLACES, np.int64)
    for card in range(CARDS):
        tally[v.memory[card]] += 1
    free = np.zeros(PLACES, np.int64)
    for _ in range(MOST_TRIES):
        room(v, viewer, free)
        if fraction(dice) < try_to_assign(v, tally, free, place, dice):
            return
    for card in range(CARDS):
        if v.memory[card] and not v.memory[card] >> place[card] & 1:
            repair(v, place, card)
    shuffle(v, place, dice)


@rule
def repair(v: View, place: Places, stuck: int) -> None:
    """A card is where it cannot be: move others on, along the shortest way, to let it in."""
    mover = np.full(PLACES, -1, np.int64)  # the card that leaves a place for the next on the way
    after = np.full(PLACES, -1, np.int64)
    goal = int(place[stuck])
    after[goal] = goal
    for _ in range(PLACES):
        for card in range(CARDS):
            here = int(place[card])
            if v.memory[card] == 0 or after[here] >= 0:
                continue
            for there in range(PLACES):
                if after[there] >= 0 and v.memory[card] >> there & 1:
                    after[here] = there
                    mover[here] = card
                    break
    for first in range(PLACES):
        if after[first] >= 0 and v.memory[stuck] >> first & 1:
            place[stuck] = first
            there = first
            while there != goal:
                place[mover[there]] = after[there]
                there = int(after[there])
            return


@rule
def shuffle(v: View, place: Places, dice: Dice) -> None:
    """Cards that can change places do, two or three at a time."""
    for _ in range(SWAPS):
        a, b, c = roll(dice, CARDS), roll(dice, CARDS), roll(dice, CARDS)
        at_a, at_b, at_c = int(place[a]), int(place[b]), int(place[c])
        if a in (b, c) or b == c:
            continue
        if roll(dice, 2):
            if v.memory[a] >> at_b & 1 and v.memory[b] >> at_a & 1:
                place[a], place[b] = at_b, at_a
        elif v.memory[a] >> at_b & 1 and v.memory[b] >> at_c & 1 and v.memory[c] >> at_a & 1:
            place[a], place[b], place[c] = at_b, at_c, at_a


@rule
def try_to_assign(v: View, tally: Counts, free: Counts, place: Places, dice: Dice) -> float:
    """Fill every slot; returns the odds with which this assignment is to be kept."""
    odds = 1.0
    size = free.copy()
    for i in range(len(BY_DEFINITENESS)):
        places = int(BY_DEFINITENESS[i])
        if tally[places] == 0:
            continue
        most = slots(size, places) - certain_inside(tally, places)
        left = slots(free, places)
        for card in range(CARDS):
            if v.memory[card] != places:
                continue
            if left == 0:  # a dead end: fill up anyhow, and count for nothing
                everywhere = (1 << PLACES) - 1
                place[card] = take_slot(free, everywhere, slots(free, everywhere), dice)
                odds = 0.0
                continue
            odds *= left / most
            place[card] = take_slot(free, places, left, dice)
            left -= 1
            most -= 1
    return odds


@rule
def slots(free: Counts, places: int) -> int:
    """How many slots these places have together."""
    total = 0
    for i in range(PLACES):
        if places >> i & 1:
            total += free[i]
    return total


@rule
def certain_inside(tally: Counts, places: int) -> int:
    """How many more definite cards must be somewhere inside these places."""
    total = 0
    inside = (places - 1) & places
    while inside:
        total += tally[inside]
        inside = (inside - 1) & places
    return total


@rule
def take_slot(free: Counts, places: int, left: int, dice: Dice) -> int:
    """Take one of the slots left in these places, each equally likely."""
    nth = roll(dice, left)
    for i in range(PLACES):
        if places >> i & 1:
            if nth < free[i]:
                free[i] -= 1
                return i
            nth -= free[i]
    return 0


@rule
def lay_out(live: Live, v: View, viewer: int, place: Places) -> None:
    """Put every unseen card where it was assigned."""
    kind = 0
    for card in range(CARDS):
        if card == FIRST_COPY[kind] + COPIES[kind]:
            kind += 1
        if v.memory[card] == 0:
            continue
        if place[card] == 0:
            put(live.deck, kind)
        elif place[card] == 1:
            put(live.discard, kind)
        elif place[card] < 4:
            put(live.money[place[card] - 2], kind)
        else:
            hand = live.hand[place[card] - 4]
            hand.cards[hand.n] = kind  # cards come in order of kind, so it stays sorted
            hand.n += 1


@rule
def remember(live: Live, v: View, viewer: int) -> None:
    """The viewer's memory is his own; what the others remember he cannot know, so in his mind
    they remember nothing that is not in sight."""
    for other in range(VIEWERS):
        for card in range(CARDS):
            live.memory[other, card] = v.memory[card] if other == viewer else ANYWHERE[other]
        if other != viewer:
            see_table(live, other)


@rule
def see_table(live: Live, viewer: int) -> None:
    """Strike what this viewer sees off what he thinks can be anywhere."""
    table = live.table
    memory = live.memory[viewer]
    for line in range(len(table.waiting)):
        for i in range(table.waiting[line]):
            see(memory, int(table.rows[line, i]))
    for player in range(2):
        for slot in range(table.column_count[player]):
            column = table.columns[player, slot]
            for i in range(column.n):
                see(memory, int(column.cards[i]))
    if viewer != ONLOOKER:
        for i in range(live.hand[viewer].n):
            see(memory, int(live.hand[viewer].cards[i]))


@rule
def see(memory: Row[u1], kind: int) -> None:
    """One more card of this kind is in sight."""
    card = int(FIRST_COPY[kind])
    while memory[card] == 0:
        card += 1
    memory[card] = 0

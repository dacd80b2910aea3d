"""Imagined positions: everything a view leaves open, filled in at random (TB-8.1)."""

from __future__ import annotations

import numpy as np

from tramshed.games.trambahn.components import CARDS, COPIES, FIRST_COPY
from tramshed.games.trambahn.knowledge.memory import ANYWHERE, ONLOOKER, PLACES, VIEWERS
from tramshed.games.trambahn.state import Live, State, View
from tramshed.kernel.chance import Dice, empty, put, rekey
from tramshed.kernel.hand import clear
from tramshed.kernel.record import Row, u1
from tramshed.kernel.rule import rule
from tramshed.kernel.unseen import Numbers, assign


@rule
def determinize(v: View, s: State, dice: Dice) -> None:
    """A full position that the view allows: every unseen card goes to a place that it can be in,
    all such assignments of cards to places equally likely."""
    live = s.live
    viewer = min(int(v.seat), ONLOOKER)
    live.table = v.table
    rekey(live.chance, dice)
    empty(live.deck)
    empty(live.discard)
    for player in range(2):
        empty(live.money[player])
        clear(live.hand[player])
    if viewer != ONLOOKER:
        live.hand[viewer] = v.hand
    lay_out(live, v, assign(v.memory, room_for(v, viewer), dice))
    remember(live, v, viewer)


@rule
def room_for(v: View, viewer: int) -> Numbers:
    """How many unseen cards each place has."""
    room = np.zeros(PLACES, np.int64)
    room[0] = v.in_deck
    room[1] = v.in_discard
    for player in range(2):
        room[2 + player] = v.in_money[player]
        room[4 + player] = 0 if player == viewer else v.in_hand[player]
    return room


@rule
def lay_out(live: Live, v: View, place: Numbers) -> None:
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

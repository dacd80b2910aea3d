"""What a seat may know (TB-8.1)."""

from __future__ import annotations

from tramshed.games.trambahn.components import COPIES, FIRST_COPY, KINDS
from tramshed.games.trambahn.knowledge.memory import ONLOOKER
from tramshed.games.trambahn.state import State, View
from tramshed.kernel.record import Row, u1
from tramshed.kernel.rule import rule


@rule
def view(s: State, seat: int, v: View) -> None:
    """Copy what lies open, the own hand, the sizes of the rest, and the own memory."""
    live = s.live
    v.seat = seat
    v.table = live.table
    viewer = min(seat, ONLOOKER)
    if viewer != ONLOOKER:
        v.hand = live.hand[viewer]
    else:
        v.hand.n = 0
        for i in range(len(v.hand.cards)):
            v.hand.cards[i] = 0
    for player in range(2):
        v.in_hand[player] = live.hand[player].n
        v.in_money[player] = live.money[player].n
    v.in_deck = live.deck.n
    v.in_discard = live.discard.n
    copy_memory(live.memory[viewer], v.memory)


@rule
def copy_memory(memory: Row[u1], copy: Row[u1]) -> None:
    """Copies of a kind are alike, so their memories are sorted: equal knowledge, equal bytes."""
    for kind in range(KINDS):
        first = int(FIRST_COPY[kind])
        for card in range(first, first + int(COPIES[kind])):
            i = card
            while i > first and copy[i - 1] > memory[card]:
                copy[i] = copy[i - 1]
                i -= 1
            copy[i] = memory[card]

"""What each seat legitimately remembers of the cards that went face down (TB-8.1).

For each viewer (the two players, and a spectator) and each of the 120 cards, laid out by kind: the
set of hidden places it can be in by now, as bits; 0 for a card the viewer sees. Sets only grow
while cards move unseen; so "my blue 5 is in my money" becomes, after a random payment, "in my
money or in the discard pile", and so on. A card never seen can be anywhere.
"""

from __future__ import annotations

import numpy as np

from tramshed.games.trambahn.components import CARDS, COPIES, FIRST_COPY
from tramshed.games.trambahn.state import Live
from tramshed.kernel.bits import size
from tramshed.kernel.record import Row, u1
from tramshed.kernel.rule import rule

PLACES = 6
IN_DECK, IN_DISCARD = 1, 2
IN_MONEY = (4, 8)
IN_HAND = (16, 32)
VIEWERS = 3
ONLOOKER = 2
ANYWHERE = (63 - IN_HAND[0], 63 - IN_HAND[1], 63)
"""Per viewer: every hidden place, which one's own hand is not."""


@rule
def forget_all(live: Live) -> None:
    """Before the first card is seen."""
    for viewer in range(VIEWERS):
        for card in range(CARDS):
            live.memory[viewer, card] = ANYWHERE[viewer]


@rule
def note_seen(memory: Row[u1], kind: int, place: int) -> None:
    """The viewer sees a card of this kind come out of a hidden place.

    Which copy it was cannot be told, so the most definite memory is used up, and what it said
    is now possible for the others.
    """
    first = int(FIRST_COPY[kind])
    best = -1
    for card in range(first, first + int(COPIES[kind])):
        if memory[card] & place and (best < 0 or size(int(memory[card])) < size(int(memory[best]))):
            best = card
    if best < 0:
        return
    places = int(memory[best])
    memory[best] = 0
    for card in range(first, first + int(COPIES[kind])):
        if memory[card] & place:
            memory[card] = int(memory[card]) | places


@rule
def note_laid_down(memory: Row[u1], kind: int, place: int) -> None:
    """A card of this kind, seen until now, goes face down to a place the viewer knows."""
    card = int(FIRST_COPY[kind])
    while memory[card] != 0:
        card += 1
    memory[card] = place


@rule
def note_moved(memory: Row[u1], origin: int, place: int) -> None:
    """Some cards went unseen from one place to another."""
    more = np.uint8(place)
    for card in range(CARDS):
        here = np.uint8(memory[card] & origin)  # in bytes, so that many are done at once
        memory[card] = int(memory[card] | (more if here else np.uint8(0)))


@rule
def note_all_moved(memory: Row[u1], origin: int, place: int) -> None:
    """All cards of one place went to another."""
    more = np.uint8(place)
    for card in range(CARDS):
        here = np.uint8(memory[card] & origin)
        memory[card] = int(memory[card] ^ here | (more if here else np.uint8(0)))


@rule
def all_see_play(live: Live, player: int, kind: int) -> None:
    """A card is laid face up from a player's hand."""
    for viewer in range(VIEWERS):
        if viewer != player:
            note_seen(live.memory[viewer], kind, IN_HAND[player])


@rule
def all_see_laid_down(live: Live, kind: int, place: int) -> None:
    """A card that lay open goes face down."""
    for viewer in range(VIEWERS):
        note_laid_down(live.memory[viewer], kind, place)


@rule
def others_miss(live: Live, player: int, origin: int, place: int) -> None:
    """A player moves cards that only he sees."""
    for viewer in range(VIEWERS):
        if viewer != player:
            note_moved(live.memory[viewer], origin, place)


@rule
def all_miss(live: Live, origin: int, place: int) -> None:
    """Cards move that nobody sees."""
    for viewer in range(VIEWERS):
        note_moved(live.memory[viewer], origin, place)


@rule
def all_see_empty(live: Live, place: int) -> None:
    """Nothing is left in a place, so no card can be there."""
    for viewer in range(VIEWERS):
        for card in range(CARDS):
            live.memory[viewer, card] = int(live.memory[viewer, card]) & ~place

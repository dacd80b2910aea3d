"""Cards in ascending order: a hand, a market, a row of revealed cards.

For a few cards such a list is quicker than counting all kinds. Slots past its end are 0, so equal
hands have equal bytes. A record that has a row and a length of its own is a `Hand`; the others
pass the row and the number of cards in it.
"""

from __future__ import annotations

from typing import Protocol

from tramshed.kernel.record import Row, i1
from tramshed.kernel.rule import rule


class Hand(Protocol):
    """Some cards. A game declares its own size."""

    n: i1
    cards: Row[i1]


@rule
def holds(hand: Hand, card: int) -> bool:
    """Is there such a card in the hand?"""
    for i in range(hand.n):
        if hand.cards[i] == card:
            return True
    return False


@rule
def add(hand: Hand, card: int) -> None:
    """Put a card into the hand."""
    insert(hand.cards, int(hand.n), card)
    hand.n += 1


@rule
def remove(hand: Hand, card: int) -> None:
    """Take a card out of the hand, which holds it: all from it on move down by one."""
    hand.n -= 1
    for i in range(hand.n):
        hand.cards[i] = hand.cards[i + int(hand.cards[i] >= card)]
    hand.cards[hand.n] = 0


@rule
def clear(hand: Hand) -> None:
    """No cards."""
    hand.n = 0
    for i in range(len(hand.cards)):
        hand.cards[i] = 0


# --- rows


@rule
def insert(cards: Row[i1], n: int, card: int) -> None:
    """Put a card among the first n: the greater of two is carried on."""
    for i in range(n):
        other = int(cards[i])
        cards[i] = min(other, card)
        card = max(other, card)
    cards[n] = card


@rule
def take_out(cards: Row[i1], n: int, slot: int) -> int:
    """Take the card in a slot out of the first n."""
    card = int(cards[slot])
    for i in range(slot, n - 1):
        cards[i] = cards[i + 1]
    cards[n - 1] = 0
    return card


@rule
def slot_of(cards: Row[i1], first: int, n: int, card: int) -> int:
    """The first slot with such a card, from some slot on; n if there is none."""
    slot = first
    while slot < n and cards[slot] != card:
        slot += 1
    return slot


@rule
def sort_from(cards: Row[i1], first: int) -> None:
    """Put the cards of the last slots, from this one on, in order."""
    for slot in range(first + 1, len(cards)):
        i = slot
        while i > first and cards[i - 1] > cards[i]:
            lower = int(cards[i])
            cards[i] = cards[i - 1]
            cards[i - 1] = lower
            i -= 1

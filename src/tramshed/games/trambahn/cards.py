"""Cards in a hand."""

from __future__ import annotations

from tramshed.games.trambahn.components import VALUES
from tramshed.games.trambahn.state import Hand
from tramshed.kernel.rule import rule


@rule
def line_of(kind: int) -> int:
    """The line of a station card."""
    return kind // VALUES


@rule
def value_of(kind: int) -> int:
    """The value, 1 to 10, of a station card."""
    return kind % VALUES + 1


@rule
def holds(hand: Hand, kind: int) -> bool:
    """Is there such a card in the hand?"""
    for i in range(hand.n):
        if hand.cards[i] == kind:
            return True
    return False


@rule
def add(hand: Hand, kind: int) -> None:
    """Put a card into the hand, which stays sorted."""
    i = int(hand.n)
    while i > 0 and hand.cards[i - 1] > kind:
        hand.cards[i] = hand.cards[i - 1]
        i -= 1
    hand.cards[i] = kind
    hand.n += 1


@rule
def remove(hand: Hand, kind: int) -> None:
    """Take a card out of the hand, which holds it."""
    i = 0
    while hand.cards[i] != kind:
        i += 1
    hand.n -= 1
    for j in range(i, hand.n):
        hand.cards[j] = hand.cards[j + 1]
    hand.cards[hand.n] = 0

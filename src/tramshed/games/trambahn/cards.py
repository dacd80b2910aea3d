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
    """Put a card into the hand, which stays sorted: the greater of two is carried on."""
    for i in range(hand.n):
        card = int(hand.cards[i])
        hand.cards[i] = min(card, kind)
        kind = max(card, kind)
    hand.cards[hand.n] = kind
    hand.n += 1


@rule
def remove(hand: Hand, kind: int) -> None:
    """Take a card out of the hand, which holds it: all from it on move down by one."""
    hand.n -= 1
    for i in range(hand.n):
        hand.cards[i] = hand.cards[i + int(hand.cards[i] >= kind)]
    hand.cards[hand.n] = 0

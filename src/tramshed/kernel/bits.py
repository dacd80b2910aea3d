"""Sets as bits of a number: of seats, cards, tokens, places. Member k is bit k."""

from __future__ import annotations

from tramshed.kernel.chance import Chance, Dice, below, roll
from tramshed.kernel.rule import rule


@rule
def size(members: int) -> int:
    """How many there are in a set."""
    count = 0
    while members:  # the compiler makes one instruction of this
        members &= members - 1
        count += 1
    return count


@rule
def first(members: int) -> int:
    """The least member of a set that is not empty."""
    member = 0
    while not members >> member & 1:
        member += 1
    return member


@rule
def nth(members: int, number: int) -> int:
    """The member that has so many before it."""
    for _ in range(number):
        members &= members - 1
    return first(members)


@rule
def draw_one(chance: Chance, members: int) -> int:
    """One of a set that is not empty, each equally likely: for rules."""
    return nth(members, below(chance, size(members)))


@rule
def roll_one(dice: Dice, members: int) -> int:
    """One of a set that is not empty, each equally likely: for bots."""
    return nth(members, roll(dice, size(members)))

"""Sets as bits: of locomotives, of objectives, of seats."""

from __future__ import annotations

from tramshed.kernel.chance import Chance, below
from tramshed.kernel.rule import rule


@rule
def size(members: int) -> int:
    """How many there are in a set."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


@rule
def nth(members: int, number: int) -> int:
    """The member that has so many before it."""
    for _ in range(number):
        members &= members - 1
    member = 0
    while not members >> member & 1:
        member += 1
    return member


@rule
def draw_from(chance: Chance, members: int, count: int) -> int:
    """One of a set of so many, each equally likely."""
    return nth(members, below(chance, count))

"""Which matches a contest has: with every deal each player sits once at each seat.

So nobody is lucky with a seat or with the cards: whatever a seat was dealt, every player has held.
Matches come in rounds, one deal for each group of players that meets, so that a contest which is
stopped early has been fair to all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement

Lineup = tuple[str, ...]
"""Players who meet, in the order in which they sit."""


def rotations(lineup: Lineup) -> list[Lineup]:
    """All the ways to sit that differ, each moved on by one seat."""
    turned = (lineup[-turn:] + lineup[:-turn] for turn in range(len(lineup)))
    return list(dict.fromkeys(turned))


def lineups(players: Sequence[str], seats: int) -> list[Lineup]:
    """Who meets whom in a ladder: everybody, and if the table is larger, some more than once."""
    if seats <= len(players):
        return list(combinations(players, seats))
    return [
        spread(each)
        for each in combinations_with_replacement(players, seats)
        if len(set(each)) == min(len(players), seats)
    ]


def spread(lineup: Lineup) -> Lineup:
    """The same players, no two alike side by side as far as that can be."""
    left = sorted(lineup, key=lineup.count, reverse=True)
    seated: list[str] = []
    while left:
        other = next((each for each in left if not seated or each != seated[-1]), left[0])
        left.remove(other)
        left.sort(key=left.count, reverse=True)
        seated.append(other)
    return tuple(seated)


def rounds(groups: Sequence[Lineup]) -> Iterator[tuple[int, int, int, Lineup]]:
    """Without end: the deal, which group, by how many seats it is turned, who sits where."""
    deal = 0
    while True:
        for number, lineup in enumerate(groups):
            for turn, seated in enumerate(rotations(lineup)):
                yield deal, number, turn, seated
        deal += 1

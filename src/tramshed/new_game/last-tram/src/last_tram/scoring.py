"""The end of the game (LT-3)."""

from __future__ import annotations

from last_tram import events
from last_tram.components import VALUES
from last_tram.state import OVER, State
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def end_game(s: State) -> None:
    """The last tram has left."""
    s.live.table.phase = OVER
    tell(s, EVERYONE, events.ENDED, -1, 0, 0, 0)


@rule
def over(s: State) -> bool:
    """Has the game ended?"""
    return s.live.table.phase == OVER


@rule
def score(s: State, seat: int) -> int:
    """A seat's points, at any time: bots ask before the end."""
    points = 0
    for value in range(VALUES):
        points += (value + 1) * int(s.live.table.aboard[seat, value])
    return points


@rule
def rank(s: State, seat: int) -> int:
    """How many did better: 0 is a winner, and equals share a rank."""
    better = 0
    for other in range(s.fixed.seats):
        if beats(s, other, seat):
            better += 1
    return better


@rule
def beats(s: State, one: int, other: int) -> bool:
    """More points, or as many and more passengers worth 5."""
    aboard = s.live.table.aboard
    mine, theirs = score(s, one), score(s, other)
    return mine > theirs or (mine == theirs and aboard[one, VALUES - 1] > aboard[other, VALUES - 1])

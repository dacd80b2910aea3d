"""The end of the game, and the rating of a solo game (TW-5.1, TW-6.3)."""

from __future__ import annotations

from tramshed.games.tramways import events, steps
from tramshed.games.tramways.components import CASH_A_JOY, MOST_TRACKS, TRACK_JOY
from tramshed.games.tramways.state import State
from tramshed.games.tramways.track.tiles import is_complete
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell

GRADES = 10
LOWEST_GRADE = 20


@rule
def complete_tracks(s: State, seat: int) -> int:
    """How many complete tracks a player has."""
    count = 0
    for track in range(seat * MOST_TRACKS, (seat + 1) * MOST_TRACKS):
        count += is_complete(s, track)
    return count


@rule
def end_game(s: State) -> None:
    """Nothing more is played."""
    s.live.table.step = steps.OVER
    for seat in range(s.fixed.seats):
        cash = int(s.live.table.players[seat].purse.cash)
        tell(s, EVERYONE, events.SCORED, seat, score(s, seat), complete_tracks(s, seat), cash)
    tell(s, EVERYONE, events.ENDED, -1, 0, 0, 0)


@rule
def over(s: State) -> bool:
    """Has the game ended?"""
    return s.live.table.step == steps.OVER


@rule
def score(s: State, seat: int) -> int:
    """Happiness, complete tracks, money, less stress."""
    purse = s.live.table.players[seat].purse
    points = int(purse.joy) + TRACK_JOY * complete_tracks(s, seat)
    return points + int(purse.cash) // CASH_A_JOY - int(purse.stress)


@rule
def money_left(s: State, seat: int) -> int:
    """What is not turned into points breaks a tie."""
    return int(s.live.table.players[seat].purse.cash) % CASH_A_JOY


@rule
def rank(s: State, seat: int) -> int:
    """How many did better."""
    mine, my_money = score(s, seat), money_left(s, seat)
    better = 0
    for other in range(s.fixed.seats):
        theirs = score(s, other)
        if theirs > mine or (theirs == mine and money_left(s, other) > my_money):
            better += 1
    return better


def grade(points: int) -> int:
    """How a solo game is rated: 0, gloomy, to 9, ecstatic."""
    if points < LOWEST_GRADE:
        return 0
    return min((points - LOWEST_GRADE) // 10 + 1, GRADES - 1)

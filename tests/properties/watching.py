"""What watchers of every game share: playing on, and properties that hold in all games."""

from __future__ import annotations

from typing import Any

from tramshed.kernel.bits import roll_one
from tramshed.kernel.chance import Dice, roll
from tramshed.kernel.record import Actions, Row, i4
from tramshed.kernel.rule import generic
from tramshed.kernel.told import hush
from tramshed.kernel.verbs import actors, apply, forbids, legal, prefer


class Watched:
    """What a run of games showed. `wrong` is 0, or the number of the property that failed."""

    wrong: i4
    game: i4
    decisions: i4
    lasted: i4  # decisions of the game that is being played
    most_decisions: i4
    most_menu: i4
    most_told: i4


DEAD_END, MENU_DIFFERS, SOMEBODY_ELSE_HAS_A_MENU, NEWS_LOST, ENDLESS = range(1, 6)
OWN = 6
"""A game's own properties are numbered from here."""


@generic
def menus_agree(s: Any, seats: int, acts: Actions, offered: Row[int]) -> int:
    """Legal is the same as not forbidden, for every action of so many seats."""
    awaited = actors(s)
    for seat in range(seats):
        n = legal(s, seat, acts)
        if (n > 0) != (awaited >> seat & 1 == 1):
            return SOMEBODY_ELSE_HAS_A_MENU
        for i in range(n):
            offered[acts[i]] += 1
        same = True
        for action in range(len(offered)):
            same &= int(forbids(s, seat, action) == 0) == offered[action]
            offered[action] = 0
        if not same:
            return MENU_DIFFERS
    return 0


@generic
def trouble(s: Any, seen: Watched, most_decisions: int) -> int:
    """Is more told than there is room for, or does the game go on for ever?"""
    if s.told.lost > 0:
        return NEWS_LOST
    seen.most_told = max(int(seen.most_told), int(s.told.n))
    return ENDLESS if seen.lasted > most_decisions else 0


@generic
def any_awaited(s: Any, dice: Dice) -> int:
    """One of the awaited seats."""
    awaited = actors(s)
    return roll_one(dice, awaited)


@generic
def best_of(weights: Row[float], n: int) -> int:
    """The first of the greatest weights."""
    best = 0
    for i in range(n):
        if weights[i] > weights[best]:
            best = i
    return best


@generic
def decide(
    s: Any, acts: Actions, weights: Row[float], dice: Dice, seen: Watched, greedy: bool
) -> int:
    """Somebody decides, at random or greedily; 0, or DEAD_END where nothing can be done."""
    seat = any_awaited(s, dice)
    n = legal(s, seat, acts)
    if n == 0:
        return DEAD_END
    seen.most_menu = max(int(seen.most_menu), n)
    choice = roll(dice, n)
    if greedy:
        prefer(s, seat, acts, n, weights)
        choice = best_of(weights, n)
    hush(s)
    apply(s, seat, int(acts[choice]))
    seen.decisions += 1
    seen.lasted += 1
    seen.most_decisions = max(int(seen.most_decisions), int(seen.lasted))
    return 0

"""Bots that decide at once: at random, and by a game's quick preferences."""

from __future__ import annotations

import random

from tramshed.bots.bot import Desk, Limit
from tramshed.kernel import verbs
from tramshed.kernel.chance import roll
from tramshed.kernel.match import View
from tramshed.kernel.moves import Move
from tramshed.kernel.record import Actions, Records, Row
from tramshed.kernel.rule import generic


@generic
def any_legal(views: Records, states: Records, acts: Actions, dice: Records) -> int:
    """A legal action, all equally likely."""
    verbs.determinize(views[0], states[0], dice[0])
    return int(acts[roll(dice[0], verbs.legal(states[0], int(views[0].seat), acts))])


@generic
def preferred(
    views: Records, states: Records, acts: Actions, weights: Row[float], dice: Records
) -> int:
    """The legal action with the greatest weight; the first of equals."""
    seat = int(views[0].seat)
    verbs.determinize(views[0], states[0], dice[0])
    n = verbs.legal(states[0], seat, acts)
    verbs.prefer(states[0], seat, acts, n, weights)
    best = 0
    for i in range(n):
        if weights[i] > weights[best]:
            best = i
    return int(acts[best])


class Random:
    """Any legal move."""

    def __init__(self) -> None:
        self._desk = Desk()

    def choose(self, view: View, limit: Limit, rng: random.Random) -> Move:
        desk = self._desk
        desk.lay(view, rng)
        return desk.moves[any_legal(view.record, desk.state, desk.menu, desk.dice)]


class Greedy:
    """Plays like a sensible beginner: always the move that looks best by itself."""

    def __init__(self) -> None:
        self._desk = Desk()

    def choose(self, view: View, limit: Limit, rng: random.Random) -> Move:
        desk = self._desk
        desk.lay(view, rng)
        return desk.moves[preferred(view.record, desk.state, desk.menu, desk.weights, desk.dice)]

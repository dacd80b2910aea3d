"""Bots that decide at once: at random, and by a game's quick preferences."""

from __future__ import annotations

import random

from tramshed.bots.bot import Desk, Limit
from tramshed.kernel import drive
from tramshed.kernel.moves import Move
from tramshed.kernel.view import View


class Random:
    """Any legal move, all equally likely."""

    def __init__(self) -> None:
        self._desk = Desk()

    def choose(self, view: View, limit: Limit, rng: random.Random) -> Move:
        count = self._desk.lay(view, rng)
        return self._desk.move(rng.randrange(count))


class Greedy:
    """Plays like a sensible beginner: always the move that looks best by itself."""

    def __init__(self) -> None:
        self._desk = Desk()

    def choose(self, view: View, limit: Limit, rng: random.Random) -> Move:
        desk = self._desk
        count = desk.lay(view, rng)
        drive.prefer(desk.state, view.seat, desk.menu, count, desk.weights)
        return desk.move(int(desk.weights[:count].argmax()))

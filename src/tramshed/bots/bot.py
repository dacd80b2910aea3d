"""What a bot is: something that chooses a move, given what its seat may know."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from tramshed.kernel import drive
from tramshed.kernel.game import Game
from tramshed.kernel.moves import Move
from tramshed.kernel.record import Records
from tramshed.kernel.setup import Setup
from tramshed.kernel.view import View


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think: a time, or a number of tries for repeatable play."""

    seconds: float = 0.1
    iterations: int | None = None


class Bot(Protocol):
    """Plays any game."""

    def choose(self, view: View, limit: Limit, rng: random.Random) -> Move:
        """A legal move for the view's seat, which is awaited."""
        ...


class Desk:
    """What a bot works on: an imagined position of the game it plays, and room for menus."""

    def __init__(self) -> None:
        self._for: tuple[Game, Setup] | None = None
        self.dice = drive.new_dice(0)

    def lay(self, view: View, rng: random.Random) -> int:
        """Imagine a position that the view allows and fill the menu; returns its length.

        Nothing is allocated while the game stays the same.
        """
        if self._for != (view.game, view.setup):
            self._for = view.game, view.setup
            self.moves = view.game.moves(view.setup)
            self.state: Records = view.game.undealt(view.setup)
            self.menu = np.zeros(len(self.moves), np.int16)
            self.weights = np.zeros(len(self.moves), np.float32)
        self.dice[0].state = np.uint64(rng.getrandbits(64))
        drive.determinize(view.record, self.state, self.dice)
        return drive.menu(self.state, view.seat, self.menu)

    def move(self, nth: int) -> Move:
        """The nth move of the menu."""
        return self.moves[int(self.menu[nth])]

"""Games played quickly, looked at where something is to be planned."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np

import tramshed
from tramshed.games.tramways.shown.seen import TableSeen
from tramshed.kernel import drive
from tramshed.kernel.chance import key_from_seed
from tramshed.kernel.position import Position
from tramshed.kernel.view import View

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"development": "pile", "sides": "chosen"},
    {"faces": "hard", "sides": "hard"},
)


class Moment(NamedTuple):
    """A position in which a seat is to decide."""

    position: Position
    seat: int

    @property
    def view(self) -> View:
        return self.position.view(self.seat)

    @property
    def table(self) -> TableSeen:
        found: TableSeen = self.view.table
        return found

    def after(self, moves: Iterable[str]) -> Moment:
        """The same, once these moves are played; the rules refuse what is not legal."""
        position = self.position.copy()
        for move in moves:
            position.play(position.moves.parse(move).action, self.seat)
        return Moment(position, self.seat)

    @property
    def menu(self) -> list[str]:
        return [str(self.position.moves[action]) for action in self.position.menu(self.seat)]


def moments(seats: int, seed: int, *steps: str) -> Iterator[Moment]:
    """A game of sensible beginners, whenever a seat is to decide one of these steps."""
    game = tramshed.game("tramways")
    setup = game.meta.setup(seats=seats, options=OPTIONS[seed % len(OPTIONS)])
    position = Position(game, setup, key_from_seed(seed))
    rng = random.Random(seed)
    while not position.is_over:
        seat = rng.choice(position.actors)
        now = Moment(position, seat)
        if now.table.step in steps:
            yield now
        position.play(_sensible(position, seat, rng), seat)


def _sensible(position: Position, seat: int, rng: random.Random) -> int:
    """A move as the quick policy would make it, more or less."""
    menu = np.array(position.menu(seat), np.int16)
    weights = np.zeros(len(menu))
    drive.prefer(position.state, seat, menu, len(menu), weights)
    return int(rng.choices(menu.tolist(), weights.tolist())[0])

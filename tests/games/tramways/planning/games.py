"""Random games, looked at where something is to be planned."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import tramshed
from tramshed.games.tramways.shown.seen import TableSeen
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
    """A game at random, whenever a seat is to decide one of these steps."""
    game = tramshed.game("tramways")
    setup = game.meta.setup(seats=seats, options=OPTIONS[seed % len(OPTIONS)])
    position = Position(game, setup, key_from_seed(seed))
    rng = random.Random(seed)
    while not position.is_over:
        seat = rng.choice(position.actors)
        now = Moment(position, seat)
        if now.table.step in steps:
            yield now
        position.play(rng.choice(position.menu(seat)), seat)

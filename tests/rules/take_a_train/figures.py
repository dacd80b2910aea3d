"""What greedy players make of the default edition, beside the figures of the clause file.

    python -m tests.rules.take_a_train.figures 300

They play without objectives, as those figures were found.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

import numpy as np

import tramshed
from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.components import UNIT
from tramshed.kernel import drive
from tramshed.kernel.chance import key_from_seed
from tramshed.kernel.game import Game
from tramshed.kernel.record import Records
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import happenings

MOVES = {events.ATTACHED, events.TOOK_BONUS, events.TOOK_PLUS_ONE, events.TOOK_TWIN, events.PASSED}


@dataclass
class Figures:
    """Counts over some matches of one seat count."""

    winners: list[int] = field(default_factory=list)
    moves: int = 0
    rounds: int = 0
    all_passed: int = 0
    face_down: int = 0
    prices: list[int] = field(default_factory=list)
    incomes: list[int] = field(default_factory=list)
    decisions: int = 0

    def note(self, state: Records) -> None:
        """What the last action did."""
        self.decisions += 1
        for event in happenings(state):
            self.moves += event.what in MOVES
            self.rounds += event.what == events.ROUND
            self.all_passed += event.what == events.ALL_PASSED
            if event.what == events.FILLED:
                self.face_down += event.a
            self.face_down += event.what == events.TURNED_DOWN
            if event.what in (events.SOLD, events.BOUGHT, events.PICKED):
                self.prices.append(event.b * UNIT)
            if event.what == events.INCOME:
                self.incomes.append(event.a * UNIT)


class Player:
    """Greedy or random play, by views."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.menu = game.new_menu(setup)
        self.weights = np.zeros(len(self.menu), np.float32)
        self.view = game.new_view()
        self.imagined = game.undealt(setup)
        self.dice = drive.new_dice(1)

    def greedy(self, state: Records, seat: int) -> int:
        """The move that looks best to a seat."""
        drive.show(state, seat, self.view)
        drive.determinize(self.view, self.imagined, self.dice)
        count = drive.menu(self.imagined, seat, self.menu)
        drive.prefer(self.imagined, seat, self.menu, count, self.weights)
        return int(self.menu[self.weights[:count].argmax()])

    def random(self, state: Records, seat: int, rng: np.random.Generator) -> int:
        """Any move."""
        return int(self.menu[rng.integers(drive.menu(state, seat, self.menu))])


def play(seats: int, matches: int, *, objectives: bool = False) -> Figures:
    """Greedy players among themselves."""
    game = tramshed.game("take_a_train")
    setup = game.meta.setup(seats)
    player, figures = Player(game, setup), Figures()
    for seed in range(matches):
        state = game.new_state(setup, key_from_seed(seed))
        if not objectives:
            state[0].fixed.pays[:] = player.imagined[0].fixed.pays[:] = 0
        figures.note(state)
        while not drive.over(state):
            seat = drive.first_actor(drive.actors(state))
            drive.apply(state, seat, player.greedy(state, seat))
            figures.note(state)
        figures.winners.append(max(drive.score(state, seat) for seat in range(seats)))
    return figures


def main(matches: int) -> None:
    print("clause file: winners 5,700 to 14,200 (5–95 %); moves a round 18 with 2, 49 with 6;")
    print("             rounds that all passed 26 % with 2, under 1 % with 6;")
    print("             face-down locomotives a match 0.2–0.5\n")
    for seats in range(2, 7):
        found = play(seats, matches)
        low, middle, high = np.percentile(found.winners, [5, 50, 95])
        print(
            f"{seats} seats: winners {low:,.0f}–{high:,.0f} (median {middle:,.0f}), "
            f"{found.moves / found.rounds:.1f} moves a round, "
            f"{found.all_passed / found.rounds:.1%} all passed, "
            f"{found.face_down / matches:.2f} face down a match, "
            f"mean price {np.mean(found.prices):,.0f}, "
            f"mean income {np.mean(found.incomes):,.0f}, "
            f"{found.decisions / matches:.0f} decisions a match"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)

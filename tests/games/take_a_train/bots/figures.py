"""What greedy players make of the default edition, beside the sanity figures of the clause file.

    python -m tests.games.take_a_train.bots.figures 300

They play without objectives, as those figures were found. Where ours differ, a sentence says why.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np

import tramshed
from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.actions import REPLACE, TAKE_BONUS
from tramshed.kernel import drive
from tramshed.kernel.chance import key_from_seed
from tramshed.kernel.game import Game
from tramshed.kernel.record import Records
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import happenings

SEATS = range(2, 7)
MOVES = {events.ATTACHED, events.TOOK_BONUS, events.TOOK_PLUS_ONE, events.TOOK_TWIN, events.PASSED}


@dataclass
class Figures:
    """Counts over some matches of one seat count."""

    matches: int = 0
    winners: list[int] = field(default_factory=list)
    moves: int = 0
    rounds: int = 0
    all_passed: int = 0
    face_down: int = 0
    passes: int = 0
    idle_passes: int = 0
    """With a card to take."""
    decisions: int = 0

    def note(self, state: Records) -> None:
        """What the last action did."""
        self.decisions += 1
        for event in happenings(state):
            self.moves += event.what in MOVES
            self.passes += event.what == events.PASSED
            self.rounds += event.what == events.ROUND
            self.all_passed += event.what == events.ALL_PASSED
            if event.what == events.FILLED:
                self.face_down += event.a
            self.face_down += event.what == events.TURNED_DOWN


class Player:
    """Greedy or random play, by views."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.menu = game.new_menu(setup)
        self.weights = np.zeros(len(self.menu), np.float32)
        self.view = game.new_view()
        self.imagined = game.undealt(setup)
        self.dice = drive.new_dice(1)
        self.count = 0

    def greedy(self, state: Records, seat: int) -> int:
        """The move that looks best to a seat."""
        drive.show(state, seat, self.view)
        drive.determinize(self.view, self.imagined, self.dice)
        self.count = drive.menu(self.imagined, seat, self.menu)
        drive.prefer(self.imagined, seat, self.menu, self.count, self.weights)
        return int(self.menu[self.weights[: self.count].argmax()])

    def random(self, state: Records, seat: int, rng: np.random.Generator) -> int:
        """Any move."""
        return int(self.menu[rng.integers(drive.menu(state, seat, self.menu))])

    @property
    def could_take(self) -> bool:
        """Was there a card to take in the last menu?"""
        offered = self.menu[: self.count]
        return bool(((offered >= TAKE_BONUS) & (offered < REPLACE)).any())


def play(seats: int, matches: int) -> Figures:
    """Greedy players among themselves, without objectives."""
    game = tramshed.game("take_a_train")
    setup = game.meta.setup(seats)
    player, figures = Player(game, setup), Figures(matches)
    for seed in range(matches):
        state = game.new_state(setup, key_from_seed(seed))
        state[0].fixed.pays[:] = player.imagined[0].fixed.pays[:] = 0
        figures.note(state)
        while not drive.over(state):
            seat = drive.first_actor(drive.actors(state))
            passes = figures.passes
            drive.apply(state, seat, player.greedy(state, seat))
            figures.note(state)
            figures.idle_passes += figures.passes > passes and player.could_take
        figures.winners.append(max(drive.score(state, seat) for seat in range(seats)))
    return figures


# --- beside the clause file


@dataclass(frozen=True)
class Sanity:
    """A figure of the clause file, and ours."""

    name: str
    seats: tuple[int, ...]
    said: str
    """As the clause file has it."""
    least: float
    most: float
    """Within these it is the same, as two kinds of greedy play go."""
    measure: Callable[[Figures], float]
    form: str
    differs: str = ""
    """Why ours is another one."""

    def is_near(self, found: Figures) -> bool:
        return self.least <= self.measure(found) <= self.most


def poorest(found: Figures) -> float:
    return float(np.percentile(found.winners, 5))


def richest(found: Figures) -> float:
    return float(np.percentile(found.winners, 95))


def moves(found: Figures) -> float:
    return found.moves / found.rounds


def all_passed(found: Figures) -> float:
    return found.all_passed / found.rounds


def face_down(found: Figures) -> float:
    return found.face_down / found.matches


RICH = "ours values a locomotive by what its train will earn, and loads it by what may still come"
CHOOSY = "ours all load the dear types, so the market clogs with cheap cards nobody has a place for"
FRUGAL = "ours keeps money back for each locomotive still to be bought, and is seldom left short"
ALL = tuple(SEATS)
SANITY = (
    Sanity("poorest winners (5 %)", ALL, "5,700", 4_300, 7_100, poorest, "{:,.0f}", RICH),
    Sanity("richest winners (95 %)", ALL, "14,200", 10_700, 17_700, richest, "{:,.0f}"),
    Sanity("moves a round", (2,), "18", 15, 21, moves, "{:.1f}"),
    Sanity("moves a round", (6,), "49", 44, 54, moves, "{:.1f}"),
    Sanity("rounds that all passed", (2,), "26 %", 0.16, 0.36, all_passed, "{:.0%}"),
    Sanity("rounds that all passed", (6,), "under 1 %", 0, 0.05, all_passed, "{:.0%}", CHOOSY),
    Sanity("face down in a match", ALL, "0.2–0.5", 0.2, 0.5, face_down, "{:.2f}", FRUGAL),
)


def lines(found: Mapping[int, Figures]) -> Iterator[str]:
    """Each figure of the clause file, beside ours."""
    for figure in SANITY:
        for seats in figure.seats:
            ours = figure.form.format(figure.measure(found[seats]))
            line = f"{figure.name}, {seats} seats: {ours}; clause file: {figure.said}"
            yield line if figure.is_near(found[seats]) else f"{line}; {figure.differs}"
    for seats, each in found.items():
        yield (
            f"{seats} seats: {each.decisions / each.matches:.0f} decisions a match, "
            f"{each.idle_passes / max(each.passes, 1):.1%} of all passes with a card to take"
        )


def main(matches: int) -> None:
    for line in lines({seats: play(seats, matches) for seats in SEATS}):
        print(line)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)

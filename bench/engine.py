"""The engine's side: what is measured, as calls that do much in compiled code."""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np

from tramshed.bots import Limit, Search
from tramshed.kernel import drive, verbs
from tramshed.kernel.record import Records
from tramshed.kernel.registry import game
from tramshed.kernel.rule import generic
from tramshed.kernel.view import View, view_of

POSITIONS = 32
MIDDLE = 100
"""Decisions after which a random game is in full swing."""


class Played(NamedTuple):
    """What some random games came to; two engines must agree on it."""

    decisions: int
    check: int


class Means(NamedTuple):
    """Averages over random games."""

    decisions: float
    score: float


@generic
def copy_often(states: Records, others: Records, times: int) -> None:
    """Copy what moves change into one of some others, many times."""
    for i in range(times):
        others[i % len(others)].live = states[0].live


@generic
def show_all(states: Records, views: Records) -> None:
    """The first seat's view of each of some states."""
    for i in range(len(states)):
        verbs.show(states[i], 0, views[i])


@generic
def determinize_all(views: Records, states: Records, dice: Records) -> None:
    """A state that agrees with each of some views."""
    for i in range(len(views)):
        verbs.determinize(views[i], states[i], dice[0])


class Engine:
    """A game's compiled rules, with room to play."""

    def __init__(self, name: str) -> None:
        self.game = game(name)
        self.title = self.game.meta.title
        self.setup = self.game.meta.setup()
        self.clean = self.game.undealt(self.setup)
        self.state = self.clean.copy()
        self.menu = self.game.new_menu(self.setup)
        self.dice = drive.new_dice(0)

    def random_games(self, games: int) -> Played:
        checks = np.zeros(1, np.int64)
        decisions = drive.random_games(self.clean, self.state, self.menu, self.dice, games, checks)
        return Played(decisions, int(checks[0]))

    def means(self, games: int) -> Means:
        """Averages over the games that `random_games` plays."""
        decisions = score = 0
        for number in range(1, games + 1):
            self._deal(number)
            decisions += drive.playout(self.state, self.menu, self.dice)
            score += sum(drive.score(self.state, seat) for seat in range(self.setup.seats))
        return Means(decisions / games, score / games / self.setup.seats)

    def positions(self) -> Records:
        """Some games in full swing."""
        found = np.repeat(self.clean, POSITIONS)
        rng = random.Random(1)
        for number in range(POSITIONS):
            self._deal(number)
            for _ in range(MIDDLE):
                if drive.over(self.state):
                    break
                seat = drive.first_actor(drive.actors(self.state))
                count = drive.menu(self.state, seat, self.menu)
                drive.apply(self.state, seat, int(self.menu[rng.randrange(count)]))
            found[number] = self.state[0]
        return found

    def opening(self) -> View:
        """What the seat that begins sees."""
        match = self.game.match(seed=1)
        return view_of(self.game, self.setup, match.state, match.actors[0])

    def _deal(self, number: int) -> None:
        self.state[0] = self.clean[0]
        self.state[0].live.chance.key[0] = number
        self.dice[0].state = number
        drive.deal(self.state)


def think(view: View, iterations: int) -> None:
    """Let the search bot decide."""
    Search().choose(view, Limit(iterations=iterations), random.Random(1))

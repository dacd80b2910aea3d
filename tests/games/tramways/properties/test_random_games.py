"""Tramways over thousands of random and greedy games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tramshed
from tests.games.tramways.facts import FORMS
from tests.games.tramways.properties.news import Watched
from tests.games.tramways.properties.watch import watch
from tramshed.kernel import drive
from tramshed.kernel.chance import key_from_seed
from tramshed.kernel.record import Records, blank
from tramshed.kernel.setup import Setup

SEATS = range(1, 6)
SOAK_GAMES = 5_000
SOAK_STEP = 250


def setup_of(seats: int, form: str) -> Setup:
    return tramshed.game("tramways").meta.setup(seats, FORMS[form])


class Watcher:
    """Follows games of one set-up; stops at the first wrong one."""

    def __init__(self, setup: Setup, first: int) -> None:
        self.game, self.setup = tramshed.game("tramways"), setup
        self.acts, self.dice = self.game.new_menu(setup), drive.new_dice(first)
        self.weights = np.zeros(len(self.acts))
        self.offered = np.zeros(len(self.game.moves(setup)), np.int64)
        self.seen, self.number = blank(Watched), first

    def follow(self, games: int, *, greedy: bool = False) -> Any:
        """So many more games; what all of them showed."""
        found = self.seen[0]
        for _ in range(games):
            state: Records = self.game.new_state(self.setup, key_from_seed(self.number))
            watch(state, self.acts, self.weights, self.dice, self.offered, self.seen, greedy)
            assert found.wrong == 0, f"property {found.wrong} fails in game {self.number}"
            self.number += 1
        return found


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games(seats: int, form: str) -> None:
    """Passengers, tiles, workers, tickets and buildings are conserved; tracks and network are what
    the map says; money and points are as told; every action begun can be completed; legal is not
    forbidden; every game ends."""
    assert Watcher(setup_of(seats, form), 0).follow(12).decisions > 12 * 50


@pytest.mark.parametrize("seats", SEATS)
def test_greedy_games(seats: int) -> None:
    """The same, where players know what they want: networks grow, and people travel."""
    Watcher(setup_of(seats, "plain"), 100).follow(6, greedy=True)
    Watcher(setup_of(seats, "alternative"), 200).follow(6, greedy=True)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", SEATS)
def test_very_many_random_games(seats: int, form: str, capsys: pytest.CaptureFixture[str]) -> None:
    watcher = Watcher(setup_of(seats, form), 100_000)
    for done in range(SOAK_STEP, SOAK_GAMES + 1, SOAK_STEP):
        found = watcher.follow(SOAK_STEP)
        with capsys.disabled():
            print(f"\r  {form}, {seats} seats: {done:,} of {SOAK_GAMES:,} games ", end="")
    for what in ("joined", "lifted", "removed"):
        assert getattr(found, what) > 0, f"nothing was ever {what}"


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seats", SEATS)
def test_very_many_greedy_games(seats: int) -> None:
    for form in FORMS:
        Watcher(setup_of(seats, form), 300_000).follow(250, greedy=True)

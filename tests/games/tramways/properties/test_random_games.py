"""Tramways over thousands of random and greedy games."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tramways.facts import FORMS
from tests.games.tramways.properties.news import Watched
from tests.games.tramways.properties.watch import watch
from tests.properties.watcher import Watcher
from tramshed.games.tramways.meta import META
from tramshed.kernel.record import Records

SEATS = META.seats
SOAK_GAMES = 5_000
SOAK_STEP = 250


class Games:
    """Games of one form, followed."""

    def __init__(self, seats: int, form: str, first: int) -> None:
        self.watcher = Watcher([META.setup(seats, FORMS[form])], Watched, first)

    def follow(self, games: int, *, greedy: bool = False) -> Any:
        """So many more; what all of them showed."""
        watcher = self.watcher

        def look(state: Records) -> None:
            room = watcher.acts, watcher.weights, watcher.dice, watcher.offered
            watch(state, *room, watcher.seen, greedy)

        return watcher.follow(games, look)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games(seats: int, form: str) -> None:
    """Passengers, tiles, workers, tickets and buildings are conserved; tracks and network are what
    the map says; money and points are as told; every action begun can be completed; legal is not
    forbidden; every game ends."""
    assert Games(seats, form, 0).follow(12).decisions > 12 * 50


@pytest.mark.parametrize("seats", SEATS)
def test_greedy_games(seats: int) -> None:
    """The same, where players know what they want: networks grow, and people travel."""
    Games(seats, "plain", 100).follow(6, greedy=True)
    Games(seats, "alternative", 200).follow(6, greedy=True)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", SEATS)
def test_very_many_random_games(seats: int, form: str, capsys: pytest.CaptureFixture[str]) -> None:
    games = Games(seats, form, 100_000)
    for done in range(SOAK_STEP, SOAK_GAMES + 1, SOAK_STEP):
        found = games.follow(SOAK_STEP)
        with capsys.disabled():
            print(f"\r  {form}, {seats} seats: {done:,} of {SOAK_GAMES:,} games ", end="")
    for what in ("joined", "lifted", "removed"):
        assert getattr(found, what) > 0, f"nothing was ever {what}"


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seats", SEATS)
def test_very_many_greedy_games(seats: int) -> None:
    for form in FORMS:
        Games(seats, form, 300_000).follow(250, greedy=True)

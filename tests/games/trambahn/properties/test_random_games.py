"""Trambahn over thousands of random games."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.trambahn.properties.watch import Watched, watch
from tests.properties.watcher import Watcher
from tramshed.games.trambahn.components import KINDS
from tramshed.games.trambahn.meta import META
from tramshed.kernel.record import Records


def check(games: int, first: int = 0) -> None:
    """Follow so many games."""
    watcher, count = Watcher([META.setup()], Watched, first), np.zeros(KINDS, np.int64)
    watcher.seen[0].fewest_turns = watcher.seen[0].fewest_passengers = 9999

    def look(state: Records) -> None:
        watch(state, watcher.acts, watcher.dice, watcher.offered, count, watcher.seen)

    found = watcher.follow(games, look)
    assert found.fewest_turns >= 20
    assert found.most_turns <= 49
    assert found.fewest_passengers >= 40
    assert found.most_passengers <= 49
    assert found.most_scored > 0


def test_thousands_of_random_games() -> None:
    """Cards and trams are conserved, legal is not forbidden, and 40 to 49 passengers make 20 to
    49 turns."""
    check(3000)


@pytest.mark.soak
def test_very_many_random_games() -> None:
    check(200_000, first=10_000)

"""Take a Train over thousands of random and greedy games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.games.take_a_train.facts import FACTS
from tests.games.take_a_train.properties.watch import Watched, watch
from tests.properties.watcher import Watcher
from tramshed.games.take_a_train.components import KINDS, MOST_BID
from tramshed.games.take_a_train.meta import META
from tramshed.kernel.record import Records

SEATS = META.seats


def watched(seats: int, games: int, *, greedy: bool, first: int = 0) -> Any:
    """Follow so many games, with either form of the open auction."""
    watcher = Watcher([META.setup(seats, form) for form in FACTS.forms], Watched, first)
    count = np.zeros(KINDS, np.int64)

    def look(state: Records) -> None:
        room = watcher.acts, watcher.weights, watcher.dice, watcher.offered
        watch(state, *room, count, watcher.seen, greedy)

    return watcher.follow(games, look)


@pytest.mark.parametrize("seats", SEATS)
def test_random_games(seats: int) -> None:
    """Money, cards, locomotives and tokens are conserved, money by what everybody is told; legal
    is not forbidden; every game ends."""
    found = watched(seats, 60, greedy=False)
    assert found.full > 0
    assert found.filled > 0
    assert found.most_cash <= MOST_BID


@pytest.mark.parametrize("seats", SEATS)
def test_greedy_games(seats: int) -> None:
    """The same, where players know what they want: games are longer, and money is made."""
    found = watched(seats, 20, greedy=True)
    assert found.full > 0
    assert 10_000 // 50 < found.most_cash <= MOST_BID


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_very_many_random_games(seats: int) -> None:
    found = watched(seats, 10_000, greedy=False, first=100_000)
    assert found.all_passed > 0
    assert found.most_cash <= MOST_BID


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_very_many_greedy_games(seats: int) -> None:
    assert watched(seats, 1_000, greedy=True, first=200_000).most_cash <= MOST_BID

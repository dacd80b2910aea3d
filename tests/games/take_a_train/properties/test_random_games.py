"""Take a Train over thousands of random and greedy games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tramshed
from tests.games.take_a_train.facts import FACTS
from tests.games.take_a_train.properties.watch import Watched, watch
from tramshed.games.take_a_train.components import KINDS, MOST_BID
from tramshed.kernel import drive
from tramshed.kernel.chance import key_from_seed
from tramshed.kernel.record import Records, blank

SEATS = range(2, 7)


def watched(seats: int, games: int, *, greedy: bool, first: int = 0) -> Any:
    """Follow so many games, with either form of the open auction; stops at the first wrong one."""
    game = tramshed.game("take_a_train")
    forms = [game.meta.setup(seats, form) for form in FACTS.forms]
    acts, dice, seen = game.new_menu(forms[0]), drive.new_dice(first), blank(Watched)
    weights, offered = np.zeros(len(acts)), np.zeros(len(acts), np.int64)
    count = np.zeros(KINDS, np.int64)
    for number in range(first, first + games):
        state: Records = game.new_state(forms[number % 2], key_from_seed(number))
        watch(state, acts, weights, dice, offered, count, seen, greedy)
        if seen[0].wrong:
            seen[0].game = number
            break
    assert seen[0].wrong == 0, f"property {seen[0].wrong} fails in game {seen[0].game}"
    return seen[0]


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

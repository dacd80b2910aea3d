"""Trambahn over thousands of random games."""

from __future__ import annotations

import numpy as np
import pytest

import tramshed
from tests.games.trambahn.properties.watch import Watched, watch
from tramshed.kernel import drive
from tramshed.kernel.chance import key_from_seed
from tramshed.kernel.record import Records, blank


def watched(games: int, first: int = 0) -> Records:
    """Follow so many games; stops at the first wrong one."""
    game = tramshed.game("trambahn")
    setup = game.meta.setup()
    acts, dice, seen = game.new_menu(setup), drive.new_dice(first), blank(Watched)
    offered, count = np.zeros(len(acts), np.int8), np.zeros(41, np.int64)
    seen[0].fewest_turns = seen[0].fewest_passengers = 9999
    for number in range(first, first + games):
        state = game.new_state(setup, key_from_seed(number))
        watch(state, acts, dice, offered, count, seen)
        if seen[0].wrong:
            seen[0].game = number
            break
    return seen


def check(seen: Records) -> None:
    found = seen[0]
    assert found.wrong == 0, f"property {found.wrong} fails in game {found.game}"
    assert found.fewest_turns >= 20
    assert found.most_turns <= 49
    assert found.fewest_passengers >= 40
    assert found.most_passengers <= 49
    assert found.most_scored > 0


def test_thousands_of_random_games() -> None:
    """Cards and trams are conserved, legal is not forbidden, and 40 to 49 passengers make 20 to
    49 turns."""
    check(watched(3000))


@pytest.mark.soak
def test_very_many_random_games() -> None:
    check(watched(200_000, first=10_000))

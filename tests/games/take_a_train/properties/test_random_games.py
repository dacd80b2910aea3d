"""Take a Train over thousands of random and greedy games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tramshed
from tests.games.take_a_train.properties.watch import Watched, watch
from tests.properties.ways import digests_of, in_every_way
from tramshed.games.take_a_train.components import KINDS, MOST_BID
from tramshed.kernel import drive
from tramshed.kernel.chance import key_from_seed
from tramshed.kernel.conformance import check
from tramshed.kernel.record import Records, blank, digest

SEATS = range(2, 7)


def watched(seats: int, games: int, *, greedy: bool, first: int = 0) -> Any:
    """Follow so many games, with either form of the open auction; stops at the first wrong one."""
    game = tramshed.game("take_a_train")
    forms = [game.meta.setup(seats, {"open_auction": form}) for form in ("laps", "clock")]
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


def test_it_keeps_the_contract() -> None:
    """Every seat count, and each option value at least once."""
    report = check(tramshed.game("take_a_train"), games=5, seed=2)
    assert report.ok, "\n".join(report.lines())


@pytest.mark.soak
def test_it_keeps_the_contract_for_long() -> None:
    report = check(tramshed.game("take_a_train"), games=200, seed=12)
    assert report.ok, "\n".join(report.lines())


def digests() -> list[str]:
    """Final positions of a seeded random game for each seat count."""
    game = tramshed.game("take_a_train")
    acts, found = game.new_menu(game.meta.setup()), []
    for seats in SEATS:
        setup = game.meta.setup(seats, {"open_auction": ("laps", "clock")[seats % 2]})
        state = game.new_state(setup, key_from_seed(seats))
        drive.playout(state, acts, drive.new_dice(seats))
        found.append(digest(state))
    return found


@in_every_way
def test_every_way_of_running_plays_the_same(mode: dict[str, str]) -> None:
    """The same bytes in the end."""
    assert digests_of(__name__, mode) == digests()

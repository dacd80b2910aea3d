"""The bots at Tramways: they finish it at every seat count, and greedy ones know what is good."""

from __future__ import annotations

import random
from statistics import mean

import pytest

import tramshed
from tests.bots.series import wins
from tramshed.bots import Bot, Greedy, Limit, Random, Search

THOUGHT = 9
"""Search decides every ninth time, greedy in between: it meets every kind of decision, soon."""


def total(bot: Bot, seed: int) -> int:
    """What a bot makes of a solo game."""
    match = tramshed.game("tramways").match(seats=1, seed=seed)
    rng = random.Random(seed)
    while not match.is_over:
        match.play(bot.choose(match.view(0), Limit(), rng), 0)
    assert match.outcome
    return match.outcome.scores[0]


def test_greedy_beats_random() -> None:
    assert wins("tramways", Greedy(), Random(), 20, Limit()) >= 18


def test_greedy_is_the_happier_alone() -> None:
    """Solo: by more than a grade, on average (TW-6.3)."""
    greedy, chance = (mean(total(bot, seed) for seed in range(6)) for bot in (Greedy(), Random()))
    assert greedy > chance + 10


@pytest.mark.parametrize("seats", range(1, 6))
def test_search_plays_to_the_end(seats: int) -> None:
    """Whatever there is to decide: sealed, in an auction, on the map, alone."""
    match = tramshed.game("tramways").match(seats=seats, seed=seats)
    greedy, search = Greedy(), Search(nodes=2000)
    rng = random.Random(seats)
    steps = set()
    while not match.is_over:
        seat = match.actors[0]
        view = match.view(seat)
        bot: Bot = greedy
        if len(match.turns) % THOUGHT == 0:
            bot = search
            steps.add(view.table.step)
        match.play(bot.choose(view, Limit(iterations=8), rng), seat)
    assert match.outcome
    assert {"action", "pay", "administration"} <= steps


def test_search_is_better_than_its_first_thought() -> None:
    """Sixty tries are not many here; against random play they will do."""
    assert wins("tramways", Search(), Random(), 2, Limit(iterations=60)) == 2

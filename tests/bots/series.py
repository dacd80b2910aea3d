"""Matches between bots."""

from __future__ import annotations

import random

import tramshed
from tramshed.bots import Bot, Limit


def wins(game: str, one: Bot, other: Bot, matches: int, limit: Limit) -> float:
    """How many matches one bot wins against another, a draw counting half. Each deal is played
    twice, with seats exchanged."""
    return sum(
        _points(one, other, seed // 2, limit, game, exchanged=seed % 2 == 1)
        for seed in range(matches)
    )


def _points(one: Bot, other: Bot, seed: int, limit: Limit, game: str, *, exchanged: bool) -> float:
    match = tramshed.game(game).match(seats=2, seed=seed)
    bots = (other, one) if exchanged else (one, other)
    rng = random.Random(seed)
    while not match.is_over:
        seat = match.actors[0]
        match.play(bots[seat].choose(match.view(seat), limit, rng), seat)
    assert match.outcome
    winners = match.outcome.winners
    return 1 / len(winners) if int(exchanged) in winners else 0.0

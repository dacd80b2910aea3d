"""Are the object version's games like the engine's? Their luck differs, their averages must not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

from bench.engine import Engine
from bench.objects import random_game

TURNS = range(20, 50)
PASSENGERS = range(40, 50)
NEAR_IN_DECISIONS = 0.04
NEAR_IN_SCORE = 0.2
"""Shares by which averages over a hundred games may differ: about four standard errors."""


def complaints(engine: Engine, games: int = 100) -> Iterator[str]:
    """What is odd about the object version's random games."""
    rng = Random(1)
    played = [random_game(rng) for _ in range(games)]
    for game, _ in played:
        if game.turns not in TURNS:
            yield f"a game of objects has {game.turns} turns"
        if game.passengers not in PASSENGERS:
            yield f"a game of objects has {game.passengers} passengers"
    means = engine.means(games)
    decisions = fmean(count for _, count in played)
    score = fmean(player.points for game, _ in played for player in game.players)
    if not _near(decisions, means.decisions, NEAR_IN_DECISIONS):
        yield f"objects make {decisions:.0f} decisions a game, the engine {means.decisions:.0f}"
    if not _near(score, means.score, NEAR_IN_SCORE):
        yield f"objects score {score:.1f} points, the engine {means.score:.1f}"


def _near(a: float, b: float, share: float) -> bool:
    return abs(a - b) <= share * b

"""Other ways to write the same game, to measure the engine by."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from bench.objects import random_game
from bench.timing import Work
from bench.twin import GAME, twin


class Rival(NamedTuple):
    """A game that is not the engine's: random games, and copies of a state if it has any."""

    name: str
    random_games: Work
    copies: Work | None = None


OBJECT_GAMES = 2
"""Random games in a try, as in measures.py: a few milliseconds."""


def rivals(game: str, games: int, copies: int) -> list[Rival]:
    """Whatever there is for a game, doing so many things in a try."""
    return RIVALS[game](games, copies) if game in RIVALS else []


def _trambahns(games: int, copies: int) -> list[Rival]:
    rng = Random(1)
    objects = Work(OBJECT_GAMES, lambda: [random_game(rng) for _ in range(OBJECT_GAMES)])
    found = [Rival("plain Python", objects)]
    if (c := twin()) is not None:
        playing, copying = (
            Work(games, lambda: c.random_games(games)),
            Work(copies, lambda: c.copy_often(copies)),
        )
        found.insert(0, Rival("C", playing, copying))
    return found


RIVALS: dict[str, Callable[[int, int], list[Rival]]] = {GAME: _trambahns}

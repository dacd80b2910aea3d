"""Matches as they might have been noted, for what is worked out from them."""

from __future__ import annotations

from tramshed.lab import Played


def noted(players: str, ranks: tuple[int, ...], deal: int = 0, lineup: int = 0) -> Played:
    """A match of which only the ranks matter."""
    names = tuple(players.split(","))
    zeros = (0,) * len(names)
    scores = tuple(10 - rank for rank in ranks)
    sources: tuple[dict[str, int], ...] = tuple({} for _ in names)
    return Played(deal, lineup, 0, names, scores, ranks, zeros, zeros, zeros, 0, sources)


def won_by(winner: str, players: str, deal: int) -> Played:
    """A match that somebody has won, all others being equal."""
    ranks = tuple(int(name != winner) for name in players.split(","))
    return noted(players, ranks, deal)

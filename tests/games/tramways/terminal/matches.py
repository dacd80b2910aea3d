"""The saved matches of Tramways that the terminal's tests look at: greedy bots play them.

After a change of the rules: `python -m tests.games.tramways.terminal.matches` plays them anew, and
`python -m tests.terminal.test_look` writes the screens.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import tramshed
from tramshed import bots
from tramshed.games.tramways.shown.seen import TableSeen
from tramshed.kernel.match import Match

GOLDEN = Path(__file__).parent / "golden"
WHOLE, AUCTION, TRACK, TRIP, SOLO = (
    GOLDEN / f"{name}.match" for name in ("whole", "auction", "track", "trip", "solo")
)
"""A whole match of three; and stopped where Ann is asked: at an auction among five, at a line of
tiles against one, about a passenger's way among three, in the administration of a solo game."""

ANN = 0


def until(file: Path, seats: int, seed: int, here: Callable[[TableSeen], bool]) -> None:
    """Play until Ann is asked and sees what is wanted."""
    bots_there = ["greedy", *(f"greedy {number}" for number in range(2, seats))]
    match = tramshed.game("tramways").match(
        seats=seats, seed=seed, names=["Ann", *bots_there[: seats - 1]]
    )
    while not (ANN in match.actors and here(match.view(ANN).table)):
        play_on(match)
    match.save(file)


def play_on(match: Match) -> None:
    """One decision of a greedy bot."""
    seat = match.actors[0]
    rng = random.Random(f"{match.key.hex()} {len(match.turns)}")
    match.play(bots.bot("greedy").choose(match.view(seat), bots.Limit(seconds=1), rng), seat)


def whole(file: Path, seed: int) -> None:
    """Play to the end."""
    names = ["greedy", "greedy 2", "greedy 3"]
    match = tramshed.game("tramways").match(seats=3, seed=seed, names=names)
    while not match.is_over:
        play_on(match)
    match.save(file)


def rewrite() -> None:
    whole(WHOLE, 3)
    until(AUCTION, 5, 4, lambda seen: seen.round == 3 and seen.step == "auction")
    until(TRACK, 2, 5, lambda seen: seen.round >= 2 and seen.step == "lay")
    until(TRIP, 3, 6, lambda seen: seen.round >= 3 and seen.step == "ride")
    until(SOLO, 1, 7, lambda seen: bool(seen.sheet and seen.sheet.entries))


if __name__ == "__main__":
    rewrite()

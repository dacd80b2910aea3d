"""Behaviour that must not change unnoticed: whole games, and counts of positions."""

from __future__ import annotations

import pytest

import tramshed
from tests.discovery import Count, Playthrough, facts, games
from tests.golden.playthrough import golden, playthrough
from tramshed.kernel import drive
from tramshed.kernel.record import Records

PLAYTHROUGHS = [
    pytest.param(name, wanted, id=f"{name}-{wanted.seats}")
    for name in games()
    for wanted in facts(name).playthroughs
]
COUNTS = [
    pytest.param(counted, id=f"{name}, {counted.name}")
    for name in games()
    for counted in facts(name).counts
]


@pytest.mark.parametrize(("name", "wanted"), PLAYTHROUGHS)
def test_playthrough(name: str, wanted: Playthrough) -> None:
    """If this differs on purpose: run `python -m tests.golden.playthrough`, read the diff, and
    raise the game's rules version if an old match would now play differently."""
    assert playthrough(name, wanted) == golden(name, wanted).read_text(encoding="utf-8")


@pytest.mark.parametrize("counted", COUNTS)
def test_perft(counted: Count) -> None:
    match = counted.start()
    found = [perft(match, match.state, depth + 1) for depth in range(len(counted.sequences))]
    assert found == list(counted.sequences)


def perft(match: tramshed.Match, state: Records, depth: int) -> int:
    """Sequences of this many decisions; where several seats are awaited, in seat order."""
    if depth == 0 or drive.over(state):
        return 1
    seat = drive.first_actor(drive.actors(state))
    menu = match.game.new_menu(match.setup)
    count = drive.menu(state, seat, menu)
    total = 0
    for action in menu[:count]:
        after = state.copy()
        drive.apply(after, seat, int(action))
        total += perft(match, after, depth - 1)
    return total

"""Behaviour that must not change unnoticed: a whole game, and counts of positions."""

from __future__ import annotations

import random

import pytest

import tramshed
from tests.golden.playthrough import GAMES, GOLDEN, playthrough
from tramshed.kernel import drive
from tramshed.kernel.record import Records, digest

PERFT = {
    ("trambahn", 1): [8, 68, 488, 3152],
    ("trambahn", 2): [9, 69, 429, 2275, 9229],
}
"""Game and seed: how many sequences of 1, 2, 3… decisions there are from the deal."""

TRAMWAYS_PERFT: dict[tuple[int, str], list[int]] = {
    (1, "rectangle"): [3, 66, 229, 658, 1839, 4803],
    (2, "stairs"): [3, 87, 376, 1121, 3167],
    (3, "rectangle"): [3, 131, 546, 1646, 4852],
    (5, "ring"): [2, 7, 208, 602, 1753, 5045],
}
"""Seats and layout: the same for Tramways, from the first action of the second round of a seeded
match at random; its deal leaves little choice."""


@pytest.mark.parametrize("file", GOLDEN)
def test_playthrough(file: str) -> None:
    """If this differs on purpose: run `python -m tests.golden.playthrough`, read the diff, and
    raise the game's rules version if an old match would now play differently."""
    assert playthrough(*GOLDEN[file]) == (GAMES / file).read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "seed"), PERFT)
def test_perft(name: str, seed: int) -> None:
    match = tramshed.game(name).match(seed=seed)
    depths = range(1, len(PERFT[name, seed]) + 1)
    assert [perft(match, match.state, depth) for depth in depths] == PERFT[name, seed]


@pytest.mark.parametrize(("seats", "layout"), TRAMWAYS_PERFT)
def test_perft_of_tramways(seats: int, layout: str) -> None:
    match = first_action(seats, layout)
    counts = TRAMWAYS_PERFT[seats, layout]
    assert [perft(match, match.state, depth + 1) for depth in range(len(counts))] == counts


def first_action(seats: int, layout: str) -> tramshed.Match:
    """A match of Tramways at random, up to the first action of its second round."""
    match = tramshed.game("tramways").match(seats=seats, seed=seats, options={"layout": layout})
    rng = random.Random(seats)
    while not (match.view(0).table.round == 2 and match.view(0).table.step == "action"):
        seat = rng.choice(match.actors)
        match.play(rng.choice(match.legal_moves_of(seat)), seat)
    return match


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


def test_positions_are_the_same_in_any_order() -> None:
    """Income laid down in either order is one position: equal knowledge, equal bytes."""
    match = tramshed.game("trambahn").match(seed=1)
    match.play(match.legal_moves[0])
    for _ in range(2):
        match.play("done")
    first, second = (str(move) for move in match.legal_moves[1:3])
    other = match.copy()
    for move in (first, second):
        match.play(move)
    for move in (second, first):
        other.play(move)
    hidden = ("deck", "discard", "money", "hand", "table")
    for part in hidden:
        assert digest(match.state["live"][part]) == digest(other.state["live"][part])
    for seat in (0, 1, tramshed.SPECTATOR):
        assert match.view(seat).tobytes() == other.view(seat).tobytes()

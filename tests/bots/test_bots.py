"""Bots play legally, and by what they may know. How well, each game's own tests say."""

from __future__ import annotations

import random

import pytest

import tramshed
from tramshed.bots import Limit, Search, bot, names
from tramshed.kernel import drive
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.view import View, view_of


def test_bots_by_name() -> None:
    assert names() == ("random", "greedy", "search")
    assert [type(bot(name)).__name__ for name in names()] == ["Random", "Greedy", "Search"]
    with pytest.raises(BadSetup, match="there is no bot 'deep blue'; there are: random, greedy"):
        bot("deep blue")


@pytest.mark.parametrize("name", names())
def test_a_bot_is_repeatable(name: str) -> None:
    """The same view, limit and luck: the same move."""
    match = tramshed.game("trambahn").match(seed=5)
    view = match.view(match.actors[0])
    chosen = {bot(name).choose(view, Limit(iterations=300), random.Random(9)) for _ in range(3)}
    assert len(chosen) == 1
    assert chosen <= set(match.legal_moves)


@pytest.mark.parametrize("name", names())
def test_a_bot_knows_only_its_view(name: str) -> None:
    """Positions that differ only in what the seat may not know get the same move."""
    match = tramshed.game("trambahn").match(seed=6)
    for _ in range(25):
        seat = match.actors[0]
        match.play(bot("greedy").choose(match.view(seat), Limit(), random.Random(1)), seat)
    seat = match.actors[0]
    imagined = match.state.copy()
    drive.determinize(match.view(seat).record, imagined, drive.new_dice(3))
    assert imagined.tobytes() != match.state.tobytes()
    views = [view_of(match.game, match.setup, state, seat) for state in (match.state, imagined)]
    moves = [bot(name).choose(view, Limit(iterations=200), random.Random(2)) for view in views]
    assert moves[0] == moves[1]


def test_one_bot_can_play_two_games_in_turn() -> None:
    """A bot fits itself to whatever view it is given."""
    thinker = Search(nodes=2000)
    for game, seats in (("trambahn", 2), ("tiny", 3), ("trambahn", 2), ("tiny", 1)):
        match = tramshed.game(game).match(seats=seats, seed=4)
        while len(match.turns) < 12 and not match.is_over:
            seat = match.actors[0]
            view = match.view(seat) if seat < seats else None
            move = (
                thinker.choose(view, Limit(iterations=20), random.Random(1))
                if view
                else match.legal_moves_of(seat)[0]
            )
            match.play(move, seat)


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_bot_finishes_the_tiny_game(seats: int) -> None:
    """Sealed bids, a draft, a clock: the generic bots need to know nothing of them."""
    bots = [bot(names()[seat % 3]) for seat in range(seats)]
    match = tramshed.game("tiny").match(seats=seats, seed=seats)
    rng = random.Random(seats)
    while not match.is_over:
        seat = match.actors[0]
        if seat < seats:
            move = bots[seat].choose(match.view(seat), Limit(iterations=30), rng)
        else:
            move = match.legal_moves_of(seat)[0]
        match.play(move, seat)
    assert match.outcome


def test_a_forced_move_takes_no_thought() -> None:
    match = tramshed.game("trambahn").match(seed=1)
    thinker = Search(nodes=1000)
    while len(match.legal_moves) > 1:
        match.play(match.legal_moves[-1])
    seat = match.actors[0]
    thinker.choose(match.view(seat), Limit(seconds=10), random.Random(1))
    assert thinker.iterations == 0


def test_a_full_tree_still_chooses() -> None:
    match = tramshed.game("trambahn").match(seed=2)
    view: View = match.view(match.actors[0])
    move = Search(nodes=20).choose(view, Limit(iterations=500), random.Random(1))
    assert move in match.legal_moves

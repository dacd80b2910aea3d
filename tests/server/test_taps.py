"""What one tap is enough for can be taken back, in every game that is on the site."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tramshed
from tests.discovery import with_part
from tramshed.kernel.position import Position
from tramshed.server.play.positions import notations
from tramshed.server.wire.taps import marked
from tramshed.server.words import game_words
from tramshed.web.contract import page_of

MOST_DECISIONS = 200


def positions(name: str) -> Iterator[tuple[Position, int]]:
    """Positions of a random match, each with a seat that is awaited."""
    board, dice = tramshed.game(name).match(seed=2).position, random.Random(2)
    while not board.is_over and board.number < MOST_DECISIONS:
        seat = board.actors[0]
        if seat < board.setup.seats:
            yield board, seat
        board.play(dice.choice(board.menu(seat)), seat)


def taps(board: Position, seat: int) -> list[int]:
    """The moves that one tap makes."""
    name, view = board.game.name, board.view(seat)
    moves = [board.moves[action] for action in board.menu(seat)]
    choices = page_of(name).menu(moves, view, game_words("en", name))
    return [notations(board.moves)[each["m"]] for each in marked(choices, view) if "tap" in each]


@pytest.mark.parametrize("name", with_part("web"))
def test_a_tap_is_never_final(name: str) -> None:
    tapped = 0
    for board, seat in positions(name):
        for action in taps(board, seat):
            after, tapped = board.copy(), tapped + 1
            after.play(action, seat)
            assert seat in after.actors
            after.undo(seat)
            assert after.live() == board.live()
    assert tapped or page_of(name).complete, "where moves are collected first, nothing is tapped"

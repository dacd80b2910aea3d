"""A rehearsal leads where the match would lead, and stops where nobody could know that."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tramshed
from tests.discovery import games
from tramshed.kernel import drive
from tramshed.kernel.position import Position
from tramshed.kernel.rehearsal import Rehearsal
from tramshed.kernel.seats import TABLE

MOST_DECISIONS = 150


def decisions(name: str) -> Iterator[tuple[Position, int, int]]:
    """Positions of a random match, each with an awaited seat and what it does then."""
    board, dice = tramshed.game(name).match(seed=5).position, random.Random(5)
    while not board.is_over and board.number < MOST_DECISIONS:
        seat = dice.choice(board.actors)
        action = dice.choice(board.menu(seat))
        if seat != TABLE:
            yield board, seat, action
        board.play(action, seat)


@pytest.mark.parametrize("name", games())
def test_it_leads_where_the_match_would(name: str) -> None:
    gone_on = stopped = 0
    for board, seat, action in decisions(name):
        rehearsal, before = Rehearsal(board.view(seat)), board.view(seat).tobytes()
        assert rehearsal.menu == board.menu(seat)
        after = board.copy()
        after.play(action, seat)
        if rehearsal.play(action):
            gone_on += 1
            assert rehearsal.played == (action,)
            assert rehearsal.view.tobytes() == after.view(seat).tobytes()
        else:
            stopped += 1
            assert rehearsal.played == ()
            assert rehearsal.view.tobytes() == before
            assert rehearsal.menu == board.menu(seat)
    assert gone_on
    assert stopped


@pytest.mark.parametrize("name", games())
def test_it_never_goes_past_luck_or_a_secret(name: str) -> None:
    for board, seat, action in decisions(name):
        after = board.copy()
        after.play(action, seat)
        grown = any(
            after.state["live"]["chance"][count][0] != board.state["live"]["chance"][count][0]
            for count in ("drawn", "shown", "settled")
        )
        assert not (grown and Rehearsal(board.view(seat)).play(action))


@pytest.mark.parametrize("name", games())
def test_what_is_hidden_changes_nothing_in_it(name: str) -> None:
    dice = drive.new_dice(9)
    for board, seat, action in decisions(name):
        other = board.copy()
        drive.determinize(board.view(seat).record, other.state, dice)
        here, there = Rehearsal(board.view(seat)), Rehearsal(other.view(seat))
        assert here.play(action) == there.play(action)
        assert here.view.tobytes() == there.view.tobytes()
        assert here.state.tobytes() == there.state.tobytes()


def test_a_copy_goes_its_own_way() -> None:
    board = tramshed.game("trambahn").match(seed=7).position
    seat = board.actors[0]
    rehearsal = Rehearsal(board.view(seat))
    first = next(action for action in rehearsal.menu if rehearsal.copy().play(action))
    assert rehearsal.played == ()
    assert rehearsal.play(first)
    other = rehearsal.copy()
    assert other.played == (first,)
    assert other.menu == rehearsal.menu
    assert other.why_not(first, seat) == rehearsal.why_not(first, seat)

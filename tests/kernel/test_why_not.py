"""Why not? About a move, about two elements of a screen, and about what is nearly a move."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tramshed
from tramshed.kernel.game import Reason
from tramshed.kernel.match import Match
from tramshed.kernel.why_not import Answer, why_not, why_not_there


@pytest.fixture
def match() -> Match:
    return tramshed.game("trambahn").match(seed=7)


def test_a_move_is_answered_with_its_reason(match: Match) -> None:
    position, seat = match.position, match.actors[0]
    legal, other = match.legal_moves[0], match.moves.parse("done")
    assert why_not(position, seat, legal) == Answer(legal, None)
    assert why_not(position, seat, other) == Answer(other, match.why_not(other))
    assert why_not_there(position, seat, "market-horse", "column-1").move == match.moves.parse(
        "buy horse 1"
    )


def test_what_is_nearly_a_move_has_a_reason_and_no_move(match: Match) -> None:
    position, seat = match.position, match.actors[0]
    own_row = Reason("TB-1.1", "why.own-row")
    assert why_not_there(position, seat, "hand-B1", "row-R") == Answer(None, own_row)
    assert why_not_there(position, seat, "hand-R1", "row-B") == Answer(
        None, match.why_not("passenger R1")
    )
    assert why_not_there(position, seat, "hand-C", "column-new") == Answer(
        None, match.why_not("station C new B")
    )


def test_nothing_is_known_of_anything_else(match: Match) -> None:
    for source, target in (("hand-B1", "nowhere"), ("nothing", "row-B"), ("", "done")):
        assert why_not_there(match.position, 0, source, target) == Answer()


def test_moves_are_found_by_what_they_take_up(match: Match) -> None:
    moves = match.moves
    horses = moves.taking_up("market-horse")
    assert {move.verb for move in horses} == {"buy"}
    assert moves.taking_up("nothing") == ()
    assert moves.between("hand-B1", "money") == moves.parse("money B1")
    assert moves.between("hand-B1", "row-R") is None


def test_what_a_move_decides_does_not_make_it_another(match: Match) -> None:
    move = match.moves.parse("done")
    assert replace(move, decision=None) == move
    assert hash(replace(move, decision=None)) == hash(move)

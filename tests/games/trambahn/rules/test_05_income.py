"""Income (TB-3)."""

from __future__ import annotations

import pytest

from tests.games.trambahn.rules.doing import forbidden_by, legal, play
from tests.games.trambahn.rules.position import position
from tests.games.trambahn.rules.remembering import anywhere, beliefs
from tests.games.trambahn.rules.seeing import hand, money, money_cards, news, table


def test_income_is_optional() -> None:
    """TB-3"""
    match = position("B5", step="income")
    assert legal(match) == {"done", "money B5"}
    assert table(play(match, "done")).step == "buying"


@pytest.mark.parametrize("to_move", [0, 1])
def test_any_number_of_hand_cards(to_move: int) -> None:
    """TB-3"""
    match = position("B5 B5 Y10 C", money="R1", their_money="G1", step="income", to_move=to_move)
    play(match, "money B5", "money C", "money Y10", "money B5")
    assert hand(match, to_move) == ""
    assert money(match, to_move) == "B5 B5 R1 Y10 C"
    assert money(match, 1 - to_move) == "G1"
    assert legal(match) == {"done"}


def test_income_comes_from_the_hand() -> None:
    """TB-3"""
    match = position("B5", columns=["B 6 horse"], rows={"R": "R1"}, step="income")
    assert forbidden_by(match, "money B6") == "TB-3"
    assert forbidden_by(match, "money R1") == "TB-3"
    assert forbidden_by(match, "money C") == "TB-3"


def test_income_can_be_spent_at_once() -> None:
    """TB-3 before TB-4.1"""
    match = position("B5", money=4, columns=["R 1"], step="income")
    play(match, "money B5", "done", "buy horse 1")
    assert money_cards(match)[0] == 0


def test_income_is_unseen_by_the_opponent() -> None:
    """TB-3: his view is the same, whichever card was laid down."""
    one = play(position("B5 Y10", their_hand="R1", step="income"), "money B5")
    two = play(position("B5 Y10", their_hand="R1", step="income"), "money Y10")
    for other in (1, 6):
        assert one.view(other).tobytes() == two.view(other).tobytes()
        assert money_cards(one)[0] == 13
        assert news(one, other) == ["event.income-unseen"]
        assert beliefs(one, other, "B5") == [anywhere(other)] * 3
    assert news(one, 0) == ["event.income"]
    assert one.view(0).tobytes() != two.view(0).tobytes()

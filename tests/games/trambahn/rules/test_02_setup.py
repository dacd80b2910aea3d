"""Set-up (TB-S0 to TB-S3)."""

from __future__ import annotations

import pytest

from tests.games.trambahn.rules.doing import finish_turn, legal, play
from tests.games.trambahn.rules.position import position
from tests.games.trambahn.rules.remembering import anywhere, beliefs
from tests.games.trambahn.rules.seeing import hand, market, money, money_cards, table
from tests.rules.edited import check
from tramshed.games.trambahn.game import GAME
from tramshed.kernel.errors import NotYourTurn
from tramshed.kernel.match import Match


def deals(number: int) -> list[Match]:
    return [GAME.match(seed=seed) for seed in range(number)]


def first(match: Match) -> int:
    seat = match.turn
    assert seat is not None
    return seat


def test_either_player_may_begin() -> None:
    """TB-S0: at random."""
    begun_by_second = sum(first(match) for match in deals(100))
    assert 35 <= begun_by_second <= 65


@pytest.mark.parametrize("starter", [0, 1])
def test_turns_alternate(starter: int) -> None:
    """TB-S0"""
    match = next(match for match in deals(10) if first(match) == starter)
    seen = []
    for _ in range(6):
        seen.append(first(match))
        play(match, sorted(legal(match))[0])
        finish_turn(match)
    assert seen == [starter, 1 - starter] * 3
    assert table(match).turn == 7


def test_it_is_not_your_turn() -> None:
    """TB-S0"""
    match = position("B5", to_move=1)
    reason = match.why_not("passenger B5", seat=0)
    assert reason is not None
    assert reason.clause == "TB-S0"
    assert match.legal_moves_of(0) == []
    with pytest.raises(NotYourTurn, match=r"^it is not the turn of seat 1, but of seat 2$"):
        match.play("passenger B5", seat=0)


def test_three_horse_trams_open_the_market() -> None:
    """TB-S1"""
    match = GAME.match(seed=1)
    assert market(match) == "horse horse horse"
    assert table(match).trams_left == 13


def test_horse_then_steam_then_electric() -> None:
    """TB-S1: the stack is sorted."""
    later = position("B1", market="horse horse")
    assert market(finish_turn(play(later, "passenger B1"))) == "horse horse horse"
    later = position("B1", market="steam", their_columns=["B 2 steam", "B 3 steam"])
    assert market(finish_turn(play(later, "passenger B1"))) == "steam steam electric"


def test_12_and_15_money_cards() -> None:
    """TB-S2: the first player has 12, the second 15."""
    for match in deals(10):
        assert money_cards(match) == ((12, 15) if first(match) == 0 else (15, 12))
        check(match)


def test_money_is_dealt_at_random() -> None:
    """TB-S2"""
    assert len({money(match, 0) for match in deals(10)}) == 10


@pytest.mark.parametrize("viewer", [0, 1, 6])
def test_nobody_may_look_at_the_money_dealt(viewer: int) -> None:
    """TB-S2: a card that is not in the own hand can be anywhere."""
    match = GAME.match(seed=3)
    card = next(card for card in money(match, 0).split() if card not in hand(match, viewer % 2))
    assert set(beliefs(match, viewer, card)) == {anywhere(viewer)}


def test_six_cards_each() -> None:
    """TB-S3"""
    for match in deals(10):
        assert [len(hand(match, player).split()) for player in (0, 1)] == [6, 6]
        assert table(match).deck == 120 - 12 - 15 - 6 - 6 == 81
        assert table(match).discard == 0


def test_the_hand_is_hidden() -> None:
    """TB-S3: its owner sees it, the other one counts it."""
    match = GAME.match(seed=4)
    for seat in (0, 1):
        assert " ".join(table(match, seat).hand) == hand(match, seat)
        assert table(match, seat).players[1 - seat].hand == 6
    assert table(match, 6).hand == ()

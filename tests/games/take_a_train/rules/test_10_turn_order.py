"""Stage 2 begins: turn order and tokens (TT-3.1), the market's size (TT-3.2)."""

from __future__ import annotations

import pytest

from tests.games.take_a_train.rules.doing import forbidden_by, legal, play
from tests.games.take_a_train.rules.position import after_auction, wagons
from tests.games.take_a_train.rules.seeing import table


def test_total_power_high_to_low() -> None:
    """TT-3.1"""
    trains = {0: ["S1", "S2", "S3"], 1: ["E5", "E4", "E3"], 2: ["D1", "D2", "D3"]}
    match = after_auction(trains, seats=3)
    assert [player.power for player in table(match).players] == [400, 2200, 800]
    assert table(match).order == (1, 2, 0)
    assert match.turn == 1
    assert [player.place for player in table(match).players] == [2, 0, 1]


def test_a_tie_goes_to_the_faster_locomotive() -> None:
    """TT-3.1: the fastest of each counts."""
    # 600 each; fastest 120 (D2), 90 (S5) and 145 (E1)
    trains = {0: ["S1", "S3", "D2"], 1: ["S2", "D1", "S5"], 2: ["E1", "down", "S4"]}
    match = after_auction(trains, seats=3)
    assert [player.power for player in table(match).players] == [600] * 3
    assert table(match).order == (2, 0, 1)


@pytest.mark.parametrize("starter", range(3))
def test_then_clockwise_from_the_rounds_starter(starter: int) -> None:
    """TT-3.1"""
    trains = {seat: ["down", "down", "down"] for seat in range(3)}
    match = after_auction(trains, seats=3, round_starter=starter)
    assert table(match).order == tuple((starter + i) % 3 for i in range(3))


def test_face_down_has_no_power_and_no_speed() -> None:
    """TT-3.1, TT-1.5"""
    trains = {0: ["E5-down", "E4-down", "S1"], 1: ["S2", "down", "down"]}
    match = after_auction(trains, round_starter=0)
    assert [player.power for player in table(match).players] == [100, 100]
    assert table(match).order == (1, 0), "60 is faster than 45"


@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_takes_the_token_of_his_place(seats: int) -> None:
    """TT-3.1, TT-C3: with its price."""
    match = after_auction({}, seats=seats)
    prices = [600, 300] if seats == 2 else [600, 500, 400, 300, 200, 100]
    for place, seat in enumerate(table(match).order):
        assert table(match).players[seat].replacing == prices[place]


@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 3), (4, 4), (5, 4), (6, 5)])
def test_the_size_of_the_market(seats: int, size: int) -> None:
    """TT-3.2"""
    assert len(table(after_auction({}, seats=seats)).market) == size


def test_moves_go_round_by_tokens() -> None:
    """TT-3.1"""
    match = wagons(
        seats=4, order=[2, 0, 3, 1], to_move=2, market="food-50 food-50 food-100 oil-200"
    )
    seen = []
    for _ in range(3):
        seen.append(match.turn)
        play(match, "pass")
    play(match, legal(match)[1])
    seen += [1, match.turn]
    assert seen == [2, 0, 3, 1, 2]
    assert forbidden_by(match, "0: pass") == "TT-3.1"
    assert forbidden_by(match, "bid 50") == "TT-3.1"

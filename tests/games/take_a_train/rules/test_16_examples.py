"""The worked examples of the rulebook (E1 to E5)."""

from __future__ import annotations

from tests.games.take_a_train.rules.doing import bids, play
from tests.games.take_a_train.rules.position import after_auction, auction, wagons
from tests.games.take_a_train.rules.seeing import cash, table


def test_e1_power_then_the_faster_locomotive() -> None:
    """E1: 1400, 900, 900 with top speeds 194 and 150 (TT-3.1)"""
    trains = {
        0: ["S5", "S4", "D4"],  # 300 + 200 + 400, fastest 150
        1: ["E5", "S6", "D1"],  # 900 + 300 + 200
        2: ["D6", "S1", "D2"],  # 500 + 100 + 300, fastest 194
    }
    match = after_auction(trains, seats=3)
    assert [player.power for player in table(match).players] == [900, 1400, 900]
    assert table(match).order == (1, 2, 0)


def test_e2_five_coal_wagons_on_a_multiplier_of_three() -> None:
    """E2: 2×200 + 3×150 = 850, ×3 = 2,550 (TT-4.1)"""
    train = "D5 coal-200 coal-200 coal-150 coal-150"
    match = wagons(market="coal-150 food-50 oil-200", trains={0: [train]}, cash=0)
    assert cash(play(match, "take coal-150 1")) == [2550, 0]


def test_e3_double_blind() -> None:
    """E3: minimum 900; 2400+0, 1000+0, 50+2500: the third wins for 2,550 (TT-2.3)"""
    match = play(auction("double blind", reveal="E5 S1 D1"), "name E5")
    assert match.moves.parse("bid 900") in match.legal_moves_of(0)
    assert match.moves.parse("bid 850") not in match.legal_moves_of(0)
    bids(match, 2400, 1000, 50)
    bids(match, 0, 0, 2500)
    assert cash(match) == [5000, 5000, 2450]
    assert [train.locomotive.name for train in table(match).players[2].trains] == ["E5"]


def test_e4_a_draft_of_three() -> None:
    """E4: powers 100 (×1 steam), 700 (×4 electric), 300 (×2 diesel): 4,400 (TT-2.6)"""
    match = auction("draft", seats=2, hands=("S1 E4 S2", "D2 S3 D1"))
    play(match, "0: keep E4", "1: keep D1", "0: keep D2", "1: keep S2")
    assert {train.locomotive.name for train in table(match).players[0].trains} == {"S1", "E4", "D2"}
    assert cash(match)[0] == 5000 - 4400


def test_e5_the_second_of_two_players_pays_300() -> None:
    """E5 (TT-3.3)"""
    match = wagons(market="coal-150 food-50 oil-200", cash=1000)
    play(match, "pass", "replace food-50", "deal")
    assert cash(match) == [1000, 700]

"""The auction Draft (TT-2.6)."""

from __future__ import annotations

import pytest

from tests.games.take_a_train.rules.doing import forbidden_by, legal, play
from tests.games.take_a_train.rules.position import auction
from tests.games.take_a_train.rules.seeing import cash, locomotives, names, news, step, table
from tramshed.kernel.match import Match

HANDS = ("S1 D1 E1", "S2 D2 E2", "S3 D3 E3")


def keep(match: Match, *kept: str) -> Match:
    """Everybody keeps one, in seat order."""
    for seat, loco in enumerate(kept):
        play(match, f"{seat}: keep {loco}")
    return match


def drafted(hands: tuple[str, ...] = HANDS, **wishes: object) -> Match:
    match = auction("draft", seats=len(hands), hands=hands, **wishes)  # type: ignore[arg-type]
    keep(match, *(hand.split()[0] for hand in hands))
    return keep(match, *(hands[seat - 1].split()[1] for seat in range(len(hands))))


def test_keep_one_and_pass_two_left() -> None:
    """TT-2.6: all choose at the same time."""
    match = auction("draft", hands=HANDS)
    assert match.actors == (0, 1, 2)
    assert legal(match, 1) == ["keep S2", "keep D2", "keep E2"]
    assert forbidden_by(match, "1: keep S1") == "TT-2.6"
    keep(match, "D1", "S2", "E3")
    assert [legal(match, seat) for seat in range(3)] == [
        ["keep S3", "keep D3"],
        ["keep S1", "keep E1"],
        ["keep D2", "keep E2"],
    ]


def test_a_choice_can_be_changed_until_all_have_chosen() -> None:
    """TT-2.6: all choose at the same time, so nobody's choice binds another."""
    match, other = (auction("draft", hands=HANDS) for _ in "12")
    play(match, "0: keep D1")
    play(match, "1: keep S2")
    assert str(match.undo(0)) == "keep D1"
    assert match.actors == (0, 2)
    play(match, "0: keep E1")
    play(other, "1: keep S2")
    play(other, "0: keep E1")
    assert match.digest() == other.digest()
    play(match, "2: keep E3")
    assert not any(match.may_undo(seat) for seat in range(3))


def test_keep_one_pass_one_keep_the_last() -> None:
    """TT-2.6"""
    match = keep(auction("draft", hands=HANDS), "D1", "S2", "E3")
    keep(match, "S3", "E1", "E2")
    held = [
        {train.locomotive.name for train in table(match).players[seat].trains} for seat in range(3)
    ]
    assert held == [{"D1", "S3", "D2"}, {"S2", "E1", "D3"}, {"E3", "E2", "S1"}]


def test_with_two_players_the_last_comes_back() -> None:
    """TT-2.6"""
    match = auction("draft", seats=2, hands=("S1 D1 S4", "S2 D2 S3"))
    keep(match, "S1", "S2")
    keep(match, "S3", "S4")
    held = [
        {train.locomotive.name for train in table(match).players[seat].trains} for seat in range(2)
    ]
    assert held == [{"S1", "S3", "D1"}, {"S2", "S4", "D2"}]


def test_kept_cards_stay_hidden() -> None:
    """TT-2.6: until all hold three; then all are revealed."""
    match = auction("draft", hands=HANDS)
    assert names(table(match, 0).auction.hand) == ["S1", "D1", "E1"]
    assert table(match, 6).auction.hand == ()
    play(match, "0: keep D1")
    assert table(match, 0).auction.own_choice.name == "D1"
    assert table(match, 1).auction.decided == (0,)
    assert news(match, 1) == ["event.chose"]
    assert table(match, 1).auction.own_choice is None
    play(match, "1: keep S2", "2: keep E3")
    assert names(table(match, 0).auction.kept) == ["D1"]
    assert names(table(match, 0).auction.hand) == ["S3", "D3"]
    assert all(player.trains == () for player in table(match, 0).players)
    keep(match, "S3", "E1", "E2")
    assert news(match).count("event.showed") == 9


def test_a_choice_is_not_a_bid() -> None:
    """TT-1.9 is about bids: a choice that nobody has seen can be changed."""
    match = play(auction("draft", hands=HANDS), "0: keep D1")
    assert match.can_undo
    match.undo(0)
    play(match, "0: keep S1")


def test_pay_the_powers_times_the_highest_multiplier() -> None:
    """TT-2.6"""
    match = drafted(("S1 D1 S4", "S2 S5 S3"))
    # 0: S1 (100 ×1), S5 (300 ×2), S4 (200 ×2); 1: S2 (100 ×1), D1 (200 ×1), S3 (200 ×1)
    assert {train.locomotive.name for train in table(match).players[0].trains} == {"S1", "S4", "S5"}
    assert cash(match) == [5000 - 600 * 2, 5000 - 500 * 1]
    assert step(match) == "moving"


def test_who_cannot_pay_turns_one_of_his_choice() -> None:
    """TT-2.6: recomputed from the face-up ones, and again if needed."""
    match = drafted(("S1 D1 S4", "S2 S5 S3"), cash=[500, 5000])
    assert (step(match), match.turn) == ("turning", 0)
    assert legal(match) == ["turn S1", "turn S4", "turn S5"]
    assert forbidden_by(match, "turn D1") == "TT-2.6"
    play(match, "turn S4")  # 100 + 300, ×2 = 800
    assert legal(match) == ["turn S1", "turn S5"]
    assert forbidden_by(match, "turn S4") == "TT-2.6"
    play(match, "turn S5")  # 100 ×1
    assert cash(match) == [400, 4500]
    assert locomotives(match, 0) == ["S1", "down", "down"]
    assert step(match) == "moving"


def test_all_three_may_be_turned() -> None:
    """TT-2.6"""
    match = drafted(("S1 D1 S4", "S2 S5 S3"), cash=[50, 5000])
    play(match, "turn S1", "turn S4", "turn S5")
    assert locomotives(match, 0) == ["down"] * 3
    assert cash(match) == [50, 4500]


def test_no_voluntary_turning() -> None:
    """TT-2.6: who can pay pays, and is not asked."""
    match = drafted(("S1 D1 S4", "S2 S5 S3"), cash=[1200, 500])
    assert cash(match) == [0, 0]
    assert "down" not in locomotives(match, 0) + locomotives(match, 1)


@pytest.mark.parametrize("starter", range(3))
def test_clockwise_from_the_rounds_starter(starter: int) -> None:
    """TT-2.6"""
    match = drafted(starter=starter, cash=0)
    order = []
    while step(match) == "turning":
        order.append(match.turn)
        play(match, legal(match)[0])
    assert list(dict.fromkeys(order)) == [(starter + i) % 3 for i in range(3)]
    assert len(order) == 9


def test_a_turned_one_is_a_face_down_locomotive() -> None:
    """TT-2.6, TT-1.5: no power, so it does not count for the turn order."""
    match = drafted(("S1 D1 S4", "S2 S5 S3"), cash=[500, 5000])
    play(match, "turn S4", "turn S5")
    assert [player.power for player in table(match).players] == [100, 500]
    assert table(match).order == (1, 0)

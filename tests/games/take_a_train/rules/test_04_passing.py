"""The auction Passing (TT-2.1)."""

from __future__ import annotations

from tests.games.take_a_train.rules.doing import forbidden_by, legal, play
from tests.games.take_a_train.rules.position import auction
from tests.games.take_a_train.rules.seeing import cash, locomotives, names, step, table


def test_clockwise_raise_or_drop() -> None:
    """TT-2.1"""
    match = auction("passing", seats=4, reveal="S4 D1 E1", starter=2)
    assert match.turn == 2
    play(match, "name D1")
    assert (step(match), match.turn) == ("opening", 2)
    play(match, "bid 200")
    assert match.turn == 3
    assert legal(match)[0] == "drop"
    play(match, "bid 300")
    assert match.turn == 0
    play(match, "drop")
    assert match.turn == 1
    play(match, "bid 350")
    assert match.turn == 2
    assert table(match).auction.leader == 1


def test_out_for_good() -> None:
    """TT-2.1: who dropped out is not asked again for this lot."""
    match = play(auction("passing", reveal="S4 D1 E1"), "name D1", "bid 200", "drop", "bid 250")
    play(match, "bid 300")
    assert match.turn == 2, "seat 1 is out"
    play(match, "bid 350")
    assert match.turn == 0
    assert forbidden_by(match, "1: bid 400") == "TT-1.3"


def test_the_last_one_left_pays_and_takes_it() -> None:
    """TT-2.1: the other two are set aside."""
    match = auction("passing", reveal="S4 D1 E1")
    play(match, "name D1", "bid 200", "bid 300", "drop", "drop")
    assert locomotives(match, 1) == ["D1"]
    assert cash(match) == [5000, 4700, 5000]
    assert names(table(match).auction.set_aside) == ["S4", "E1"]
    assert table(match).players[1].trains[0].paid == 300
    assert table(match).auction.lots == 2


def test_dropping_out_counts_for_one_lot() -> None:
    """TT-2.1"""
    match = auction("passing", reveal="S4 D1 E1")
    play(match, "name D1", "bid 200", "bid 300", "drop", "drop")
    play(match, legal(match)[0], "bid 1000")
    assert match.turn == 2
    play(match, "drop")
    assert match.turn == 0

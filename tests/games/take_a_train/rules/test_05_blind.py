"""The auction Blind (TT-2.2), secret bids (TT-1.9) and ties (TT-1.2)."""

from __future__ import annotations

import pytest

from tests.games.take_a_train.rules.doing import amounts, bids, forbidden_by, legal, play
from tests.games.take_a_train.rules.position import auction
from tests.games.take_a_train.rules.seeing import cash, locomotives, names, news, step, table
from tramshed.kernel.errors import CannotUndo


def test_all_bid_at_once() -> None:
    """TT-2.2: the starter at least the power, the others 0 or more."""
    match = play(auction("blind", reveal="S1 D1 E1", starter=1), "name E1")
    assert match.actors == (0, 1, 2)
    assert amounts(match, 1) == list(range(400, 5001, 50))
    assert amounts(match, 0) == amounts(match, 2) == list(range(0, 5001, 50))
    assert forbidden_by(match, "1: bid 350") == "TT-2.2"


def test_the_highest_pays() -> None:
    """TT-2.2: the losers keep their money; the other two locomotives are set aside."""
    match = play(auction("blind", reveal="S1 D1 E1"), "name E1")
    bids(match, 400, 950, 900)
    assert locomotives(match, 1) == ["E1"]
    assert cash(match) == [5000, 4050, 5000]
    assert names(table(match).auction.set_aside) == ["S1", "D1"]
    assert table(match).auction.starter == 1


def test_the_starter_may_win_at_his_minimum() -> None:
    """TT-2.2"""
    match = play(auction("blind", reveal="S1 D1 E1"), "name E1")
    bids(match, 400, 0, 0)
    assert cash(match) == [4600, 5000, 5000]


@pytest.mark.parametrize("kind", ["blind", "double blind", "preempted"])
def test_a_bid_is_final(kind: str) -> None:
    """TT-1.9: once given, it stands, though nobody has seen it."""
    match = auction(kind, reveal="" if kind == "preempted" else "S1 D1 E1")
    if kind != "preempted":
        play(match, "name S1")
    play(match, "1: bid 300")
    assert not match.can_undo
    with pytest.raises(CannotUndo, match="final by the rules"):
        match.undo(1)
    assert forbidden_by(match, "1: bid 350") == "TT-1.9"


def test_bids_are_revealed_together() -> None:
    """TT-1.9: when the last arrives; until then only their owner knows them."""
    match = play(auction("blind", reveal="S1 D1 E1"), "name S1", "2: bid 300", "0: bid 100")
    for viewer in (1, 2, 6):
        assert table(match, viewer).auction.bids == {}
        assert table(match, viewer).auction.decided == (0, 2)
    assert table(match, 0).auction.own_bid == 100
    assert table(match, 2).auction.own_bid == 300
    assert table(match, 1).auction.own_bid is None
    assert news(match, 1) == ["event.sealed"]
    play(match, "1: bid 200")
    assert table(match).auction.bids == {0: 100, 1: 200, 2: 300}
    assert news(match).count("event.bid") == 3


def test_naming_can_be_taken_back() -> None:
    """TT-1.9: only bids are final."""
    match = play(auction("blind", reveal="S1 D1 E1"), "name S1")
    assert match.can_undo
    match.undo(0)
    assert step(match) == "naming"


def test_the_starter_breaks_ties() -> None:
    """TT-1.2: among the tied players only."""
    match = play(auction("blind", seats=4, reveal="S1 D1 E1", starter=3), "name S1")
    bids(match, 600, 500, 600, 100)
    assert (step(match), match.turn) == ("favouring", 3)
    assert legal(match) == ["favour 1", "favour 3"]
    assert forbidden_by(match, "favour 2") == "TT-1.2"
    assert forbidden_by(match, "favour 4") == "TT-1.2"
    play(match, "favour 3")
    assert locomotives(match, 2) == ["S1"]
    assert cash(match) == [5000, 5000, 4400, 5000]


def test_himself_if_he_is_one_of_them() -> None:
    """TT-1.2"""
    match = play(auction("blind", reveal="S1 D1 E1"), "name S1")
    bids(match, 300, 300, 0)
    assert legal(match) == ["favour 1", "favour 2"]
    play(match, "favour 1")
    assert locomotives(match, 0) == ["S1"]


def test_who_has_three_does_not_bid() -> None:
    """TT-1.3, TT-2.2"""
    match = auction("blind", reveal="S1 S2 S3", owned={1: "D1 D2 D3"})
    play(match, "name S1")
    assert match.actors == (0, 2)
    assert forbidden_by(match, "1: bid 300") == "TT-1.3"
    bids(match, 100, 0)
    assert locomotives(match, 0) == ["S1"]

"""The auction Double blind (TT-2.3)."""

from __future__ import annotations

from tests.games.take_a_train.rules.doing import amounts, bids, forbidden_by, legal, play
from tests.games.take_a_train.rules.position import auction
from tests.games.take_a_train.rules.seeing import cash, locomotives, news, step, table
from tramshed.kernel.match import Match


def named(**wishes: object) -> Match:
    wishes = {"reveal": "S1 D1 E1", **wishes}
    return play(auction("double blind", **wishes), "name E1")  # type: ignore[arg-type]


def test_a_second_bid_is_added_to_the_first() -> None:
    """TT-2.3: the first is public by then; the highest sum pays the sum, the others nothing."""
    match = bids(named(), 400, 600, 0)
    assert step(match) == "adding"
    assert table(match).auction.bids == {0: 400, 1: 600, 2: 0}
    assert cash(match) == [5000] * 3
    bids(match, 300, 50, 500)
    assert locomotives(match, 0) == ["E1"]
    assert cash(match) == [4300, 5000, 5000]
    assert table(match).auction.second_bids == {0: 300, 1: 50, 2: 500}
    assert news(match).count("event.second-bid") == 3


def test_the_minimum_is_for_the_first_bid() -> None:
    """TT-2.3: a second bid may be 0, the starter's too."""
    match = named()
    assert amounts(match, 0)[0] == 400
    assert forbidden_by(match, "0: bid 350") == "TT-2.2"
    bids(match, 400, 0, 0)
    assert [amounts(match, seat)[0] for seat in range(3)] == [0, 0, 0]
    bids(match, 0, 0, 0)
    assert cash(match) == [4600, 5000, 5000]


def test_the_sum_is_not_above_the_cash() -> None:
    """TT-1.1: in Double blind both bids count."""
    match = bids(named(cash=[1000, 700, 0]), 700, 700, 0)
    assert [max(amounts(match, seat)) for seat in range(3)] == [300, 0, 0]
    assert forbidden_by(match, "0: bid 350") == "TT-1.1"


def test_only_the_sums_tie() -> None:
    """TT-1.2: equal first bids are no tie; the starter decides among equal sums."""
    match = bids(named(seats=4, starter=1), 500, 500, 500, 0)
    assert step(match) == "adding"
    bids(match, 0, 100, 50, 600)
    assert (step(match), match.turn) == ("favouring", 1)
    assert legal(match) == ["favour 2", "favour 4"]
    play(match, "favour 4")
    assert cash(match) == [5000, 5000, 5000, 4400]


def test_second_bids_are_secret_and_final_too() -> None:
    """TT-1.9"""
    match = bids(named(), 400, 600, 0)
    play(match, "2: bid 900")
    assert not match.can_undo
    assert table(match, 0).auction.second_bids == {}
    assert table(match, 2).auction.own_bid == 900
    assert forbidden_by(match, "2: bid 950") == "TT-1.9"

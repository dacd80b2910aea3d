"""The auction Open (TT-2.5), by laps and against the clock."""

from __future__ import annotations

import pytest

from tests.games.take_a_train.rules.doing import amounts, forbidden_by, legal, play
from tests.games.take_a_train.rules.position import auction
from tests.games.take_a_train.rules.seeing import cash, locomotives, step, table
from tramshed.games.take_a_train.auctions.open import COUNT_SECONDS
from tramshed.kernel.match import Match
from tramshed.kernel.seats import TABLE

CLOCK = {"open_auction": "clock"}


def test_one_locomotive_and_the_starter_opens() -> None:
    """TT-2.5"""
    match = auction("open", reveal="E1", starter=1)
    assert (step(match), match.turn) == ("opening", 1)
    assert table(match).auction.lot.name == "E1"
    assert amounts(match)[0] == 400


def test_a_lap_left_of_the_high_bidder() -> None:
    """TT-2.5: each other short player raises or holds."""
    match = auction("open", seats=4, reveal="S1", starter=1, owned={3: "D1 D2 D3"})
    play(match, "bid 100")
    assert match.turn == 2
    assert legal(match)[0] == "hold"
    play(match, "hold")
    assert match.turn == 0, "seat 3 has three"
    play(match, "hold")
    assert locomotives(match, 1) == ["S1"]
    assert cash(match) == [5000, 4900, 5000, 5000]


def test_a_raise_restarts_the_lap() -> None:
    """TT-2.5: holding is not dropping out."""
    match = play(auction("open", seats=4, reveal="S1"), "bid 100", "hold", "hold", "bid 200")
    assert match.turn == 0
    play(match, "hold")
    assert match.turn == 1, "who held is asked again"
    play(match, "bid 300")
    assert match.turn == 2
    play(match, "hold", "hold")
    assert match.turn == 0
    play(match, "hold")
    assert locomotives(match, 1) == ["S1"]
    assert cash(match)[1] == 4700


def test_in_laps_there_is_no_clock() -> None:
    """TT-2.5"""
    match = play(auction("open", reveal="S1"), "bid 100")
    assert TABLE not in match.actors
    assert forbidden_by(match, "sold") == "TT-2.5"


def live(**wishes: object) -> Match:
    match = auction("open", reveal="S1", options=CLOCK, **wishes)  # type: ignore[arg-type]
    return play(match, "bid 100")


def test_live_anybody_may_raise_at_any_moment() -> None:
    """TT-2.5: all others are awaited, and the table's clock."""
    match = live(seats=4, owned={2: "D1 D2 D3"})
    assert match.actors == (1, 3, TABLE)
    play(match, "3: bid 250")
    assert match.actors == (0, 1, TABLE)
    play(match, "0: bid 300", "1: bid 350")
    assert table(match).auction.leader == 1


def test_live_the_clock_sells() -> None:
    """TT-2.5: three seconds after the last raise, as an action of the table's own."""
    assert COUNT_SECONDS == 3.0
    match = play(live(), "2: bid 400")
    assert legal(match, TABLE) == ["sold"]
    assert forbidden_by(match, "0: sold") == "TT-2.5"
    assert forbidden_by(match, "table: hold") == "TT-2.5"
    play(match, "table: sold")
    assert locomotives(match, 2) == ["S1"]
    assert cash(match) == [5000, 5000, 4600]


def test_live_who_cannot_raise_is_not_awaited() -> None:
    """TT-1.8"""
    assert live(cash=[5000, 100, 150]).actors == (2, TABLE)


def test_live_the_opening_is_not_against_the_clock() -> None:
    """TT-2.5: the starter must open."""
    match = auction("open", reveal="S1", options=CLOCK)
    assert match.actors == (0,)
    assert forbidden_by(match, "hold") == "TT-1.4"


def test_live_when_all_others_hold_nobody_waits() -> None:
    """TT-2.5: who holds waits for a raise; when all hold, it is sold."""
    match = play(live(), "1: hold")
    assert set(match.actors) == {2, TABLE}
    play(match, "2: bid 150")
    assert set(match.actors) == {0, 1, TABLE}, "a raise calls everybody back"
    play(match, "1: hold", "0: hold")
    assert locomotives(match, 2) == ["S1"]


@pytest.mark.parametrize("options", [{}, CLOCK])
def test_the_auction_goes_on_with_the_next_lot(options: dict[str, str]) -> None:
    """TT-2.5, TT-1.3"""
    match = auction("open", seats=2, reveal="S1", options=options)
    play(match, "bid 100", "1: hold")
    assert table(match).auction.starter == 1
    assert len(table(match).auction.revealed) == 1
    assert table(match).auction.set_aside == ()
    assert step(match) == "opening"

"""The auction Pre-empted (TT-2.4)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.take_a_train.rules.doing import amounts, bids, forbidden_by, legal, play
from tests.games.take_a_train.rules.position import auction
from tests.games.take_a_train.rules.seeing import cash, locomotives, names, news, stack, step, table
from tests.games.trambahn.rules.odds import equal, fits
from tramshed.kernel.match import Match


def picks(match: Match) -> None:
    """Everybody picks whatever comes first."""
    while step(match) == "picking":
        play(match, legal(match)[0])


def test_bid_before_anything_is_revealed() -> None:
    """TT-2.4: no minimum; any number of players may bid 0."""
    match = auction("preempted", seats=4, cash=[5000, 0, 350, 5000])
    assert table(match).auction.revealed == ()
    assert match.actors == (0, 1, 2, 3)
    assert amounts(match, 1) == [0]
    assert amounts(match, 2) == list(range(0, 351, 50))
    bids(match, 0, 0, 0, 0)
    assert step(match) == "favouring"


@pytest.mark.parametrize("seats", range(2, 7))
def test_as_many_locomotives_as_players(seats: int) -> None:
    """TT-2.4: in order of bids each pays his own and picks one; everyone must pick."""
    match = auction("preempted", seats=seats)
    bids(match, *(100 * seat for seat in range(seats)))
    assert len(table(match).auction.revealed) == seats
    assert table(match).auction.stack == 2 * seats
    for seat in range(seats - 1, 0, -1):
        assert match.turn == seat
        assert len(legal(match)) == seat + 1
        assert all(move.startswith("pick ") for move in legal(match))
        wanted = legal(match)[-1]
        play(match, wanted)
        assert locomotives(match, seat) == [wanted.split()[1]]
        assert cash(match)[seat] == 5000 - 100 * seat
    assert cash(match)[0] == 5000, "the last one pays his bid of 0"
    assert [len(player.trains) for player in table(match).players] == [1] * seats


@pytest.mark.parametrize("seats", range(2, 7))
def test_three_lots_and_nothing_face_down(seats: int) -> None:
    """TT-1.0: always exactly three lots, even without money."""
    match = auction("preempted", seats=seats, cash=0)
    for lot in (1, 2, 3):
        assert table(match).auction.lots == lot
        assert table(match).auction.starter == lot - 1 if seats > 2 else True
        bids(match, *[0] * seats)
        while step(match) == "favouring":
            play(match, legal(match)[0])
        picks(match)
    assert step(match) == "moving"
    for seat in range(seats):
        assert "down" not in locomotives(match, seat)


def test_the_starter_orders_all_tied_bidders() -> None:
    """TT-1.2: before the locomotives are revealed."""
    match = auction("preempted", seats=6, starter=4)
    bids(match, 300, 100, 300, 0, 100, 300)
    assert (step(match), match.turn) == ("favouring", 4)
    assert table(match).auction.revealed == ()
    assert legal(match) == ["favour 1", "favour 3", "favour 6"]
    play(match, "favour 3")
    assert legal(match) == ["favour 1", "favour 6"]
    assert table(match).auction.revealed == ()
    play(match, "favour 6")
    assert legal(match) == ["favour 2", "favour 5"], "then the next group of equals"
    play(match, "favour 5")
    assert table(match).auction.queue == (2, 5, 0, 4, 1, 3)
    assert len(table(match).auction.revealed) == 6
    turns = []
    while step(match) == "picking":
        turns.append(match.turn)
        play(match, legal(match)[0])
    assert turns == [2, 5, 0, 4, 1]


def test_a_pick_that_is_not_there() -> None:
    """TT-2.4"""
    match = bids(auction("preempted"), 100, 200, 300)
    first = legal(match)[0]
    play(match, first)
    assert forbidden_by(match, first) == "TT-2.4"


def test_the_role_passes_left_after_each_lot() -> None:
    """TT-1.3"""
    match = auction("preempted", seats=3, starter=2)
    for starter in (2, 0, 1):
        assert table(match).auction.starter == starter
        bids(match, 0, 100, 200)
        picks(match)


def test_what_is_revealed_is_drawn_then() -> None:
    """TT-2.4: any of the stack; nothing is known before."""
    found: Counter[str] = Counter()
    for seed in range(500):
        match = auction("preempted", seats=2, seed=seed)
        before = stack(match)
        assert len(before) == 6
        bids(match, 100, 200)
        found.update(names(table(match).auction.revealed))
        assert stack(match) | set(names(table(match).auction.revealed)) == before
    assert fits(found, equal(sorted(before)))


def test_bids_are_told_when_all_are_in() -> None:
    """TT-1.9"""
    match = play(auction("preempted", seats=2), "0: bid 300")
    assert news(match, 1) == ["event.sealed"]
    play(match, "1: bid 50")
    assert news(match).count("event.bid") == 2
    assert table(match).auction.bids == {0: 300, 1: 50}

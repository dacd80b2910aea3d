"""Buying trams (TB-4.1, TB-4.2)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.games.trambahn.rules.doing import finish_turn, forbidden_by, legal, play
from tests.games.trambahn.rules.odds import equal, fits
from tests.games.trambahn.rules.position import position
from tests.games.trambahn.rules.remembering import exchange
from tests.games.trambahn.rules.seeing import (
    columns,
    discard,
    market,
    money,
    money_cards,
    news,
    table,
)
from tests.rules.edited import rekey
from tramshed.kernel.errors import CannotUndo
from tramshed.kernel.match import Match

# --- TB-4.1


def test_buying_is_optional() -> None:
    """TB-4.1"""
    match = position(columns=["B 4"], step="buying")
    assert legal(match) == {"done", "buy horse 1"}
    play(match, "done")
    assert money_cards(match)[1] == 15
    assert match.turn == 1


def test_the_menu_of_trams() -> None:
    """TB-4.1: what is in the market and can be paid, for columns without a tram."""
    match = position(
        money=14,
        columns=["B 4", "R 5 horse", "G 6"],
        market="horse steam electric",
        step="buying",
    )
    assert legal(match) == {"done", "buy horse 1", "buy horse 3", "buy steam 1", "buy steam 3"}


def test_a_tram_is_assigned_at_once() -> None:
    """TB-4.1"""
    match = position(columns=["B 4", "R 5"], step="buying")
    play(match, "buy horse 2")
    assert columns(match, 0) == ["B 4", "R 5 horse"]


def test_any_number_of_trams() -> None:
    """TB-4.1: two, and three, in one turn."""
    match = position(
        money=30, columns=["B 4", "R 5", "G 6"], market="horse steam electric", step="buying"
    )
    play(match, "buy electric 3", "buy horse 1", "buy steam 2")
    assert columns(match, 0) == ["B 4 horse", "R 5 steam", "G 6 electric"]
    assert money_cards(match)[0] == 0
    play(match, "done")
    assert columns(match, 0) == ["B 4 horse", "R 5 steam", "G 6 electric"]


def test_only_what_is_in_the_market() -> None:
    """TB-4.1: neither another kind nor one more than there are."""
    match = position(money=30, columns=["B 4", "R 5"], market="horse", step="buying")
    assert forbidden_by(match, "buy steam 1") == "TB-4.1"
    play(match, "buy horse 1")
    assert forbidden_by(match, "buy horse 2") == "TB-4.1"
    assert legal(match) == {"done"}


def test_each_is_paid_in_full() -> None:
    """TB-4.1: what one tram cost is not there for the next."""
    match = position(money=14, columns=["B 4", "R 5"], market="horse steam", step="buying")
    play(match, "buy horse 1")
    assert money_cards(match)[0] == 9
    assert forbidden_by(match, "buy steam 2") == "TB-4.1"
    rich = position(money=15, columns=["B 4", "R 5"], market="horse steam", step="buying")
    play(rich, "buy horse 1", "buy steam 2")
    assert money_cards(rich)[0] == 0


def test_never_paid_from_hand_rows_or_columns() -> None:
    """TB-4.1"""
    match = position(
        5, money=4, columns=["B 4-5-6-7 horse", "R 5"], rows={"G": "G1 G2"}, step="buying"
    )
    assert forbidden_by(match, "buy horse 2") == "TB-4.1"


def test_never_paid_by_the_other_player() -> None:
    """TB-4.1: each has his own purse."""
    match = position(money=4, their_money=20, columns=["B 4"], step="buying", to_move=1)
    assert forbidden_by(match, "buy horse 1") == "TB-4.1"
    match = position(money=5, their_money=0, columns=["B 4"], step="buying", to_move=1)
    finish_turn(play(match, "buy horse 1"))
    assert money_cards(match) == (0, 0)
    assert table(match).discard == 5


def test_one_tram_per_column_and_it_never_moves() -> None:
    """TB-4.1"""
    match = position(money=30, columns=["B 4 horse", "R 5"], step="buying")
    assert forbidden_by(match, "buy horse 1") == "TB-4.1"
    play(match, "buy horse 2")
    assert forbidden_by(match, "buy horse 2") == "TB-4.1"


def test_no_tram_for_an_empty_column() -> None:
    """TB-4.1: nor for a column of the other player."""
    match = position(money=30, columns=["R 5"], their_columns=["B 1 horse"] * 2, step="buying")
    assert forbidden_by(match, "buy horse 2") == "TB-4.1"
    assert forbidden_by(position(money=30, step="buying"), "buy horse 1") == "TB-4.1"


def test_the_market_is_not_refilled_until_the_end_of_the_turn() -> None:
    """TB-4.1"""
    match = position(money=30, columns=["B 4", "R 5", "G 6"], step="buying")
    assert market(play(match, "buy horse 1")) == "horse horse"
    assert market(play(match, "buy horse 2")) == "horse"
    assert market(play(match, "done")) == "horse horse horse"


# --- TB-4.2


def paying(seed: int = 1) -> Match:
    """Eight different money cards, of which one horse tram takes five."""
    eight = "B1 R1 G1 Y1 B2 R2 G2 Y2"
    return position(money=eight, columns=["B 4"], step="buying", seed=seed)


def test_paid_cards_go_to_the_discard_pile() -> None:
    """TB-4.2"""
    match = paying()
    play(match, "buy horse 1", "done")
    left, paid = money(match, 0).split(), discard(match).split()
    assert (len(left), len(paid)) == (3, 5)
    assert sorted(left + paid) == sorted(["B1", "R1", "G1", "Y1", "B2", "R2", "G2", "Y2"])
    assert "event.paid" in news(match, 1)


def test_which_ones_is_drawn_at_random() -> None:
    """TB-4.2: over many keys, each set of cards equally often."""
    bought = play(paying(), "buy horse 1")
    paid: Counter[str] = Counter()
    for seed in range(560):
        match = bought.copy()
        rekey(match, seed)
        match.play("done")
        paid[discard(match)] += 1
    eight = money(bought, 0).split()
    assert fits(paid, equal(" ".join(five) for five in combinations(eight, 5)))


def test_they_are_drawn_at_the_end_of_the_turn() -> None:
    """TB-4.2: until then nothing has left the money."""
    match = paying()
    play(match, "buy horse 1")
    assert money(match, 0) == "B1 B2 R1 R2 G1 G2 Y1 Y2"
    assert discard(match) == ""
    assert (money_cards(match)[0], table(match).spent) == (3, 5)
    assert match.state[0].live.chance.drawn == 0


def test_a_purchase_can_be_taken_back_until_then() -> None:
    """TB-4.2"""
    match = position(money=30, columns=["B 4", "R 5"], market="horse steam", step="buying")
    before = match.digest()
    play(match, "buy steam 1", "buy horse 2")
    assert match.can_undo
    assert str(match.undo()) == "buy horse 2"
    assert str(match.undo()) == "buy steam 1"
    assert match.digest() == before
    play(match, "buy steam 2", "done")
    assert not match.can_undo
    with pytest.raises(CannotUndo, match=r"^done brought something hidden to light$"):
        match.undo()


def test_a_card_laid_down_this_turn_can_be_paid() -> None:
    """TB-4.2"""
    match = position("C", money=4, columns=["B 4"], step="income")
    play(match, "money C", "done", "buy horse 1", "done")
    assert "C" in discard(match)


def test_a_column_lost_this_turn_cannot_be_paid() -> None:
    """TB-4.2 before TB-5.1: the lost column is money afterwards."""
    for seed in range(10):
        match = position(money=5, columns=["B 4", "R 7-8-9"], step="buying", seed=seed)
        play(match, "buy horse 1", "done")
        assert money(match, 0) == "R7 R8 R9"


def test_paid_cards_are_not_shown() -> None:
    """TB-4.2: no view tells which cards were paid and which are left."""
    match = play(paying(), "buy horse 1", "done")
    paid, left = discard(match).split()[0], money(match, 0).split()[0]
    views = [match.view(seat).tobytes() for seat in (0, 1, 6)]
    exchange(match, "discard", paid, "money 0", left)
    assert [match.view(seat).tobytes() for seat in (0, 1, 6)] == views


def test_the_debt_ends_with_the_turn() -> None:
    """TB-4.2: it is paid once."""
    match = position(money=10, columns=["B 4"], their_hand="R1", step="buying")
    finish_turn(play(match, "buy horse 1"))
    assert table(match).spent == 0
    finish_turn(play(match, "passenger R1"))
    assert money_cards(match) == (5, 15)

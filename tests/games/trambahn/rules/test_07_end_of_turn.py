"""The end of a turn (TB-5.1 to TB-5.5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.trambahn.rules.doing import finish_turn, forbidden_by, legal, play
from tests.games.trambahn.rules.odds import equal, fits
from tests.games.trambahn.rules.position import position
from tests.games.trambahn.rules.seeing import (
    columns,
    deck,
    discard,
    hand,
    market,
    money,
    money_cards,
    news,
    table,
)
from tests.rules.edited import rekey, settle
from tramshed.kernel.errors import MatchOver
from tramshed.kernel.match import Match


def hands(match: Match) -> tuple[int, int]:
    first, second = table(match).players
    return first.hand, second.hand


def running_out(**choices: Any) -> Match:
    """The deck will not last: all cards but those asked for lie in columns."""
    return position(step="buying", rest="columns", **choices)


# --- TB-5.1


@pytest.mark.parametrize("to_move", [0, 1])
def test_a_column_without_a_tram_becomes_own_money(to_move: int) -> None:
    """TB-5.1: all its cards, conductors too; nothing is discarded."""
    match = position(
        "B1", money="R1", their_money="G1", columns=["B 4-C-9"], step="buying", to_move=to_move
    )
    play(match, "done")
    assert columns(match, to_move) == []
    assert money(match, to_move) == "B4 B9 R1 C"
    assert money(match, 1 - to_move) == "G1"
    assert discard(match) == ""
    assert "event.column-lost" in news(match, 1 - to_move)


def test_every_column_without_a_tram_goes_and_the_others_stay() -> None:
    """TB-5.1"""
    kept = ["R C-2-3 horse", "Y 9-10 steam", "G 1 horse"]
    mixed = ["B 1", kept[0], "B 2-3", "R 9", kept[1], kept[2], "G 5"]
    match = position(money="", columns=mixed, step="buying")
    play(match, "done")
    assert columns(match, 0) == kept
    assert money(match, 0) == "B1 B2 B3 R9 G5"


def test_a_column_that_closed_ranks_is_played_on() -> None:
    """TB-5.1: it keeps its line, its last value and its tram."""
    match = running_out(
        hand="R7 R8 Y1", their_hand="Y2", money="", their_money="", columns=["B 1", "R C-2-7 horse"]
    )
    finish_turn(play(match, "done", "passenger Y2"))
    play(match, "passenger Y1", "done")
    assert forbidden_by(match, "station R8 2") == "TB-2.1"
    assert forbidden_by(match, "station R7 1") == "TB-2.2"
    finish_turn(play(match, "station R8 1"))
    assert columns(match, 0) == ["R C-2-7-8 horse"]


def test_columns_of_the_other_player_stay() -> None:
    """TB-5.1"""
    match = position("B1", their_columns=["B 4 horse"], step="buying")
    assert columns(play(match, "done"), 1) == ["B 4 horse"]


def test_columns_go_before_cards_are_drawn() -> None:
    """TB-5.1 before TB-5.2: a lost column is already halved for the new deck."""
    match = position(money="", their_money="", columns=["B 1-2-3-4"], step="buying", rest="columns")
    play(match, "done")
    assert table(match).deck == 0
    assert (len(hand(match, 0).split()), money_cards(match)[0]) == (3, 1)


# --- TB-5.2


@pytest.mark.parametrize("cards", ["", "B5", "B5 B5", "B5 R1 R2 Y9 C"])
def test_draw_up_to_six(cards: str) -> None:
    """TB-5.2"""
    match = position(cards, step="buying")
    before = table(match).deck
    play(match, "done")
    assert hands(match) == (6, 6)
    assert table(match).deck == before - (6 - len(cards.split()))
    assert not Counter(cards.split()) - Counter(hand(match, 0).split())


def test_only_who_ends_his_turn_draws() -> None:
    """TB-5.2"""
    match = position("B5", their_hand="R1 R2", step="buying")
    play(match, "done")
    assert hands(match) == (6, 2)
    assert hand(match, 1) == "R1 R2"


def test_each_card_of_the_deck_is_as_likely() -> None:
    """TB-5.2: four cards in the deck, one is drawn."""
    before = position("Y1 Y2 Y3 Y4 Y5", deck="B1 R2 G3 C", rest="columns", step="buying")
    drawn: Counter[str] = Counter()
    for seed in range(200):
        match = before.copy()
        rekey(match, seed)
        match.play("done")
        drawn.update(set(hand(match, 0).split()) - set(hand(before, 0).split()))
    assert fits(drawn, equal(["B1", "R2", "G3", "C"]))


def test_nothing_is_drawn_within_a_turn() -> None:
    """TB-5.2: cards used this turn come back only at its end."""
    match = position("B5 B6 B7 R1")
    play(match, "passenger B5", "done", "station B6 new", "done", "money B7", "done")
    assert hand(match, 0) == "R1"
    assert hands(play(match, "done")) == (6, 6)


# --- TB-5.3


def test_what_is_left_is_drawn_first() -> None:
    """TB-5.3: the last two of the old deck, then four of the new."""
    for seed in range(5):
        match = running_out(
            hand="", deck="B1 R2", discard="Y1 Y2 Y3 Y4 Y5", money="", their_money="", seed=seed
        )
        play(match, "done")
        assert {"B1", "R2"} < set(hand(match, 0).split())
        assert (table(match).deck, table(match).discard) == (1, 0)


def test_a_deck_that_lasts_is_not_rebuilt() -> None:
    """TB-5.3: only when a further card is needed."""
    match = running_out(hand="B5", deck="R1 R2 R3 R4 R5", discard="Y1", money=7, their_money=9)
    play(match, "done")
    assert hand(match, 0) == "B5 R1 R2 R3 R4 R5"
    assert (deck(match), discard(match)) == ("", "Y1")
    assert money_cards(match) == (7, 9)
    assert "event.rebuilt" not in news(match, 0)


@pytest.mark.parametrize(("before", "after"), [(7, 4), (8, 4), (2, 1), (1, 1), (0, 0)])
def test_both_discard_half_of_their_money_rounded_down(before: int, after: int) -> None:
    """TB-5.3: 7 → discard 3."""
    for to_move in (0, 1):
        match = running_out(
            hand="R1 R2 R3 R4 R5", discard="B1", money=before, their_money=before, to_move=to_move
        )
        play(match, "done")
        assert money_cards(match) == (after, after)


def test_the_new_deck_is_the_discard_pile_with_the_halves() -> None:
    """TB-5.3"""
    match = running_out(hand="B5", discard="B1 B2", money="R1 R2 R3", their_money="Y1 Y2 Y3 Y4 Y5")
    play(match, "done")  # 2 + 1 + 2 cards: just enough
    assert discard(match) == deck(match) == ""
    assert money_cards(match) == (2, 3)
    drawn = hand(match, 0).split()
    assert {"B1", "B2", "B5"} < set(drawn)
    assert sorted(card[0] for card in drawn) == ["B", "B", "B", "R", "Y", "Y"]
    assert news(match, 1).count("event.rebuilt") == 1


def test_what_is_not_drawn_of_the_new_deck_stays_in_it() -> None:
    """TB-5.3"""
    match = running_out(hand="R1 R2 R3 R4 R5", discard="B1 B2 B3 B4", money=2, their_money=4)
    play(match, "done")
    assert table(match).deck == 4 + 1 + 2 - 1
    assert money_cards(match) == (1, 2)


def test_halves_are_discarded_at_random() -> None:
    """TB-5.3: one of three money cards, one of two of the other's."""
    before = running_out(hand="B1 B2 B3 B4", money="R1 R2 R3", their_money="Y1 Y2")
    drawn: Counter[tuple[str, str]] = Counter()
    for seed in range(180):
        match = before.copy()
        rekey(match, seed)
        match.play("done")
        *_, mine, his = hand(match, 0).split()
        drawn[mine, his] += 1
    odds = {(mine, his): 1 for mine in ("R1", "R2", "R3") for his in ("Y1", "Y2")}
    assert fits(drawn, odds)


def test_halves_are_unseen() -> None:
    """TB-5.3: nobody is told more than how many."""
    match = running_out(hand="B1 B2 B3 B4", money="R1 R2 R3", their_money="Y1 Y2")
    play(match, "done")
    told = [message for message in match.news(seat=1) if message.id == "event.halved"]
    assert [message.values["n"] for message in told] == [1, 1]
    assert all(set(message.values) == {"player", "n"} for message in told)
    assert match.news(seat=1) == match.news(seat=6)


def test_and_so_again_if_needed() -> None:
    """TB-5.3: 5 → 3 → 2 → 1, each half drawn before the next is taken."""
    match = running_out(hand="B1 B2", money=5, their_money="")
    play(match, "done")
    assert hands(match)[0] == 2 + 2 + 1 + 1
    assert money_cards(match) == (1, 0)
    assert news(match, 0).count("event.rebuilt") == 3


def test_it_stops_when_halving_yields_no_card() -> None:
    """TB-5.3: four of six cards, and one money card that cannot be halved."""
    match = running_out(hand="B1 B2", money=3, their_money="Y1")
    play(match, "done")
    assert hands(match)[0] == 4
    assert money_cards(match) == (1, 1)
    assert (deck(match), discard(match)) == ("", "")


def test_who_has_no_card_skips_the_passengers() -> None:
    """TB-5.3: he may still do the rest of his turn."""
    match = running_out(hand="B1", their_hand="", money=1, their_money=1)
    play(match, "done")
    assert (match.turn, table(match).step) == (1, "stations")
    assert "event.no-cards" in news(match, 0)
    assert forbidden_by(match, "passenger B1") == "TB-1.0"
    finish_turn(match)
    assert (match.turn, table(match).step) == (0, "first passenger")


def test_who_has_a_card_does_not_skip() -> None:
    """TB-5.3"""
    match = running_out(hand="", their_hand="R1", money=1, their_money=1)
    play(match, "done")
    assert (match.turn, table(match).step) == (1, "first passenger")
    assert forbidden_by(match, "done") == "TB-1.1"


# --- TB-5.4


def test_the_market_is_refilled_to_three() -> None:
    """TB-5.4"""
    match = position(money=10, columns=["B 4", "R 5"], market="horse horse steam", step="buying")
    play(match, "buy horse 1", "buy horse 2", "done")
    assert market(match) == "steam steam steam"
    assert news(match, 1).count("event.turned-up") == 2


def test_a_full_market_stays() -> None:
    """TB-5.4: the trams that nobody bought stay, and none is added."""
    match = position(market="horse steam electric", step="buying")
    left = table(match).trams_left
    play(match, "done")
    assert (market(match), table(match).trams_left) == ("horse steam electric", left)


def test_with_the_stack_empty_it_stays_short() -> None:
    """TB-5.4"""
    electric = [f"R {value} electric" for value in range(2, 7)]
    match = position(
        money=15,
        columns=["B 4"],
        their_columns=electric,
        market="electric electric",
        step="buying",
    )
    assert table(match).trams_left == 0
    play(match, "buy electric 1", "done")
    assert market(match) == "electric"


# --- TB-5.5


def test_both_without_cards_and_nothing_to_draw_ends_the_game() -> None:
    """TB-5.5"""
    match = running_out(hand="", their_hand="", money=1, their_money="", points=(3, 5))
    play(match, "done")
    assert not match.is_over  # he has begun without cards, the other has not yet
    finish_turn(match)
    assert match.is_over
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == ((3, 5), (1,))
    with pytest.raises(MatchOver):
        match.play("done")


def test_one_without_cards_does_not_end_it() -> None:
    """TB-5.5: both, in succession."""
    match = running_out(hand="B1 B2 B3 B4", their_hand="", money=1, their_money=1)
    for _ in range(2):
        finish_turn(match)
        assert (match.turn, table(match).step) == (1, "stations")
        finish_turn(match)
        assert (match.turn, table(match).step) == (0, "first passenger")
        play(match, sorted(legal(match))[0])
    assert not match.is_over


def test_while_something_can_be_drawn_it_goes_on() -> None:
    """TB-5.5: in the deck, in the discard pile or in somebody's money."""
    for choices in ({"deck": 7}, {"deck": 6, "discard": "B1"}, {"deck": 6, "their_money": 2}):
        match = running_out(
            **{"hand": "", "their_hand": "", "money": 0, "their_money": 0, **choices}
        )
        match.state[0].live.table.empty_handed = 1
        settle(match)
        play(match, "done")
        assert (match.turn, table(match).step, match.is_over) == (1, "stations", False)
    match = running_out(hand="", their_hand="", money=1, their_money=1, deck=6)
    match.state[0].live.table.empty_handed = 1
    settle(match)
    assert play(match, "done").is_over


def test_a_turn_with_cards_in_between_breaks_the_succession() -> None:
    """TB-5.5: he began without cards, the other one with cards, he again without."""
    match = running_out(hand="", their_hand="B1 B2", money=1, their_money=1)
    match.state[0].live.table.empty_handed = 1
    settle(match)
    play(match, "done", "passenger B1", "passenger B2")
    assert not finish_turn(match).is_over
    assert finish_turn(match).is_over  # now the other one begins without cards, too


def test_the_tie_of_an_exhausted_game_is_broken_by_money() -> None:
    """TB-5.5: TB-7.2 applies."""
    match = running_out(hand="", their_hand="", money=1, their_money="", points=(5, 5))
    finish_turn(finish_turn(match))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)

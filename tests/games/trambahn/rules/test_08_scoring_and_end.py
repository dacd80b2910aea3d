"""Scoring and the end of the game (TB-6, TB-7)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.trambahn.rules.box import LINES, STEPS
from tests.games.trambahn.rules.doing import finish_turn, legal, play
from tests.games.trambahn.rules.position import position
from tests.games.trambahn.rules.seeing import columns, discard, hand, news, points, rows, table
from tests.rules.edited import check
from tramshed.games.trambahn.game import GAME
from tramshed.kernel import drive
from tramshed.kernel.errors import CannotUndo, MatchOver
from tramshed.kernel.match import Match


def fourth(hand: str = "B1", **choices: Any) -> Match:
    """Three passengers are in the blue row."""
    return position(hand, rows={"B": "B2 B2 C"}, **choices)


# --- TB-6


@pytest.mark.parametrize("to_move", [0, 1])
def test_both_players_score(to_move: int) -> None:
    """TB-6.1"""
    match = fourth(columns=["B 4-7 horse"], their_columns=["B 9-10 steam"], to_move=to_move)
    play(match, "passenger B1")
    assert points(match) == ((6, 15) if to_move == 0 else (15, 6))
    assert news(match, 1) == ["event.passenger", "event.scoring", "event.scored", "event.scored"]


def test_all_columns_of_the_line_score() -> None:
    """TB-6.1: each with its own tram."""
    match = fourth(columns=["B 4-7 horse", "B 1-10 steam", "B 5 electric"])
    assert points(play(match, "passenger B1")) == (3 * 2 + 4 * 3 + 1 * 4, 0)


def test_columns_of_other_lines_do_not_score() -> None:
    """TB-6.1"""
    match = fourth(columns=["R 4-7 horse", "G 9 horse"], their_columns=["Y 10 horse"])
    assert points(play(match, "passenger B1")) == (0, 0)


@pytest.mark.parametrize("line", LINES)
def test_the_completed_row_says_which_line(line: str) -> None:
    """TB-6.1: also when conductors fill it."""
    worth = {"B": 1, "R": 2, "G": 3, "Y": 5}
    match = position(
        "C", columns=["B 1 horse", "R 7 horse", "G 10 horse", "Y 7-10 horse"], rows={line: "C C C"}
    )
    play(match, f"passenger C {line}")
    assert points(match) == (2 * worth[line], 0)


def test_scores_add_up() -> None:
    """TB-6.1: the pad keeps every scoring."""
    match = fourth("B1 R1", columns=["B 4 horse"], scorings=3, points=(20, 30))
    play(match, "passenger B1")
    assert points(match) == (22, 30)
    assert table(match).scorings[3].points == (2, 0)


def test_a_line_nobody_owns_counts_as_one_of_the_ten() -> None:
    """TB-6.1"""
    match = fourth(scorings=9)
    play(match, "passenger B1")
    assert len(table(match).scorings) == 10
    assert match.is_over


def test_the_four_passengers_are_discarded() -> None:
    """TB-6.2"""
    match = position("B1", rows={"B": "B2 B2 C", "R": "R1"})
    play(match, "passenger B1")
    assert discard(match) == "B1 B2 B2 C"
    assert rows(match) == {"R": "R1"}


def test_columns_stay_after_a_scoring() -> None:
    """TB-6.2"""
    match = fourth(columns=["B 4-7 horse"], their_columns=["B 9 horse"])
    play(match, "passenger B1")
    assert columns(match, 0) == ["B 4-7 horse"]
    assert columns(match, 1) == ["B 9 horse"]


def test_a_column_scores_again() -> None:
    """TB-6.2"""
    match = fourth("B1 B6 B8", columns=["B 4-7 horse"], their_hand="B3 B5")
    finish_turn(play(match, "passenger B1", "passenger B6"))
    finish_turn(play(match, "passenger B3", "passenger B5"))
    assert points(match) == (6, 0)
    play(match, "passenger B8")
    assert points(match) == (12, 0)


def test_a_bonus_is_not_among_the_ten() -> None:
    """TB-6.3: it stands in the bonus line."""
    match = position(
        "B8", columns=["B 1-2-3-4-5-6-7 horse"], step="stations", scorings=9, points=(1, 2)
    )
    play(match, "station B8 1")
    assert len(table(match).scorings) == 9
    assert not match.is_over
    assert (table(match).players[0].bonus, points(match)) == (20, (21, 2))


# --- TB-7.1


def test_nine_scorings_do_not_end_it() -> None:
    """TB-7.1"""
    match = fourth("B1 R1", scorings=8)
    play(match, "passenger B1")
    assert not match.is_over
    assert match.outcome is None
    assert legal(match) == {"done", "passenger R1"}


def test_the_tenth_scoring_ends_it_mid_turn() -> None:
    """TB-7.1: the first passenger brings it, no second is placed."""
    match = fourth("B1 R1 C", columns=["B 4 horse"], scorings=9, points=(10, 11))
    play(match, "passenger B1")
    assert match.is_over
    assert (match.actors, match.legal_moves) == ((), [])
    assert (points(match), hand(match, 0)) == ((12, 11), "R1 C")
    assert table(match).step == "over"
    assert news(match, 6)[-1] == "event.ended"


def test_the_second_passenger_can_bring_the_end() -> None:
    """TB-7.1: nothing else of the turn follows."""
    match = fourth("R1 B1 R9", scorings=9)
    play(match, "passenger R1", "passenger B1")
    assert match.is_over
    assert hand(match, 0) == "R9"


def test_two_scorings_in_one_turn_can_be_ninth_and_tenth() -> None:
    """TB-7.1"""
    match = position("B1 R1 G1", rows={"B": "B2 B3 B4", "R": "R2 R3 C"}, scorings=8)
    assert not play(match, "passenger B1").is_over
    assert play(match, "passenger R1").is_over
    assert rows(match) == {}


@pytest.mark.parametrize("move", ["passenger R1", "done", "station R1 new", "buy horse 1"])
def test_nothing_is_played_after_the_end(move: str) -> None:
    """TB-7.1"""
    match = play(fourth("B1 R1", scorings=9), "passenger B1")
    for seat in (None, 0, 1):
        reason = match.why_not(move, seat)
        assert reason is not None
        assert reason.clause == "TB-7.1"
        with pytest.raises(MatchOver, match=r"^the match is over$"):
            match.play(move, seat)
    with pytest.raises(CannotUndo, match=r"^the match is over$"):
        match.undo()


# --- TB-7.2


def ended(**choices: Any) -> tuple[int, ...]:
    """The winners of a match that the tenth scoring ends; nobody owns its line."""
    match = play(fourth(scorings=9, **choices), "passenger B1")
    assert match.outcome is not None
    assert match.outcome.scores == choices["points"]
    return match.outcome.winners


def test_most_points_win() -> None:
    """TB-7.2"""
    assert ended(points=(31, 30), money=0, their_money=20) == (0,)
    assert ended(points=(30, 31), money=20, their_money=0) == (1,)


def test_bonuses_count() -> None:
    """TB-7.2: points over all scorings and bonuses."""
    match = fourth("B1", columns=["B 9 horse"], scorings=9, points=(10, 17))
    live = match.state[0].live.table
    live.bonus[0] += 4
    live.points[0] += 4
    play(match, "passenger B1")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == ((18, 17), (0,))


def test_a_tie_goes_to_more_money() -> None:
    """TB-7.2"""
    assert ended(points=(30, 30), money=8, their_money=7) == (0,)
    assert ended(points=(30, 30), money=7, their_money=8) == (1,)
    assert ended(points=(30, 30), money=7, their_money=8, to_move=1) == (0,)


def test_hand_cards_do_not_count_as_money() -> None:
    """TB-7.2"""
    assert ended(points=(30, 30), hand="B1 R1 R2 R3 R4", money=7, their_hand=0, their_money=8) == (
        1,
    )


def test_still_tied_is_a_draw() -> None:
    """TB-7.2"""
    assert ended(points=(30, 30), money=8, their_money=8) == (0, 1)


def test_spent_money_does_not_count() -> None:
    """TB-7.2: what a purchase of this turn costs is no longer there."""
    match = position(
        money=12, their_money=8, columns=["B 4"], step="buying", scorings=9, points=(30, 30)
    )
    assert [drive.rank(match.state, seat) for seat in (0, 1)] == [0, 1]
    play(match, "buy horse 1")
    assert [drive.rank(match.state, seat) for seat in (0, 1)] == [1, 0]


# --- whole games


@pytest.mark.parametrize("seed", range(4))
def test_sanity_figures_of_a_whole_game(seed: int) -> None:
    """TB-7.1: a game has ten scorings, 40 to 49 passengers, 20 to 49 turns."""
    match = GAME.match(seed=seed)
    choice = random.Random(seed)
    turns_with_passengers = passengers = 0
    while not match.is_over:
        if table(match).step == STEPS[0]:
            turns_with_passengers += 1
            check(match)
        move = match.play(choice.choice(match.legal_moves))
        passengers += move.verb == "passenger"
    check(match)
    assert len(table(match).scorings) == 10
    assert 40 <= passengers <= 49
    assert 20 <= turns_with_passengers <= 49

"""Stations (TB-2.1 to TB-2.6)."""

from __future__ import annotations

import pytest

from tests.games.trambahn.rules.box import LINES
from tests.games.trambahn.rules.doing import finish_turn, forbidden_by, legal, play
from tests.games.trambahn.rules.position import position
from tests.games.trambahn.rules.seeing import columns, hand, news, points, table
from tramshed.games.trambahn.game import GAME

SEVEN = "B 1-2-3-4-5-6-7 horse"
"""Seven cards, 8 points, 16 with its tram."""


def bonuses(*cards: str, column: str = SEVEN, to_move: int = 0) -> list[int]:
    """The owner's bonus after each card."""
    match = position(" ".join(cards), columns=[column], step="stations", to_move=to_move)
    found = []
    for card in cards:
        play(match, f"station {card} 1")
        found.append(table(match).players[to_move].bonus)
    return found


# --- TB-2.1


def test_stations_are_optional() -> None:
    """TB-2.1"""
    match = position("B5", step="stations")
    assert table(play(match, "done")).step == "income"


def test_any_number_one_at_a_time() -> None:
    """TB-2.1: the whole hand, in new and in existing columns."""
    match = position("B5 B6 R1 R1 C", columns=["B 4 horse"], step="stations")
    play(match, "station B5 1", "station R1 new", "station C 2", "station R1 new", "station B6 1")
    assert columns(match, 0) == ["B 4-5-6 horse", "R 1-C", "R 1"]
    assert hand(match, 0) == ""
    assert table(match).step == "stations"
    assert legal(match) == {"done"}


def test_stations_come_from_the_hand() -> None:
    """TB-2.1"""
    match = position("B5", money="B6 C", columns=["B 4 horse"], step="stations")
    assert forbidden_by(match, "station B6 1") == "TB-2.1"
    assert forbidden_by(match, "station B6 new") == "TB-2.1"
    assert forbidden_by(match, "station C 1") == "TB-2.1"
    assert forbidden_by(match, "station C new B") == "TB-2.1"


def test_only_own_columns() -> None:
    """TB-2.1"""
    match = position(
        "B5 C", columns=["B 4 horse"], their_columns=["B 3 horse", "B 2 horse"], step="stations"
    )
    assert forbidden_by(match, "station B5 2") == "TB-2.1"
    assert forbidden_by(match, "station C 3") == "TB-2.1"
    play(match, "station B5 1")
    assert columns(match, 1) == ["B 3 horse", "B 2 horse"]


# --- TB-2.2


@pytest.mark.parametrize("card", ["R8", "G8", "Y8"])
def test_one_line_per_column(card: str) -> None:
    """TB-2.2"""
    match = position(card, columns=["B 4-7 horse"], step="stations")
    assert forbidden_by(match, f"station {card} 1") == "TB-2.2"
    assert legal(match) == {"done", f"station {card} new"}


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6, 7])
def test_values_strictly_ascend(value: int) -> None:
    """TB-2.2: nor may a value that was left out be inserted."""
    match = position(f"B{value}", columns=["B 4-7 horse"], step="stations")
    assert forbidden_by(match, f"station B{value} 1") == "TB-2.2"


@pytest.mark.parametrize("value", [8, 9, 10])
def test_gaps_are_allowed(value: int) -> None:
    """TB-2.2"""
    match = position(f"B{value}", columns=["B 4-7 horse"], step="stations")
    assert columns(play(match, f"station B{value} 1"), 0) == [f"B 4-7-{value} horse"]


def test_cards_are_added_at_the_end_and_stay() -> None:
    """TB-2.2: no move takes a card from a column."""
    match = position("B8 B9", columns=["B 4 horse"], step="stations")
    play(match, "station B8 1")
    assert forbidden_by(match, "station B8 1") == "TB-2.1"
    play(match, "station B9 1")
    assert columns(match, 0) == ["B 4-8-9 horse"]
    assert {move.verb for move in match.moves} == {"done", "passenger", "station", "money", "buy"}


# --- TB-2.3


def test_several_columns_of_one_line() -> None:
    """TB-2.3"""
    match = position("B5 B6", columns=["B 4 horse"], step="stations")
    play(match, "station B6 new", "station B5 new")
    assert columns(match, 0) == ["B 4 horse", "B 6", "B 5"]


def test_each_needs_its_own_tram() -> None:
    """TB-2.3: one tram does not keep two columns."""
    match = position("B5", columns=["B 4 horse"], step="stations")
    finish_turn(play(match, "station B5 new"))
    assert columns(match, 0) == ["B 4 horse"]


# --- TB-2.4


def test_nothing_follows_a_10() -> None:
    """TB-2.4: conductors included."""
    match = position("B10 C B1", columns=["B 4 horse"], step="stations")
    play(match, "station B10 1")
    assert forbidden_by(match, "station C 1") == "TB-2.4"
    assert forbidden_by(match, "station B1 1") == "TB-2.4"
    opened = {f"station C new {line}" for line in LINES}
    assert legal(match) == {"done", "station B1 new"} | opened


def test_a_9_does_not_complete_a_column() -> None:
    """TB-2.4"""
    match = position("C B10", columns=["B 9 horse"], step="stations")
    assert columns(play(match, "station C 1", "station B10 1"), 0) == ["B 9-C-10 horse"]


def test_a_single_10_is_complete() -> None:
    """TB-2.4"""
    match = position("C B10", step="stations")
    play(match, "station B10 new")
    assert forbidden_by(match, "station C 1") == "TB-2.4"


# --- TB-2.5


def test_conductors_anywhere_and_several_in_a_row() -> None:
    """TB-2.5"""
    match = position("C C C B6 B7", columns=["B 4 horse"], step="stations")
    moves = ["station C 1", "station C 1", "station B6 1", "station C 1", "station B7 1"]
    assert columns(play(match, *moves), 0) == ["B 4-C-C-6-C-7 horse"]


def test_a_conductor_may_be_the_last_card() -> None:
    """TB-2.5"""
    match = position("C", columns=["B 4-5 horse"], step="stations")
    finish_turn(play(match, "station C 1"))
    assert columns(match, 0) == ["B 4-5-C horse"]


def test_a_conductor_does_not_affect_the_order() -> None:
    """TB-2.5"""
    match = position("C B4 B5", columns=["B 4 horse"], step="stations")
    play(match, "station C 1")
    assert forbidden_by(match, "station B4 1") == "TB-2.2"
    assert columns(play(match, "station B5 1"), 0) == ["B 4-C-5 horse"]


def test_a_conductor_scores_nothing() -> None:
    """TB-2.5"""
    match = position("B1", columns=["B C-4-C-7-C horse"], rows={"B": "B2 B2 B3"})
    assert points(play(match, "passenger B1")) == (6, 0)


@pytest.mark.parametrize("line", LINES)
def test_a_conductor_may_start_a_column(line: str) -> None:
    """TB-2.5: its line is declared and binding."""
    match = position("C B1 R1 G1 Y1", step="stations")
    play(match, f"station C new {line}")
    assert columns(match, 0) == [f"{line} C"]
    for other in set(LINES) - {line}:
        assert forbidden_by(match, f"station {other}1 1") == "TB-2.2"
    assert columns(play(match, f"station {line}1 1"), 0) == [f"{line} C-1"]


def test_a_conductor_must_declare_a_line() -> None:
    """TB-2.5: there is no column without a line."""
    opening = {str(move) for move in GAME.match(seed=1).moves if "C new" in str(move)}
    assert opening == {f"station C new {line}" for line in LINES}


def test_conductors_only_with_a_tram_stay_and_score_0() -> None:
    """TB-2.5"""
    match = position("C C", step="stations", their_hand="R1", rows={"R": "R2 R3 R4"})
    play(match, "station C new R", "station C 1", "done", "done", "buy horse 1", "done")
    assert columns(match, 0) == ["R C-C horse"]
    play(match, "passenger R1")
    assert [scoring.points for scoring in table(match).scorings] == [(0, 0)]
    assert columns(match, 0) == ["R C-C horse"]


def test_the_declared_line_still_binds_in_later_turns() -> None:
    """TB-2.5"""
    match = position("R1 B1", columns=["R C horse"], step="stations")
    assert forbidden_by(match, "station B1 1") == "TB-2.2"
    assert columns(play(match, "station R1 1"), 0) == ["R C-1 horse"]


# --- TB-2.6


def test_the_eighth_card_brings_a_bonus_at_once() -> None:
    """TB-2.6: of the eight cards then present."""
    assert bonuses("B8") == [2 * 10]


def test_the_seventh_and_the_ninth_bring_none() -> None:
    """TB-2.6: once per column."""
    six = "B 1-2-3-4-5-6 horse"
    assert bonuses("B7", "B8", "B9", "B10", column=six) == [0, 20, 20, 20]


@pytest.mark.parametrize("to_move", [0, 1])
def test_the_bonus_is_its_owners_only(to_move: int) -> None:
    """TB-2.6"""
    match = position(
        "B8",
        columns=[SEVEN],
        their_columns=["B 2-3-4-5-6-7-8 horse"],
        step="stations",
        to_move=to_move,
    )
    play(match, "station B8 1")
    assert points(match) == ((20, 0) if to_move == 0 else (0, 20))


def test_conductors_count_as_cards() -> None:
    """TB-2.6: stations and conductors count, the tram does not."""
    assert bonuses("B9", column="B C-C-2-C-5-C-7 horse") == [2 * 6]
    assert bonuses("B9", column="B 1-C-C-C-C-C horse") == [0]


def test_the_eighth_card_may_be_a_conductor() -> None:
    """TB-2.6: the seven stations score, the conductor adds nothing."""
    assert bonuses("C", "B8") == [16, 16]


def test_the_bonus_is_multiplied_by_the_tram() -> None:
    """TB-2.6"""
    assert bonuses("B8", column=SEVEN.replace("horse", "steam")) == [3 * 10]


def test_each_column_has_its_own_bonus() -> None:
    """TB-2.6"""
    match = position("B8 B9", columns=[SEVEN, SEVEN], step="stations")
    play(match, "station B8 1", "station B9 2")
    assert table(match).players[0].bonus == 20 + 20
    assert news(match, 1) == ["event.station", "event.bonus"]


def test_the_bonus_is_for_that_column_only() -> None:
    """TB-2.6"""
    match = position("B8", columns=[SEVEN, "B 9 horse"], step="stations")
    assert points(play(match, "station B8 1")) == (20, 0)


def test_a_column_reaching_eight_has_a_tram() -> None:
    """TB-2.6 asserts it: no turn can lay eight cards."""
    match = position("B8", columns=["B 1-2-3-4-5-6-7"], step="stations")
    with pytest.raises(AssertionError):
        match.play("station B8 1")

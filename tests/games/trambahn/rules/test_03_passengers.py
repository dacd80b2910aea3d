"""A turn (TB-1.0) and its first step, passengers (TB-1.1, TB-1.2)."""

from __future__ import annotations

import pytest

from tests.games.trambahn.rules.box import LINES, STEPS
from tests.games.trambahn.rules.doing import finish_turn, forbidden_by, legal, play
from tests.games.trambahn.rules.position import position
from tests.games.trambahn.rules.seeing import columns, discard, hand, points, rows, table
from tramshed.kernel.errors import NotAMove, NotLegal

MOVES = {
    "first passenger": "passenger B5",
    "second passenger": "passenger B5",
    "stations": "station B5 1",
    "income": "money B5",
    "buying": "buy horse 2",
}


def test_steps_follow_each_other() -> None:
    """TB-1.0"""
    match = position("B5 R1 R2 G3 Y4 C")
    seen = [table(match).step]
    play(match, "passenger B5")
    for _ in range(4):
        seen.append(table(match).step)
        play(match, "done")
    assert tuple(seen) == STEPS
    assert (match.turn, table(match).step) == (1, "first passenger")


@pytest.mark.parametrize("step", STEPS)
def test_each_move_belongs_to_its_step(step: str) -> None:
    """TB-1.0"""
    match = position("B5 B6", columns=["B 4 horse", "R 2"], step=step)
    assert MOVES[step] in legal(match)
    for move in set(MOVES.values()) - {MOVES[step]}:
        assert forbidden_by(match, move) == "TB-1.0"


def test_a_finished_step_is_not_reopened() -> None:
    """TB-1.0"""
    match = position("B5 B6 B7", columns=["R 2"])
    play(match, "passenger B5", "done")
    assert forbidden_by(match, "passenger B6") == "TB-1.0"
    play(match, "station B6 new", "done")
    assert forbidden_by(match, "station B7 2") == "TB-1.0"
    assert forbidden_by(match, "station B7 new") == "TB-1.0"
    play(match, "done", "buy horse 1")
    assert forbidden_by(match, "money B7") == "TB-1.0"
    assert forbidden_by(match, "passenger B7") == "TB-1.0"


def test_a_passenger_is_mandatory() -> None:
    """TB-1.1"""
    match = position("B5")
    assert forbidden_by(match, "done") == "TB-1.1"


def test_the_second_passenger_is_optional() -> None:
    """TB-1.1"""
    match = position("B5 R1")
    assert legal(play(match, "passenger B5")) == {"done", "passenger R1"}
    assert table(play(match, "done")).step == "stations"


def test_two_passengers_at_most() -> None:
    """TB-1.1"""
    match = position("B5 R1 G7")
    play(match, "passenger B5", "passenger R1")
    assert table(match).step == "stations"
    assert forbidden_by(match, "passenger G7") == "TB-1.0"


def test_passengers_come_from_the_hand() -> None:
    """TB-1.1"""
    match = position("B5 B6", money="R1 C")
    assert forbidden_by(match, "passenger R1") == "TB-1.1"
    assert forbidden_by(match, "passenger C G") == "TB-1.1"
    play(match, "passenger B5")
    assert hand(match, 0) == "B6"
    assert forbidden_by(match, "passenger B5") == "TB-1.1"


@pytest.mark.parametrize("line", LINES)
def test_a_station_card_goes_to_its_own_row(line: str) -> None:
    """TB-1.1"""
    match = position(f"{line}1 {line}10 C")
    play(match, f"passenger {line}1", f"passenger {line}10")
    assert rows(match) == {line: f"{line}1 {line}10"}


@pytest.mark.parametrize("line", LINES)
def test_a_conductor_goes_to_any_row(line: str) -> None:
    """TB-1.1"""
    match = position("C")
    assert legal(match) == {"passenger C B", "passenger C R", "passenger C G", "passenger C Y"}
    assert rows(play(match, f"passenger C {line}")) == {line: "C"}


def test_the_two_may_go_to_different_rows() -> None:
    """TB-1.1"""
    match = position("G3 Y8", rows={"G": "C"})
    play(match, "passenger Y8", "passenger G3")
    assert rows(match) == {"Y": "Y8", "G": "C G3"}


def test_rows_are_shared() -> None:
    """TB-1.1: both players place into the same rows."""
    match = position("B5", their_hand="B6")
    finish_turn(play(match, "passenger B5"))
    play(match, "passenger B6")
    assert rows(match) == {"B": "B5 B6"}


def test_the_menu_is_the_hand() -> None:
    """TB-1.1"""
    match = position("B5 B5 Y1 C C")
    placed = {f"passenger C {line}" for line in LINES}
    assert legal(match) == {"passenger B5", "passenger Y1"} | placed


def test_the_fourth_passenger_scores_at_once() -> None:
    """TB-1.2"""
    match = position("B1 R2", columns=["B 4-7 horse"], rows={"B": "B2 B3 C"})
    play(match, "passenger B1")
    assert points(match) == (6, 0)
    assert table(match).step == "second passenger"


def test_three_passengers_do_not_score() -> None:
    """TB-1.2"""
    match = position("B1 R2", columns=["B 4-7 horse"], rows={"B": "B2 B3"})
    play(match, "passenger B1")
    assert points(match) == (0, 0)
    assert rows(match) == {"B": "B2 B3 B1"}


def test_the_second_is_decided_after_the_first_is_resolved() -> None:
    """TB-1.2: none may follow a scoring, or any."""
    match = position("B1 B2 R2 C", rows={"B": "B2 B3 C"})
    play(match, "passenger B1")
    placed = {f"passenger C {line}" for line in LINES}
    assert legal(match) == {"done", "passenger B2", "passenger R2"} | placed


def test_the_second_may_go_into_the_row_just_cleared() -> None:
    """TB-1.2"""
    match = position("B1 B2", rows={"B": "B2 B3 C"})
    play(match, "passenger B1", "passenger B2")
    assert rows(match) == {"B": "B2"}
    assert discard(match) == "B1 B2 B3 C"


def test_each_may_trigger_a_scoring() -> None:
    """TB-1.2: two scorings in one turn."""
    match = position(
        "B1 C",
        columns=["B 4-7 horse", "R 1 horse"],
        rows={"B": "B2 B3 C", "R": "R7 R8 R9"},
        their_columns=["R 5 horse"],
    )
    play(match, "passenger B1", "passenger C R")
    assert [(s.line, s.points) for s in table(match).scorings] == [("B", (6, 0)), ("R", (2, 2))]
    assert points(match) == (8, 2)
    assert rows(match) == {}


def test_a_conductor_can_be_the_fourth() -> None:
    """TB-1.2"""
    match = position("C", columns=["Y 10 horse"], rows={"Y": "Y2 C C"})
    play(match, "passenger C Y")
    assert points(match) == (6, 0)
    assert columns(match, 0) == ["Y 10 horse"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("passenger Q5", "'passenger Q5' is not a move; did you mean 'passenger Y5'?"),
        ("passenger C", "'passenger C' is not a move; did you mean 'passenger C Y'?"),
        ("fly to the moon", "'fly to the moon' is not a move"),
        ("", "'' is not a move"),
    ],
)
def test_what_is_not_a_move(text: str, message: str) -> None:
    """No clause forbids it: it says nothing."""
    match = position("B5")
    with pytest.raises(NotAMove) as refusal:
        match.play(text)
    assert str(refusal.value) == message


def test_a_refusal_names_its_clause() -> None:
    """TB-1.1"""
    match = position("B5")
    with pytest.raises(NotLegal, match=r"^done: .+ \(TB-1\.1\)$") as refusal:
        match.play("done")
    assert refusal.value.clause == "TB-1.1"

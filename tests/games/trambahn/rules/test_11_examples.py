"""The worked examples of the rulebooks (E1 to E6)."""

from __future__ import annotations

from tests.games.trambahn.rules.doing import forbidden_by, legal, play
from tests.games.trambahn.rules.position import position
from tests.games.trambahn.rules.seeing import columns, discard, market, points, rows, table


def test_e1_four_cards_of_one_point_with_a_steam_tram() -> None:
    """E1: (4×1)×3 = 12"""
    match = position("B7", columns=["B 1-2-5-6 steam"], rows={"B": "B3 B4 B9"})
    assert points(play(match, "passenger B7")) == (12, 0)


def test_e2_two_blue_columns_with_horse_trams() -> None:
    """E2: 10 and 14 are 24"""
    blue = ["B C-2-3-4-7 horse", "B 3-5-8-10 horse"]
    match = position("B7", columns=blue, rows={"B": "B1 B4 B9"})
    assert [column.score for column in table(match).players[0].columns] == [10, 14]
    assert points(play(match, "passenger B7")) == (24, 0)


def test_e3_a_green_3_must_start_a_new_column() -> None:
    """E3"""
    match = position("G3", columns=["G 4-7-9 horse"], step="stations")
    assert forbidden_by(match, "station G3 1") == "TB-2.2"
    assert legal(match) == {"done", "station G3 new"}
    assert columns(play(match, "station G3 new"), 0) == ["G 4-7-9 horse", "G 3"]


def test_e4_conductor_and_6_onto_red_2_3_5() -> None:
    """E4"""
    match = position("C R6", columns=["R 2-3-5 horse"], step="stations")
    play(match, "station C 1", "station R6 1")
    assert columns(match, 0) == ["R 2-3-5-C-6 horse"]


def test_e5_a_steam_and_a_horse_tram_for_15_money_cards() -> None:
    """E5"""
    match = position("B4 R5", money=20, market="horse horse steam", step="stations")
    play(match, "station B4 new", "station R5 new", "done", "done")
    play(match, "buy steam 1", "buy horse 2", "done")
    assert columns(match, 0) == ["B 4 steam", "R 5 horse"]
    assert len(discard(match).split()) == 15
    assert table(match).players[0].money == 5
    assert market(match) == "horse steam steam"


def test_e6_conductor_and_a_red_card_fill_the_red_row() -> None:
    """E6"""
    match = position("C R4", columns=["R 1 horse"], rows={"R": "R7 R2"})
    play(match, "passenger C R")
    assert points(match) == (0, 0)
    play(match, "passenger R4")
    assert points(match) == (2, 0)
    assert (rows(match), discard(match)) == ({}, "R2 R4 R7 C")

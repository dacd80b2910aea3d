"""Components (TB-C1 to TB-C6)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.trambahn.rules.box import LINES
from tests.games.trambahn.rules.doing import finish_turn, forbidden_by, legal, play
from tests.games.trambahn.rules.position import position
from tests.games.trambahn.rules.seeing import (
    columns,
    deck,
    discard,
    hand,
    market,
    money,
    money_cards,
    points,
    rows,
    table,
)
from tramshed.games.trambahn.game import GAME


def all_cards() -> Counter[str]:
    """Every card of a match just dealt."""
    match = GAME.match(seed=1)
    places = [
        deck(match),
        discard(match),
        *(hand(match, p) + " " + money(match, p) for p in (0, 1)),
    ]
    return Counter(" ".join(places).split())


def test_there_are_112_station_cards() -> None:
    """TB-C1"""
    stations = {card: n for card, n in all_cards().items() if card != "C"}
    assert sum(stations.values()) == 112
    for line in LINES:
        copies = [stations[f"{line}{value}"] for value in range(1, 11)]
        assert copies == [2, 3, 3, 3, 3, 3, 3, 3, 3, 2]


def test_copies_of_a_value_are_identical() -> None:
    """TB-C1: two alike in the hand are one choice."""
    assert legal(position("B5 B5 B5")) == {"passenger B5"}


@pytest.mark.parametrize(
    ("value", "worth"),
    [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (7, 2), (8, 2), (9, 2), (10, 3)],
)
def test_points_of_a_station(value: int, worth: int) -> None:
    """TB-C2"""
    match = position(f"G{value}", step="stations", market="steam", money=10)
    play(match, f"station G{value} new", "done", "done", "buy steam 1")
    (column,) = table(match).players[0].columns
    assert column.points == worth
    assert column.score == 3 * worth


def test_a_full_column_is_15_points() -> None:
    """TB-C2"""
    match = position("B10 B1", columns=["B 1-2-3-4-5-6-7-8-9 horse"], rows={"B": "B2 B2 B3"})
    play(match, "passenger B1", "done", "station B10 1")
    assert table(match).players[0].columns[0].points == 15


def test_there_are_8_conductors() -> None:
    """TB-C3"""
    assert all_cards()["C"] == 8


def test_a_conductor_has_no_points() -> None:
    """TB-C3"""
    match = position("C", columns=["B 4 horse"], step="stations")
    play(match, "station C 1")
    assert table(match).players[0].columns[0].points == 1


def test_a_conductor_has_no_line_and_no_value() -> None:
    """TB-C3: it fits every row and every column that is not complete."""
    match = position("C", columns=["B 9 horse", "R 1 horse"], step="stations")
    assert legal(match) == {"done", "station C 1", "station C 2"} | {
        f"station C new {line}" for line in LINES
    }


def test_one_deck_of_120_cards() -> None:
    """TB-C4"""
    assert sum(all_cards().values()) == 120


@pytest.mark.parametrize("cards", ["B10 B10 R10 R10 G10", "C C C C C", "B1 R2 G3 Y4 C"])
def test_any_card_is_a_thousand_marks(cards: str) -> None:
    """TB-C4: five cards buy a horse tram, whatever they show."""
    match = position("B1", money=cards, columns=["B 4"], step="buying")
    play(match, "buy horse 1", "done")
    assert money_cards(match) == (0, 15)
    assert columns(match, 0) == ["B 4 horse"]


@pytest.mark.parametrize(("tram", "price"), [("horse", 5), ("steam", 10), ("electric", 15)])
def test_price_of_a_tram(tram: str, price: int) -> None:
    """TB-C5"""
    poor = position(money=price - 1, columns=["B 4"], market=tram, step="buying")
    assert forbidden_by(poor, f"buy {tram} 1") == "TB-4.1"
    match = position(money=price, columns=["B 4"], market=tram, step="buying")
    play(match, f"buy {tram} 1")
    assert money_cards(match)[0] == 0
    assert table(match).spent == price


@pytest.mark.parametrize(("tram", "multiplier"), [("horse", 2), ("steam", 3), ("electric", 4)])
def test_multiplier_of_a_tram(tram: str, multiplier: int) -> None:
    """TB-C5"""
    match = position("B1", columns=[f"B 4-7 {tram}"], rows={"B": "B2 B2 B3"})
    play(match, "passenger B1")
    assert points(match) == (3 * multiplier, 0)


@pytest.mark.parametrize("number", range(3, 17))
def test_there_are_16_trams(number: int) -> None:
    """TB-C5: 5 horse, 4 steam, 7 electric; the third to the sixteenth turn up in this order."""
    trams = ["horse"] * 5 + ["steam"] * 4 + ["electric"] * 7
    spots = [f"{line} {value}" for value in range(2, 6) for line in LINES]
    sold, left = trams[: number - 3], trams[number - 3 : number - 1]
    match = position(
        "B1",
        their_columns=[f"{spot} {tram}" for spot, tram in zip(spots, sold, strict=False)],
        market=" ".join(left),
    )
    finish_turn(play(match, "passenger B1"))
    assert market(match) == " ".join([*left, trams[number - 1]])
    assert table(match).trams_left == 16 - number


@pytest.mark.parametrize("line", LINES)
def test_every_line_has_a_row_for_four(line: str) -> None:
    """TB-C6"""
    match = position(f"{line}1 {line}2", rows={line: f"{line}3 {line}4"})
    assert list(table(match).rows) == list(LINES)
    play(match, f"passenger {line}1")
    assert rows(match) == {line: f"{line}3 {line}4 {line}1"}
    assert len(table(match).scorings) == 0
    play(match, f"passenger {line}2")
    assert rows(match) == {}
    assert [scoring.line for scoring in table(match).scorings] == [line]

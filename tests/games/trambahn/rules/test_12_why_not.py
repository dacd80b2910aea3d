"""Why not? Every reason to forbid a move, each with its clause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.trambahn.rules.doing import play
from tests.games.trambahn.rules.position import position
from tramshed.games.trambahn import reasons
from tramshed.games.trambahn.reasons import REASONS
from tramshed.kernel.match import Match

CLAUSES = {
    reasons.OVER_ALREADY: "TB-7.1",
    reasons.NOT_YOUR_TURN: "TB-S0",
    reasons.MUST_PLACE: "TB-1.1",
    reasons.WRONG_STEP: "TB-1.0",
    reasons.NO_SUCH_PASSENGER: "TB-1.1",
    reasons.NO_SUCH_STATION: "TB-2.1",
    reasons.NO_SUCH_COLUMN: "TB-2.1",
    reasons.OTHER_LINE: "TB-2.2",
    reasons.NOT_ASCENDING: "TB-2.2",
    reasons.COMPLETE: "TB-2.4",
    reasons.NO_SUCH_INCOME: "TB-3",
    reasons.NOT_IN_MARKET: "TB-4.1",
    reasons.TOO_DEAR: "TB-4.1",
    reasons.NO_COLUMN_FOR_TRAM: "TB-4.1",
    reasons.HAS_TRAM: "TB-4.1",
}


def laying() -> Match:
    return position("B3 B8 R9 C", columns=["B 4 horse", "R 10 horse"], step="stations")


def buying() -> Match:
    return position(
        money=7, columns=["B 4", "R 5 horse"], market="horse steam electric", step="buying"
    )


def test_every_reason_has_its_clause() -> None:
    """TB-1.1 and all others that can forbid a move."""
    assert {number: reason.clause for number, reason in REASONS.items()} == CLAUSES


@pytest.mark.parametrize(
    ("number", "stand", "move", "seat"),
    [
        (reasons.MUST_PLACE, lambda: position("B5"), "done", 0),
        (reasons.NOT_YOUR_TURN, lambda: position("B5"), "passenger B5", 1),
        (reasons.NOT_YOUR_TURN, lambda: position("B5"), "done", 1),
        (reasons.WRONG_STEP, lambda: position("B5"), "money B5", 0),
        (reasons.NO_SUCH_PASSENGER, lambda: position("B5"), "passenger C R", 0),
        (reasons.NO_SUCH_STATION, laying, "station B5 1", 0),
        (reasons.NO_SUCH_STATION, laying, "station B5 new", 0),
        (reasons.NO_SUCH_COLUMN, laying, "station B8 3", 0),
        (reasons.OTHER_LINE, laying, "station R9 1", 0),
        (reasons.NOT_ASCENDING, laying, "station B3 1", 0),
        (reasons.COMPLETE, laying, "station C 2", 0),
        (reasons.COMPLETE, laying, "station R9 2", 0),
        (reasons.NO_SUCH_INCOME, lambda: position("B5", step="income"), "money B6", 0),
        (reasons.NOT_IN_MARKET, lambda: play(buying(), "buy horse 1"), "buy horse 2", 0),
        (reasons.TOO_DEAR, buying, "buy steam 1", 0),
        (reasons.NO_COLUMN_FOR_TRAM, buying, "buy horse 3", 0),
        (reasons.HAS_TRAM, buying, "buy horse 2", 0),
    ],
)
def test_why_not(number: int, stand: Callable[[], Match], move: str, seat: int) -> None:
    """TB-1.0 to TB-4.1"""
    assert stand().why_not(move, seat) == REASONS[number]


def test_why_not_once_it_is_over() -> None:
    """TB-7.1"""
    match = play(position("B1 B5", rows={"B": "B2 B3 C"}, scorings=9), "passenger B1")
    assert match.why_not("passenger B5") == REASONS[reasons.OVER_ALREADY]

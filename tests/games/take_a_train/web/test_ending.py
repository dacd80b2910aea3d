"""The reckoning at the end: all money that ever changed hands, and what broke a tie."""

from __future__ import annotations

from tests.games.take_a_train.rules.doing import play
from tests.games.take_a_train.rules.position import wagons
from tests.games.take_a_train.web.positions import positions
from tramshed.games.take_a_train.web.ending import INCOME, LOCOMOTIVES, REPLACED, START
from tramshed.games.take_a_train.web.texts import web_words
from tramshed.kernel.match import Match
from tramshed.web.ending import Ending
from tramshed.web.endings import ending_of


def told(match: Match) -> Ending:
    assert match.outcome
    return ending_of(match.position, match.told, match.outcome)


def test_what_was_spent_is_in_it() -> None:
    """Start and income alone would be too much: locomotives and replacements cost."""
    *_, match = positions("passing", 4)
    for account in told(match).accounts:
        by_source = {each.source: sum(each.amounts) for each in account}
        assert by_source[START] == 5000
        assert by_source[LOCOMOTIVES] < 0
        assert by_source.get(REPLACED, 0) <= 0
        assert by_source[INCOME] > 0


def test_amounts_are_told_round_by_round() -> None:
    *_, match = positions("draft", 3)
    seen = match.view(0).table
    for seat, account in enumerate(told(match).accounts):
        income = next(each for each in account if each.source == INCOME)
        assert income.amounts == seen.players[seat].earned


def test_what_breaks_a_tie_is_said() -> None:
    """TT-4.3"""
    market = "food-50 oil-200 oil-250"
    match = wagons(
        seats=3, market=market, rounds=2, cash=[5000, 5000, 4000], objectives={0: "three-oil"}
    )
    decided = told(play(match, "pass", "pass", "pass")).decided
    assert decided
    said = web_words("en").say(decided.message)
    assert said == "Level on money: objectives achieved decide, 3 to 2"


def test_nothing_is_said_where_nothing_was_tied() -> None:
    match = wagons(seats=2, market="food-50 oil-200 oil-250", rounds=2, cash=[5000, 4000])
    assert told(play(match, "pass", "pass")).decided is None

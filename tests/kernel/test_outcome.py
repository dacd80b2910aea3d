"""Outcomes: who has won, and the sentence that says so."""

from __future__ import annotations

import pytest

from tramshed.kernel.outcome import Outcome, concession, told
from tramshed.kernel.words import Words

NAMES = ("Ann", "Ben", "Cas")


def said(outcome: Outcome, reader: int | None = None, language: str = "en") -> str:
    return Words(language, []).say(told(outcome, reader), NAMES, reader)


def test_whoever_concedes_is_last_however_good() -> None:
    outcome = concession((9, 5, 5), (0, 1, 1), 0)
    assert outcome == Outcome((9, 5, 5), (2, 0, 0), 0)
    assert [outcome.of(seat) for seat in range(3)] == ["lost", "shared", "shared"]
    assert said(outcome) == "Ann concedes. Ben and Cas share the victory"
    assert said(outcome, 0) == "You concede. Ben and Cas share the victory"
    assert said(outcome, 1) == "Ann concedes. You share the victory with Cas"


@pytest.mark.parametrize(
    ("outcome", "by_tie_break"),
    [
        (Outcome((5, 5, 3), (0, 1, 2)), True),
        (Outcome((5, 5, 3), (0, 0, 2)), False),
        (Outcome((5, 5, 5), (0, 0, 2)), True),
        (Outcome((5, 4, 4), (0, 1, 2)), False),
        (Outcome((5, 5, 3), (2, 0, 1), 0), False),
    ],
)
def test_a_tie_break_is_seen(outcome: Outcome, by_tie_break: bool) -> None:
    assert outcome.by_tie_break == by_tie_break


def test_the_best_come_first_and_a_tie_in_the_order_of_seats() -> None:
    assert Outcome((1, 7, 7), (2, 0, 0)).order == (1, 2, 0)


def test_languages_have_words_of_their_own() -> None:
    outcome = Outcome((1, 7, 7), (2, 0, 0))
    assert said(outcome, None, "fr") == "Ben et Cas se partagent la victoire"
    assert said(outcome, 1, "ja") == "あなたとCasの同点優勝"

"""How a match ended, in words, for any number of players."""

from __future__ import annotations

import pytest

from tramshed.kernel.outcome import Outcome
from tramshed.server.http.templating import speaker
from tramshed.server.pages.results import Ended
from tramshed.server.words import site_words

SAY = speaker(site_words("en"))


def told(
    scores: tuple[int, ...], ranks: tuple[int, ...], mine: list[int], conceded: int | None = None
) -> tuple[str, str]:
    names = ("Ann", "<Ben>", "Cas", "Dan")[: len(scores)]
    return Ended(names, Outcome(scores, ranks), conceded).result(SAY, mine)


@pytest.mark.parametrize(
    ("scores", "ranks", "mine", "result"),
    [
        ((30, 20), (0, 1), [0], ("won", "You won 30 : 20")),
        ((30, 20), (0, 1), [1], ("lost", "You lost 20 : 30")),
        ((30, 30), (0, 0), [1], ("draw", "A draw, 30 : 30")),
        ((30, 20), (0, 1), [], ("over", "Ann wins 30 : 20")),
        ((20, 30), (1, 0), [0, 1], ("over", "&lt;Ben&gt; wins 30 : 20")),
        ((30, 30), (0, 0), [0, 1], ("over", "A draw, 30 : 30")),
        ((10, 40, 40, 20), (3, 0, 0, 2), [1], ("draw", "A draw, 40 : 40 : 20 : 10")),
        ((10, 40, 40, 20), (3, 0, 0, 2), [0], ("lost", "You lost 10 : 40 : 40 : 20")),
        ((10, 40, 30), (2, 0, 1), [2], ("lost", "You lost 30 : 40 : 10")),
        ((41,), (0,), [0], ("over", "41 points")),
    ],
)
def test_played_to_the_end(
    scores: tuple[int, ...], ranks: tuple[int, ...], mine: list[int], result: tuple[str, str]
) -> None:
    assert told(scores, ranks, mine) == result


@pytest.mark.parametrize(
    ("mine", "result"),
    [
        ([0], ("lost", "You conceded")),
        ([1], ("won", "Ann conceded")),
        ([2], ("lost", "Ann conceded")),
        ([], ("over", "Ann conceded")),
    ],
)
def test_conceded(mine: list[int], result: tuple[str, str]) -> None:
    assert told((50, 40, 30), (2, 0, 1), mine, 0) == result


def test_the_best_come_first() -> None:
    ended = Ended(("Ann", "Ben", "Cas"), Outcome((1, 3, 2), (2, 0, 1)))
    assert ended.ranking() == [(0, "Ben", 3), (1, "Cas", 2), (2, "Ann", 1)]

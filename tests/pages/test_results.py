"""How a match ended, in words, for any number of players."""

from __future__ import annotations

import pytest

from tramshed.kernel.outcome import Outcome
from tramshed.server.pages.results import result
from tramshed.web.result import Ended

NAMES = ("Ann", "<Ben>", "Cas", "Dan")


def told(
    scores: tuple[int, ...],
    ranks: tuple[int, ...],
    mine: list[int],
    conceded: int | None = None,
    game: str = "trambahn",
) -> tuple[str, str]:
    ended = Ended(Outcome(scores, ranks, conceded), NAMES[: len(scores)])
    state, said = result(ended, game, "en", mine)
    return state, said.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("scores", "ranks", "mine", "said"),
    [
        ((30, 20), (0, 1), [0], ("won", "You win, 30 : 20")),
        ((30, 20), (0, 1), [1], ("lost", "Ann wins, 30 : 20")),
        ((30, 30), (0, 0), [1], ("shared", "A draw, 30 : 30")),
        ((30, 30), (1, 0), [0], ("lost", "&lt;Ben&gt; wins, 30 : 30")),
        ((30, 20), (0, 1), [], ("over", "Ann wins, 30 : 20")),
        ((20, 30), (1, 0), [0, 1], ("over", "&lt;Ben&gt; wins, 30 : 20")),
        ((30, 30), (0, 0), [0, 1], ("over", "A draw, 30 : 30")),
        ((9, 40, 40, 2), (2, 0, 0, 3), [1], ("shared", "You share the victory with Cas, 40")),
        ((9, 40, 40, 2), (2, 0, 0, 3), [0], ("lost", "&lt;Ben&gt; and Cas share the victory, 40")),
        ((4, 4, 4, 2), (0, 0, 0, 3), [], ("over", "Ann, &lt;Ben&gt; and Cas share the victory, 4")),
        ((10, 40, 30), (2, 0, 1), [2], ("lost", "&lt;Ben&gt; wins, 40")),
        ((41,), (0,), [0], ("over", "The match is over, 41")),
    ],
)
def test_played_to_the_end(
    scores: tuple[int, ...], ranks: tuple[int, ...], mine: list[int], said: tuple[str, str]
) -> None:
    assert told(scores, ranks, mine) == said


@pytest.mark.parametrize(
    ("mine", "said"),
    [
        ([0], ("lost", "You concede. &lt;Ben&gt; wins")),
        ([1], ("won", "Ann concedes. You win")),
        ([2], ("lost", "Ann concedes. &lt;Ben&gt; wins")),
        ([], ("over", "Ann concedes. &lt;Ben&gt; wins")),
    ],
)
def test_conceded(mine: list[int], said: tuple[str, str]) -> None:
    assert told((50, 40, 30), (2, 0, 1), mine, 0) == said


def test_a_game_writes_its_scores_as_it_likes() -> None:
    assert told((9000, 12500), (1, 0), [], game="take_a_train")[1].endswith("$12,500 : $9,000")

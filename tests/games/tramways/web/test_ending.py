"""The end of a match alone: a total is graded, and says what the next grade takes (TW-6.3)."""

from __future__ import annotations

import pytest

from tests.games.tramways.web.positions import LANGUAGES
from tramshed.games.tramways.web.ending import graded
from tramshed.games.tramways.web.texts import web_words


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (-4, "The town is gloomy; from 20 points on it is glum."),
        (19, "The town is gloomy; from 20 points on it is glum."),
        (20, "The town is glum; from 30 points on it is listless."),
        (99, "The town is radiant; from 100 points on it is ecstatic."),
        (131, "The town is ecstatic: it cannot be happier."),
    ],
)
def test_a_total_is_graded(points: int, said: str) -> None:
    assert web_words("en").say(graded(points).message) == said
    for language in LANGUAGES:
        assert "grade" not in web_words(language).say(graded(points).message)

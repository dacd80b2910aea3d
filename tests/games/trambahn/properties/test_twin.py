"""The engine, its C twin and the object version play the same game."""

from __future__ import annotations

import pytest

from bench import plausible, twin
from bench.engine import Engine


def test_the_c_twin_plays_the_same_games() -> None:
    same = twin.same_games(300)
    if same is None:
        pytest.skip("there is no C compiler")
    assert same


def test_the_object_version_is_plausible() -> None:
    assert not list(plausible.complaints(Engine(twin.GAME)))

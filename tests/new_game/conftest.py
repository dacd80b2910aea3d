from __future__ import annotations

import pytest

from tests.new_game.made import Made, make


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """A new game."""
    return make(tmp_path_factory.mktemp("new") / "games")

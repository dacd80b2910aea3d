"""The tiny game, found through its entry point alone (see `pythonpath` in pyproject.toml)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tramshed.kernel.game import Game


TESTS = Path(__file__).parents[1]
SITE = TESTS / "tiny" / "site"


@pytest.fixture(scope="session")
def tiny() -> Game:
    """The tiny game, as the registry finds it."""
    from tramshed.kernel.registry import game

    return game("tiny")

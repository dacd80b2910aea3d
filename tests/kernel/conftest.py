"""The tiny game is installed here as anybody's would be: found through its entry point alone.

The kernel keeps compiled generic code by a digest of all games' sources, taken when it is first
imported; `pythonpath` in pyproject.toml, or tests/conftest.py, is the place to install it before
any test does that. Until then this works, but after a change in tests/tiny alone the full test run
may load old code from the cache.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tramshed.kernel.game import Game

TESTS = Path(__file__).parents[1]
SITE = TESTS / "tiny" / "site"

if str(SITE) not in sys.path:
    sys.path.append(str(SITE))


@pytest.fixture(scope="session")
def tiny() -> Game:
    """The tiny game, as the registry finds it."""
    from tramshed.kernel.registry import game

    return game("tiny")

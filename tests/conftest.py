"""Rules run with their array bounds checked, unless they run interpreted; and what games' tests
borrow from the house's: a command line, a site and a browser."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tramshed.kernel.game import Game

if os.environ.get("NUMBA_DISABLE_JIT") != "1":
    os.environ["TRAMSHED_CHECKED"] = "1"  # read once, when tramshed.kernel.rule is imported

pytest_plugins = ["tests.browser.fixtures", "tests.terminal.fixtures"]


@pytest.fixture(scope="session")
def tiny() -> Game:
    """The tiny game, found through its entry point alone (see `pythonpath` in pyproject.toml)."""
    from tramshed.kernel.registry import game

    return game("tiny")

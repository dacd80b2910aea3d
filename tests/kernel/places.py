"""Where the tests are, and what makes the tiny game one of the games (see `pythonpath` in
pyproject.toml)."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).parents[1]
SITE = TESTS / "tiny" / "site"

"""Every clause of the rules has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

from last_tram.game import GAME
from tramshed.kernel.clauses import read_rules


def test_every_clause_has_a_test() -> None:
    rules = read_rules(GAME.folder / "rules", "en")
    assert rules
    tests = (Path(__file__).parent / "test_rules.py").read_text("utf-8")
    assert set(rules.clauses) == set(re.findall(r'"""(\S+)"""', tests))

"""Every clause of the rules has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

from tramshed.games.trambahn.game import GAME


def test_every_clause_has_a_test() -> None:
    rules = (GAME.folder / "rules" / "en.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^- (TB-\S+?)\. ", rules, re.MULTILINE))
    assert len(clauses) == 33
    modules = Path(__file__).parent.glob("test_*.py")
    tests = "".join(module.read_text(encoding="utf-8") for module in modules)
    docstrings = " ".join(re.findall(r'^    """(.+?)"""', tests, re.MULTILINE | re.DOTALL))
    assert clauses <= set(re.findall(r"TB-[CS]?\d(?:\.\d)?", docstrings))

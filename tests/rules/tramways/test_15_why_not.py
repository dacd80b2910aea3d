"""Every reason names its clause; every reason occurs."""

from __future__ import annotations

import re
from pathlib import Path

from tramshed.games.tramways.game import GAME
from tramshed.games.tramways.reasons import REASONS

HERE = Path(__file__).parent


def test_every_reason_is_met_in_a_test() -> None:
    """TW-1.1: an answer to "why not?" that no position gives would be untested."""
    tests = "".join(file.read_text("utf-8") for file in HERE.glob("test_*.py"))
    named = set(re.findall(r"why\.[a-z-]+", tests))
    elsewhere = {
        "why.over",
        "why.not-awaited",
        "why.wrong-step",
        "why.no-such-book",
        "why.empty-book",
        "why.not-in-book",
        "why.empty-pile",
        "why.not-on-offer",
        "why.not-yours",
        "why.too-dear",
        "why.bid-to-the-left",
        "why.no-more-tickets",
        "why.not-supplied",
        "why.no-passengers-left",
        "why.second-phase",
    }
    assert {reason.message for reason in REASONS.values()} <= named | elsewhere


def test_every_reason_names_a_clause() -> None:
    rules = (GAME.folder / "rules" / "en.md").read_text("utf-8")
    clauses = set(re.findall(r"^- (TW-\S+?)\. ", rules, re.MULTILINE))
    assert {reason.clause for reason in REASONS.values()} <= clauses

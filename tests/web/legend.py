"""Is a game's legend complete? Every thing that says what it is finds its entry, every entry is of
use, and the clauses it names are in the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tramshed.kernel.clauses import read_rules
from tramshed.kernel.registry import root
from tramshed.server.words import game_words
from tramshed.terminal.language import languages
from tramshed.web.contract import page_of

ABOUT = re.compile(r'aria-describedby="about-([\w-]+)"')
THING = re.compile(r'<[^>]*aria-describedby="about-[^>]*>')


def assert_explained(name: str, pages: Iterable[str]) -> None:
    """Whatever lies on these tables; among them is every kind of thing."""
    known, met = set(legend(name, "en")), set()
    for page in pages:
        met |= set(ABOUT.findall(page))
        assert met <= known, f"no entry: {met - known}"
        for thing in THING.findall(page):
            assert "<button" in thing or 'tabindex="-1"' in thing, f"no arrow leads to {thing}"
    assert known <= met, f"never met: {known - met}"


def assert_said_everywhere(name: str) -> None:
    """In all languages, with clauses that the rules have."""
    for language in languages():
        rules = read_rules(root(name) / "rules", language)
        assert rules
        for kind, told in legend(name, language).items():
            assert "web." not in told, f"{kind} in {language}"
            named = re.findall(r'href="/rules#([\w.-]+)"', told)
            assert named, f"{kind} names no clause"
            assert set(named) <= set(rules.clauses), kind


def legend(name: str, language: str) -> dict[str, str]:
    told = page_of(name).legend(game_words(language, name), "/rules")
    return {kind: str(entry) for kind, entry in told.items()}

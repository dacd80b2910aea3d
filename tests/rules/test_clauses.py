"""Every game's rules, clause by clause: each has a test, and says the same in every language."""

from __future__ import annotations

import re

import pytest

import tramshed
from tests.discovery import facts, folder_of, games
from tramshed.kernel.clauses import MENTION, Rules, blocks, read_rules
from tramshed.kernel.registry import root
from tramshed.server.pages.rules import with_links
from tramshed.terminal import rules

QUOTED = re.compile(r"[“«「„]\s*(\w+)\s*[”»」“]")
PAGES = [
    (name, file.stem) for name in games() for file in sorted((root(name) / "rules").glob("*.md"))
]
TRANSLATIONS = [(name, language) for name, language in PAGES if language != "en"]


def read(name: str, language: str = "en") -> Rules:
    found = read_rules(root(name) / "rules", language)
    assert found
    assert found.language == language
    return found


def rulings(rules: Rules) -> dict[str, int]:
    """How many sentences of each clause begin with the word for a ruling, which the introduction
    names in quotes."""
    word = QUOTED.search(rules.about)
    assert word, "the introduction does not say how a ruling begins"
    ruling = re.compile(rf"{word[1]}\s?[:\uff1a]")
    return {clause: len(ruling.findall(text)) for clause, text in rules.clauses.items()}


@pytest.mark.parametrize("name", games())
def test_every_clause_has_a_test(name: str) -> None:
    """One that names it in its docstring."""
    modules = (folder_of(name) / "rules").glob("test_*.py")
    tests = "".join(module.read_text(encoding="utf-8") for module in modules)
    docstrings = " ".join(re.findall(r'^    """(.+?)"""', tests, re.MULTILINE | re.DOTALL))
    assert set(read(name).clauses) - set(MENTION.findall(docstrings)) == set()


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_the_rules_are_complete(name: str, language: str) -> None:
    there = read(name, language)
    assert list(there.clauses) == list(read(name).clauses)
    assert len(there.clauses) == facts(name).clauses
    assert len(there.sections) == len(read(name).sections)
    reasons = tramshed.game(name).reasons.values()
    assert {reason.clause for reason in reasons} <= set(there.clauses)


@pytest.mark.parametrize(("name", "language"), TRANSLATIONS)
def test_the_rules_have_the_same_rulings_and_references(name: str, language: str) -> None:
    english, other = read(name), read(name, language)
    assert rulings(other) == rulings(english)
    assert any(rulings(english).values())
    for clause, text in english.clauses.items():
        assert MENTION.findall(text) == MENTION.findall(other.clauses[clause]), clause


@pytest.mark.parametrize(("name", "language"), TRANSLATIONS)
def test_the_rules_have_the_same_paragraphs_and_lists(name: str, language: str) -> None:
    other = read(name, language).clauses
    for clause, text in read(name).clauses.items():
        assert _shape(text) == _shape(other[clause]), clause


def _shape(text: str) -> list[int]:
    """How many things each list has; a paragraph has none."""
    return [0 if isinstance(block, str) else len(block) for block in blocks(text)]


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_mentioned_clauses_exist_and_are_linked(name: str, language: str) -> None:
    known = read(name, language).clauses
    for clause, text in known.items():
        for mention in MENTION.findall(text):
            assert mention in known, clause
            assert f'href="#{mention}"' in with_links(text, known)


def test_finding_clauses() -> None:
    """By the whole id, by a part of it, or by words: in Trambahn."""
    folder = root("trambahn") / "rules"
    assert list(rules.find(folder, "en", "TB-2.2")) == ["TB-2.2"]
    assert list(rules.find(folder, "en", "c3")) == ["TB-C3"]
    assert list(rules.find(folder, "en", "tb-4")) == ["TB-4.1", "TB-4.2"]
    assert list(rules.find(folder, "en", "scoring")) == ["TB-6.1", "TB-6.2", "TB-6.3"]
    assert "TB-5.5" in rules.find(folder, "en", "empty hand")
    assert rules.find(folder, "en", "") == {}
    assert rules.clauses(folder, "de") == rules.clauses(folder, "en")

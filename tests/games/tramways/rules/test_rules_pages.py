"""The rules for players say the same in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tramshed.games.tramways as home
from tramshed.kernel.clauses import MENTION, Rules, read_rules
from tramshed.server.pages.rules import with_links

FOLDER = Path(home.__file__).parent / "rules"
RULING = {"en": "Ruling: ", "fr": "Décision : ", "ja": "裁定"}


def rules(language: str) -> Rules:
    found = read_rules(FOLDER, language)
    assert found
    assert found.language == language
    return found


def clauses(language: str) -> dict[str, str]:
    return {
        name: text for section in rules(language).sections for name, text in section.clauses.items()
    }


def test_all_clauses_are_there() -> None:
    assert len(clauses("en")) == 51


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_languages_have_the_same_clauses(language: str) -> None:
    assert list(clauses(language)) == list(clauses("en"))
    assert len(rules(language).sections) == len(rules("en").sections)


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_languages_have_the_same_rulings_numbers_and_labels(language: str) -> None:
    for name, text in clauses("en").items():
        other = clauses(language)[name]
        assert text.count(RULING["en"]) == other.count(RULING[language]), name
        assert MENTION.findall(text) == MENTION.findall(other), name
        labels = r"\b[A-J][1-9]\b"
        assert set(re.findall(labels, text)) == set(re.findall(labels, other, re.ASCII)), name


@pytest.mark.parametrize("language", RULING)
def test_mentioned_clauses_exist_and_are_linked(language: str) -> None:
    known = clauses(language)
    for name, text in known.items():
        for mention in MENTION.findall(text):
            assert mention in known, name
    assert 'href="#TW-3.2a"' in with_links(known["TW-3.2"], set(known))

"""The rules for players name the same parcels in every language."""

from __future__ import annotations

import re

import pytest

from tramshed.kernel.clauses import read_rules
from tramshed.kernel.registry import root
from tramshed.terminal.language import languages

LABELS = r"\b[A-J][1-9]\b"


def clauses(language: str) -> dict[str, str]:
    found = read_rules(root("tramways") / "rules", language)
    assert found
    return found.clauses


@pytest.mark.parametrize("language", languages()[1:])
def test_languages_have_the_same_labels(language: str) -> None:
    for name, text in clauses("en").items():
        other = re.findall(LABELS, clauses(language)[name], re.ASCII)
        assert set(re.findall(LABELS, text)) == set(other), name

"""The catalogues of every game's pages."""

from __future__ import annotations

import re

import pytest

from tests.discovery import languages_of
from tests.web.catalogues import catalogue
from tests.web.drawn import drawn
from tramshed.kernel.registry import root

PAGES = {name: root(name) / "web" for name in drawn()}
TRANSLATIONS = [
    (name, language)
    for name, pages in PAGES.items()
    for language in languages_of(pages / "locale")
    if language != "en"
]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_speaks_the_languages_of_its_game(name: str) -> None:
    assert languages_of(PAGES[name] / "locale") == languages_of(root(name) / "locale")


@pytest.mark.parametrize(("name", "language"), TRANSLATIONS)
def test_no_language_misses_a_sentence_or_a_value(name: str, language: str) -> None:
    pages = PAGES[name]
    english, other = catalogue(pages, "en"), catalogue(pages, language)
    assert set(english) == set(other)
    for said in english:
        wanted, found = (
            set(re.findall(r"\{\w+\}|#", str(each[said]))) for each in (english, other)
        )
        assert wanted == found, said
        assert other[said]

"""The catalogues of every game's pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.catalogues import catalogue
from tramshed import games

PAGES = sorted(Path(str(games.__file__)).parent.glob("*/web"))


@pytest.mark.parametrize("language", ["fr", "ja"])
@pytest.mark.parametrize("pages", PAGES, ids=[pages.parent.name for pages in PAGES])
def test_no_language_misses_a_sentence_or_a_value(pages: Path, language: str) -> None:
    english, other = catalogue(pages, "en"), catalogue(pages, language)
    assert set(english) == set(other)
    for name in english:
        wanted, found = (
            set(re.findall(r"\{\w+\}|#", str(each[name]))) for each in (english, other)
        )
        assert wanted == found, name
        assert other[name]

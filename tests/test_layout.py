"""A game brings its tests with it, laid out as every other's; whoever leaves some out is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import discovery
from tests.discovery import TESTS, facts, folder_of, games, left_out


@pytest.mark.parametrize("name", games())
def test_a_game_has_its_tests(name: str) -> None:
    assert list(left_out(name)) == []


def test_every_folder_is_a_games() -> None:
    folders = {file.parent.name for file in (TESTS / "games").glob("*/__init__.py")}
    assert folders == set(games())


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A house without any tests."""
    monkeypatch.setattr(discovery, "TESTS", tmp_path / "tests")
    facts.cache_clear()
    yield
    facts.cache_clear()


@pytest.mark.usefixtures("elsewhere")
def test_a_game_that_nobody_tests_is_missed() -> None:
    said = r"^tests/games/tiny/facts\.py is missing: the house's tests know nothing of tiny"
    with pytest.raises(LookupError, match=said):
        facts("tiny")


@pytest.mark.usefixtures("elsewhere")
def test_whatever_a_game_has_is_to_be_tested() -> None:
    """Trambahn has a page and is drawn in the terminal."""
    folder_of("trambahn").mkdir(parents=True)
    (folder_of("trambahn") / "facts.py").touch()
    missed = [line.partition(":")[0] for line in left_out("trambahn")]
    assert missed == [
        "tests/games/trambahn/rules/test_*.py is missing",
        "tests/games/trambahn/golden/playthrough-2.txt is missing",
        "tests/games/trambahn/terminal/golden/whole.match is missing",
        "tests/games/trambahn/terminal/golden/*-en.txt is missing",
        "tests/games/trambahn/web/colours.py is missing",
        "tests/games/trambahn/web/test_*.py is missing",
        "tests/games/trambahn/browser/test_*.py is missing",
    ]

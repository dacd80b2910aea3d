"""Which drawing a game gets: its own, whatever package it is in, or a plain one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tramshed.kernel import registry
from tramshed.text import plain
from tramshed.text.contract import PLAIN, GameText, text_of

GAMES = sorted(registry.metas())

OWN = """
from rich.text import Text
from tramshed.text.contract import GameText

TEXT = GameText(draw=lambda seen, names, words: Text("their own table"), listed=("thing",))
"""


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_drawn(name: str) -> None:
    text = text_of(name)
    assert isinstance(text, GameText)
    folder = registry.root(name)
    brings = (folder / "text.py").exists() or (folder / "text").is_dir()
    assert brings == (text is not PLAIN) == (text.draw is not plain.draw)


@pytest.fixture
def theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of somebody else's, with a game `theirs` in it."""
    folder = tmp_path / "their_games" / "theirs"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    known = registry._packages
    monkeypatch.setattr(registry, "_packages", lambda: known() | {"theirs": "their_games.theirs"})
    text_of.cache_clear()
    yield folder
    text_of.cache_clear()
    for name in [name for name in sys.modules if name.startswith("their_games")]:
        del sys.modules[name]


def test_a_game_of_another_package_brings_its_drawing(theirs: Path) -> None:
    (theirs / "text.py").write_text(OWN)
    text = text_of("theirs")
    assert str(text.draw(None, (), None)) == "their own table"  # type: ignore[arg-type]
    assert text.listed == ("thing",)
    assert text.label is plain.label  # what it leaves out


def test_or_is_drawn_plainly(theirs: Path) -> None:
    assert text_of("theirs") is PLAIN

"""Games are found without a list: folders beside the others, and entry points."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.kernel.processes import python
from tests.tiny.meta import META
from tramshed.kernel import drive
from tramshed.kernel.errors import UnknownGame
from tramshed.kernel.game import Game
from tramshed.kernel.registry import bulk, game, metas


def test_a_game_is_found_by_its_entry_point(tiny: Game) -> None:
    from tests.tiny.game import GAME

    assert tiny is GAME
    assert metas()["tiny"] is META
    assert repr(tiny) == "<Game tiny>"


def test_games_come_by_name_and_are_loaded_once() -> None:
    assert list(metas()) == sorted(metas())
    assert "trambahn" in metas()
    assert game("trambahn") is game("trambahn")


def test_the_bulk_of_a_game_tells_how_long_it_will_compile() -> None:
    assert bulk("tiny") < bulk("trambahn") < bulk("take_a_train") < bulk("tramways")


def test_no_two_games_share_a_layout(tiny: Game) -> None:
    """Compiled code knows a game by its records' layout alone."""
    with pytest.raises(ValueError, match="records of the same layout"):
        replace(tiny, meta=META)
    assert drive.actors(tiny.new_state(META.setup(2), bytes(16))) == 0b11


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are: .*tiny, tr"):
        game("chess")


def test_listing_games_loads_no_rules() -> None:
    loaded = python(
        "-c",
        "import sys; from tramshed.kernel.registry import metas; print(*metas());"
        "print(*(m for m in ('numba', 'tests.tiny.game', 'tests.tiny.state') if m in sys.modules))",
    )
    names, rules = loaded.split("\n")[:2]
    assert {"tiny", "trambahn"} <= set(names.split())
    assert rules == ""


def test_an_installed_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "toys-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tramshed.games]\nmarbles = toys.marbles\n")
    package = tmp_path / "toys" / "marbles"
    package.mkdir(parents=True)
    for folder in (package.parent, package):
        (folder / "__init__.py").touch()
    (package / "meta.py").write_text(
        "from tramshed.kernel.setup import Meta\n"
        "META = Meta('marbles', 'Marbles', 'Nobody', 1, (2,), 'Round.')\n"
    )
    assert "marbles" not in metas()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert metas()["marbles"].title == "Marbles"

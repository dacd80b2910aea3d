"""What a game can be called, and what follows from its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.new_game.made import CLAUSES, NAME, TITLE, Made
from tramshed.cli import main
from tramshed.new_game.names import BadName, Names, names_of
from tramshed.new_game.write import MODEL, OF_MODEL, new_game, renamed


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("harbour_lights", Names("harbour_lights", "harbour-lights", "Harbour Lights", "HL")),
        ("harbour-lights", Names("harbour_lights", "harbour-lights", "Harbour Lights", "HL")),
        ("ludo", Names("ludo", "ludo", "Ludo", "LU")),
        ("six_nimmt_6", Names("six_nimmt_6", "six-nimmt-6", "Six Nimmt 6", "SN")),
    ],
)
def test_everything_follows_from_the_name(name: str, names: Names) -> None:
    assert names_of(name, ()) == names


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "lower-case letters"),
        ("x", "lower-case letters"),
        ("Ludo", "lower-case letters"),
        ("my game", "lower-case letters"),
        ("../ludo", "lower-case letters"),
        ("_ludo", "lower-case letters"),
        ("ludo_", "lower-case letters"),
        ("2048", "lower-case letters"),
        ("größe", "lower-case letters"),
        ("a" * 41, "lower-case letters"),
        ("trambahn", "such a game already"),
        ("take-a-train", "such a game already"),
        ("class", "a word of Python’s"),
        ("match", "a word of Python’s"),
        ("live", "this one is taken"),
        ("hand", "this one is taken"),
        ("shape", "this one is taken"),
        ("random", "Python package or module"),
        ("numpy", "Python package or module"),
        ("tramshed", "Python package or module"),
    ],
)
def test_bad_names_are_refused_with_why(
    name: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadName, match=why):
        new_game(name)
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ludo").mkdir()
    assert main(["new-game", "ludo"]) == 2
    assert "there is 'ludo' already" in capsys.readouterr().err
    assert main(["new-game", "ludo", "--folder", "games/mine"]) == 0
    assert (tmp_path / "games" / "mine" / "src" / "ludo" / "game.py").is_file()


def test_only_names_are_replaced() -> None:
    ludo = names_of("ludo", ())
    text = "from last_tram import x  # Last Tram (LT-1.2), the last tram; DEFAULT-1, ALT-2"
    assert (
        renamed(text, ludo)
        == "from ludo import x  # Ludo (LU-1.2), the last tram; DEFAULT-1, ALT-2"
    )


def test_nothing_of_the_model_s_names_is_left(made: Made) -> None:
    files = [file for file in made.folder.rglob("*") if file.is_file()]
    assert len(files) == len([f for f in MODEL.rglob("*") if f.is_file() and f.suffix != ".pyc"])
    left = (OF_MODEL.package, OF_MODEL.distribution, OF_MODEL.title, f" {OF_MODEL.clauses}-")
    for file in files:
        text = file.read_text("utf-8")
        assert not [name for name in left if name in text or name in str(file)], file
    state = (made.folder / "src" / NAME / "state.py").read_text("utf-8")
    assert state.count(f"    {NAME}: u1") == 2
    rules = (made.folder / "src" / NAME / "rules" / "en.md").read_text("utf-8")
    assert rules.startswith(f"# {TITLE}\n")
    assert f"- {CLAUSES}-1.1. " in rules

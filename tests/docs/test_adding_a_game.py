"""docs/adding-a-game.md tells the truth of the game that `tramshed new-game` writes."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.docs.test_docs import ROOT
from tests.new_game.made import Made, install
from tramshed.new_game.write import MODEL, OF_MODEL
from tramshed.terminal.arguments import CommandLine

PAGE = ROOT / "docs" / "adding-a-game.md"
TEXT = PAGE.read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
GAME = MODEL / "src" / OF_MODEL.package

RUN = "import doctest, sys; sys.exit(doctest.testfile(sys.argv[1], False, encoding='utf-8').failed)"


def test_examples_run(tmp_path: Path) -> None:
    made = Made(MODEL, install(MODEL, tmp_path / "installed"))
    ran = made.run("-c", RUN, str(PAGE), cwd=tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_every_file_it_names_is_there_and_the_other_way_round() -> None:
    (table,) = re.findall(r"^\| file \|.*\n\|[-|]+\n((?:\|.*\n)+)", TEXT, re.MULTILINE)
    named = {
        name for row in table.splitlines() for name in re.findall(r"`([^`]+)`", row.split("|")[1])
    }
    there = {f"{path.name}/" if path.is_dir() else path.name for path in GAME.iterdir()}
    aside = {"__init__.py", "__pycache__/"}
    assert {name for name in named if "/" not in name[:-1]} | {"rules/", "locale/"} == there - aside
    assert all((GAME / name).exists() for name in named)


@pytest.mark.parametrize("block", [text for kind, text in BLOCKS if kind in ("python", "toml")])
def test_the_code_it_shows_stands_in_a_game(block: str) -> None:
    files = [
        *MODEL.rglob("*.py"),
        MODEL / "pyproject.toml",
        *(ROOT / "tests" / "tiny").glob("*.py"),
    ]
    sources = " ".join(" ".join(file.read_text("utf-8").split()) for file in files)
    missing = [line for line in block.splitlines() if " ".join(line.split()) not in sources]
    assert not missing


def test_every_command_can_be_given() -> None:
    lines = [line for kind, text in BLOCKS if not kind for line in text.splitlines()]
    commands = [shlex.split(line, comments=True) for line in lines if line.startswith("tramshed ")]
    assert len(commands) == 5
    for command in commands:
        assert CommandLine("en").read(command[1:]).command

"""A game's `__init__.py` says where each clause is: the way from the rulebook into the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.discovery import TESTS, games
from tramshed.kernel.clauses import read_rules
from tramshed.kernel.registry import metas, root

ROW = re.compile(r"^    ((?:[A-Z]{2}-[\w.]+(?:, )?)+)  +\S", re.MULTILINE)
"""A row begins with the clauses, or the chapters, that it is about."""
PLACE = re.compile(r"(?<![\w/])(?:\w+/)*\w+(?:\.py|/)(?!\w)")
"""A module, or a folder."""
CHAPTER = re.compile(r"^([A-Z]{2}-(?:[A-Z]|\d+))")
INDEXED = [name for name in games() if read_rules(root(name) / "rules", "en")]


def index_of(folder: Path) -> str:
    module = ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))
    return ast.get_docstring(module, clean=False) or ""


@pytest.mark.parametrize("name", INDEXED)
def test_every_clause_has_a_row(name: str) -> None:
    """By its own number, without the letter of a part, or by its chapter's."""
    rows = {each for row in ROW.findall(index_of(root(name))) for each in row.split(", ")}
    rules = read_rules(root(name) / "rules", "en")
    assert rules
    missing = [
        clause
        for clause in rules.clauses
        if not rows & {clause, clause.rstrip("abc"), _chapter(clause)}
    ]
    assert missing == []


@pytest.mark.parametrize("name", INDEXED)
def test_every_row_is_about_something(name: str) -> None:
    """No row outlives its clause."""
    rules = read_rules(root(name) / "rules", "en")
    assert rules
    known = {*rules.clauses, *map(_chapter, rules.clauses)}
    rows = {each for row in ROW.findall(index_of(root(name))) for each in row.split(", ")}
    assert rows - known == set()


@pytest.mark.parametrize("name", INDEXED)
def test_every_place_exists(name: str) -> None:
    """In the game's index, and in those of its folders that have one."""
    folders = [file.parent for file in root(name).rglob("__init__.py")]
    indexes = {folder: index_of(folder) for folder in folders}
    for folder, index in indexes.items():
        places = PLACE.findall(index) if ROW.search(index) else []
        assert [place for place in places if not (folder / place).exists()] == [], folder.name


def test_the_chapters_at_a_glance_exist() -> None:
    """The table in docs/architecture.md: a column a game, modules and folders by their names."""
    text = (TESTS.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    head, _, *rows = text[text.index("| chapter |") :].split("\n\n")[0].splitlines()
    titles = [cell.strip() for cell in head.split("|")[2:-1]]
    folders = {meta.title: root(name) for name, meta in metas().items()}
    for row in rows:
        for title, cell in zip(titles, row.split("|")[2:-1], strict=True):
            for place in re.findall(r"`([\w/]+)`", cell):
                found = [*folders[title].rglob(place if place.endswith("/") else f"{place}.py")]
                assert found, f"{title}: {place}"


def _chapter(clause: str) -> str:
    found = CHAPTER.match(clause)
    assert found, clause
    return found[1]

"""The documents are true: their examples run, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import tramshed

ROOT = Path(tramshed.__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if page.name != "adding-a-game.md"],  # see test_adding_a_game.py
    ids=lambda page: page.name,
)
def test_examples_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if ":" not in link and not (page.parent / link).exists()]
    assert not missing


def test_docstring_examples_run() -> None:
    failed, tried = doctest.testmod(tramshed)
    assert (failed, tried > 0) == (0, True)


def test_readme_names_the_make_targets_there_are() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"make ([a-z]+)", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert named <= targets

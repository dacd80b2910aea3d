"""What compiled code depends on: everything below its root but what looks on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.places import TESTS
from tramshed.kernel.sources import KERNEL, counted, digest, root_among

COUNTED = [
    "turn.py",
    "timetable.py",
    "context.py",
    "track/laying.py",
    "track/audit.py",
    "track/web/rails.py",
    "edition/prices.toml",
]
ASIDE = [
    "audit.py",
    "audit/cards.py",
    "planning/payment.py",
    "shown/table.py",
    "text.py",
    "text/words/names.py",
    "web/page.py",
    "locale/en.po",
    "rules/en.md",
    "__pycache__/turn.pyc",
    "track/__pycache__/laying.pyc",
    ".turn.py.swp",
]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    write(tmp_path, "meta.py", "A = 1\n")
    return tmp_path


def write(root: Path, name: str, text: str) -> str:
    """Write a file below a root; the digest then."""
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    digest.cache_clear()
    return digest(root)


@pytest.mark.parametrize("name", COUNTED)
def test_an_edit_changes_the_digest(root: Path, name: str) -> None:
    before = digest(root)
    first = write(root, name, "A = 1\n")
    second = write(root, name, "A = 2\n")
    assert len({before, first, second}) == 3
    assert write(root, name, "A = 1\n") == first


@pytest.mark.parametrize("name", ASIDE)
def test_an_edit_of_what_looks_on_does_not(root: Path, name: str) -> None:
    before = digest(root)
    assert write(root, name, "A = 1\n") == before


def test_what_moves_changes_the_digest(root: Path) -> None:
    before = write(root, "one.py", "A = 1\n")
    (root / "one.py").rename(root / "two.py")
    digest.cache_clear()
    assert digest(root) != before


def test_only_a_game_has_onlookers(tmp_path: Path) -> None:
    before = write(tmp_path, "text.py", "A = 1\n")
    assert write(tmp_path, "text.py", "A = 2\n") != before


def test_the_kernel_does_not_depend_on_its_kit() -> None:
    names = {file.relative_to(KERNEL).parts[0] for file in counted(KERNEL)}
    assert "rule.py" in names
    assert not names & {"conformance", "locale"}


def test_the_root_among_a_module_is_its_game(tmp_path: Path) -> None:
    tiny = TESTS / "tiny"
    assert root_among("tests.tiny.turn", tiny / "turn.py") == tiny
    assert root_among("tests.tiny.a.b", tiny / "a" / "b" / "__init__.py") == tiny
    assert root_among("tests.properties.watching", TESTS / "properties" / "watching.py") == (
        TESTS / "properties"
    )
    assert root_among("tramshed.kernel.a.b", KERNEL / "a" / "b.py") == KERNEL


def test_a_description_above_all_packages_is_nobodys(root: Path) -> None:
    """Somebody's `meta.py` in the folder on the path does not make everything there a game."""
    assert root_among("pack.turn", root / "pack" / "turn.py") == root / "pack"

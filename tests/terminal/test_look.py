"""The look of every game that is drawn: screens in the middle of matches, at 80 columns, without
colour. A match in a game's terminal/golden is one, if there is a screen beside it.

After a wanted change: `python -m tests.terminal.test_look` writes the goldens anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import tramshed
from tests.discovery import folder_of, with_part
from tests.terminal.looking import drawn, screen_of
from tramshed.terminal.language import languages

MATCHES = [
    file
    for name in with_part("text")
    for file in sorted((folder_of(name) / "terminal" / "golden").glob("*.match"))
]


def golden(file: Path, language: str) -> Path:
    """The screen that goes with a match."""
    return file.with_name(f"{file.stem}-{language}.txt")


def name_of(file: Path) -> str:
    return f"{file.parents[2].name}-{file.stem}"


SCREENS = [file for file in MATCHES if golden(file, "en").exists()]
LOOKED_AT = [
    pytest.param(file, language, id=f"{name_of(file)}-{language}")
    for file in SCREENS
    for language in languages()
    if golden(file, language).exists()
]


@pytest.mark.parametrize(("file", "language"), LOOKED_AT)
def test_a_screen_in_the_middle_of_a_match(
    file: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = screen_of(tramshed.load(file), language, monkeypatch)
    assert shown == golden(file, language).read_text("utf-8")


OPEN = "→ …"
"""Nothing is cut here: whereto is still to be chosen."""


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("file", MATCHES, ids=name_of)
def test_every_table_of_a_match_fits(file: Path, width: int) -> None:
    from rich.cells import cell_len

    match = tramshed.load(file)
    for number in range(0, len(match.turns) + 1, 13):
        position = match.copy(number)
        for seat in (*range(min(2, match.setup.seats)), tramshed.SPECTATOR):
            lines = drawn(position, seat, width)
            assert max(map(cell_len, lines)) <= width
            said = [line.replace(OPEN, "") for line in lines]
            cut = [line for line in said if "…" in line and not line.startswith("  ")]
            assert not cut or width < 80


def rewrite() -> None:
    with pytest.MonkeyPatch.context() as patch:
        for file in SCREENS:
            for language in languages():
                shown = screen_of(tramshed.load(file), language, patch)
                golden(file, language).write_text(shown, "utf-8")


if __name__ == "__main__":
    rewrite()

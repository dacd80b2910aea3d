"""The look: screens in the middle of matches, at 80 columns, without colour.

After a wanted change: `python -m tests.terminal.test_look` writes the goldens anew.
"""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import tramshed
from tests.games.take_a_train.terminal import matches as take_a_train
from tests.games.trambahn.terminal import matches as trambahn
from tests.games.tramways.terminal import matches as tramways
from tramshed.games.trambahn import text
from tramshed.kernel.match import Match
from tramshed.terminal.chairs import chairs_of
from tramshed.terminal.keeping import Keeper
from tramshed.terminal.language import languages, words
from tramshed.terminal.screen import Screen
from tramshed.terminal.session import Session
from tramshed.text.contract import text_of

SCREENS = (
    trambahn.MID,
    take_a_train.AUCTION,
    take_a_train.SCORING,
    take_a_train.WAGONS,
    tramways.AUCTION,
    tramways.TRACK,
    tramways.TRIP,
    tramways.SOLO,
)


def screen_of(match: Match, language: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a person sees first when going on with a match."""
    monkeypatch.setenv("COLUMNS", "80")
    out = io.StringIO()
    screen = Screen(words(language, match.game.folder), io.StringIO("quit\n"), out)
    keeper = Keeper(match)
    keeper.saved_at = len(match.turns)
    Session(match, chairs_of(match.names), screen, keeper).run()
    return out.getvalue()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", SCREENS)
def test_a_screen_in_the_middle_of_a_match(
    file: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = screen_of(tramshed.load(file), language, monkeypatch)
    assert shown == golden(file, language).read_text("utf-8")


def golden(file: Path, language: str) -> Path:
    """The screen that goes with a match."""
    return file.with_name(f"{file.stem}-{language}.txt")


def drawn(match: Match, seat: int, width: int, *, colour: bool = False) -> list[str]:
    console = Console(
        file=io.StringIO(),
        width=width,
        force_terminal=colour,
        color_system="standard" if colour else None,
    )
    table = match.view(seat).table
    with console.capture() as captured:
        text = text_of(match.game.name)
        console.print(text.draw(table, match.names, words("fr", match.game.folder)))
    return captured.get().splitlines()


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize(
    "file",
    [
        trambahn.WHOLE,
        take_a_train.WHOLE,
        take_a_train.AUCTION,
        take_a_train.WAGONS,
        tramways.WHOLE,
        tramways.AUCTION,
    ],
)
def test_every_table_of_a_match_fits(file: Path, width: int) -> None:
    from rich.cells import cell_len

    match = tramshed.load(file)
    for number in range(0, len(match.turns) + 1, 13):
        position = match.copy(number)
        for seat in (0, 1, tramshed.SPECTATOR):
            lines = drawn(position, seat, width)
            assert max(map(cell_len, lines)) <= width
            cut = [line for line in lines if "…" in line and not line.startswith("  ")]
            assert not cut or width < 80


def test_nothing_is_said_by_colour_alone() -> None:
    plain = "\n".join(drawn(tramshed.load(trambahn.MID), 0, 80))
    for line, sign in text.SIGNS.items():
        assert f"{sign}{line}" in plain
    assert "\x1b[" in "\n".join(drawn(tramshed.load(trambahn.MID), 0, 80, colour=True))


def rewrite() -> None:
    with pytest.MonkeyPatch.context() as patch:
        for file in SCREENS:
            for language in languages():
                shown = screen_of(tramshed.load(file), language, patch)
                golden(file, language).write_text(shown, "utf-8")


if __name__ == "__main__":
    rewrite()

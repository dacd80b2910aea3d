"""What a person sees of a match at the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tramshed.bots.levels import shown
from tramshed.kernel.match import Match
from tramshed.terminal.chairs import chairs_of
from tramshed.terminal.keeping import Keeper
from tramshed.terminal.language import words
from tramshed.terminal.screen import Screen
from tramshed.terminal.session import Session
from tramshed.text.contract import text_of


def screen_of(match: Match, language: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a person sees first when going on with a match."""
    monkeypatch.setenv("COLUMNS", "80")
    out = io.StringIO()
    screen = Screen(words(language, match.game.folder), io.StringIO("quit\n"), out)
    keeper = Keeper(match)
    keeper.saved_at = len(match.turns)
    Session(match, chairs_of(match.names), screen, keeper).run()
    return out.getvalue()


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
        french = words("fr", match.game.folder)
        console.print(text.draw(table, shown(match.names, french), french))
    return captured.get().splitlines()

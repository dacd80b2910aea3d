"""Games that draw their table in the browser."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from tests.discovery import folder_of, games, missing
from tests.web.colours import Colours
from tramshed.web.contract import page_of


def drawn() -> list[str]:
    """Those that do not leave it to the plain table."""
    return [name for name in games() if page_of(name).is_drawn]


def colours(name: str) -> Colours:
    """What a game's tests say of its colours."""
    file = folder_of(name) / "web" / "colours.py"
    if not file.exists():
        raise missing(file, f"{name} draws its table, and nobody says with which colours")
    return cast(Colours, import_module(f"tests.games.{name}.web.colours").COLOURS)

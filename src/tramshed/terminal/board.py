"""How a game looks in the terminal: its own `text.py`, or plainly if it has none.

A game's `text` module offers `draw` (the table), `task` (what the player to move is to do) and
`label` (a legal move in a menu, beside its verb); `LISTED` names the values of messages that are
things one can list: "You draw a blue 5, a red 3 and a conductor."; `BREAKS` the messages that
begin a new paragraph, `JOINS` those that do not, though somebody else has moved. Where a verb has
very many moves, an optional `heading` parts them: it gives the title of a move's row in the menu;
an optional `cluster` says once what some moves of a row share. An optional `legend` says in `help`
what the signs mean.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from tramshed.kernel.game import Game
from tramshed.kernel.moves import Move
from tramshed.kernel.words import Message, Words


class Artist(Protocol):
    """Draws one game."""

    LISTED: Collection[str]
    BREAKS: Collection[str]
    JOINS: Collection[str]

    def draw(self, seen: Any, names: Sequence[str], words: Words) -> RenderableType: ...

    def task(self, seen: Any) -> Message: ...

    def label(self, move: Move, seen: Any, names: Sequence[str], words: Words) -> Text: ...


class Plain:
    """Draws any game, without art."""

    LISTED: Collection[str] = ()
    BREAKS: Collection[str] = ()
    JOINS: Collection[str] = ()

    def draw(self, seen: Any, names: Sequence[str], words: Words) -> RenderableType:
        return Pretty(seen)

    def task(self, seen: Any) -> Message:
        return Message("ui.your-move")

    def label(self, move: Move, seen: Any, names: Sequence[str], words: Words) -> Text:
        return Text(move.notation)


def artist(game: Game) -> Artist:
    """Who draws this game."""
    package = game.state.__module__.rpartition(".")[0]
    if package and find_spec(f"{package}.text"):
        return cast(Artist, import_module(f"{package}.text"))
    return Plain()

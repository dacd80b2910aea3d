"""What a game brings to be seen in the terminal.

A game with a module or package `text` draws itself, whatever package the game itself comes from.
There, `TEXT` says how:

    TEXT = GameText(draw=draw, task=task, label=label, listed=("card", "tram"))

What it leaves out is drawn plainly (`plain.py`), and so is a game that has no `text`. Its words are
in its own `locale/`, beside the sentences of its events and reasons.

Everything is made from what a seat sees (`table` of the game's contract); nothing else is given.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tramshed.kernel.moves import Move
from tramshed.kernel.registry import package
from tramshed.kernel.words import Message, Words
from tramshed.text import plain


@dataclass(frozen=True, slots=True, kw_only=True)
class GameText:
    """A game in the terminal."""

    draw: Callable[[Any, Sequence[str], Words], RenderableType] = plain.draw
    """The table, as a seat sees it, with the players' names."""
    task: Callable[[Any], Message] = plain.task
    """What the player to move is to do."""
    legend: Callable[[Words], RenderableType | None] = plain.legend
    """What the signs of the table mean, for `help`."""

    label: Callable[[Move, Any, Sequence[str], Words], Text] = plain.label
    """A legal move in the menu, beside its verb."""
    heading: Callable[[Move, Any], str] = plain.heading
    """The title of a move's row in the menu; where a verb has very many moves, it parts them."""
    cluster: Callable[[Move, Any], str] = plain.cluster
    """What some moves of a row share: it is said once, before them."""

    passive: Collection[str] = plain.PASSIVE
    """Verbs that only say: nothing more. They come last in the menu; where such a move is the only
    one, it is made unasked."""

    listed: Collection[str] = ()
    """Values of messages that are things one can list: "You draw a blue 5, a red 3 and a
    conductor."."""
    breaks: Collection[str] = ()
    """Messages that begin a paragraph."""
    joins: Collection[str] = ()
    """Messages that follow on in the same paragraph, though somebody else has moved."""


PLAIN = GameText()


@cache
def text_of(name: str) -> GameText:
    """How a game is drawn, by its name."""
    place = f"{package(name)}.text"
    if find_spec(place) is None:
        return PLAIN
    own: GameText = import_module(place).TEXT
    return own

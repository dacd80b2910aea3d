"""Tramshed: rail games as a library, in the terminal and in the browser.

>>> import tramshed
>>> match = tramshed.game("trambahn").match(seed=7)
>>> match.play(match.legal_moves[0])  # doctest: +ELLIPSIS
Move(...)

Names are loaded when they are first used, so that a list of games need not wait for Numba.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tramshed.kernel.errors import (
        BadFile,
        BadSetup,
        CannotUndo,
        MatchOver,
        MoveError,
        NotAMove,
        NotLegal,
        NotYourTurn,
        TramshedError,
        UnknownGame,
    )
    from tramshed.kernel.game import Game, Reason
    from tramshed.kernel.match import Match, Turn
    from tramshed.kernel.matchfile import load
    from tramshed.kernel.moves import Move
    from tramshed.kernel.outcome import Outcome
    from tramshed.kernel.registry import game, metas
    from tramshed.kernel.seats import SPECTATOR, TABLE
    from tramshed.kernel.setup import Meta, Option, Setup
    from tramshed.kernel.view import View

__all__ = [
    "SPECTATOR",
    "TABLE",
    "BadFile",
    "BadSetup",
    "CannotUndo",
    "Game",
    "Match",
    "MatchOver",
    "Meta",
    "Move",
    "MoveError",
    "NotAMove",
    "NotLegal",
    "NotYourTurn",
    "Option",
    "Outcome",
    "Reason",
    "Setup",
    "TramshedError",
    "Turn",
    "UnknownGame",
    "View",
    "game",
    "load",
    "metas",
]

_HOMES = {
    "game": ("Game", "Reason"),
    "match": ("Match", "Turn"),
    "matchfile": ("load",),
    "moves": ("Move",),
    "outcome": ("Outcome",),
    "registry": ("game", "metas"),
    "seats": ("SPECTATOR", "TABLE"),
    "setup": ("Meta", "Option", "Setup"),
    "view": ("View",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'tramshed' has no attribute {name!r}")
    value = getattr(import_module(f"tramshed.kernel.{_HOME_OF.get(name, 'errors')}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__

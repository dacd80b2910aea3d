"""Tramshed: rail games as a library, in the terminal and in the browser.

>>> import tramshed
>>> match = tramshed.game("trambahn").match(seed=7)
>>> match.play(match.legal_moves[0])  # doctest: +ELLIPSIS
Move(...)
"""

from __future__ import annotations

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
from tramshed.kernel.match import Match, Outcome, Turn, View
from tramshed.kernel.matchfile import load
from tramshed.kernel.moves import Move
from tramshed.kernel.registry import game, metas
from tramshed.kernel.seats import SPECTATOR, TABLE
from tramshed.kernel.setup import Meta, Option, Setup

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

"""Errors by cause. Every message says what is wrong and, where it can, what to do."""

from __future__ import annotations


class TramshedError(Exception):
    """Anything a caller can do something about."""


class UnknownGame(TramshedError, LookupError):
    """No game of that name is installed."""


class BadSetup(TramshedError, ValueError):
    """A number of seats, an option or an edition that the game does not have."""


class MoveError(TramshedError, ValueError):
    """A move that was not made. The match is as it was."""


class NotAMove(MoveError):
    """The text is not a move of this game."""


class NotLegal(MoveError):
    """A move that a rule clause forbids now."""

    def __init__(self, message: str, clause: str) -> None:
        super().__init__(message)
        self.clause = clause


class NotYourTurn(MoveError):
    """The seat is not awaited."""


class MatchOver(MoveError):
    """The match has ended."""


class CannotUndo(MoveError):
    """Others have decided since, something was drawn or shown, or the decision is final."""


class BadFile(TramshedError, ValueError):
    """A saved match that cannot be read: says where and why."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line

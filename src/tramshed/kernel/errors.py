"""Errors by cause. Every message says what is wrong and, where it can, what to do.

An error is told by a `Message`, so that it can be said in the reader's language, or by plain
English where only programmers meet it. `str(error)` is English in any case.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tramshed.kernel.words import Message


class TramshedError(Exception):
    """Anything a caller can do something about.

    A game that tells by a message of its own names the folder of its catalogues, too.
    """

    def __init__(self, told: str | Message, *catalogues: Path) -> None:
        super().__init__(told)
        self.told = told
        self.catalogues = catalogues

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str) -> str:
        """What is wrong, in somebody's language."""
        from tramshed.kernel.words import Words  # most errors are caught, not shown

        whole = self._whole()
        return whole if isinstance(whole, str) else Words(language, self.catalogues).say(whole)

    def _whole(self) -> str | Message:
        return self.told


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

    def __init__(self, told: str | Message, clause: str, *catalogues: Path) -> None:
        super().__init__(told, *catalogues)
        self.clause = clause


class NotYourTurn(MoveError):
    """The seat is not awaited."""


class MatchOver(MoveError):
    """The match has ended."""


class CannotUndo(MoveError):
    """Others have decided since, something was drawn or shown, or the decision is final."""

    def __init__(self, told: str | Message, since: int | None = None) -> None:
        super().__init__(told)
        self.since = since
        """The seat that has decided since, if that is why."""


class BadFile(TramshedError, ValueError):
    """A saved match that cannot be read: says where and why."""

    def __init__(self, told: str | Message, line: int | None = None, *catalogues: Path) -> None:
        super().__init__(told, *catalogues)
        self.line = line

    def _whole(self) -> str | Message:
        from tramshed.kernel.words import Message

        if self.line is None:
            return self.told
        return Message("error.line", {"line": self.line, "why": self.told})

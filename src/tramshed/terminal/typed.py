"""What is typed: a line may hold several things, which wait here until their turn comes."""

from __future__ import annotations

import re
import unicodedata
from collections import deque

from tramshed.kernel.moves import Move
from tramshed.terminal import commands
from tramshed.terminal.menu import Menu, NotUnderstood, Puzzled, fold
from tramshed.terminal.screen import Screen, printable

SEPARATOR = re.compile(r"[;；、]|(?<!\d)[,，]|[,，](?!\d{3}(?!\d))")  # noqa: RUF001
"""Also as Japanese keyboards have them. A comma within 1,500 parts nothing."""
PROMPT = "> "

Piece = str | Move
"""A number is a move of the menu it was typed at; all else waits as text."""


class Typed:
    """A queue of things typed on one line."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._waiting: deque[Piece] = deque()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def next(self, menu: Menu) -> Piece:
        """The next thing; reads a line if none is waiting. An empty line is an empty text."""
        if not self._waiting:
            self._waiting.extend(pieces(self._screen.line(PROMPT), menu))
        return self._waiting.popleft() if self._waiting else ""

    def drop(self) -> str:
        """Forget what is waiting; returns it, to say so."""
        rest = "; ".join(printable(str(piece)) for piece in self._waiting)
        self._waiting.clear()
        return rest


def pieces(line: str, menu: Menu) -> list[Piece]:
    """A line cut into things; numbers mean the menu that is on the screen."""
    found: list[Piece] = []
    line = line.strip()
    while line and not line.startswith("#"):
        if commands.takes_rest(line):
            return [*found, line]
        piece, *rest = SEPARATOR.split(line, maxsplit=1)
        line = rest[0].strip() if rest else ""
        if words := " ".join(unicodedata.normalize("NFKC", piece).split()):
            found.append(_piece(words, menu, last=bool(found)))
    return found


def _piece(words: str, menu: Menu, *, last: bool) -> Piece:
    """A number that says nothing at this menu may be an amount, after what comes before it."""
    if not words.isdecimal():
        return words
    try:
        return menu.read(words)
    except Puzzled:
        if last:
            return words
        raise


def read(text: str, menu: Menu) -> Move:
    """A move; where a word was meant to be a command, that is suggested."""
    try:
        return menu.read(text)
    except NotUnderstood:
        commands.suggest(fold(text)[0])
        raise

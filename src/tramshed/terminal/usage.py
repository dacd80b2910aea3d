"""Help and complaints of the command line: argparse reads, this speaks, in somebody's language and
set like the rest of the terminal, where letters may be two cells wide."""

from __future__ import annotations

import argparse
import io
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tramshed.kernel.words import Message, Value, Words
from tramshed.terminal.console import put
from tramshed.terminal.prose import TIE, Prose

BAD_INPUT = 2
WIDEST = 100

COMPLAINTS = {
    "argument %(argument_name)s: %(message)s": "cli.wrong-argument",
    "the following arguments are required: %s": "cli.required",
    "unrecognized arguments: %s": "cli.unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "cli.ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli.no-choice",
    "expected one argument": "cli.one-expected",
    "ignored explicit argument %r": "cli.none-expected",
}
"""Argparse's own sentences, by which it asks gettext for others; our messages hold its values."""


class Parser(argparse.ArgumentParser):
    """The arguments of the program, or of one of its commands."""

    def __init__(
        self,
        *,
        words: Words,
        prog: str | None = None,
        description: str | None = None,
        examples: Iterable[tuple[str, str]] = (),
    ) -> None:
        super().__init__(prog=prog, description=description, add_help=False)
        self.words = words
        self.examples = tuple(examples)
        self.commands: list[tuple[str, str]] = []
        """What the program can do, and what for."""
        self.add_argument("-h", "--help", action="help", help=self.say("cli.help"))

    def say(self, message_id: str, /, **values: Value) -> str:
        """A sentence."""
        return self.words.say(Message(message_id, values))

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(BAD_INPUT, f"{self.prog}: {message}\n")

    def format_usage(self) -> str:
        return _set(self._usage())

    def format_help(self) -> str:
        return _set(*self._help())

    def _help(self) -> Iterator[RenderableType]:
        yield self._usage()
        if self.description:
            yield Padding(Prose(self.description), (1, 0, 0, 0))
        arguments = [each for each in self._actions if each.help]
        lists = {
            "cli.commands": self.commands,
            "cli.arguments": [_entry(each) for each in arguments if not each.option_strings],
            "cli.options": [_entry(each) for each in arguments if each.option_strings],
            "cli.examples": self.examples,
        }
        for title, entries in lists.items():
            if entries:
                yield Text(f"\n{self.say(title)}", "bold")
                yield _listed(entries)

    def _usage(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        order = sorted(self._actions, key=lambda each: not each.option_strings)
        grid.add_row(self.say("cli.usage"), Text(" ".join([self.prog, *map(_place, order)])))
        return grid


@contextmanager
def complaining(words: Words) -> Iterator[None]:
    """Argparse complains in this language. Its own name for gettext is the one way in it has."""
    names = vars(argparse)
    own = names["_"]
    names["_"] = lambda text: (
        words.say(Message(COMPLAINTS[text])) if text in COMPLAINTS else own(text)
    )
    try:
        yield
    finally:
        names["_"] = own


def _written(action: argparse.Action) -> str:
    """An argument as it is typed, with what is to be put into its place."""
    blank = str(action.metavar or "")
    return " ".join(filter(None, (", ".join(action.option_strings), blank)))


def _entry(action: argparse.Action) -> tuple[str, str]:
    return _written(action), action.help or ""


def _place(action: argparse.Action) -> str:
    """An argument in the line that shows them all; no line ends within it."""
    if action.option_strings:
        shown = f"[{action.option_strings[-1]} {action.metavar or ''}".rstrip() + "]"
    else:
        shown = f"[{action.metavar}]" if action.nargs == "?" else str(action.metavar)
    return shown.replace(" ", TIE)


def _listed(entries: Iterable[tuple[str, str]]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for written, purpose in entries:
        grid.add_row(written, Prose(purpose))
    return Padding(grid, (0, 2))


def _set(*things: RenderableType) -> str:
    """As it is printed."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    page = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    put(page, *things)
    assert isinstance(page.file, io.StringIO)
    return page.file.getvalue().replace(TIE, " ")

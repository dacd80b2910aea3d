"""The screen and the keyboard, or the pipes in their place."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TextIO

from rich.console import RenderableType
from rich.text import Text

from tramshed.kernel.words import Message, Value, Words
from tramshed.terminal.console import console, never_fail, put
from tramshed.terminal.prose import Prose

ROOMY = 32
CLEAR_SCROLLBACK = "\x1b[3J"


class Screen:
    """Says things in somebody's language, and reads what is typed.

    At a terminal it clears, colours and completes; in a pipe it is plain text, line by line.
    """

    def __init__(self, words: Words, stdin: TextIO | None = None, stdout: TextIO | None = None):
        self.words = words
        self.names: Sequence[str] = ()
        self.stdin = stdin or sys.stdin
        stdout = stdout or sys.stdout
        never_fail(self.stdin, "replace")
        self.interactive = self.stdin.isatty() and stdout.isatty()
        self.console = console(stdout)
        self._completions: list[str] = []
        if self.interactive:
            self._edit_lines()

    # --- saying

    def text(self, message_id: str, /, **values: Value) -> str:
        """A sentence."""
        return self.words.say(Message(message_id, values), self.names)

    def say(self, message_id: str, /, **values: Value) -> None:
        """Print a sentence."""
        self.show(Prose(self.text(message_id, **values)))

    def copyable(self, message_id: str, /, **values: Value) -> None:
        """Print a sentence with something in it that one may want to copy: it is not cut."""
        self.console.print(Text(self.text(message_id, **values)), soft_wrap=True)

    def stress(self, message_id: str, /, **values: Value) -> None:
        """Print a sentence that matters."""
        self.show(Prose(self.text(message_id, **values), "bold"))

    def show(self, *things: RenderableType) -> None:
        """Print things, one below the other."""
        put(self.console, *things)

    def clear(self, *, secret: bool = False) -> None:
        """Empty the screen; a secret one also of what was scrolled away, and of lines typed."""
        if self.interactive and not self.console.is_dumb_terminal:
            self.console.clear()
            if secret:
                self.console.file.write(CLEAR_SCROLLBACK)
                self.console.file.flush()
        if secret and self.interactive:
            with suppress(ImportError):
                import readline

                readline.clear_history()

    def gap(self) -> None:
        """An empty line, where there is room."""
        if not self.interactive or self.console.height >= ROOMY:
            self.show("")

    @contextmanager
    def waiting(self, message_id: str, **values: Value) -> Iterator[None]:
        """Something takes a while: say so at a terminal."""
        if not self.interactive:
            yield
            return
        with self.console.status(Text(self.text(message_id, **values)), spinner="dots"):
            yield

    # --- reading

    def line(self, prompt: str) -> str:
        """The next line; EOFError when there is none."""
        if self.interactive:
            return input(prompt)
        self.console.file.flush()
        line = self.stdin.readline()
        if not line:
            raise EOFError
        line = line.rstrip("\r\n")
        self.show(Text(f"{prompt}{printable(line)}"))
        return line

    def pause(self, message_id: str, **values: Value) -> None:
        """Wait for Enter at a terminal; a pipe does not wait."""
        if self.interactive:
            input(self.text(message_id, **values))
        else:
            self.say(message_id, **values)

    def complete(self, words: Sequence[str]) -> None:
        """What the tab key completes."""
        self._completions = sorted(set(words))

    def _edit_lines(self) -> None:
        with suppress(ImportError):  # not everywhere
            import readline

            readline.set_completer_delims("")
            readline.set_completer(self._completion)
            readline.parse_and_bind("tab: complete")

    def _completion(self, start: str, number: int) -> str | None:
        fits = [word for word in self._completions if word.casefold().startswith(start.casefold())]
        return fits[number] if number < len(fits) else None


def printable(text: str, longest: int = 60) -> str:
    """Somebody's text, safe to show: no control codes, not too long."""
    text = "".join(letter if letter.isprintable() else "�" for letter in text)
    return text if len(text) <= longest else text[: longest - 1] + "…"

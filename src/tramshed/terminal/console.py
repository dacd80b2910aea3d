"""Where text goes out: a terminal with colours, or anything else, in any encoding."""

from __future__ import annotations

import codecs
import sys
from typing import TextIO

from rich.console import Console, RenderableType

ASCII = dict(zip("◆◉▲▦×·•→─–—‘’“”«»✗✓\u00a0\u202f", '*o^#x.*>---\'\'""""xv  ', strict=True)) | {
    "…": "..."
}
ASCII |= dict(zip("│║╭╮╰╯╔╗╚╝═━┼╪╫╬╱╲←↑↓", "||++++++++==++++/\\<^v", strict=True))  # noqa: RUF001
ASCII |= dict(zip("●♥↯⚒⌂▬▮▯−°", "o*!w@_#.-o", strict=True))
"""For terminals that know no more."""


def _to_ascii(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    return "".join(ASCII.get(letter, "?") for letter in text), error.end


codecs.register_error("tramshed", _to_ascii)


def console(stdout: TextIO | None = None) -> Console:
    """A console that prints texts just as they are."""
    stdout = stdout or sys.stdout
    never_fail(stdout, "tramshed")
    return Console(file=stdout, markup=False, highlight=False, emoji=False)


def put(screen: Console, *things: RenderableType) -> None:
    """Print things, one below the other; outside a terminal no line ends in spaces."""
    if screen.is_terminal:
        for thing in things:
            screen.print(thing)
        return
    with screen.capture() as captured:
        for thing in things:
            screen.print(thing)
    for line in captured.get().splitlines():
        screen.file.write(line.rstrip() + "\n")


def never_fail(stream: TextIO, errors: str) -> None:
    """What a stream cannot encode or decode is replaced."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(errors=errors)

"""An owner's edition on disk: one file, or a folder of text files that travels as one text.

A set-up holds an edition as one text, so that a match file can carry it. The files of a folder
stand in it one after the other, each under a heading:

    ==== boards.txt ====
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tramshed.kernel.errors import BadSetup
from tramshed.kernel.words import Message, Value

MOST_BYTES = 1_000_000
_HEADING = re.compile(r"==== (?P<file>\S.*?) ====\s*")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of an edition, and where it stands."""

    file: str
    """None where an edition is one file."""
    number: int
    text: str

    @property
    def place(self) -> Message:
        """Its file and number, in words."""
        if not self.file:
            return Message("error.edition.line", {"line": self.number})
        return Message("error.edition.place", {"file": self.file, "line": self.number})


def gather(place: Path) -> str:
    """The text of an edition: of a file, or of all `.txt` files in a folder, by name."""
    if not place.is_dir():
        return _text_of(place)
    files = sorted(place.glob("*.txt"))
    if not files:
        raise _bad("error.edition.no-texts", folder=str(place))
    return headed({file.name: _text_of(file) for file in files})


def joined(texts: Mapping[str, str]) -> str:
    """The text of an edition in one file, which stands for itself, or in several, by name."""
    return headed(texts) if len(texts) > 1 else next(iter(texts.values()))


def headed(texts: Mapping[str, str]) -> str:
    """Files by name as one text, each under its heading."""
    return "".join(f"==== {name} ====\n{text}" for name, text in sorted(texts.items()))


def lines_of(text: str) -> Iterator[Line]:
    """Every line of a gathered text, counted from the start of its own file."""
    file, number = "", 0
    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            file, number = heading["file"], 0
        else:
            number += 1
            yield Line(file, number, line)


def _text_of(file: Path) -> str:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise _bad(
            "error.edition.unreadable", file=str(file), why=error.strerror or str(error)
        ) from error
    if len(data) > MOST_BYTES:
        raise _bad("error.edition.too-long", file=str(file), most=f"{MOST_BYTES:,}")
    return decoded(str(file), data)


def decoded(name: str, data: bytes) -> str:
    """A file's text, which ends with a line end; one that is no text is told by its line."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        place = Message("error.edition.place", {"file": name, "line": line})
        raise _bad("error.edition.not-text", place=place) from error
    return text.replace("\r\n", "\n").removesuffix("\n") + "\n"


def _bad(message_id: str, /, **values: Value) -> BadSetup:
    return BadSetup(Message(message_id, values))

"""An owner's edition on disk: one file, or a folder of text files that travels as one text.

A set-up holds an edition as one text, so that a match file can carry it. The files of a folder
stand in it one after the other, each under a heading:

    ==== boards.txt ====
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tramshed.kernel.errors import BadSetup

MOST_BYTES = 1_000_000
_HEADING = re.compile(r"==== (?P<file>\S.*?) ====\s*")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of an edition, and where it stands."""

    file: str
    number: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.number}"


def gather(place: Path) -> str:
    """The text of an edition: of a file, or of all `.txt` files in a folder, by name."""
    if not place.is_dir():
        return _text_of(place)
    files = sorted(place.glob("*.txt"))
    if not files:
        raise BadSetup(f"{place} has no .txt files: an edition's folder holds its text files")
    return "".join(f"==== {file.name} ====\n{_text_of(file)}" for file in files)


def lines_of(text: str) -> Iterator[Line]:
    """Every line of a gathered text, counted from the start of its own file."""
    file, number = "edition", 0
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
        raise BadSetup(f"cannot read {file}: {error.strerror or error}") from error
    if len(data) > MOST_BYTES:
        raise BadSetup(f"{file} has more than {MOST_BYTES:,} bytes: no edition is that long")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadSetup(f"{file}, line {line}: not text in UTF-8; save it as UTF-8") from error
    return text.replace("\r\n", "\n").removesuffix("\n") + "\n"

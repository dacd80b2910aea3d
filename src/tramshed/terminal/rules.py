"""A game's rules for players: `rules/<language>.md` in its folder, a bullet for each clause.

## Heading
- TB-1.1. The clause.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tramshed.kernel.words import FALLBACK
from tramshed.terminal.prose import Prose

CLAUSE = re.compile(r"- (?P<id>[A-Z]+-[\w.]*\w)\. (?P<text>.+)")
PREFIX = re.compile(r"^[A-Z]+-")


@cache
def sections(folder: Path, language: str) -> dict[str, dict[str, str]]:
    """Clauses by id, under their headings, in order."""
    found: dict[str, dict[str, str]] = {}
    heading = last = ""
    for line in _lines(folder, language):
        if line.startswith("## "):
            heading = line.removeprefix("## ").strip()
            found[heading] = {}
        elif clause := CLAUSE.fullmatch(line.rstrip()):
            last = clause["id"]
            found[heading][last] = clause["text"]
        elif line.startswith("  ") and last:
            found[heading][last] += f" {line.strip()}"
    return found


def _lines(folder: Path, language: str) -> list[str]:
    for code in (language, FALLBACK):
        file = folder / f"{code}.md"
        if file.is_file():
            return file.read_text(encoding="utf-8").splitlines()
    return []


def clauses(folder: Path, language: str) -> dict[str, str]:
    """Every clause's text by its id."""
    return {
        name: text
        for section in sections(folder, language).values()
        for name, text in section.items()
    }


def headings(folder: Path, language: str) -> dict[str, tuple[str, ...]]:
    """The ids under each heading."""
    return {heading: tuple(found) for heading, found in sections(folder, language).items()}


def find(folder: Path, language: str, wish: str) -> dict[str, str]:
    """A clause by its id, whole or from its beginning: `TB-2.2`, `2.2`, `tb-2`; or the clauses
    under a heading that begins so, or that contain a word."""
    known = clauses(folder, language)
    wanted = wish.strip().casefold().rstrip(".")
    names = {PREFIX.sub("", name).casefold(): name for name in known}
    bare = PREFIX.sub("", wanted.upper()).casefold()
    if bare in names:
        return {names[bare]: known[names[bare]]}
    if begun := [name for short, name in names.items() if bare and short.startswith(f"{bare}.")]:
        return {name: known[name] for name in begun}
    for heading, section in sections(folder, language).items():
        if wanted and heading.casefold().startswith(wanted):
            return section
    return {name: text for name, text in known.items() if wanted and wanted in text.casefold()}


def draw_all(folder: Path, language: str) -> Iterable[RenderableType]:
    """The whole text."""
    for heading, section in sections(folder, language).items():
        yield Text(f"\n{heading}", "bold")
        yield draw(section)


def draw(found: dict[str, str]) -> RenderableType:
    """Some clauses: ids on the left, texts beside them."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(max_width=88)
    for name, text in found.items():
        grid.add_row(name, Prose(text))
    return Padding(grid, (0, 1))


def draw_index(folder: Path, language: str) -> RenderableType:
    """Headings, and the ids below each."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(style="bold")
    for heading, names in headings(folder, language).items():
        grid.add_row(heading, " ".join(names))
    return Padding(grid, (0, 1))

"""A game's rules for players, at the terminal: all of them, some clauses, an index."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tramshed.kernel.clauses import Section, blocks, read_rules
from tramshed.terminal.prose import Prose

PREFIX = re.compile(r"^[A-Z]+-")
WIDEST = 88


def sections(folder: Path, language: str) -> list[Section]:
    """Headings with their clauses, in order; none if the game has no such text."""
    found = read_rules(folder, language)
    return found.sections if found else []


def clauses(folder: Path, language: str) -> dict[str, str]:
    """Every clause's text by its id."""
    found = read_rules(folder, language)
    return found.clauses if found else {}


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
    for section in sections(folder, language):
        if wanted and section.heading.casefold().startswith(wanted):
            return section.clauses
    return {name: text for name, text in known.items() if wanted and wanted in text.casefold()}


def draw_all(folder: Path, language: str) -> Iterable[RenderableType]:
    """The whole text."""
    found = read_rules(folder, language)
    if found is None:
        return
    yield Text(found.title, "bold")
    yield Padding(_measured(Prose(found.about)), (0, 1))
    for section in found.sections:
        yield Text(f"\n{section.heading}", "bold")
        yield draw(section.clauses)


def draw(found: dict[str, str]) -> RenderableType:
    """Some clauses: ids on the left, texts beside them."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(max_width=WIDEST)
    for name, text in found.items():
        grid.add_row(name, Group(*map(_block, blocks(text))))
    return Padding(grid, (0, 1))


def _block(block: str | list[str]) -> RenderableType:
    """A paragraph, or a list with a point before each thing."""
    if isinstance(block, str):
        return Prose(block)
    grid = Table.grid(padding=(0, 1))
    for item in block:
        grid.add_row("•", Prose(item))
    return grid


def _measured(text: Prose) -> RenderableType:
    """As wide as one likes to read."""
    grid = Table.grid()
    grid.add_column(max_width=WIDEST)
    grid.add_row(text)
    return grid


def draw_index(folder: Path, language: str) -> RenderableType:
    """Headings, and the ids below each."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(style="bold")
    for section in sections(folder, language):
        grid.add_row(section.heading, " ".join(section.clauses))
    return Padding(grid, (0, 1))

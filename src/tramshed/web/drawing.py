"""Zones as HTML: a game's templates, and what all of them call."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

HERE = Path(__file__).parent
MOST_PIECES = 16_000
"""Pieces of zones that are remembered: some ten megabytes."""


def macros(folder: Path, **called: Any) -> Any:
    """The macros of a game's zones.html, which may call all this, and import table.html."""
    return macros_of("zones.html", folder, called)


def macros_of(page: str, folder: Path, called: Mapping[str, Any]) -> Any:
    """The macros of a page."""
    environment = Environment(
        loader=FileSystemLoader([folder, HERE]),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(
        kept=kept, numbered=numbered, stem_and_number=stem_and_number, **called
    )
    return environment.get_template(page).module


@lru_cache(maxsize=MOST_PIECES)
def kept(macro: Callable[..., Markup], *values: Hashable) -> Markup:
    """What a macro makes of some values, its texts among them; remembered, since a move changes
    little of a zone."""
    return macro(*values)


def stem_and_number(name: str) -> tuple[str, str]:
    """A name in two parts: what may be cut off where it is narrow, and the number of a bot, which
    tells it from others; before it there may be a space."""
    stem = name.rstrip("0123456789").rstrip()
    return (stem, name[len(stem) :]) if stem else (name, "")


def numbered(names: Sequence[str], prefix: str) -> list[tuple[str, str, str]]:
    """Things with their element ids: the second of a kind is `prefix-name-2`, and its moves are
    those of `prefix-name`."""
    times: dict[str, int] = {}
    listed = []
    for name in names:
        times[name] = times.get(name, 0) + 1
        source = f"{prefix}-{name}"
        listed.append((name, source if times[name] == 1 else f"{source}-{times[name]}", source))
    return listed

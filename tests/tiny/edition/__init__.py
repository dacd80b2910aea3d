"""Editions: which things there are. Read from TOML, checked, refused with the reason."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.tiny.components import LEAST_THINGS, MOST_COPIES, MOST_KINDS, MOST_VALUE
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.setup import Setup

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Thing:
    """A kind of thing."""

    name: str
    value: int
    copies: int


@cache
def edition(setup: Setup) -> tuple[Thing, ...]:
    """The things of a set-up's edition."""
    text = setup.edition_text
    if text is None:
        text = (FOLDER / f"{setup.edition}.toml").read_text("utf-8")
    try:
        things = tuple(_things(text))
        _check_box(things)
    except BadSetup as error:
        raise BadSetup(f"edition {setup.edition!r}: {error}") from None
    return things


def _things(text: str) -> Iterator[Thing]:
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"not TOML: {error}") from None
    things = tables.pop("thing", [])
    if tables or not isinstance(things, list):
        raise BadSetup("it has [[thing]] tables and nothing else (TG-C1)")
    for number, table in enumerate(things, 1):
        yield _thing(number, table)


def _thing(number: int, table: Any) -> Thing:
    if not isinstance(table, dict) or set(table) != {"name", "value", "copies"}:
        raise BadSetup(f"thing {number}: it has a name, a value and copies (TG-C1)")
    name = table["name"]
    if not isinstance(name, str) or not (name.isascii() and name.isalpha() and name.islower()):
        raise BadSetup(f"thing {number}: its name is one word in small letters (TG-C1)")
    for field, most in (("value", MOST_VALUE), ("copies", MOST_COPIES)):
        given = table[field]
        if type(given) is not int or not 1 <= given <= most:
            raise BadSetup(f"{name}: {field} is 1 to {most}, not {given} (TG-C1)")
    return Thing(name, table["value"], table["copies"])


def _check_box(things: tuple[Thing, ...]) -> None:
    if not 2 <= len(things) <= MOST_KINDS:
        raise BadSetup(f"it has 2 to {MOST_KINDS} kinds of thing, not {len(things)} (TG-C1)")
    names = [thing.name for thing in things]
    for name in names:
        if names.count(name) > 1:
            raise BadSetup(f"{name}: the name is given twice (TG-C1)")
    total = sum(thing.copies for thing in things)
    if total < LEAST_THINGS:
        raise BadSetup(f"it has at least {LEAST_THINGS} things in all, not {total} (TG-C2)")

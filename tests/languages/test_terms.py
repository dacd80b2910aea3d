"""One thing has one name, in every language that has written its names down (docs/terms)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Message
from babel.messages.pofile import read_po

import tramshed
from tramshed.kernel.registry import root

HOME = Path(tramshed.__file__).parent
TERMS = sorted((HOME.parents[1] / "docs" / "terms").glob("*.md"))
EVERYWHERE = "everywhere"
LATIN = re.compile(r"[a-zà-ÿ]")
ROW = re.compile(r"\| (?P<thing>.+?) \| (?P<name>.+?) \| ?(?P<never>.*?) ?\|")


def terms(file: Path) -> Iterator[tuple[str, str, str, list[str]]]:
    """Game, thing, its name, and names it never has."""
    game = ""
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("## "):
            game = line.removeprefix("## ")
        elif (row := ROW.fullmatch(line)) and row["thing"] != "thing":
            never = [name for name in row["never"].split(", ") if name]
            yield game, row["thing"], row["name"], never


NAMED = [
    pytest.param(file.stem, game, name, never, id=f"{file.stem}-{game}-{thing}")
    for file in TERMS
    for game, thing, name, never in terms(file)
]


@cache
def texts(game: str, language: str) -> dict[str, str]:
    """All that is said in a game, or everywhere, by where it stands."""
    folder = HOME if game == EVERYWHERE else root(game)
    found: dict[str, str] = {}
    for file in folder.rglob(f"locale/{language}.po"):
        with file.open("rb") as stream:
            for message in read_po(stream):
                found[f"{file.relative_to(HOME)}: {message.id}"] = _said(message)
    for file in folder.rglob(f"rules/{language}.md"):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            found[f"{file.relative_to(HOME)}:{number}"] = line
    return found


def _said(message: Message) -> str:
    string = message.string or ""
    return string if isinstance(string, str) else " ‖ ".join(string)


def pattern(name: str) -> re.Pattern[str]:
    """A name as a word of its own, or as several of it; in scripts without spaces, anywhere."""
    apart = rf"\b{re.escape(name)}s?\b"
    return re.compile(apart if LATIN.search(name) else re.escape(name), re.IGNORECASE)


@pytest.mark.parametrize(("language", "game", "name", "never"), NAMED)
def test_one_thing_has_one_name(language: str, game: str, name: str, never: list[str]) -> None:
    said = texts(game, language)
    assert any(pattern(name).search(text) for text in said.values()), f"nothing is called {name}"
    wrong = {
        where: text for where, text in said.items() for each in never if pattern(each).search(text)
    }
    assert wrong == {}

"""Games and their tests are found, never listed.

Whatever the registry knows has a folder here, laid out as every other:

    tests/games/<game>/
        facts.py     what the house's tests cannot see for themselves
        rules/       a test for each clause, in the rulebook's order
        golden/      whole games as text, one for each of `playthroughs`
        properties/  what holds of thousands of games
        terminal/    where the game is drawn there: `words.py`, and in golden/ saved matches with
                     the screens they show
        web/, browser/  where it has a page
        bots/        where there is something to say of them

The house's own tests, by kind beside that folder, run over all of it. Whatever a game has and its
tests leave out fails, and says which file is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING, cast

from tramshed.kernel.registry import metas, root
from tramshed.kernel.setup import Setup
from tramshed.web.contract import page_of

if TYPE_CHECKING:
    from tramshed.kernel.match import Match

TESTS = Path(__file__).parent
FEWEST = 3
"""So many set-ups are tried at least."""


@dataclass(frozen=True)
class Playthrough:
    """A seeded random game, kept as text: with every seat's views and news, or only with what
    spectators are told."""

    seats: int
    seed: int
    views: bool = False


@dataclass(frozen=True)
class Count:
    """How many sequences of 1, 2, 3… decisions there are from a position."""

    name: str
    start: Callable[[], Match]
    sequences: Sequence[int]


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What the house's tests cannot see for themselves of a game."""

    clauses: int
    """So many are in the rules: none gets lost unnoticed."""
    message_ids: Callable[[], set[str]]
    """Every sentence that its sources can ask for."""
    playthroughs: Sequence[Playthrough]
    counts: Sequence[Count] = ()
    forms: Sequence[Mapping[str, str]] = ({},)
    """Options under which much is different."""
    interpreted: int | None = None
    """How many decisions are soon made where rules run as plain Python; None: whole games."""
    positions: int = 150
    """In so many it is looked for leaks, if the game is on the site."""
    tells_order: bool = False
    """Is something turned up that is told in an order which no view keeps?"""


def missing(path: Path, why: str) -> LookupError:
    """A game has something that its tests leave out."""
    return LookupError(f"{path.relative_to(TESTS.parent)} is missing: {why}")


def games() -> list[str]:
    """Every game there is, by name."""
    return list(metas())


def folder_of(name: str) -> Path:
    """The folder of a game's tests."""
    return TESTS / "games" / name


@cache
def facts(name: str) -> Facts:
    """What a game's tests say of it."""
    file = folder_of(name) / "facts.py"
    if not file.exists():
        raise missing(file, f"the house's tests know nothing of {name} (see tests/discovery.py)")
    return cast(Facts, import_module(f"tests.games.{name}.facts").FACTS)


def left_out(name: str) -> Iterator[str]:
    """What a game has and its tests do not, in words."""
    for pattern, why in _wanted(name):
        if not any(folder_of(name).glob(pattern)):
            yield str(missing(folder_of(name) / pattern, why))


def _wanted(name: str) -> Iterator[tuple[str, str]]:
    yield "rules/test_*.py", "every clause has a test that names it"
    for wanted in facts(name).playthroughs:
        yield f"golden/playthrough-{wanted.seats}.txt", "`python -m tests.golden.playthrough`"
    if has(name, "text"):
        yield "terminal/golden/whole.match", "the game is drawn in the terminal"
        yield "terminal/golden/*-en.txt", "what does a screen look like in the middle of a match?"
    if has(name, "web") and page_of(name).is_drawn:
        yield "web/colours.py", "the game draws its table: with which colours?"
        yield "web/test_*.py", "the game draws its table in the browser"
        yield "browser/test_*.py", "the game draws its table, which nobody plays at"


def setups(name: str) -> Iterator[Setup]:
    """Every number of seats, every form at least once if there are not too many."""
    meta, forms = metas()[name], facts(name).forms
    every = zip(cycle(meta.seats), cycle(forms), strict=False)
    for seats, form in islice(every, max(FEWEST, len(meta.seats), len(forms))):
        yield meta.setup(seats, form)


def has(name: str, part: str) -> bool:
    """Does a game have this part, as a module or as a folder?"""
    home = root(name)
    return (home / f"{part}.py").exists() or (home / part).is_dir()


def with_part(part: str) -> list[str]:
    """The games that have this part."""
    return [name for name in games() if has(name, part)]


def languages_of(folder: Path) -> list[str]:
    """The languages of a folder of catalogues."""
    return sorted(file.stem for file in folder.glob("*.po"))

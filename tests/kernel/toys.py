"""Toy games in a folder of their own, small enough to be compiled again and again."""

from __future__ import annotations

import json
import os
from pathlib import Path

from tests.kernel.processes import python

PLACES = (
    "timetable.py",
    "scoring.py",
    "track/laying.py",
    "track/deep/rails.py",
    "components.py",
    "prices.txt",
)
"""What each digit of a toy's score comes from, counted from the right."""

A_RULE = """
from tramshed.kernel.rule import rule

@rule
def points() -> int:
    return {digit}
"""

TOY = {
    "__init__.py": "",
    "meta.py": "",
    "track/__init__.py": "",
    "track/deep/__init__.py": "",
    "timetable.py": A_RULE,
    "track/laying.py": A_RULE,
    "track/deep/rails.py": A_RULE,
    "prices.txt": "{digit}",
    "components.py": """
from pathlib import Path

CARDS = {digit}
PRICE = int(Path(__file__).with_name("prices.txt").read_text())
""",
    "state.py": """
from tramshed.kernel.record import u1

class State:
    {name}: u1

class View:
    {name}_seen: u1
""",
    "scoring.py": """
from {name}.components import CARDS, PRICE
from {name}.timetable import points as late
from {name}.track.deep.rails import points as rails
from {name}.track.laying import points as laid
from tramshed.kernel.rule import rule

@rule
def score(s, seat):
    points = {digit}
    return late() + 10 * points + 100 * laid() + 1000 * rails() + 10000 * CARDS + 100000 * PRICE
""",
    "audit.py": "WRONG = {digit}",
    "game.py": """
from types import SimpleNamespace
from {name}.scoring import score
from {name}.state import State, View
from tramshed.kernel import verbs
from tramshed.kernel.record import blank

STATE = blank(State)
verbs.register(SimpleNamespace(state=State, view=View, **dict.fromkeys(verbs.NAMES, score)))
""",
}

RUN = """
import json
import sys
from importlib import import_module
from tramshed.kernel import drive

verb = getattr(drive, sys.argv[1])
scores = [int(verb(import_module(name + ".game").STATE, 0)) for name in sys.argv[2:]]
print(json.dumps([scores, sum(verb.stats.cache_misses.values())]))
"""


def make_toy(folder: Path, name: str) -> Path:
    """Write a toy game whose score is 111111."""
    toy = folder / name
    for place in TOY:
        write(toy, place, 1)
    return toy


def write(toy: Path, place: str, digit: int) -> None:
    """Write one file of a toy, with a digit of its score."""
    file = toy / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(TOY[place].replace("{name}", toy.name).replace("{digit}", str(digit)))


def scores(
    folder: Path, *names: str, verb: str = "score", checked: bool = True
) -> tuple[list[int], int]:
    """The scores of toys in a process of their own, and how many it had to compile.

    Each of a toy's verbs is its score.
    """
    found, compiled = json.loads(python("-c", RUN, verb, *names, **surroundings(folder, checked)))
    return found, compiled


def surroundings(folder: Path, checked: bool = True) -> dict[str, str]:
    """In which a process finds the toys of a folder, with a cache of their own."""
    return {
        "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]),
        "NUMBA_DISABLE_JIT": "0",
        "TRAMSHED_CACHE": str(folder / "cache"),
        "TRAMSHED_CHECKED": str(int(checked)),
    }


def kept(folder: Path) -> dict[str, list[tuple[str, int]]]:
    """What lies in each folder of compiled code, and since when."""
    return {
        each.name: sorted(
            (file.name, file.stat().st_mtime_ns) for file in each.rglob("*.nb?") if file.is_file()
        )
        for each in (folder / "cache").iterdir()
    }

"""Notation (docs/notation.md): a verb and what it is about.

    passenger B5        a blue 5 into the blue row
    passenger C R       a conductor into the red row
    station B5 2        a blue 5 at the end of column 2
    station B5 new      a blue 5 opens a column
    station C new G     a conductor opens a green column
    money B5            a blue 5 face down into money
    buy steam 2         a steam tram for column 2
    done                finish this step

Columns are counted from 1, from left to right.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count

from tramshed.games.trambahn.actions import ACTIONS
from tramshed.games.trambahn.components import CONDUCTOR, KINDS, LINES, MOST_COLUMNS, VALUES
from tramshed.kernel.moves import Move, MoveTable
from tramshed.kernel.setup import Setup

LETTERS = "BRGY"
TRAM_NAMES = ("horse", "steam", "electric")


def card(kind: int) -> str:
    """A card in notation."""
    if kind == CONDUCTOR:
        return "C"
    return f"{LETTERS[kind // VALUES]}{kind % VALUES + 1}"


@cache
def moves(setup: Setup) -> MoveTable:
    """All moves, in the order of actions.py."""
    number = count()
    table = MoveTable(
        Move(next(number), notation, notation.split()[0], source, target)
        for notation, source, target in _all()
    )
    assert len(table) == ACTIONS
    return table


def _all() -> Iterator[tuple[str, str | None, str]]:
    stations = range(CONDUCTOR)
    yield "done", None, "done"
    for kind in stations:
        yield f"passenger {card(kind)}", f"hand-{card(kind)}", f"row-{card(kind)[0]}"
    for line in LINES:
        yield f"passenger C {LETTERS[line]}", "hand-C", f"row-{LETTERS[line]}"
    for kind in range(KINDS):
        for slot in range(1, MOST_COLUMNS + 1):
            yield f"station {card(kind)} {slot}", f"hand-{card(kind)}", f"column-{slot}"
    for kind in stations:
        yield f"station {card(kind)} new", f"hand-{card(kind)}", "column-new"
    for line in LINES:
        yield f"station C new {LETTERS[line]}", "hand-C", f"column-new-{LETTERS[line]}"
    for kind in range(KINDS):
        yield f"money {card(kind)}", f"hand-{card(kind)}", "money"
    for tram in TRAM_NAMES:
        for slot in range(1, MOST_COLUMNS + 1):
            yield f"buy {tram} {slot}", f"market-{tram}", f"column-{slot}"

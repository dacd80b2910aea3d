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

from tramshed.games.trambahn.actions import ACTIONS
from tramshed.games.trambahn.components import CONDUCTOR, MOST_COLUMNS, VALUES
from tramshed.kernel.moves import Entry, MoveTable
from tramshed.kernel.plain import Plain
from tramshed.kernel.setup import Setup

LETTERS = "BRGY"
CONDUCTOR_NAME = "C"
TRAM_NAMES = ("horse", "steam", "electric")


def card(kind: int) -> str:
    """A card in notation."""
    if kind == CONDUCTOR:
        return CONDUCTOR_NAME
    return f"{LETTERS[kind // VALUES]}{kind % VALUES + 1}"


# --- what a move decides; cards, lines and trams by their names, columns counted from 1


class Passenger(Plain):
    """A card joins a row."""

    card: str
    line: str


class Station(Plain):
    """A card at the end of a column."""

    card: str
    column: int


class NewColumn(Plain):
    """A card opens a column; a conductor says of which line."""

    card: str
    line: str


class Income(Plain):
    """A card becomes money."""

    card: str


class Purchase(Plain):
    """A tram for a column."""

    tram: str
    column: int


class Done(Plain):
    """Nothing more in this step."""


Decision = Passenger | Station | NewColumn | Income | Purchase | Done


@cache
def moves(setup: Setup) -> MoveTable:
    """All moves, in the order of actions.py."""
    table = MoveTable.of(_all())
    assert len(table) == ACTIONS
    return table


def _all() -> Iterator[Entry]:
    cards = [(card(kind), LETTERS[kind // VALUES]) for kind in range(CONDUCTOR)]
    any_card = [*(name for name, _ in cards), CONDUCTOR_NAME]
    yield Entry("done", Done(), None, "done")
    for name, line in cards:
        yield Entry(f"passenger {name}", Passenger(name, line), f"hand-{name}", f"row-{line}")
    for line in LETTERS:
        joins = Passenger(CONDUCTOR_NAME, line)
        yield Entry(f"passenger C {line}", joins, "hand-C", f"row-{line}")
    for name in any_card:
        for slot in range(1, MOST_COLUMNS + 1):
            built = Station(name, slot)
            yield Entry(f"station {name} {slot}", built, f"hand-{name}", f"column-{slot}")
    for name, line in cards:
        opens = NewColumn(name, line)
        yield Entry(f"station {name} new", opens, f"hand-{name}", "column-new")
    for line in LETTERS:
        opens = NewColumn(CONDUCTOR_NAME, line)
        yield Entry(f"station C new {line}", opens, "hand-C", f"column-new-{line}")
    for name in any_card:
        yield Entry(f"money {name}", Income(name), f"hand-{name}", "money")
    for tram in TRAM_NAMES:
        for slot in range(1, MOST_COLUMNS + 1):
            bought = Purchase(tram, slot)
            yield Entry(f"buy {tram} {slot}", bought, f"market-{tram}", f"column-{slot}")

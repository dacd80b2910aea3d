"""The state: one record. `fixed` never changes, `live` is what moves change, `told` is news.

`live.table` is exactly what lies in the open; everything else in `live` is hidden from somebody.
"""

from __future__ import annotations

from typing import Annotated

from tramshed.games.trambahn.components import (
    CARDS,
    HAND_SIZE,
    KINDS,
    LINES,
    MARKET_SIZE,
    MOST_COLUMNS,
    MOST_IN_COLUMN,
    ROW_SIZE,
    SCORINGS,
    TRAMS,
)
from tramshed.kernel.chance import Chance
from tramshed.kernel.record import Grid, Row, i1, i2, u1
from tramshed.kernel.told import Told

FIRST_PASSENGER, SECOND_PASSENGER, STATIONS, INCOME, BUYING, OVER = STEPS = range(6)
"""The steps of a turn, in their strict order (TB-1.0). The end of the turn needs no decision."""

assert len(TRAMS) == MARKET_SIZE  # so that a market of counts and a market of places agree


class Hand:
    """Cards in ascending order of kind."""

    n: i1
    cards: Annotated[Row[i1], HAND_SIZE]


class Pile:
    """Face-down cards: how many of each kind. It has no order (see kernel.chance)."""

    n: i2
    count: Annotated[Row[i1], KINDS]


class Column:
    """Stations of one line, ascending, with conductors among them."""

    line: i1
    top: i1  # value of the last station, 0 before the first
    points: i1  # sum of its stations' points
    tram: i1  # the tram's multiplier, 0 without a tram
    n: i1
    cards: Annotated[Row[i1], MOST_IN_COLUMN]


class Table:
    """Everything that lies in the open."""

    seat: i1
    step: i1
    starter: i1
    turn: i2
    empty_handed: i1  # turns in succession begun without a card
    owed: i1  # money cards spent this turn, still in the pile until its end (TB-4.2)
    market: Annotated[Row[i1], len(TRAMS)]
    sold: i1  # trams that have left the stack
    scorings: i1
    scored_line: Annotated[Row[i1], SCORINGS]
    scored: Annotated[Grid[i2], SCORINGS, 2]
    bonus: Annotated[Row[i2], 2]
    points: Annotated[Row[i2], 2]
    waiting: Annotated[Row[i1], len(LINES)]
    rows: Annotated[Grid[i1], len(LINES), ROW_SIZE]
    column_count: Annotated[Row[i1], 2]
    columns: Annotated[Grid[Column], 2, MOST_COLUMNS]


class Live:
    chance: Chance
    table: Table
    hand: Annotated[Row[Hand], 2]
    deck: Pile
    discard: Pile
    money: Annotated[Row[Pile], 2]
    memory: Annotated[Grid[u1], 3, CARDS]  # see knowledge/memory.py


class Fixed:
    seats: i1


class State:
    trambahn: u1  # its name alone makes this record the game's own type
    fixed: Fixed
    live: Live
    told: Told


class View:
    """All that one seat may know."""

    trambahn: u1
    seat: i1
    table: Table
    hand: Hand
    in_hand: Annotated[Row[i1], 2]
    in_money: Annotated[Row[i2], 2]
    in_deck: i2
    in_discard: i2
    memory: Annotated[Row[u1], CARDS]

"""The state: one record. `fixed` never changes, `live` is what moves change, `told` is news.

`live.table` is exactly what lies in the open, so a view can copy it whole. Everything else in
`live` is hidden from somebody. Tickets are told by their index, number - 1; where one lies in a
slot, it is by its number, so that an empty slot is 0.
"""

from __future__ import annotations

from typing import Annotated

from last_tram.components import MOST_PLAYERS, TICKETS, VALUES
from tramshed.kernel.chance import Chance
from tramshed.kernel.record import Grid, Row, i1, i2, u1
from tramshed.kernel.told import Told

LAYING, BOARDING, OVER = PHASES = (0, 1, 2)
"""What is being decided."""


class Pile:
    """Passengers who have not come yet: how many of each value. Everybody can work it out."""

    n: i2
    count: Annotated[Row[i1], VALUES]


class Box:
    """Tickets that nobody was dealt: 1 where one is left."""

    n: i2
    count: Annotated[Row[i1], TICKETS]


class Table:
    """Everything that lies in the open."""

    phase: i1
    rounds: i1  # finished
    turn: i1  # who boards now
    pile: Pile
    stop: Annotated[Row[i1], VALUES]  # how many passengers of each value wait
    aboard: Annotated[Grid[i1], MOST_PLAYERS, VALUES]
    laid: Annotated[Row[i1], MOST_PLAYERS]  # tickets turned up that have not boarded yet
    laid_seen: Annotated[Row[u1], MOST_PLAYERS]  # who knows the ticket laid: a set of seats
    used: Annotated[Row[i1], TICKETS]  # 1 for a ticket that is out of the game


class Live:
    chance: Chance
    table: Table
    box: Box
    hands: Annotated[Grid[i1], MOST_PLAYERS, TICKETS]  # 1 for a ticket in hand
    sealed: Annotated[Row[i1], MOST_PLAYERS]  # the ticket laid face down, by its number


class Fixed:
    seats: i1
    rounds: i1


class State:
    last_tram: u1  # its name alone makes this record the game's own type
    fixed: Fixed
    live: Live
    told: Told


class View:
    """All that one seat may know; what it may not is 0."""

    last_tram: u1
    seat: i1
    table: Table
    hand: Annotated[Row[i1], TICKETS]
    sealed: i1

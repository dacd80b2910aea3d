"""Notation, what a move decides, and the elements of the page that it takes up and puts down.

lay 17      a ticket, face down
take 4      a passenger worth 4
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from last_tram.actions import MOST_ACTIONS
from last_tram.components import TICKETS, VALUES
from tramshed.kernel.moves import Entry, MoveTable
from tramshed.kernel.plain import Plain
from tramshed.kernel.setup import Setup


class Lay(Plain):
    """Lay this ticket."""

    ticket: int


class Take(Plain):
    """Take a passenger of this value."""

    value: int


@cache
def moves(setup: Setup) -> MoveTable:
    """All moves, in the order of actions.py."""
    table = MoveTable.of(_all())
    assert len(table) == MOST_ACTIONS
    return table


def _all() -> Iterator[Entry]:
    for ticket in range(1, TICKETS + 1):
        yield Entry(f"lay {ticket}", Lay(ticket), f"ticket-{ticket}", "laid")
    for value in range(1, VALUES + 1):
        yield Entry(f"take {value}", Take(value), f"passenger-{value}", "tram")

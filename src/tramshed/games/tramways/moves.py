"""Notation (docs/notation.md): a verb and what it is about.

    side hard           set-up: the side of the player board
    book 2              look through a book of tickets
    take 31             a ticket: draft it, keep it, choose it for the hand, take it with a building
    top 7               a ticket face up on its book
    bid 5               in the auction, in dollars; or: pass
    more                solo: turn up another ticket
    discard 31
    income              two dollars instead of an action
    track               build track; upgrade: a track; build; renovate: upgrade a building; move: a
                        passenger
    lay 3g wn           a tile, entered from the west, leaving to the north; then another, or: stop
    back 3g n           take back the tile with its open end in the north
    along 3g w          the track that has an end here: upgrade it, ride on it
    parcel A1           where to build, which building to upgrade
    at 3g               the passenger in this cell; or an empty square
    to R, to A1         where the passenger goes
    play 31 C           an icon of a ticket: rail 2rails 3rails R C L I A1 build upgrade-track
                        upgrade-building strip worker passenger calm $3
    cash, blind         at a commerce: money; the top of the pile
    joy 3               at a leisure: happiness points to buy
    done

Tickets have their edition's numbers. Cells are row and column (names.py), sides n e s w.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tramshed.games.tramways import names
from tramshed.games.tramways.actions import CELL, TURNS
from tramshed.games.tramways.components import (
    DEVELOPMENTS,
    MOST_BID,
    MOST_BOUGHT,
    MOST_PLAYERS,
    SIDES,
)
from tramshed.games.tramways.icons import GOALS
from tramshed.kernel.moves import Move, MoveTable
from tramshed.kernel.setup import Setup

SIMPLE = (
    "done", "pass", "more", "stop", "income", "track", "upgrade", "build", "renovate", "move",
    "cash", "blind",
)  # fmt: skip
PLAYER_SIDES = ("normal", "hard")

Parts = tuple[str, str | None, str | None, int | None]
"""Notation, source, target, amount."""


@cache
def moves(setup: Setup) -> MoveTable:
    """All moves, in the order of actions.py; those of cells as far as the map goes."""
    parts = [*_everywhere(setup)]
    assert len(parts) == CELL
    parts += (each for cell in names.cells(setup) for each in _in_cell(cell))
    return MoveTable(
        Move(action, notation, notation.split()[0], source, target, amount)
        for action, (notation, source, target, amount) in enumerate(parts)
    )


def _everywhere(setup: Setup) -> Iterator[Parts]:
    tickets = names.tickets(setup)
    for word in SIMPLE:
        yield word, None, word, None
    for side in PLAYER_SIDES:
        yield f"side {side}", None, f"side-{side}", None
    for book in range(1, MOST_PLAYERS + 1):
        yield f"book {book}", None, f"book-{book}", None
    for label in names.labels(setup):
        yield f"parcel {label}", None, f"parcel-{label}", None
    for number in range(GOALS):
        yield f"to {names.goal(number, setup)}", None, f"goal-{names.goal(number, setup)}", None
    for ticket in tickets[:DEVELOPMENTS]:
        yield f"top {ticket}", f"ticket-{ticket}", "book", None
    for ticket in tickets:
        yield f"take {ticket}", f"ticket-{ticket}", "hand", None
    for ticket in tickets:
        yield f"discard {ticket}", f"ticket-{ticket}", "discard", None
    for ticket, icons in zip(tickets, names.slots(setup), strict=True):
        for slot, icon in enumerate(icons, 1):
            yield f"play {ticket} {icon}", f"ticket-{ticket}", f"icon-{ticket}-{slot}", None
    for points in range(MOST_BOUGHT + 1):
        yield f"joy {points}", None, "joy", points
    for dollars in range(1, MOST_BID + 1):
        yield f"bid {dollars}", None, "auction", dollars


def _in_cell(cell: str) -> Iterator[Parts]:
    letters = names.SIDE_LETTERS
    for entry in SIDES:
        for turns in range(TURNS):
            leave = letters[(entry + 1 + turns) % len(SIDES)]
            yield f"lay {cell} {letters[entry]}{leave}", None, f"cell-{cell}", None
    for verb in ("back", "along"):
        for side in SIDES:
            yield f"{verb} {cell} {letters[side]}", None, f"cell-{cell}", None
    yield f"at {cell}", None, f"cell-{cell}", None

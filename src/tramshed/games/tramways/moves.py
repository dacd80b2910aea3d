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
)
from tramshed.games.tramways.icons import GOALS
from tramshed.kernel.moves import Entry, MoveTable
from tramshed.kernel.plain import Plain
from tramshed.kernel.setup import Setup

SIMPLE = (
    "done", "pass", "more", "stop", "income", "track", "upgrade", "build", "renovate", "move",
    "cash", "blind",
)  # fmt: skip
PLAYER_SIDES = ("normal", "hard")

# --- what a move decides; cells, sides, labels and goals by their names, tickets by their numbers


class Simple(Plain):
    """What a single word says."""

    word: str


class ChooseSide(Plain):
    """Of the player board."""

    side: str


class OpenBook(Plain):
    """Counted from 1."""

    book: int


class ChooseParcel(Plain):
    """Where to build, which building to upgrade."""

    label: str


class ChooseGoal(Plain):
    """Where the passenger goes."""

    goal: str


class LayOnTop(Plain):
    """A ticket face up on its book."""

    ticket: int


class TakeTicket(Plain):
    """Draft it, keep it, choose it for the hand, take it with a building."""

    ticket: int


class DiscardTicket(Plain):
    ticket: int


class PlayIcon(Plain):
    """The icon in a ticket's slot, counted from 0."""

    ticket: int
    slot: int


class BuyJoy(Plain):
    points: int


class Bid(Plain):
    dollars: int


class LayTile(Plain):
    """A tile, entered at a side and left at another."""

    cell: str
    entry: str
    leave: str


class TakeBack(Plain):
    """The tile with an open end at this side."""

    cell: str
    side: str


class ChooseTrack(Plain):
    """The track that has an end here: upgrade it, ride on it."""

    cell: str
    side: str


class ChooseCell(Plain):
    """The passenger in this cell; or an empty square."""

    cell: str


Decision = (
    Simple
    | ChooseSide
    | OpenBook
    | ChooseParcel
    | ChooseGoal
    | LayOnTop
    | TakeTicket
    | DiscardTicket
    | PlayIcon
    | BuyJoy
    | Bid
    | LayTile
    | TakeBack
    | ChooseTrack
    | ChooseCell
)


@cache
def moves(setup: Setup) -> MoveTable:
    """All moves, in the order of actions.py; those of cells as far as the map goes."""
    entries = [*_everywhere(setup)]
    assert len(entries) == CELL
    return MoveTable.of((*entries, *(each for cell in names.cells(setup) for each in _on(cell))))


def _everywhere(setup: Setup) -> Iterator[Entry]:
    tickets = names.tickets(setup)
    for word in SIMPLE:
        yield Entry(word, Simple(word), None, word)
    for side in PLAYER_SIDES:
        yield Entry(f"side {side}", ChooseSide(side), None, f"side-{side}")
    for book in range(1, MOST_PLAYERS + 1):
        yield Entry(f"book {book}", OpenBook(book), None, f"book-{book}")
    for label in names.labels(setup):
        yield Entry(f"parcel {label}", ChooseParcel(label), None, f"parcel-{label}")
    for goal in (names.goal(number, setup) for number in range(GOALS)):
        yield Entry(f"to {goal}", ChooseGoal(goal), None, f"goal-{goal}")
    for ticket in tickets[:DEVELOPMENTS]:
        yield Entry(f"top {ticket}", LayOnTop(ticket), f"ticket-{ticket}", "book")
    for ticket in tickets:
        yield Entry(f"take {ticket}", TakeTicket(ticket), f"ticket-{ticket}", "hand")
    for ticket in tickets:
        yield Entry(f"discard {ticket}", DiscardTicket(ticket), f"ticket-{ticket}", "discard")
    for ticket, icons in zip(tickets, names.slots(setup), strict=True):
        for slot, icon in enumerate(icons):
            target = f"icon-{ticket}-{slot + 1}"
            yield Entry(f"play {ticket} {icon}", PlayIcon(ticket, slot), f"ticket-{ticket}", target)
    for points in range(MOST_BOUGHT + 1):
        yield Entry(f"joy {points}", BuyJoy(points), None, "joy", points)
    for dollars in range(1, MOST_BID + 1):
        yield Entry(f"bid {dollars}", Bid(dollars), None, "auction", dollars)


def _on(cell: str) -> Iterator[Entry]:
    """What can be done in a cell."""
    letters, target = names.SIDE_LETTERS, f"cell-{cell}"
    for number, entry in enumerate(letters):
        for turns in range(TURNS):
            leave = letters[(number + 1 + turns) % len(letters)]
            laid = LayTile(cell, entry, leave)
            yield Entry(f"lay {cell} {entry}{leave}", laid, None, target)
    for side in letters:
        yield Entry(f"back {cell} {side}", TakeBack(cell, side), None, target)
    for side in letters:
        yield Entry(f"along {cell} {side}", ChooseTrack(cell, side), None, target)
    yield Entry(f"at {cell}", ChooseCell(cell), None, target)

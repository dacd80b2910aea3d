"""What can happen, in the game's words: one type for each event of events.py.

Rounds, books and places count from 1; cells and labels are their names.
"""

from __future__ import annotations

from tramshed.games.tramways.shown.things import (
    Board,
    Cell,
    Goal,
    Icon,
    Money,
    Parcel,
    Place,
    TicketSeen,
    Tile,
    Trade,
)
from tramshed.kernel.news import Done, Happened
from tramshed.kernel.words import Seat

# --- set-up


class OrderDrawn(Done):
    place: Place


class BoardLaid(Happened):
    board: Board
    spot: int
    turned: int


class SideChosen(Done):
    hard: bool


class Sealed(Done):
    """Everybody decides at once, and this player has."""


class ParcelsTaken(Done):
    parcels: tuple[Parcel, ...]


class TopLaid(Happened):
    book: int
    ticket: TicketSeen


class BookOpened(Done):
    book: int


class TicketsLookedAt(Done):
    """What is in a book or a packet, for whoever looks through it."""

    tickets: tuple[TicketSeen, ...]


class TicketKept(Done):
    """As its owner sees it."""

    ticket: TicketSeen


class TicketKeptUnseen(Done):
    """As others see it."""


class DevelopmentTurnedUp(Happened):
    ticket: TicketSeen


class BuildingSupplied(Happened):
    trade: Trade
    ticket: TicketSeen


class DemandDrawn(Happened):
    round: int
    trade: Trade


# --- the auction


class RoundBegan(Happened):
    round: int


class TicketTurnedUp(Happened):
    ticket: TicketSeen


class BidMade(Done):
    amount: Money


class Passed(Done):
    place: Place


class Placed(Done):
    place: Place


class TicketTaken(Done):
    ticket: TicketSeen


class TicketWasted(Happened):
    """Left over in a solo auction."""

    ticket: TicketSeen


class WasteReshuffled(Happened):
    """The solo auction's discards are the deck."""


# --- tickets and purses


class TicketDiscarded(Done):
    ticket: TicketSeen


class IconPlayed(Done):
    ticket: TicketSeen
    icon: Icon
    further: bool


class ConsequencePaid(Done):
    ticket: TicketSeen


class CashChanged(Done):
    change: int
    total: int


class JoyChanged(Done):
    change: int
    total: int


class StressChanged(Done):
    change: int
    total: int


class WorkersChanged(Done):
    change: int
    total: int


# --- actions


class IncomeTaken(Done):
    pass


class TileLaid(Done):
    tile: Tile
    rails: int


class TileTakenBack(Done):
    tile: Tile


class TracksJoined(Done):
    """At the cell of the tile met."""

    cell: Cell


class TrackFinished(Done):
    """`cell` is what its last end points at."""

    cell: Cell
    tiles: int
    complete: bool


class TrackUpgraded(Done):
    """Between the cells that its ends point at."""

    start: Cell
    end: Cell
    tiles: int


class Built(Done):
    label: str
    trade: Trade
    ticket: TicketSeen


class TileLifted(Done):
    """Rails under a new building."""

    tile: Tile


class LimitRaised(Done):
    limit: int


class Renovated(Done):
    label: str
    trade: Trade


class PassengerSetOut(Done):
    cell: Cell
    goal: Goal


class TrackRidden(Done):
    owner: Seat
    start: Cell
    end: Cell


class PassengerArrived(Done):
    cell: Cell
    trade: Trade | None
    """None at a parcel."""


class FareUnpaid(Done):
    owner: Seat
    missing: Money


# --- administration


class PassengerCame(Happened):
    cell: Cell


class IconsUsed(Done):
    """Of a ticket on an open sheet."""

    ticket: TicketSeen
    icons: tuple[Icon, ...]


class TicketsDrawn(Done):
    """As their owner sees them."""

    tickets: tuple[TicketSeen, ...]


class TicketsDrawnUnseen(Done):
    """As others see them."""

    count: int


class DeckShuffled(Done):
    """The own discard is the deck."""


class WornOut(Done):
    """Stress on the last space costs happiness."""


class TrackRemoved(Done):
    """Neglected; `cell` is that of its first tile."""

    cell: Cell
    tiles: int


class HandChosen(Done):
    count: int


class Scored(Done):
    points: int
    tracks: int
    cash: Money


class Ended(Happened):
    pass


Event = (
    OrderDrawn | BoardLaid | SideChosen | Sealed | ParcelsTaken | TopLaid | BookOpened |
    TicketsLookedAt | TicketKept | TicketKeptUnseen | DevelopmentTurnedUp | BuildingSupplied |
    DemandDrawn | RoundBegan | TicketTurnedUp | BidMade | Passed | Placed | TicketTaken |
    TicketWasted | WasteReshuffled | TicketDiscarded | IconPlayed | ConsequencePaid | CashChanged |
    JoyChanged | StressChanged | WorkersChanged | IncomeTaken | TileLaid | TileTakenBack |
    TracksJoined | TrackFinished | TrackUpgraded | Built | TileLifted | LimitRaised | Renovated |
    PassengerSetOut | TrackRidden | PassengerArrived | FareUnpaid | PassengerCame | IconsUsed |
    TicketsDrawn | TicketsDrawnUnseen | DeckShuffled | WornOut | TrackRemoved | HandChosen | Scored
    | Ended
)  # fmt: skip

"""What can happen, in the game's words: one type for each event of events.py.

Rounds, books and places count from 1; cells and labels are their names.
"""

from __future__ import annotations

from dataclasses import dataclass

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
from tramshed.kernel.words import Seat


@dataclass(frozen=True, slots=True)
class Told:
    """Something that happens to nobody in particular."""


@dataclass(frozen=True, slots=True)
class Done:
    """Something that a player does, or that happens to him."""

    player: Seat


# --- set-up


@dataclass(frozen=True, slots=True)
class OrderDrawn(Done):
    place: Place


@dataclass(frozen=True, slots=True)
class BoardLaid(Told):
    board: Board
    spot: int
    turned: int


@dataclass(frozen=True, slots=True)
class SideChosen(Done):
    hard: bool


@dataclass(frozen=True, slots=True)
class Sealed(Done):
    """Everybody decides at once, and this player has."""


@dataclass(frozen=True, slots=True)
class ParcelsTaken(Done):
    parcels: tuple[Parcel, ...]


@dataclass(frozen=True, slots=True)
class TopLaid(Told):
    book: int
    ticket: TicketSeen


@dataclass(frozen=True, slots=True)
class BookOpened(Done):
    book: int


@dataclass(frozen=True, slots=True)
class TicketsLookedAt(Done):
    """What is in a book or a packet, for whoever looks through it."""

    tickets: tuple[TicketSeen, ...]


@dataclass(frozen=True, slots=True)
class TicketKept(Done):
    """As its owner sees it."""

    ticket: TicketSeen


@dataclass(frozen=True, slots=True)
class TicketKeptUnseen(Done):
    """As others see it."""


@dataclass(frozen=True, slots=True)
class DevelopmentTurnedUp(Told):
    ticket: TicketSeen


@dataclass(frozen=True, slots=True)
class BuildingSupplied(Told):
    trade: Trade
    ticket: TicketSeen


@dataclass(frozen=True, slots=True)
class DemandDrawn(Told):
    round: int
    trade: Trade


# --- the auction


@dataclass(frozen=True, slots=True)
class RoundBegan(Told):
    round: int


@dataclass(frozen=True, slots=True)
class TicketTurnedUp(Told):
    ticket: TicketSeen


@dataclass(frozen=True, slots=True)
class BidMade(Done):
    amount: Money


@dataclass(frozen=True, slots=True)
class Passed(Done):
    place: Place


@dataclass(frozen=True, slots=True)
class Placed(Done):
    place: Place


@dataclass(frozen=True, slots=True)
class TicketTaken(Done):
    ticket: TicketSeen


@dataclass(frozen=True, slots=True)
class TicketWasted(Told):
    """Left over in a solo auction."""

    ticket: TicketSeen


@dataclass(frozen=True, slots=True)
class WasteReshuffled(Told):
    """The solo auction's discards are the deck."""


# --- tickets and purses


@dataclass(frozen=True, slots=True)
class TicketDiscarded(Done):
    ticket: TicketSeen


@dataclass(frozen=True, slots=True)
class IconPlayed(Done):
    ticket: TicketSeen
    icon: Icon
    further: bool


@dataclass(frozen=True, slots=True)
class ConsequencePaid(Done):
    ticket: TicketSeen


@dataclass(frozen=True, slots=True)
class CashChanged(Done):
    change: int
    total: int


@dataclass(frozen=True, slots=True)
class JoyChanged(Done):
    change: int
    total: int


@dataclass(frozen=True, slots=True)
class StressChanged(Done):
    change: int
    total: int


@dataclass(frozen=True, slots=True)
class WorkersChanged(Done):
    change: int
    total: int


# --- actions


@dataclass(frozen=True, slots=True)
class IncomeTaken(Done):
    pass


@dataclass(frozen=True, slots=True)
class TileLaid(Done):
    tile: Tile
    rails: int


@dataclass(frozen=True, slots=True)
class TileTakenBack(Done):
    tile: Tile


@dataclass(frozen=True, slots=True)
class TracksJoined(Done):
    """At the cell of the tile met."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class TrackFinished(Done):
    """`cell` is what its last end points at."""

    cell: Cell
    tiles: int
    complete: bool


@dataclass(frozen=True, slots=True)
class TrackUpgraded(Done):
    """Between the cells that its ends point at."""

    start: Cell
    end: Cell
    tiles: int


@dataclass(frozen=True, slots=True)
class Built(Done):
    label: str
    trade: Trade
    ticket: TicketSeen


@dataclass(frozen=True, slots=True)
class TileLifted(Done):
    """Rails under a new building."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class LimitRaised(Done):
    limit: int


@dataclass(frozen=True, slots=True)
class Renovated(Done):
    label: str
    trade: Trade


@dataclass(frozen=True, slots=True)
class PassengerSetOut(Done):
    cell: Cell
    goal: Goal


@dataclass(frozen=True, slots=True)
class TrackRidden(Done):
    owner: Seat
    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class PassengerArrived(Done):
    cell: Cell
    trade: Trade | None
    """None at a parcel."""


@dataclass(frozen=True, slots=True)
class FareUnpaid(Done):
    owner: Seat
    missing: Money


# --- administration


@dataclass(frozen=True, slots=True)
class PassengerCame(Told):
    cell: Cell


@dataclass(frozen=True, slots=True)
class IconsUsed(Done):
    """Of a ticket on an open sheet."""

    ticket: TicketSeen
    icons: tuple[Icon, ...]


@dataclass(frozen=True, slots=True)
class TicketsDrawn(Done):
    """As their owner sees them."""

    tickets: tuple[TicketSeen, ...]


@dataclass(frozen=True, slots=True)
class TicketsDrawnUnseen(Done):
    """As others see them."""

    count: int


@dataclass(frozen=True, slots=True)
class DeckShuffled(Done):
    """The own discard is the deck."""


@dataclass(frozen=True, slots=True)
class WornOut(Done):
    """Stress on the last space costs happiness."""


@dataclass(frozen=True, slots=True)
class TrackRemoved(Done):
    """Neglected; `cell` is that of its first tile."""

    cell: Cell
    tiles: int


@dataclass(frozen=True, slots=True)
class HandChosen(Done):
    count: int


@dataclass(frozen=True, slots=True)
class Scored(Done):
    points: int
    tracks: int
    cash: Money


@dataclass(frozen=True, slots=True)
class Ended(Told):
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

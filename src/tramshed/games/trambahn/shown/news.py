"""What can happen, in the game's words: one type for each event of events.py, columns counted from
1."""

from __future__ import annotations

from dataclasses import dataclass

from tramshed.games.trambahn import events
from tramshed.games.trambahn.shown.things import CARDS, LINES, TRAMS, Card, Line, Tram
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Seat


@dataclass(frozen=True, slots=True)
class Began:
    """The first player is known."""

    player: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is somebody's turn."""

    player: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class PassengerPlaced:
    """A card joins a row."""

    player: Seat
    card: Card
    line: Line


@dataclass(frozen=True, slots=True)
class LineScored:
    """A row is full: its line is scored, its passengers leave."""

    line: Line
    number: int


@dataclass(frozen=True, slots=True)
class PointsScored:
    """What a scoring gives a player."""

    player: Seat
    points: int
    line: Line


@dataclass(frozen=True, slots=True)
class StationBuilt:
    """A card at the end of a column, or as the first of a new one."""

    player: Seat
    card: Card
    column: int
    new: bool


@dataclass(frozen=True, slots=True)
class BonusScored:
    """A column is complete."""

    player: Seat
    points: int
    column: int


@dataclass(frozen=True, slots=True)
class IncomeTaken:
    """A card becomes money, as its owner sees it."""

    player: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class IncomeTakenUnseen:
    """A card becomes money, as others see it."""

    player: Seat


@dataclass(frozen=True, slots=True)
class TramBought:
    """A tram for a column."""

    player: Seat
    tram: Tram
    column: int


@dataclass(frozen=True, slots=True)
class MoneyPaid:
    """Money goes to the discard."""

    player: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class ColumnLost:
    """A column without a tram becomes money."""

    player: Seat
    line: Line
    cards: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card that its owner sees."""

    player: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardsDrawnUnseen:
    """Cards as others see them drawn."""

    player: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class MoneyHalved:
    """Half of the money goes to the discard."""

    player: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class DeckRebuilt:
    """The discard is the deck."""

    cards: int


@dataclass(frozen=True, slots=True)
class TramTurnedUp:
    """A tram joins the market."""

    tram: Tram


@dataclass(frozen=True, slots=True)
class NoCards:
    """A turn begins without cards."""

    player: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over."""


Event = (
    Began
    | TurnBegan
    | PassengerPlaced
    | LineScored
    | PointsScored
    | StationBuilt
    | BonusScored
    | IncomeTaken
    | IncomeTakenUnseen
    | TramBought
    | MoneyPaid
    | ColumnLost
    | CardDrawn
    | CardsDrawnUnseen
    | MoneyHalved
    | DeckRebuilt
    | TramTurnedUp
    | NoCards
    | Ended
)


def read_event(told: Happening, setup: Setup) -> Event:
    """An event of the record, in the game's words."""
    player, a, b, c = Seat(told.seat), told.a, told.b, told.c
    match told.what:
        case events.BEGAN:
            return Began(player)
        case events.TURN:
            return TurnBegan(player, a)
        case events.PASSENGER:
            return PassengerPlaced(player, CARDS[a], LINES[b])
        case events.SCORING:
            return LineScored(LINES[a], b)
        case events.SCORED:
            return PointsScored(player, a, LINES[b])
        case events.STATION:
            return StationBuilt(player, CARDS[a], b + 1, new=bool(c))
        case events.BONUS:
            return BonusScored(player, a, b + 1)
        case events.INCOME:
            return IncomeTaken(player, CARDS[a])
        case events.INCOME_UNSEEN:
            return IncomeTakenUnseen(player)
        case events.BOUGHT:
            return TramBought(player, TRAMS[a], b + 1)
        case events.PAID:
            return MoneyPaid(player, a)
        case events.COLUMN_LOST:
            return ColumnLost(player, LINES[a], b)
        case events.DREW:
            return CardDrawn(player, CARDS[a])
        case events.DREW_UNSEEN:
            return CardsDrawnUnseen(player, a)
        case events.HALVED:
            return MoneyHalved(player, a)
        case events.REBUILT:
            return DeckRebuilt(a)
        case events.TURNED_UP:
            return TramTurnedUp(TRAMS[a])
        case events.NO_CARDS:
            return NoCards(player)
        case events.ENDED:
            return Ended()
    raise ValueError(f"no such event: {told.what}")

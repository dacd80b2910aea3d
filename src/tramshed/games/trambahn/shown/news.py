"""What can happen, in the game's words: one type for each event of events.py, columns counted from
1."""

from __future__ import annotations

from tramshed.games.trambahn import events
from tramshed.games.trambahn.shown.things import CARDS, LINES, TRAMS, Card, Line, Tram
from tramshed.kernel.news import Done, Happened
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Seat


class Began(Done):
    """The first player is known."""


class TurnBegan(Done):
    """It is somebody's turn."""

    turn: int


class PassengerPlaced(Done):
    """A card joins a row."""

    card: Card
    line: Line


class LineScored(Happened):
    """A row is full: its line is scored, its passengers leave."""

    line: Line
    number: int


class PointsScored(Done):
    """What a scoring gives a player."""

    points: int
    line: Line


class StationBuilt(Done):
    """A card at the end of a column, or as the first of a new one."""

    card: Card
    column: int
    new: bool


class BonusScored(Done):
    """A column is complete."""

    points: int
    column: int


class IncomeTaken(Done):
    """A card becomes money, as its owner sees it."""

    card: Card


class IncomeTakenUnseen(Done):
    """A card becomes money, as others see it."""


class TramBought(Done):
    """A tram for a column."""

    tram: Tram
    column: int


class MoneyPaid(Done):
    """Money goes to the discard."""

    cards: int


class ColumnLost(Done):
    """A column without a tram becomes money."""

    line: Line
    cards: int


class CardDrawn(Done):
    """A card that its owner sees."""

    card: Card


class CardsDrawnUnseen(Done):
    """Cards as others see them drawn."""

    cards: int


class MoneyHalved(Done):
    """Half of the money goes to the discard."""

    cards: int


class DeckRebuilt(Happened):
    """The discard is the deck."""

    cards: int


class TramTurnedUp(Happened):
    """A tram joins the market."""

    tram: Tram


class NoCards(Done):
    """A turn begins without cards."""


class Ended(Happened):
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

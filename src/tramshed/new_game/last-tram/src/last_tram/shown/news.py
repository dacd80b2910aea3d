"""What can happen, in the game's words: a type for each event of events.py. Whoever shows news, the
page's animation above all, reads these."""

from __future__ import annotations

from dataclasses import dataclass

from last_tram import events
from last_tram.shown.things import Passenger, Ticket
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """A ticket for a player, as only its owner sees it."""

    player: Seat
    ticket: Ticket


@dataclass(frozen=True, slots=True)
class RoundBegan:
    number: int


@dataclass(frozen=True, slots=True)
class Came:
    """A passenger is at the stop."""

    passenger: Passenger


@dataclass(frozen=True, slots=True)
class Chose:
    """A player has laid a ticket, as the others see it."""

    player: Seat


@dataclass(frozen=True, slots=True)
class Laid:
    """A ticket was laid face down, as its owner sees it."""

    player: Seat
    ticket: Ticket


@dataclass(frozen=True, slots=True)
class TurnedUp:
    player: Seat
    ticket: Ticket


@dataclass(frozen=True, slots=True)
class Boarded:
    player: Seat
    passenger: Passenger


@dataclass(frozen=True, slots=True)
class Ended:
    """The last tram has left."""


Event = Dealt | RoundBegan | Came | Chose | Laid | TurnedUp | Boarded | Ended


def read_event(told: Happening, setup: Setup) -> Event:
    """An event of the record as a value."""
    player = Seat(told.seat)
    match told.what:
        case events.DEALT:
            return Dealt(player, Ticket(told.a))
        case events.ROUND:
            return RoundBegan(told.a)
        case events.CAME:
            return Came(Passenger(told.a))
        case events.CHOSE:
            return Chose(player)
        case events.LAID:
            return Laid(player, Ticket(told.a))
        case events.TURNED_UP:
            return TurnedUp(player, Ticket(told.a))
        case events.BOARDED:
            return Boarded(player, Passenger(told.a))
        case events.ENDED:
            return Ended()
    raise ValueError(f"no such event: {told.what}")

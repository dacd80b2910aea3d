"""What can happen, in the game's words: a type for each event of events.py. Whoever shows news, the
page's animation above all, reads these."""

from __future__ import annotations

from last_tram import events
from last_tram.shown.things import Passenger, Ticket
from tramshed.kernel.news import Done, Happened
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Seat


class Dealt(Done):
    """A ticket for a player, as only its owner sees it."""

    ticket: Ticket


class RoundBegan(Happened):
    number: int


class Came(Happened):
    """A passenger is at the stop."""

    passenger: Passenger


class Chose(Done):
    """A player has laid a ticket, as the others see it."""


class Laid(Done):
    """A ticket was laid face down, as its owner sees it."""

    ticket: Ticket


class TurnedUp(Done):
    ticket: Ticket


class Boarded(Done):
    passenger: Passenger


class Ended(Happened):
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

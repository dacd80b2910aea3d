"""Events as messages: ids and values, no sentences (those are in locale/)."""

from __future__ import annotations

from tramshed.games.trambahn import events
from tramshed.games.trambahn.components import CONDUCTOR, VALUES
from tramshed.games.trambahn.moves import LETTERS, TRAM_NAMES
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Message, Seat


def card(kind: int) -> Message:
    """A card's name."""
    if kind == CONDUCTOR:
        return Message("card.conductor")
    return Message("card.station", {"line": line(kind // VALUES), "value": kind % VALUES + 1})


def line(number: int) -> Message:
    """A line's name."""
    return Message(f"line.{LETTERS[number]}")


def tram(number: int) -> Message:
    """A tram's name."""
    return Message(f"tram.{TRAM_NAMES[number]}")


def narrate(event: Happening, setup: Setup) -> Message:
    """What happened, for whoever may know."""
    player = Seat(event.seat)
    a, b, c = event.a, event.b, event.c
    match event.what:
        case events.BEGAN:
            return Message("event.began", {"player": player})
        case events.TURN:
            return Message("event.turn", {"player": player, "turn": a})
        case events.PASSENGER if a == CONDUCTOR:
            return Message("event.passenger-conductor", {"player": player, "line": line(b)})
        case events.PASSENGER:
            return Message("event.passenger", {"player": player, "card": card(a)})
        case events.SCORING:
            return Message("event.scoring", {"line": line(a), "number": b})
        case events.SCORED:
            return Message("event.scored", {"player": player, "n": a, "line": line(b)})
        case events.STATION:
            which = "event.station-new" if c else "event.station"
            return Message(which, {"player": player, "card": card(a), "column": b + 1})
        case events.BONUS:
            return Message("event.bonus", {"player": player, "n": a, "column": b + 1})
        case events.INCOME:
            return Message("event.income", {"player": player, "card": card(a)})
        case events.INCOME_UNSEEN:
            return Message("event.income-unseen", {"player": player})
        case events.BOUGHT:
            return Message("event.bought", {"player": player, "tram": tram(a), "column": b + 1})
        case events.PAID:
            return Message("event.paid", {"player": player, "n": a})
        case events.COLUMN_LOST:
            return Message("event.column-lost", {"player": player, "line": line(a), "n": b})
        case events.DREW:
            return Message("event.drew", {"player": player, "card": card(a)})
        case events.DREW_UNSEEN:
            return Message("event.drew-unseen", {"player": player, "n": a})
        case events.HALVED:
            return Message("event.halved", {"player": player, "n": a})
        case events.REBUILT:
            return Message("event.rebuilt", {"n": a})
        case events.TURNED_UP:
            return Message("event.turned-up", {"tram": tram(a)})
        case events.NO_CARDS:
            return Message("event.no-cards", {"player": player})
        case events.ENDED:
            return Message("event.ended")
    raise ValueError(f"no such event: {event.what}")

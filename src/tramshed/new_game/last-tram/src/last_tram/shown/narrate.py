"""Events as messages: ids and values, no sentences (those are in locale/)."""

from __future__ import annotations

from last_tram import events
from last_tram.shown.things import Passenger, Ticket
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Message, Seat

OF_TICKETS = {
    events.DEALT: "event.dealt",
    events.LAID: "event.laid",
    events.TURNED_UP: "event.turned-up",
}


def narrate(event: Happening, setup: Setup) -> Message:
    """What happened, for whoever may know. A message `….you` speaks to the player himself."""
    player = Seat(event.seat)
    if event.what in OF_TICKETS:
        return Message(OF_TICKETS[event.what], {"player": player, "ticket": Ticket(event.a)})
    match event.what:
        case events.ROUND:
            return Message("event.round", {"round": event.a})
        case events.CAME:
            return Message("event.came", {"passenger": Passenger(event.a)})
        case events.CHOSE:
            return Message("event.chose", {"player": player})
        case events.BOARDED:
            return Message("event.boarded", {"player": player, "passenger": Passenger(event.a)})
        case events.ENDED:
            return Message("event.ended")
    raise ValueError(f"no such event: {event.what}")

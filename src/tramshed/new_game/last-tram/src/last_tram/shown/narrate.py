"""Events as messages: ids and values, no sentences (those are in locale/)."""

from __future__ import annotations

from last_tram.shown import news
from tramshed.kernel.setup import Setup
from tramshed.kernel.words import Message


def narrate(event: news.Event, setup: Setup) -> Message:
    """What happened, for whoever may know. A message `….you` speaks to the player himself."""
    match event:
        case news.Dealt(player, ticket):
            return Message("event.dealt", {"player": player, "ticket": ticket})
        case news.RoundBegan(number):
            return Message("event.round", {"round": number})
        case news.Came(passenger):
            return Message("event.came", {"passenger": passenger})
        case news.Chose(player):
            return Message("event.chose", {"player": player})
        case news.Laid(player, ticket):
            return Message("event.laid", {"player": player, "ticket": ticket})
        case news.TurnedUp(player, ticket):
            return Message("event.turned-up", {"player": player, "ticket": ticket})
        case news.Boarded(player, passenger):
            return Message("event.boarded", {"player": player, "passenger": passenger})
        case news.Ended():
            return Message("event.ended")

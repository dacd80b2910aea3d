"""Events as messages: ids and values, no sentences (those are in locale/)."""

from __future__ import annotations

from tramshed.games.trambahn.shown import news
from tramshed.games.trambahn.shown.things import Card
from tramshed.kernel.setup import Setup
from tramshed.kernel.words import Message


def narrate(event: news.Event, setup: Setup) -> Message:
    """What happened, for whoever may know."""
    match event:
        case news.Began(player):
            return Message("event.began", {"player": player})
        case news.TurnBegan(player, turn):
            return Message("event.turn", {"player": player, "turn": turn})
        case news.PassengerPlaced(player, Card(line=None), line):
            return Message("event.passenger-conductor", {"player": player, "line": line})
        case news.PassengerPlaced(player, card):
            return Message("event.passenger", {"player": player, "card": card})
        case news.LineScored(line, number):
            return Message("event.scoring", {"line": line, "number": number})
        case news.PointsScored(player, points, line):
            return Message("event.scored", {"player": player, "n": points, "line": line})
        case news.StationBuilt(player, card, column, new):
            which = "event.station-new" if new else "event.station"
            return Message(which, {"player": player, "card": card, "column": column})
        case news.BonusScored(player, points, column):
            return Message("event.bonus", {"player": player, "n": points, "column": column})
        case news.IncomeTaken(player, card):
            return Message("event.income", {"player": player, "card": card})
        case news.IncomeTakenUnseen(player):
            return Message("event.income-unseen", {"player": player})
        case news.TramBought(player, tram, column):
            return Message("event.bought", {"player": player, "tram": tram, "column": column})
        case news.MoneyPaid(player, cards):
            return Message("event.paid", {"player": player, "n": cards})
        case news.ColumnLost(player, line, cards):
            return Message("event.column-lost", {"player": player, "line": line, "n": cards})
        case news.CardDrawn(player, card):
            return Message("event.drew", {"player": player, "card": card})
        case news.CardsDrawnUnseen(player, cards):
            return Message("event.drew-unseen", {"player": player, "n": cards})
        case news.MoneyHalved(player, cards):
            return Message("event.halved", {"player": player, "n": cards})
        case news.DeckRebuilt(cards):
            return Message("event.rebuilt", {"n": cards})
        case news.TramTurnedUp(tram):
            return Message("event.turned-up", {"tram": tram})
        case news.NoCards(player):
            return Message("event.no-cards", {"player": player})
        case news.Ended():
            return Message("event.ended")

"""Events as messages: ids and values, no sentences (those are in locale/)."""

from __future__ import annotations

from tramshed.games.tramways.scoring import grade
from tramshed.games.tramways.shown import news, things
from tramshed.games.tramways.shown.things import Money, listed
from tramshed.kernel.setup import Setup
from tramshed.kernel.words import Message, Seat, Value


def narrate(event: news.Event, setup: Setup) -> Message:
    """What happened, for whoever may know."""
    match event:
        # --- set-up
        case news.OrderDrawn(player, place):
            return by(player, "event.order", place=place)
        case news.BoardLaid(board):
            if setup.edition_text is None:
                return said("event.board", board=board)
            return said("event.board-edition", board=board, edition=setup.edition or "")
        case news.SideChosen(player, hard):
            return by(player, "event.sided-hard" if hard else "event.sided-normal")
        case news.Sealed(player):
            return by(player, "event.sealed")
        case news.ParcelsTaken(player, parcels):
            return by(player, "event.parcels", parcel=listed(parcels))
        case news.TopLaid(book, ticket):
            return said("event.book-top", book=book, ticket=ticket)
        case news.BookOpened(player, book):
            return by(player, "event.looked", book=book)
        case news.TicketsLookedAt(player, tickets):
            return by(player, "event.saw", ticket=listed(tickets))
        case news.TicketKept(player, ticket):
            return by(player, "event.kept", ticket=ticket)
        case news.TicketKeptUnseen(player):
            return by(player, "event.kept-unseen")
        case news.DevelopmentTurnedUp(ticket):
            return said("event.faced", ticket=ticket)
        case news.BuildingSupplied(trade, ticket):
            return said("event.supplied", supply=said("supplied", building=trade, ticket=ticket))
        case news.DemandDrawn(number, trade):
            return said("event.wanted", demand=said("demand", round=number, kind=trade.several))
        # --- the auction
        case news.RoundBegan(number):
            return said("event.round", round=number)
        case news.TicketTurnedUp(ticket):
            return said("event.turned-up", ticket=ticket)
        case news.BidMade(player, amount):
            return by(player, "event.bid", amount=amount)
        case news.Passed(player, place):
            return by(player, "event.passed", place=place)
        case news.Placed(player, place):
            return by(player, "event.placed", place=place)
        case news.TicketTaken(player, ticket):
            return by(player, "event.took", ticket=ticket)
        case news.TicketWasted(ticket):
            return said("event.wasted", ticket=ticket)
        case news.WasteReshuffled():
            return said("event.reshuffled")
        # --- tickets and purses
        case news.TicketDiscarded(player, ticket):
            return by(player, "event.discarded", ticket=ticket)
        case news.IconPlayed(player, ticket, icon):
            return by(player, "event.played", icon=said("played", icon=icon, number=ticket.number))
        case news.ConsequencePaid(player, ticket):
            return by(player, "event.suffered", number=ticket.number, cost=ticket.consequence)
        case news.CashChanged(player, change, total):
            changed = "event.cash-up" if change > 0 else "event.cash-down"
            return by(player, changed, amount=Money(abs(change)), total=Money(abs(total)))
        case news.JoyChanged(player, change, total):
            changed = "event.joy-up" if change > 0 else "event.joy-down"
            return by(player, changed, n=abs(change), total=signed(total))
        case news.StressChanged(player, change, total):
            changed = "event.stress-up" if change > 0 else "event.stress-down"
            return by(player, changed, stress=total)
        case news.WorkersChanged(player, change, total):
            changed = "event.workers-up" if change > 0 else "event.workers-down"
            return by(player, changed, n=abs(change), total=total)
        # --- actions
        case news.IncomeTaken(player):
            return by(player, "event.income")
        case news.TileLaid(player, tile):
            return by(player, "event.laid", tile=tile)
        case news.TileTakenBack(player, tile):
            return by(player, "event.took-back", tile=tile)
        case news.TracksJoined(player):
            return by(player, "event.joined")
        case news.TrackFinished(player, _, tiles, complete):
            return by(player, "event.finished" if complete else "event.finished-open", n=tiles)
        case news.TrackUpgraded(player, start, end, tiles):
            ends: dict[str, Value] = {"from": start, "to": end}
            return by(player, "event.upgraded", **ends, n=tiles)
        case news.Built(player, label, trade, ticket):
            return by(player, "event.built", label=label, building=trade, ticket=ticket)
        case news.TileLifted(player, tile):
            return by(player, "event.lifted", tile=tile)
        case news.LimitRaised(player, limit):
            return by(player, "event.limit", limit=limit)
        case news.Renovated(player, label, trade):
            return by(player, "event.renovated", label=label, building=trade.definite)
        case news.PassengerSetOut(player, cell, goal):
            return by(player, "event.boarded", cell=cell, goal=goal)
        case news.TrackRidden(_, owner, start, end):
            return Message("event.rode", {"player": owner, "from": start, "to": end})
        case news.PassengerArrived(_, cell, trade):
            return said("event.arrived", building=trade or Message("trade.parcel"), cell=cell)
        case news.FareUnpaid(player, owner, missing):
            return by(player, "event.short", owner=owner, amount=missing)
        # --- administration, and the end
        case news.PassengerCame(cell):
            return said("event.arrival", cell=cell)
        case news.IconsUsed(player, ticket, icons):
            used = said("used", number=ticket.number, icons=listed(icons))
            return by(player, "event.administered", use=used)
        case news.TicketsDrawn(player, tickets):
            return by(player, "event.drew", ticket=listed(tickets))
        case news.TicketsDrawnUnseen(player, count):
            return by(player, "event.drew-unseen", n=count)
        case news.DeckShuffled(player):
            return by(player, "event.shuffled")
        case news.WornOut(player):
            return by(player, "event.worn-out")
        case news.TrackRemoved(player, _, tiles):
            return by(player, "event.removed", n=tiles)
        case news.HandChosen(player, count):
            return by(player, "event.chose-hand", n=count)
        case news.Scored():
            return _scored(event, setup)
        case news.Ended():
            return said("event.ended")


def _scored(event: news.Scored, setup: Setup) -> Message:
    """The score; a solo game is graded (TW-6.3)."""
    points: dict[str, Value] = {"sign": minus(event.points), "n": abs(event.points)}
    rest: dict[str, Value] = {"tracks": event.tracks, "amount": event.cash}
    if setup.seats > 1:
        return by(event.player, "event.scored", **points, **rest)
    feeling = things.grade(grade(event.points))
    return by(event.player, "event.scored-solo", **points, **rest, grade=feeling)


def by(player: Seat, name: str, **values: Value) -> Message:
    """A message about a player."""
    return said(name, player=player, **values)


def said(name: str, **values: Value) -> Message:
    """A message with its values."""
    return Message(name, values)


def minus(number: int) -> str:
    """The sign of a number below 0."""
    return "−" if number < 0 else ""


def signed(number: int) -> str:
    """A number with its sign, if it is below 0."""
    return f"{minus(number)}{abs(number)}"

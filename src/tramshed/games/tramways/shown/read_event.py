"""Events of the record (events.py) in the game's words (news.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tramshed.games.tramways import events, names
from tramshed.games.tramways.shown import news, things
from tramshed.games.tramways.state import DISCARDED
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Seat


@dataclass(frozen=True)
class Numbers:
    """An event's numbers, and what they can mean."""

    told: Happening
    setup: Setup

    @property
    def player(self) -> Seat:
        return Seat(self.told.seat)

    @property
    def a(self) -> int:
        return self.told.a

    @property
    def b(self) -> int:
        return self.told.b

    @property
    def c(self) -> int:
        return self.told.c

    def cell(self, number: int) -> things.Cell:
        return things.Cell(names.cells(self.setup)[number])

    def label(self, number: int) -> str:
        return names.labels(self.setup)[number]

    def trade(self, number: int) -> things.Trade:
        return things.Trade(names.TRADE_LETTERS[number])

    def ticket(self, number: int) -> things.TicketSeen:
        return things.tickets(self.setup)[number]

    @property
    def tickets(self) -> tuple[things.TicketSeen, ...]:
        """Up to three, counted from 1."""
        return tuple(self.ticket(each - 1) for each in (self.a, self.b, self.c) if each)

    @property
    def tile(self) -> things.Tile:
        return things.Tile(names.cells(self.setup)[self.a], things.sides(self.b))

    @property
    def board(self) -> things.Board:
        return things.board(self.b, self.c // 4, self.setup)

    @property
    def icon(self) -> things.Icon:
        played = things.icon(self.b, self.setup)
        assert played is not None
        return played


def _administered(of: Numbers) -> news.Event:
    """A ticket of an open sheet: used, or thrown away."""
    ticket = of.ticket(of.a)
    if of.b >> DISCARDED & 1:
        return news.TicketDiscarded(of.player, ticket)
    return news.IconsUsed(of.player, ticket, ticket.used(of.b))


def _supplied(of: Numbers) -> news.Event:
    ticket = of.ticket(of.a)
    return news.BuildingSupplied(things.Trade(ticket.trade), ticket)


def _arrived(of: Numbers) -> news.Event:
    trade = of.trade(of.b - 1) if of.b else None
    return news.PassengerArrived(of.player, of.cell(of.a), trade)


READ: dict[int, Callable[[Numbers], news.Event]] = {
    events.ORDER: lambda of: news.OrderDrawn(of.player, things.Place(of.a + 1)),
    events.BOARD: lambda of: news.BoardLaid(of.board, of.a, of.c % 4),
    events.SIDED: lambda of: news.SideChosen(of.player, bool(of.a)),
    events.SEALED: lambda of: news.Sealed(of.player),
    events.PARCELS: lambda of: news.ParcelsTaken(
        of.player, tuple(things.Parcel(ticket.label) for ticket in of.tickets)
    ),
    events.TURNED_UP: lambda of: news.TicketTurnedUp(of.ticket(of.a)),
    events.BOOK_TOP: lambda of: news.TopLaid(of.a + 1, of.ticket(of.b)),
    events.LOOKED: lambda of: news.BookOpened(of.player, of.a + 1),
    events.SAW: lambda of: news.TicketsLookedAt(of.player, of.tickets),
    events.KEPT: lambda of: news.TicketKept(of.player, of.ticket(of.a)),
    events.KEPT_UNSEEN: lambda of: news.TicketKeptUnseen(of.player),
    events.FACED: lambda of: news.DevelopmentTurnedUp(of.ticket(of.a)),
    events.SUPPLIED: _supplied,
    events.WANTED: lambda of: news.DemandDrawn(of.a, of.trade(of.b)),
    events.ROUND: lambda of: news.RoundBegan(of.a),
    events.BID: lambda of: news.BidMade(of.player, things.Money(of.a)),
    events.PASSED: lambda of: news.Passed(of.player, things.Place(of.a + 1)),
    events.PLACED: lambda of: news.Placed(of.player, things.Place(of.a + 1)),
    events.TOOK: lambda of: news.TicketTaken(of.player, of.ticket(of.a)),
    events.DISCARDED: lambda of: news.TicketDiscarded(of.player, of.ticket(of.a)),
    events.PLAYED: lambda of: news.IconPlayed(of.player, of.ticket(of.a), of.icon, bool(of.c)),
    events.SUFFERED: lambda of: news.ConsequencePaid(of.player, of.ticket(of.a)),
    events.CASH: lambda of: news.CashChanged(of.player, of.a, of.b),
    events.JOY: lambda of: news.JoyChanged(of.player, of.a, of.b),
    events.STRESS: lambda of: news.StressChanged(of.player, of.a, of.b),
    events.WORKERS: lambda of: news.WorkersChanged(of.player, of.a, of.b),
    events.INCOME: lambda of: news.IncomeTaken(of.player),
    events.LAID: lambda of: news.TileLaid(of.player, of.tile, of.c),
    events.TOOK_BACK: lambda of: news.TileTakenBack(of.player, of.tile),
    events.JOINED: lambda of: news.TracksJoined(of.player, of.cell(of.a)),
    events.FINISHED: lambda of: news.TrackFinished(of.player, of.cell(of.a), of.b, bool(of.c)),
    events.UPGRADED: lambda of: news.TrackUpgraded(of.player, of.cell(of.a), of.cell(of.b), of.c),
    events.BUILT: lambda of: news.Built(of.player, of.label(of.a), of.trade(of.b), of.ticket(of.c)),
    events.LIFTED: lambda of: news.TileLifted(of.player, of.tile),
    events.LIMIT: lambda of: news.LimitRaised(of.player, of.a),
    events.RENOVATED: lambda of: news.Renovated(of.player, of.label(of.a), of.trade(of.b)),
    events.BOARDED: lambda of: news.PassengerSetOut(
        of.player, of.cell(of.a), things.Goal(names.goal(of.b, of.setup))
    ),
    events.RODE: lambda of: news.TrackRidden(of.player, Seat(of.b), of.cell(of.a), of.cell(of.c)),
    events.ARRIVED: _arrived,
    events.SHORT: lambda of: news.FareUnpaid(of.player, Seat(of.a), things.Money(of.b)),
    events.ARRIVAL: lambda of: news.PassengerCame(of.cell(of.a)),
    events.ADMINISTERED: _administered,
    events.DREW: lambda of: news.TicketsDrawn(of.player, of.tickets),
    events.DREW_UNSEEN: lambda of: news.TicketsDrawnUnseen(of.player, of.a),
    events.SHUFFLED: lambda of: news.DeckShuffled(of.player),
    events.WORN_OUT: lambda of: news.WornOut(of.player),
    events.REMOVED: lambda of: news.TrackRemoved(of.player, of.cell(of.a), of.b),
    events.CHOSE_HAND: lambda of: news.HandChosen(of.player, of.a),
    events.WASTED: lambda of: news.TicketWasted(of.ticket(of.a)),
    events.RESHUFFLED: lambda of: news.WasteReshuffled(),
    events.SCORED: lambda of: news.Scored(of.player, of.a, of.b, things.Money(of.c)),
    events.ENDED: lambda of: news.Ended(),
}


def read_event(told: Happening, setup: Setup) -> news.Event:
    """An event of the record, in the game's words."""
    return READ[told.what](Numbers(told, setup))

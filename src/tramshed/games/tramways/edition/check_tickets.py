"""The tickets (TW-C3, TW-C4, TW-C5, TW-C10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tramshed.games.tramways.components import (
    AUCTIONS,
    BUILDINGS,
    DEVELOPMENTS,
    GENERICS,
    OF_A_TRADE,
    PARCELS,
)
from tramshed.games.tramways.edition.known_tickets import KNOWN, is_known_generic
from tramshed.games.tramways.edition.model import Edition, Kind, Sign, Ticket, Trade
from tramshed.games.tramways.edition.trouble import Breach, counted, said
from tramshed.kernel.words import Message

COUNTS = {
    Kind.DEVELOPMENT: DEVELOPMENTS,
    Kind.PARCEL: PARCELS,
    Kind.BUILDING: BUILDINGS,
    Kind.AUCTION: AUCTIONS,
    Kind.GENERIC: GENERICS,
}
KINDS = {
    Kind.DEVELOPMENT: "faces.tickets.development",
    Kind.PARCEL: "faces.tickets.parcel",
    Kind.BUILDING: "faces.tickets.building",
    Kind.AUCTION: "faces.tickets.auction",
    Kind.GENERIC: "faces.tickets.generic",
}
ONE_OF = {
    Kind.DEVELOPMENT: "faces.ticket.development",
    Kind.PARCEL: "faces.ticket.parcel",
    Kind.BUILDING: "faces.ticket.building",
    Kind.AUCTION: "faces.ticket.auction",
    Kind.GENERIC: "faces.ticket.generic",
}
"""What tickets of a kind are called, and what one of them is."""
VOIDS = 5
MARKS = {2: (12, 2), 3: (6, 1), 4: (6, 1), 5: (6, 1)}
"""Auction cards, and VOID ones among them, by player-count mark."""


def check_numbers(edition: Edition) -> Iterator[Breach]:
    """TW-C3: how many tickets of each kind; each has a number of its own."""
    for kind, count in COUNTS.items():
        given = len(edition.of_kind(kind))
        if given != count:
            yield Breach("TW-C3", said(KINDS[kind]), counted(count, given))
    types = Counter(ticket.trade for ticket in edition.of_kind(Kind.BUILDING))
    for trade in Trade:
        if types and types[trade] != OF_A_TRADE:
            where = said("faces.tickets-of-type", type=trade.name)
            yield Breach("TW-C3", where, counted(OF_A_TRADE, types[trade]))
    void = [ticket for ticket in edition.tickets if ticket.void]
    for ticket in void:
        if ticket.kind != Kind.AUCTION:
            yield Breach("TW-C3", name(ticket), said("faces.only-auction-void"), ticket.source)
    if edition.of_kind(Kind.AUCTION) and len(void) != VOIDS:
        yield Breach("TW-C3", said("faces.void-tickets"), counted(VOIDS, len(void)))
    numbers = Counter(ticket.number for ticket in edition.tickets)
    last = {ticket.number: ticket for ticket in edition.tickets}
    for number, times in numbers.items():
        if times > 1:
            where, several = (
                said("faces.ticket", number=number),
                said("faces.number-twice", times=times),
            )
            yield Breach("TW-C3", where, several, last[number].source)


def check_slots(edition: Edition) -> Iterator[Breach]:
    """TW-C4: a parcel's label is on its own parcel card, and nowhere else."""
    for ticket in edition.tickets:
        labels = sum(icon.sign == Sign.LABEL for icon in ticket.icons)
        if ticket.kind == Kind.PARCEL and labels != 1:
            wrong = said("faces.one-label", labels=labels)
            yield Breach("TW-C4", name(ticket), wrong, ticket.source)
        elif ticket.kind != Kind.PARCEL and labels:
            wrong = said("faces.own-label", label=ticket.label)
            yield Breach("TW-C4", name(ticket), wrong, ticket.source)


def check_known_tickets(edition: Edition) -> Iterator[Breach]:
    """TW-C5: what the rulebook shows of the published tickets."""
    for ticket in edition.of_kind(Kind.GENERIC):
        if not is_known_generic(ticket):
            yield Breach("TW-C5", name(ticket), said("faces.generic"), ticket.source)
    for known in KNOWN:
        found = sum(map(known.fits, edition.tickets))
        if found < known.least and edition.tickets:
            yield Breach("TW-C5", said(known.where), said(known.missing, found=found))
    for ticket in edition.tickets:
        if ticket.void and ticket.consequence:
            yield Breach("TW-C5", name(ticket), said("faces.void-consequence"), ticket.source)


def check_marks(edition: Edition) -> Iterator[Breach]:
    """TW-C10: auction cards by the number of players they are for."""
    tickets = edition.of_kind(Kind.AUCTION)
    for mark, (count, void) in MARKS.items():
        marked = [ticket for ticket in tickets if ticket.players == mark]
        voids = sum(ticket.void for ticket in marked)
        where = said("faces.marked", mark=mark)
        if tickets and len(marked) != count:
            yield Breach("TW-C10", where, counted(count, len(marked)))
        if tickets and voids != void:
            wrong = said("faces.marked-void", wanted=void, given=voids)
            yield Breach("TW-C10", where, wrong)


def name(ticket: Ticket) -> Message:
    """A ticket in words."""
    return said(ONE_OF[ticket.kind], number=ticket.number)

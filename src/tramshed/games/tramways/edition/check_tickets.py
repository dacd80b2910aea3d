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
from tramshed.games.tramways.edition.trouble import Breach, counted

COUNTS = {
    Kind.DEVELOPMENT: DEVELOPMENTS,
    Kind.PARCEL: PARCELS,
    Kind.BUILDING: BUILDINGS,
    Kind.AUCTION: AUCTIONS,
    Kind.GENERIC: GENERICS,
}
VOIDS = 5
MARKS = {2: (12, 2), 3: (6, 1), 4: (6, 1), 5: (6, 1)}
"""Auction cards, and VOID ones among them, by player-count mark."""


def check_numbers(edition: Edition) -> Iterator[Breach]:
    """TW-C3: how many tickets of each kind; each has a number of its own."""
    for kind, count in COUNTS.items():
        given = len(edition.of_kind(kind))
        if given != count:
            yield Breach("TW-C3", f"{kind.name.lower()} tickets", counted(count, given))
    types = Counter(ticket.trade for ticket in edition.of_kind(Kind.BUILDING))
    for trade in Trade:
        if types and types[trade] != OF_A_TRADE:
            where = f"building tickets of type {trade.name}"
            yield Breach("TW-C3", where, counted(OF_A_TRADE, types[trade]))
    void = [ticket for ticket in edition.tickets if ticket.void]
    for ticket in void:
        if ticket.kind != Kind.AUCTION:
            message = "only auction tickets are VOID"
            yield Breach("TW-C3", name(ticket), message, ticket.source)
    if edition.of_kind(Kind.AUCTION) and len(void) != VOIDS:
        yield Breach("TW-C3", "VOID tickets", counted(VOIDS, len(void)))
    numbers = Counter(ticket.number for ticket in edition.tickets)
    last = {ticket.number: ticket for ticket in edition.tickets}
    for number, times in numbers.items():
        if times > 1:
            message = f"{times} tickets have this number"
            yield Breach("TW-C3", f"ticket {number}", message, last[number].source)


def check_slots(edition: Edition) -> Iterator[Breach]:
    """TW-C4: a parcel's label is on its own parcel card, and nowhere else."""
    for ticket in edition.tickets:
        labels = sum(icon.sign == Sign.LABEL for icon in ticket.icons)
        if ticket.kind == Kind.PARCEL and labels != 1:
            message = f"a parcel card has one label, not {labels}"
            yield Breach("TW-C4", name(ticket), message, ticket.source)
        elif ticket.kind != Kind.PARCEL and labels:
            message = f"label {ticket.label} belongs on its own parcel card only"
            yield Breach("TW-C4", name(ticket), message, ticket.source)


def check_known_tickets(edition: Edition) -> Iterator[Breach]:
    """TW-C5: what the rulebook shows of the published tickets."""
    for ticket in edition.of_kind(Kind.GENERIC):
        if not is_known_generic(ticket):
            message = "it should have {2 rails, worker} or {$1, build}"
            yield Breach("TW-C5", name(ticket), message, ticket.source)
    for known in KNOWN:
        found = sum(map(known.fits, edition.tickets))
        if found < known.least and edition.tickets:
            yield Breach("TW-C5", known.where, f"{known.what} is missing ({found} found)")
    for ticket in edition.tickets:
        if ticket.void and ticket.consequence:
            message = "a VOID ticket has nothing, not even a consequence"
            yield Breach("TW-C5", name(ticket), message, ticket.source)


def check_marks(edition: Edition) -> Iterator[Breach]:
    """TW-C10: auction cards by the number of players they are for."""
    tickets = edition.of_kind(Kind.AUCTION)
    for mark, (count, void) in MARKS.items():
        marked = [ticket for ticket in tickets if ticket.players == mark]
        voids = sum(ticket.void for ticket in marked)
        where = f"auction tickets marked {mark}"
        if tickets and len(marked) != count:
            yield Breach("TW-C10", where, counted(count, len(marked)))
        if tickets and voids != void:
            yield Breach("TW-C10", where, f"{void} of them should be VOID, not {voids}")


def name(ticket: Ticket) -> str:
    """A ticket in words."""
    return f"ticket {ticket.number} ({ticket.kind.name.lower()})"

"""Auction tickets: turned up and taken, a parcel with its disc (TW-2.4, TW-2.5)."""

from __future__ import annotations

from tramshed.games.tramways import actions, events, steps, whereabouts
from tramshed.games.tramways.components import (
    AUCTIONS,
    FIRST_AUCTION,
    FIRST_BUILDING,
    FIRST_PARCEL,
    LAST_AUCTION,
    TICKETS,
)
from tramshed.games.tramways.reasons import (
    ALLOWED,
    NOT_ON_OFFER,
)
from tramshed.games.tramways.state import State
from tramshed.games.tramways.tickets import gain
from tramshed.kernel.chance import below
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def turn_up(s: State) -> int:
    """A ticket from the auction deck lies face up. Its parcels are known; of the auction tickets
    that nobody has seen, some may be out of the game, so one is as good as another."""
    table = s.live.table
    parcels = unseen = 0
    for ticket in range(FIRST_PARCEL, FIRST_BUILDING):
        parcels += table.where[ticket] == whereabouts.AUCTIONED
    for ticket in range(FIRST_AUCTION, FIRST_AUCTION + AUCTIONS):
        unseen += table.where[ticket] == whereabouts.UNSEEN
    nth = below(s.live.chance, int(table.auction_left))
    ticket, wanted = FIRST_PARCEL, whereabouts.AUCTIONED
    if nth >= parcels:
        nth = below(s.live.chance, unseen)
        ticket, wanted = FIRST_AUCTION, whereabouts.UNSEEN
    while table.where[ticket] != wanted or nth > 0:
        nth -= table.where[ticket] == wanted
        ticket += 1
    table.auction_left -= 1
    table.where[ticket] = whereabouts.ROW
    tell(s, EVERYONE, events.TURNED_UP, -1, ticket, 0, 0)
    return ticket


@rule
def forbids_taking(s: State, where: int, ticket: int) -> int:
    """Only what lies there."""
    return ALLOWED if s.live.table.where[ticket] == where else NOT_ON_OFFER


@rule
def offer_tickets(s: State, where: int, acts: Actions, n: int) -> int:
    """Every ticket that lies there: in the auction's row, in the draft, or beside the map."""
    for ticket in range(FIRST_PARCEL, TICKETS):
        if s.live.table.where[ticket] == where:
            acts[n] = actions.TAKE + ticket
            n += 1
    return n


@rule
def take(s: State, seat: int, ticket: int) -> None:
    """A ticket to hand, with its parcel; if it is VOID, something has to go for it. Who has nothing
    that can go is asked all the same: his hand is nobody else's business."""
    gain(s, seat, ticket)
    tell(s, EVERYONE, events.TOOK, seat, ticket, 0, 0)
    if ticket < FIRST_BUILDING:
        own_parcel(s, seat, ticket)
    s.live.table.step = steps.TAKEN
    if s.fixed.tickets[ticket].void and s.live.table.players[seat].held > 1:
        s.live.table.step = steps.VOID


@rule
def own_parcel(s: State, seat: int, ticket: int) -> None:
    """A disc on the parcel of this ticket."""
    table = s.live.table
    table.sites[int(table.lots[ticket - FIRST_PARCEL]) - 1].owner = seat + 1


@rule
def last_in_row(s: State) -> int:
    """The only ticket that lies face up, or −1 if there are more."""
    found = -1
    for ticket in range(FIRST_PARCEL, TICKETS):
        if s.live.table.where[ticket] == whereabouts.ROW:
            if found >= 0:
                return -1
            found = ticket
    return found


@rule
def next_taker(s: State) -> bool:
    """Whose turn it is to take a ticket; the last one left is taken at once. True when all have
    one, and as many new ones are turned up."""
    table = s.live.table
    table.turn += 1
    if table.turn < s.fixed.seats:
        table.seat = table.order[table.turn]
        table.step = steps.TAKE
        last = last_in_row(s)
        if last >= 0:
            take(s, int(table.seat), last)
        return False
    if table.rounds < LAST_AUCTION and s.fixed.seats > 1:
        for _ in range(s.fixed.seats):
            turn_up(s)
    return True

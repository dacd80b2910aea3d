"""The auction of a solo game (TW-6.2): a row of tickets, each dearer than the one before."""

from __future__ import annotations

from tramshed.games.tramways import actions, events, steps, whereabouts
from tramshed.games.tramways.auction.taking import (
    offer_tickets,
    take,
    turn_up,
)
from tramshed.games.tramways.components import (
    FIRST_BUILDING,
    FIRST_PARCEL,
    TICKETS,
)
from tramshed.games.tramways.paying.bill import present_money_bill
from tramshed.games.tramways.paying.in_money import purse_worth
from tramshed.games.tramways.purse import upset
from tramshed.games.tramways.reasons import ALLOWED, NO_MORE_TICKETS, TOO_DEAR
from tramshed.games.tramways.state import FOR_MORE, State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def count_tickets(s: State, where: int) -> int:
    """How many tickets are there."""
    count = 0
    for ticket in range(FIRST_PARCEL, TICKETS):
        count += s.live.table.where[ticket] == where
    return count


@rule
def extend_row(s: State) -> None:
    """One more ticket in the row."""
    table = s.live.table
    if table.auction_left == 0:
        reshuffle(s)
    table.newest = turn_up(s) + 1
    table.seat = 0
    table.step = steps.ROW


@rule
def reshuffle(s: State) -> None:
    """The tickets left over are the deck."""
    table = s.live.table
    tell(s, EVERYONE, events.RESHUFFLED, -1, 0, 0, 0)
    for ticket in range(FIRST_PARCEL, TICKETS):
        if table.where[ticket] == whereabouts.WASTE:
            table.where[ticket] = (
                whereabouts.AUCTIONED if ticket < FIRST_BUILDING else whereabouts.UNSEEN
            )
            table.auction_left += 1


@rule
def forbids_more(s: State) -> int:
    """A dollar for each ticket in the row, and there must be another one."""
    if s.live.table.auction_left == 0 and count_tickets(s, whereabouts.WASTE) == 0:
        return NO_MORE_TICKETS
    return ALLOWED if purse_worth(s, 0) >= count_tickets(s, whereabouts.ROW) else TOO_DEAR


@rule
def offer_row(s: State, acts: Actions) -> int:
    """Go on, or take any ticket of the row."""
    n = 0
    if forbids_more(s) == ALLOWED:
        acts[0] = actions.MORE
        n = 1
    return offer_tickets(s, whereabouts.ROW, acts, n)


@rule
def pay_for_more(s: State) -> None:
    """Another ticket, for a dollar a ticket in the row."""
    present_money_bill(s, FOR_MORE, count_tickets(s, whereabouts.ROW))


@rule
def take_from_row(s: State, ticket: int) -> None:
    """The newest one worries; the others of the row are left over."""
    table = s.live.table
    newest = table.newest == ticket + 1
    table.newest = 0
    table.where[ticket] = whereabouts.OUT
    for other in range(FIRST_PARCEL, TICKETS):
        if table.where[other] == whereabouts.ROW:
            table.where[other] = whereabouts.WASTE
            tell(s, EVERYONE, events.WASTED, -1, other, 0, 0)
    take(s, 0, ticket)
    if newest:
        upset(s, 0, 1)

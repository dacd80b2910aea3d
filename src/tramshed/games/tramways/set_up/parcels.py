"""Parcels, dealt or drafted (TW-S3)."""

from __future__ import annotations

from tramshed.games.tramways import events, steps, whereabouts
from tramshed.games.tramways.auction.taking import own_parcel
from tramshed.games.tramways.components import FIRST_BUILDING, FIRST_PARCEL, START_PARCELS
from tramshed.games.tramways.state import State
from tramshed.games.tramways.tickets import gain, tell_tickets
from tramshed.kernel.chance import below
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def deal_parcels(s: State) -> None:
    """Four each, at random, with a disc on each."""
    table = s.live.table
    for place in range(s.fixed.seats):
        seat = int(table.order[place])
        dealt = 0
        for _ in range(START_PARCELS):
            ticket = any_parcel(s)
            give_parcel(s, seat, ticket)
            dealt |= 1 << ticket
        tell_tickets(s, EVERYONE, events.PARCELS, seat, dealt, 0)


@rule
def any_parcel(s: State) -> int:
    """One of the parcel tickets not dealt yet, each equally likely."""
    count = 0
    for ticket in range(FIRST_PARCEL, FIRST_BUILDING):
        count += s.live.table.where[ticket] == whereabouts.DRAFT
    nth = below(s.live.chance, count)
    ticket = FIRST_PARCEL - 1
    while nth >= 0:
        ticket += 1
        nth -= s.live.table.where[ticket] == whereabouts.DRAFT
    return ticket


@rule
def give_parcel(s: State, seat: int, ticket: int) -> None:
    """A parcel and its ticket."""
    gain(s, seat, ticket)
    own_parcel(s, seat, ticket)


@rule
def begin_draft(s: State) -> None:
    """Two each in the order of play, four for the last, two each on the way back."""
    table = s.live.table
    table.step = steps.DRAFT
    table.taken = 0
    table.seat = table.order[0]


@rule
def drafter(s: State, taken: int) -> int:
    """The place in the order of play of whoever takes the next ticket."""
    last = int(s.fixed.seats) - 1
    pair = taken // 2
    return pair if pair <= last else 2 * last + 1 - pair


@rule
def draft(s: State, seat: int, ticket: int) -> None:
    """Take a parcel, until all have four."""
    table = s.live.table
    give_parcel(s, seat, ticket)
    tell(s, EVERYONE, events.PARCELS, seat, ticket + 1, 0, 0)
    table.taken += 1
    if table.taken < START_PARCELS * int(s.fixed.seats):
        table.seat = table.order[drafter(s, int(table.taken))]
    else:
        table.taken = 0
        table.step = steps.DRAFTED

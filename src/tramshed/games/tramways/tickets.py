"""Tickets in hands, and what playing one costs (TW-1.1, TW-1.2)."""

from __future__ import annotations

from tramshed.games.tramways import events, whereabouts
from tramshed.games.tramways.components import DEVELOPMENTS, TICKETS
from tramshed.games.tramways.knowledge.memory import all_see
from tramshed.games.tramways.purse import can_bear, last_stress, suffer, tell_purse
from tramshed.games.tramways.state import State
from tramshed.kernel.hand import add, remove
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell

HALF = TICKETS // 2
"""Tickets from this one on are bits of a second number, where some are a set."""


@rule
def gain(s: State, seat: int, ticket: int) -> None:
    """A ticket that everybody sees goes into a hand."""
    add(s.live.hand[seat], ticket)
    s.live.table.where[ticket] = whereabouts.HELD + seat
    s.live.table.players[seat].held += 1


@rule
def lay_down(s: State, seat: int, ticket: int) -> None:
    """A ticket goes from a hand to the own discard, face up."""
    remove(s.live.hand[seat], ticket)
    s.live.table.players[seat].held -= 1
    show_discarded(s, seat, ticket)


@rule
def show_discarded(s: State, seat: int, ticket: int) -> None:
    """A ticket lies face up on a player's discard, for all to see."""
    table = s.live.table
    if ticket < DEVELOPMENTS and table.where[ticket] == whereabouts.UNSEEN:
        table.players[seat].secret -= 1
        all_see(s.live, ticket)
    table.where[ticket] = whereabouts.DISCARD + seat


@rule
def can_suffer(s: State, seat: int, ticket: int) -> bool:
    """Can the player pay a ticket's consequence now?"""
    return can_bear(s.live.table.players[seat].purse, s.fixed.tickets[ticket])


@rule
def pay_consequence(s: State, seat: int, ticket: int) -> None:
    """The consequence comes first, once per ticket."""
    printed = s.fixed.tickets[ticket]
    if int(printed.pay) + int(printed.strain) + int(printed.labour) + int(printed.gloom) == 0:
        return
    purse = s.live.table.players[seat].purse
    cash, joy = int(purse.cash), int(purse.joy)
    stress, workers = int(purse.stress), int(purse.workers)
    suffer(purse, printed, last_stress(s, seat))
    tell(s, EVERYONE, events.SUFFERED, seat, ticket, 0, 0)
    tell_purse(s, seat, cash, joy, stress, workers)


@rule
def discard(s: State, seat: int, ticket: int) -> None:
    """Throw a ticket away, with its consequence (TW-1.2)."""
    lay_down(s, seat, ticket)
    tell(s, EVERYONE, events.DISCARDED, seat, ticket, 0, 0)
    pay_consequence(s, seat, ticket)


@rule
def tell_tickets(s: State, audience: int, what: int, seat: int, low: int, high: int) -> None:
    """Tell of some tickets, as bits of two numbers, three at a time; in ascending order, whatever
    the order in which they came: that is nothing the table shows."""
    first = second = 0
    for ticket in range(TICKETS):
        if not (low >> ticket if ticket < HALF else high >> (ticket - HALF)) & 1:
            continue
        if first == 0:
            first = ticket + 1
        elif second == 0:
            second = ticket + 1
        else:
            tell(s, audience, what, seat, first, second, ticket + 1)
            first = second = 0
    if first > 0:
        tell(s, audience, what, seat, first, second, 0)

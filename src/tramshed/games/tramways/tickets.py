"""Tickets in hands, and what playing one costs (TW-1.1, TW-1.2)."""

from __future__ import annotations

from tramshed.games.tramways import events, whereabouts
from tramshed.games.tramways.components import DEVELOPMENTS
from tramshed.games.tramways.knowledge.memory import all_see
from tramshed.games.tramways.purse import can_bear, last_stress, suffer, tell_purse
from tramshed.games.tramways.state import Hand, State
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def holds(hand: Hand, ticket: int) -> bool:
    """Is this ticket in the hand?"""
    for i in range(hand.n):
        if hand.cards[i] == ticket:
            return True
    return False


@rule
def add(hand: Hand, ticket: int) -> None:
    """Put a ticket into the hand, which stays sorted: the greater of two is carried on."""
    for i in range(hand.n):
        other = int(hand.cards[i])
        hand.cards[i] = min(other, ticket)
        ticket = max(other, ticket)
    hand.cards[hand.n] = ticket
    hand.n += 1


@rule
def remove(hand: Hand, ticket: int) -> None:
    """Take a ticket out of the hand, which holds it: all from it on move down by one."""
    hand.n -= 1
    for i in range(hand.n):
        hand.cards[i] = hand.cards[i + int(hand.cards[i] >= ticket)]
    hand.cards[hand.n] = 0


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

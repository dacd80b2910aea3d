"""Tickets in hands, and what playing one costs (TW-1.1, TW-1.2)."""

from __future__ import annotations

from tramshed.games.tramways import events, whereabouts
from tramshed.games.tramways.components import DEVELOPMENTS
from tramshed.games.tramways.knowledge.memory import all_see
from tramshed.games.tramways.purse import can_bear, last_stress, suffer, tell_purse
from tramshed.games.tramways.state import State, Tickets
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def holds(hand: Tickets, card: int) -> bool:
    """Is this ticket in the hand?"""
    for i in range(hand.n):
        if hand.cards[i] == card:
            return True
    return False


@rule
def add(hand: Tickets, card: int) -> None:
    """Put a ticket into the hand, which stays sorted: the greater of two is carried on."""
    for i in range(hand.n):
        other = int(hand.cards[i])
        hand.cards[i] = min(other, card)
        card = max(other, card)
    hand.cards[hand.n] = card
    hand.n += 1


@rule
def remove(hand: Tickets, card: int) -> None:
    """Take a ticket out of the hand, which holds it: all from it on move down by one."""
    hand.n -= 1
    for i in range(hand.n):
        hand.cards[i] = hand.cards[i + int(hand.cards[i] >= card)]
    hand.cards[hand.n] = 0


@rule
def gain(s: State, seat: int, card: int) -> None:
    """A ticket that everybody sees goes into a hand."""
    add(s.live.hand[seat], card)
    s.live.table.place[card] = whereabouts.HELD + seat
    s.live.table.players[seat].held += 1


@rule
def lay_down(s: State, seat: int, card: int) -> None:
    """A ticket goes from a hand to the own discard, face up."""
    remove(s.live.hand[seat], card)
    s.live.table.players[seat].held -= 1
    show_discarded(s, seat, card)


@rule
def show_discarded(s: State, seat: int, card: int) -> None:
    """A ticket lies face up on a player's discard, for all to see."""
    table = s.live.table
    if card < DEVELOPMENTS and table.place[card] == whereabouts.UNSEEN:
        table.players[seat].secret -= 1
        all_see(s.live, card)
    table.place[card] = whereabouts.DISCARD + seat


@rule
def can_suffer(s: State, seat: int, card: int) -> bool:
    """Can the player pay a ticket's consequence now?"""
    return can_bear(s.live.table.players[seat].purse, s.fixed.tickets[card])


@rule
def pay_consequence(s: State, seat: int, card: int) -> None:
    """The consequence comes first, once per ticket."""
    ticket = s.fixed.tickets[card]
    if int(ticket.pay) + int(ticket.strain) + int(ticket.labour) + int(ticket.gloom) == 0:
        return
    purse = s.live.table.players[seat].purse
    cash, joy = int(purse.cash), int(purse.joy)
    stress, workers = int(purse.stress), int(purse.workers)
    suffer(purse, ticket, last_stress(s, seat))
    tell(s, EVERYONE, events.SUFFERED, seat, card, 0, 0)
    tell_purse(s, seat, cash, joy, stress, workers)


@rule
def discard(s: State, seat: int, card: int) -> None:
    """Throw a ticket away, with its consequence (TW-1.2)."""
    lay_down(s, seat, card)
    tell(s, EVERYONE, events.DISCARDED, seat, card, 0, 0)
    pay_consequence(s, seat, card)

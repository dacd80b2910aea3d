"""Phase 3, continued: tickets that bring a passenger, in the order of play (TW-4.1).

Their other icons are played with them; `bill.slot` has the icons used so far, as bits.
"""

from __future__ import annotations

from tramshed.games.tramways import actions, events, icons, steps
from tramshed.games.tramways.administration.effects import forbids_effect, take_effect
from tramshed.games.tramways.components import SITE
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.paying.bill import clear_bill, play_icon
from tramshed.games.tramways.purse import tell_purse
from tramshed.games.tramways.reasons import (
    ALLOWED,
    CONSEQUENCE,
    NO_PASSENGERS_LEFT,
    NO_SUCH_ICON,
    NOT_IN_HAND,
    PASSENGER_FIRST,
    SQUARE_TAKEN,
)
from tramshed.games.tramways.state import State
from tramshed.games.tramways.tickets import can_suffer
from tramshed.kernel.hand import holds
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def is_empty_square(s: State, cell: int) -> bool:
    """A building square without a passenger."""
    site = int(s.live.table.ground[cell]) - SITE
    if site < 0:
        return False
    return s.live.table.sites[site].trade > 0 and s.live.table.sites[site].passenger == 0


@rule
def has_room(s: State) -> bool:
    """Is there a passenger to come, and a square to come to?"""
    table = s.live.table
    if table.supply == 0:
        return False
    for site in range(table.sites_count):
        if table.sites[site].trade > 0 and table.sites[site].passenger == 0:
            return True
    return False


@rule
def seek_host(s: State) -> None:
    """The next in the order of play who may have such a ticket. Only what everybody knows decides
    whether a seat is asked."""
    table = s.live.table
    while table.turn < s.fixed.seats:
        table.seat = table.order[table.turn]
        if table.players[table.seat].held > 0 and has_room(s):
            table.step = steps.NEWCOMERS
            return
        table.turn += 1
    table.turn = 0
    table.step = steps.CLOSING


@rule
def brings_passenger(s: State, ticket: int) -> bool:
    """Is there a passenger on the ticket?"""
    for slot in range(SLOTS - 1):
        if s.fixed.tickets[ticket].icons[slot] == icons.PASSENGER:
            return True
    return False


@rule
def has_brought(s: State) -> bool:
    """Has the ticket at hand brought its passenger, if there is one at hand?"""
    bill = s.live.table.bill
    if bill.ticket == 0:
        return True
    for slot in range(SLOTS - 1):
        icon = int(s.fixed.tickets[int(bill.ticket) - 1].icons[slot])
        if int(bill.slot) >> slot & 1 and icon == icons.PASSENGER:
            return True
    return False


@rule
def forbids_host_icon(s: State, seat: int, ticket: int, slot: int) -> int:
    """A further icon of the ticket at hand, or the first of another that brings a passenger."""
    bill, printed = s.live.table.bill, s.fixed.tickets[ticket]
    icon, further = int(printed.icons[slot]), ticket + 1 == bill.ticket
    if further:
        if int(bill.slot) >> slot & 1:
            return NO_SUCH_ICON
    elif not holds(s.live.hand[seat], ticket):
        return NOT_IN_HAND
    elif not brings_passenger(s, ticket) or not has_brought(s):
        return PASSENGER_FIRST
    elif not has_room(s):
        return NO_PASSENGERS_LEFT
    elif not can_suffer(s, seat, ticket):
        return CONSEQUENCE
    if icon == icons.PASSENGER:
        return ALLOWED if has_room(s) else NO_PASSENGERS_LEFT
    return forbids_effect(s, seat, s.live.table.players[seat].purse, printed, icon, further)


@rule
def forbids_host_done(s: State) -> int:
    """Not with a ticket that was to bring a passenger."""
    return ALLOWED if has_brought(s) else PASSENGER_FIRST


@rule
def offer_host(s: State, seat: int, acts: Actions) -> int:
    """Done, or another icon."""
    hand, bill = s.live.hand[seat], s.live.table.bill
    n = 0
    if has_brought(s):
        acts[0] = actions.DONE
        n = 1
    if bill.ticket > 0:
        n = offer_host_icons(s, seat, int(bill.ticket) - 1, acts, n)
    for i in range(hand.n):
        if brings_passenger(s, int(hand.cards[i])):
            n = offer_host_icons(s, seat, int(hand.cards[i]), acts, n)
    return n


@rule
def offer_host_icons(s: State, seat: int, ticket: int, acts: Actions, n: int) -> int:
    """The icons of a ticket that can be carried out."""
    for slot in range(SLOTS - 1):
        if forbids_host_icon(s, seat, ticket, slot) == ALLOWED:
            acts[n] = actions.play(ticket, slot)
            n += 1
    return n


@rule
def play_host_icon(s: State, seat: int, ticket: int, slot: int) -> None:
    """Carry out an icon; for a passenger a square is to be chosen."""
    icon = play_icon(s, seat, ticket, slot)
    s.live.table.bill.slot = int(s.live.table.bill.slot) | 1 << slot
    if icon == icons.PASSENGER:
        s.live.table.step = steps.SQUARE
        return
    purse = s.live.table.players[seat].purse
    cash, joy = int(purse.cash), int(purse.joy)
    stress, workers = int(purse.stress), int(purse.workers)
    take_effect(purse, icon)
    tell_purse(s, seat, cash, joy, stress, workers)


@rule
def forbids_square(s: State, cell: int) -> int:
    """An empty building square."""
    return ALLOWED if is_empty_square(s, cell) else SQUARE_TAKEN


@rule
def offer_squares(s: State, acts: Actions) -> int:
    """Every empty building square."""
    table = s.live.table
    n = 0
    for site in range(table.sites_count):
        if table.sites[site].trade > 0 and table.sites[site].passenger == 0:
            acts[n] = actions.at(int(table.sites[site].cell))
            n += 1
    return n


@rule
def welcome(s: State, cell: int) -> None:
    """A passenger from the supply onto a square."""
    table = s.live.table
    table.sites[int(table.ground[cell]) - SITE].passenger = 1
    table.supply -= 1
    tell(s, EVERYONE, events.ARRIVAL, -1, cell, 0, 0)


@rule
def host(s: State, cell: int) -> None:
    """The passenger of a ticket comes; the ticket may have more icons."""
    welcome(s, cell)
    s.live.table.step = steps.NEWCOMERS


@rule
def finish_hosting(s: State) -> None:
    """On to the next seat."""
    clear_bill(s)
    s.live.table.turn += 1
    s.live.table.step = steps.HOSTED

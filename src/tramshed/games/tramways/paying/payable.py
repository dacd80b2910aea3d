"""What a hand can pay: sets of sums, as bits (TW-1.1, TW-1.2, TW-3.1).

A bill asks for rails, exactly; perhaps for one sign; perhaps for one of some destinations. Four
numbers say, as bits, which sums of rails some tickets can make up: without sign and destination,
with the sign, with the destination, with both. An icon more widens them; so one pass over a hand
tells everything that it can pay.

Consequences that take money or workers limit which tickets can be played together. Mostly all of
them can be paid; else every choice of such tickets is looked at by itself.
"""

from __future__ import annotations

import numpy as np

from tramshed.games.tramways import icons
from tramshed.games.tramways.components import FIRST_BUILDING, FIRST_PARCEL
from tramshed.games.tramways.icons import GOALS, SLOTS
from tramshed.games.tramways.state import State
from tramshed.kernel.rule import rule

Sums = tuple[np.uint64, np.uint64, np.uint64, np.uint64]

ZERO, ONE = np.uint64(0), np.uint64(1)
ALL_TICKETS = -1


@rule
def with_icon(sums: Sums, icon: int, sign: int, goals: int) -> Sums:
    """The sums that an icon more can make up, or not be used for."""
    plain, signed, bound, both = sums
    if icon == icons.NONE:
        return sums
    if icon <= icons.MOST_RAILS:
        rails = np.uint64(icon)
        plain |= plain << rails
        signed |= signed << rails
        bound |= bound << rails
        both |= both << rails
    elif icon == sign:
        signed |= plain
        both |= bound
    elif icon < icons.BUILD and goals >> (icon - icons.TO_TRADE) & 1:
        bound |= plain
        both |= signed
    return plain, signed, bound, both


@rule
def with_ticket(sums: Sums, s: State, ticket: int, slot: int, sign: int, goals: int) -> Sums:
    """The sums with the icons of a ticket from a slot on."""
    for i in range(slot, SLOTS):
        sums = with_icon(sums, int(s.fixed.tickets[ticket].icons[i]), sign, goals)
    return sums


@rule
def pays(sums: Sums, rails: int, sign: int, goals: int) -> bool:
    """Is there a way to pay just this?"""
    plain, signed, bound, both = sums
    wanted = plain
    if sign and goals:
        wanted = both
    elif sign:
        wanted = signed
    elif goals:
        wanted = bound
    return bool((wanted >> np.uint64(rails)) & ONE)


@rule
def is_limited(s: State, seat: int, after: int, cash: int, workers: int) -> bool:
    """Are there too many consequences, among the tickets after one, to pay them all?"""
    hand = s.live.hand[seat]
    pay = labour = 0
    for i in range(hand.n):
        if hand.cards[i] > after:
            pay += int(s.fixed.tickets[hand.cards[i]].pay)
            labour += int(s.fixed.tickets[hand.cards[i]].labour)
    return pay > cash or labour > workers


@rule
def costs(s: State, ticket: int) -> bool:
    """Does the ticket take money or workers?"""
    return int(s.fixed.tickets[ticket].pay) + int(s.fixed.tickets[ticket].labour) > 0


@rule
def costly_after(s: State, seat: int, after: int) -> int:
    """How many tickets after one take money or workers."""
    hand = s.live.hand[seat]
    count = 0
    for i in range(hand.n):
        if hand.cards[i] > after and costs(s, int(hand.cards[i])):
            count += 1
    return count


@rule
def choice_pays(s: State, seat: int, after: int, choice: int, cash: int, workers: int) -> bool:
    """Can the consequences of these costly tickets, as bits, be paid together?"""
    hand = s.live.hand[seat]
    number = 0
    for i in range(hand.n):
        ticket = int(hand.cards[i])
        if ticket > after and costs(s, ticket):
            if choice >> number & 1:
                cash -= int(s.fixed.tickets[ticket].pay)
                workers -= int(s.fixed.tickets[ticket].labour)
            number += 1
    return cash >= 0 and workers >= 0


@rule
def hand_sums(
    s: State, seat: int, after: int, choice: int, sums: Sums, sign: int, goals: int
) -> Sums:
    """The sums with all tickets after one, of the costly ones only those chosen, as bits."""
    hand = s.live.hand[seat]
    number = 0
    for i in range(hand.n):
        ticket = int(hand.cards[i])
        if ticket <= after:
            continue
        if choice != ALL_TICKETS and costs(s, ticket):
            number += 1
            if not choice >> (number - 1) & 1:
                continue
        sums = with_ticket(sums, s, ticket, 0, sign, goals)
    return sums


@rule
def sums_after(
    s: State, seat: int, ticket: int, slot: int, sign: int, goals: int, cash: int, workers: int
) -> Sums:
    """The sums that can be paid with the slots of a ticket from one on (−1: of none) and with
    the tickets after it, out of so much money and so many workers."""
    sums = (ONE, ZERO, ZERO, ZERO)
    if ticket >= 0:
        sums = with_ticket(sums, s, ticket, slot, sign, goals)
    if not is_limited(s, seat, ticket, cash, workers):
        return hand_sums(s, seat, ticket, ALL_TICKETS, sums, sign, goals)
    plain, signed, bound, both = sums
    for choice in range(1 << costly_after(s, seat, ticket)):
        if choice_pays(s, seat, ticket, choice, cash, workers):
            more = hand_sums(s, seat, ticket, choice, sums, sign, goals)
            plain |= more[0]
            signed |= more[1]
            bound |= more[2]
            both |= more[3]
    return plain, signed, bound, both


@rule
def can_pay(s: State, seat: int, rails: int, sign: int, goals: int) -> bool:
    """Could the player pay this bill now?"""
    purse = s.live.table.players[seat].purse
    sums = sums_after(s, seat, -1, 0, sign, goals, int(purse.cash), int(purse.workers))
    return pays(sums, rails, sign, goals)


@rule
def note_sums(s: State, seat: int) -> None:
    """Write down which rails the player could pay for a track, alone and with each destination.

    One worker is for the track itself, unless that has been paid already.
    """
    live = s.live
    clear_sums(s)
    cash = int(live.table.players[seat].purse.cash)
    workers = int(live.table.players[seat].purse.workers) - int(live.table.line == 0)
    if workers < 0:
        return
    live.sums[0] = sums_after(s, seat, -1, 0, 0, 0, cash, workers)[0] & ~ONE
    if live.sums[0] == ZERO:
        return
    for goal in range(icons.TO_LABEL - icons.TO_TRADE):
        live.sums[1 + goal] = bound_sums(s, seat, goal, cash, workers)
    for i in range(live.hand[seat].n):
        ticket = int(live.hand[seat].cards[i])
        if FIRST_PARCEL <= ticket < FIRST_BUILDING:
            goal = ticket - FIRST_PARCEL + icons.TO_LABEL - icons.TO_TRADE
            live.sums[1 + goal] = bound_sums(s, seat, goal, cash, workers)


@rule
def bound_sums(s: State, seat: int, goal: int, cash: int, workers: int) -> np.uint64:
    """Rails that can be paid together with a destination."""
    return sums_after(s, seat, -1, 0, 0, 1 << goal, cash, workers)[2] & ~ONE


@rule
def clear_sums(s: State) -> None:
    """Nothing can be paid."""
    for i in range(GOALS + 1):
        s.live.sums[i] = ZERO

"""What a hand can pay: sets of sums, as bits (TW-1.1, TW-1.2, TW-3.1).

A bill asks for rails, exactly; perhaps for one sign; perhaps for one of some destinations. Four
words of bits say which sums of rails some tickets can make up: without sign and destination, with
the sign, with the destination, with both. An icon more widens them; so one pass over a hand tells
everything that it can pay.

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

Words = tuple[np.uint64, np.uint64, np.uint64, np.uint64]

ZERO, ONE = np.uint64(0), np.uint64(1)
ALL_TICKETS = -1


@rule
def with_icon(words: Words, icon: int, sign: int, goals: int) -> Words:
    """The sums that an icon more can make up, or not be used for."""
    plain, signed, bound, both = words
    if icon == icons.NONE:
        return words
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
def with_ticket(words: Words, s: State, card: int, slot: int, sign: int, goals: int) -> Words:
    """The sums with the icons of a ticket from a slot on."""
    for i in range(slot, SLOTS):
        words = with_icon(words, int(s.fixed.tickets[card].icons[i]), sign, goals)
    return words


@rule
def pays(words: Words, rails: int, sign: int, goals: int) -> bool:
    """Is there a way to pay just this?"""
    plain, signed, bound, both = words
    word = plain
    if sign and goals:
        word = both
    elif sign:
        word = signed
    elif goals:
        word = bound
    return bool((word >> np.uint64(rails)) & ONE)


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
def costs(s: State, card: int) -> bool:
    """Does the ticket take money or workers?"""
    return int(s.fixed.tickets[card].pay) + int(s.fixed.tickets[card].labour) > 0


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
        card = int(hand.cards[i])
        if card > after and costs(s, card):
            if choice >> number & 1:
                cash -= int(s.fixed.tickets[card].pay)
                workers -= int(s.fixed.tickets[card].labour)
            number += 1
    return cash >= 0 and workers >= 0


@rule
def hand_words(
    s: State, seat: int, after: int, choice: int, words: Words, sign: int, goals: int
) -> Words:
    """The sums with all tickets after one, of the costly ones only those chosen, as bits."""
    hand = s.live.hand[seat]
    number = 0
    for i in range(hand.n):
        card = int(hand.cards[i])
        if card <= after:
            continue
        if choice != ALL_TICKETS and costs(s, card):
            number += 1
            if not choice >> (number - 1) & 1:
                continue
        words = with_ticket(words, s, card, 0, sign, goals)
    return words


@rule
def words_after(
    s: State, seat: int, card: int, slot: int, sign: int, goals: int, cash: int, workers: int
) -> Words:
    """The sums that can be paid with the slots of a ticket from one on (card −1: of none) and with
    the tickets after it, out of so much money and so many workers."""
    words = (ONE, ZERO, ZERO, ZERO)
    if card >= 0:
        words = with_ticket(words, s, card, slot, sign, goals)
    if not is_limited(s, seat, card, cash, workers):
        return hand_words(s, seat, card, ALL_TICKETS, words, sign, goals)
    plain, signed, bound, both = words
    for choice in range(1 << costly_after(s, seat, card)):
        if choice_pays(s, seat, card, choice, cash, workers):
            more = hand_words(s, seat, card, choice, words, sign, goals)
            plain |= more[0]
            signed |= more[1]
            bound |= more[2]
            both |= more[3]
    return plain, signed, bound, both


@rule
def can_pay(s: State, seat: int, rails: int, sign: int, goals: int) -> bool:
    """Could the player pay this bill now?"""
    purse = s.live.table.players[seat].purse
    words = words_after(s, seat, -1, 0, sign, goals, int(purse.cash), int(purse.workers))
    return pays(words, rails, sign, goals)


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
    live.sums[0] = words_after(s, seat, -1, 0, 0, 0, cash, workers)[0] & ~ONE
    if live.sums[0] == ZERO:
        return
    for goal in range(icons.TO_LABEL - icons.TO_TRADE):
        live.sums[1 + goal] = bound_sums(s, seat, goal, cash, workers)
    for i in range(live.hand[seat].n):
        card = int(live.hand[seat].cards[i])
        if FIRST_PARCEL <= card < FIRST_BUILDING:
            goal = card - FIRST_PARCEL + icons.TO_LABEL - icons.TO_TRADE
            live.sums[1 + goal] = bound_sums(s, seat, goal, cash, workers)


@rule
def bound_sums(s: State, seat: int, goal: int, cash: int, workers: int) -> np.uint64:
    """Rails that can be paid together with a destination."""
    return words_after(s, seat, -1, 0, 0, 1 << goal, cash, workers)[2] & ~ONE


@rule
def clear_sums(s: State) -> None:
    """Nothing can be paid."""
    for i in range(GOALS + 1):
        s.live.sums[i] = ZERO

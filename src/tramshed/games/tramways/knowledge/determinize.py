"""Imagined positions: everything a view leaves open, filled in at random (TW-1.4)."""

from __future__ import annotations

import numpy as np

from tramshed.games.tramways import steps, whereabouts
from tramshed.games.tramways.administration.last_hand import is_spare, room_left, spare_after
from tramshed.games.tramways.components import DEVELOPMENTS, MOST_PLAYERS, TICKETS
from tramshed.games.tramways.knowledge.memory import (
    HIDDEN_PLACES,
    IN_BOOK,
    IN_HAND,
    UNDRAWN,
    note_inside,
)
from tramshed.games.tramways.knowledge.view import clear_sheet
from tramshed.games.tramways.paying.payable import clear_sums, note_sums
from tramshed.games.tramways.state import ONLOOKER, VIEWERS, State, View
from tramshed.kernel.bits import roll_one
from tramshed.kernel.chance import Dice, rekey, roll
from tramshed.kernel.hand import add, clear, holds
from tramshed.kernel.rule import rule
from tramshed.kernel.unseen import Numbers, assign


@rule
def determinize(v: View, s: State, dice: Dice) -> None:
    """A full position that the view allows: hidden tickets are wherever they can be, all such ways
    equally likely; sealed decisions of others are some that could have been made."""
    live = s.live
    viewer = min(int(v.seat), ONLOOKER)
    rekey(live.chance, dice)
    live.table = v.table
    for seat in range(MOST_PLAYERS):
        live.inside[seat] = 0
        clear(live.hand[seat])
        clear_sheet(live.sheet[seat])
    if viewer != ONLOOKER:
        live.hand[viewer] = v.hand
        live.sheet[viewer] = v.sheet
    guess_developments(v, s, viewer, dice)
    for seat in range(s.fixed.seats):
        if seat != viewer:
            guess_hand(s, seat, dice)
            guess_sheet(s, seat, dice)
    remember(v, s, viewer)
    clear_sums(s)
    if live.table.step in (steps.ACTION, steps.START, steps.LAY):
        note_sums(s, int(live.table.seat))


@rule
def guess_developments(v: View, s: State, viewer: int, dice: Dice) -> None:
    """Every unseen development ticket is in one of the books, in a hand, or not drawn yet."""
    places = assign(v.memory, room_for(v, viewer), dice)
    for ticket in range(DEVELOPMENTS):
        place = int(places[ticket])
        if 0 <= place < IN_HAND:
            s.live.inside[place - IN_BOOK] = int(s.live.inside[place - IN_BOOK]) | 1 << ticket
        elif IN_HAND <= place < UNDRAWN:
            add(s.live.hand[place - IN_HAND], ticket)


@rule
def room_for(v: View, viewer: int) -> Numbers:
    """How many unseen tickets each place has; the rest are drawn by nobody yet."""
    room = np.zeros(HIDDEN_PLACES, np.int64)
    left = 0
    for ticket in range(DEVELOPMENTS):
        left += v.memory[ticket] > 0
    for i in range(MOST_PLAYERS):
        book = v.table.books[i]
        is_closed = book.top > 0 and not book.opened
        room[IN_BOOK + i] = 0 if is_closed else int(book.left) - int(book.top > 0)
        room[IN_HAND + i] = 0 if i == viewer else v.table.players[i].secret
        left -= int(room[IN_BOOK + i]) + int(room[IN_HAND + i])
    room[UNDRAWN] = left
    return room


@rule
def guess_hand(s: State, seat: int, dice: Dice) -> None:
    """What is surely in hand, and some of what is in hand or deck. Development tickets that the
    viewer has not seen are there already."""
    table, hand = s.live.table, s.live.hand[seat]
    either = 0
    for ticket in range(TICKETS):
        if table.where[ticket] == whereabouts.HELD + seat:
            add(hand, ticket)
        either += table.where[ticket] == whereabouts.OWNED + seat
    wanted = int(table.players[seat].held) - int(hand.n)
    for ticket in range(TICKETS):
        if table.where[ticket] == whereabouts.OWNED + seat:
            if roll(dice, either) < wanted:
                add(hand, ticket)
                wanted -= 1
            either -= 1


@rule
def guess_sheet(s: State, seat: int, dice: Dice) -> None:
    """A sealed decision that this seat could have made, if it has; else none yet."""
    table, sheet = s.live.table, s.live.sheet[seat]
    done = int(table.done) >> seat & 1
    if table.step == steps.ADMINISTRATION:
        sheet.purse = table.players[seat].purse
    elif table.step == steps.SIDES and done:
        sheet.n = 1 + roll(dice, 2)
    elif table.step == steps.PACKET and done:
        sheet.tickets[0] = roll_one(dice, int(s.live.inside[seat]))
        sheet.n = 1
    elif table.step == steps.HAND:
        guess_choice(s, seat, dice)


@rule
def guess_choice(s: State, seat: int, dice: Dice) -> None:
    """Tickets are chosen for the last hand in ascending order: so many, the first of some hand."""
    sheet, chosen = s.live.sheet[seat], int(s.live.table.players[seat].chosen)
    left, wanted = spare_after(s, seat, -1), room_left(s, seat)
    for ticket in range(TICKETS):
        if sheet.n < chosen and is_spare(s, seat, ticket):
            if roll(dice, left) < wanted:
                sheet.tickets[sheet.n] = ticket
                sheet.n += 1
                wanted -= 1
            left -= 1


@rule
def remember(v: View, s: State, viewer: int) -> None:
    """The viewer's memory is his own; what the others remember he cannot know, so in his mind they
    know what they must, and nothing else."""
    live, table = s.live, s.live.table
    for other in range(VIEWERS):
        for ticket in range(DEVELOPMENTS):
            if other == viewer:
                live.memory[other, ticket] = v.memory[ticket]
            elif table.where[ticket] != whereabouts.UNSEEN or in_own_hand(s, other, ticket):
                live.memory[other, ticket] = 0
            else:
                anywhere = (1 << HIDDEN_PLACES) - 1
                own = 1 << (IN_HAND + other) if other < MOST_PLAYERS else 0
                live.memory[other, ticket] = anywhere & ~own
    if table.step == steps.PACKET:
        for seat in range(s.fixed.seats):
            if seat != viewer:
                note_inside(live, seat, seat)
    elif table.step in (steps.KEEP, steps.TOP) and table.seat != viewer:
        note_inside(live, int(table.seat), int(table.choice))


@rule
def in_own_hand(s: State, viewer: int, ticket: int) -> bool:
    """Does the viewer hold this ticket?"""
    return viewer < MOST_PLAYERS and holds(s.live.hand[viewer], ticket)

"""Development tickets in the alternative rule: a packet each, then a pile (TW-S6)."""

from __future__ import annotations

from tramshed.games.tramways import events, steps, whereabouts
from tramshed.games.tramways.components import BOOK, DEVELOPMENTS, FACE_UP
from tramshed.games.tramways.knowledge.memory import (
    IN_BOOK,
    UNDRAWN,
    all_see,
    all_see_empty,
    note_inside,
    others_miss,
)
from tramshed.games.tramways.reasons import ALLOWED, EMPTY_PILE, NOT_IN_BOOK, NOT_ON_OFFER
from tramshed.games.tramways.sealed import seal
from tramshed.games.tramways.set_up.books import (
    offered_faces,
    take_unseen,
    undrawn,
)
from tramshed.games.tramways.state import VIEWERS, State
from tramshed.games.tramways.tickets import gain, tell_tickets
from tramshed.kernel.bits import draw_one, size
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def deal_packets(s: State) -> None:
    """Four tickets each, to keep one of."""
    live = s.live
    for seat in range(s.fixed.seats):
        for _ in range(BOOK):
            live.inside[seat] = int(live.inside[seat]) | 1 << draw_one(s.live.chance, undrawn(s))
        others_miss(live, seat, UNDRAWN, IN_BOOK + seat)
        live.table.books[seat].left = BOOK
    for seat in range(s.fixed.seats):
        note_inside(live, seat, seat)
        tell_tickets(s, 1 << seat, events.SAW, seat, int(live.inside[seat]), 0)
    if undrawn(s) == 0:
        all_see_empty(live, UNDRAWN)


@rule
def forbids_keeping_of_packet(s: State, seat: int, ticket: int) -> int:
    """Only a ticket of the own packet."""
    if ticket < DEVELOPMENTS and int(s.live.inside[seat]) >> ticket & 1:
        return ALLOWED
    return NOT_IN_BOOK


@rule
def keep_of_packet(s: State, seat: int, ticket: int) -> None:
    """A sealed choice; with the last one the rest becomes a pile."""
    sheet = s.live.sheet[seat]
    sheet.tickets[0] = ticket
    sheet.n = 1
    if seal(s, seat):
        s.live.table.step = steps.PACKED


@rule
def make_pile(s: State) -> None:
    """All keep what they chose; the rest is one pile, three of it face up."""
    live = s.live
    for seat in range(s.fixed.seats):
        sheet = live.sheet[seat]
        take_unseen(s, seat, seat, int(sheet.tickets[0]))
        sheet.tickets[0] = sheet.n = 0
        live.table.books[seat].left = 0
    for seat in range(1, s.fixed.seats):
        live.inside[0] = int(live.inside[0]) | int(live.inside[seat])
        live.inside[seat] = 0
        others_miss(live, VIEWERS, IN_BOOK + seat, IN_BOOK)
        all_see_empty(live, IN_BOOK + seat)
    live.table.books[0].left = size(int(live.inside[0]))
    for _ in range(FACE_UP):
        turn_up_development(s)


@rule
def turn_up_development(s: State) -> None:
    """Another ticket of the pile lies face up, as long as there is one."""
    live = s.live
    if live.inside[0] == 0:
        return
    ticket = draw_one(s.live.chance, int(live.inside[0]))
    live.inside[0] = int(live.inside[0]) & ~(1 << ticket)
    live.table.books[0].left -= 1
    live.table.where[ticket] = whereabouts.FACE
    all_see(live, ticket)
    tell(s, EVERYONE, events.FACED, -1, ticket, 0, 0)
    if live.inside[0] == 0:
        all_see_empty(live, IN_BOOK)


@rule
def forbids_face(s: State, ticket: int) -> int:
    """Only what lies face up beside the pile."""
    if s.fixed.pile and ticket < DEVELOPMENTS and offered_faces(s) >> ticket & 1:
        return ALLOWED
    return NOT_ON_OFFER


@rule
def forbids_blind(s: State) -> int:
    """The top of the pile, while there is one."""
    return ALLOWED if s.fixed.pile and s.live.table.books[0].left > 0 else EMPTY_PILE


@rule
def take_face(s: State, seat: int, ticket: int) -> None:
    """A face-up ticket to hand; the next one is turned up."""
    gain(s, seat, ticket)
    tell(s, EVERYONE, events.TOOK, seat, ticket, 0, 0)
    turn_up_development(s)
    s.live.table.step = steps.REWARDED


@rule
def take_blind(s: State, seat: int) -> None:
    """The top of the pile to hand, unseen by the others."""
    live = s.live
    live.table.books[0].left -= 1
    live.table.step = steps.REWARDED
    take_unseen(s, seat, 0, draw_one(s.live.chance, int(live.inside[0])))
    if live.inside[0] == 0:
        all_see_empty(live, IN_BOOK)

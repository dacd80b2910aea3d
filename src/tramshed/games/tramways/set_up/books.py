"""Development tickets: books to look through, or a pile (TW-S6)."""

from __future__ import annotations

from tramshed.games.tramways import actions, events, steps, whereabouts
from tramshed.games.tramways.components import (
    BOOK,
    DEVELOPMENTS,
    SOLO_BOOK,
    SOLO_BOOKS,
)
from tramshed.games.tramways.knowledge.memory import (
    IN_BOOK,
    IN_HAND,
    UNDRAWN,
    all_see,
    all_see_empty,
    note_inside,
    others_miss,
)
from tramshed.games.tramways.reasons import (
    ALLOWED,
    EMPTY_BOOK,
    NO_SUCH_BOOK,
    NOT_IN_BOOK,
)
from tramshed.games.tramways.state import VIEWERS, State
from tramshed.games.tramways.tickets import gain, tell_tickets
from tramshed.kernel.bits import draw_one, first
from tramshed.kernel.hand import add
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.secret import look, reveal
from tramshed.kernel.told import tell


@rule
def books_of(s: State) -> int:
    """How many books there are."""
    return SOLO_BOOKS if s.fixed.seats == 1 else int(s.fixed.seats)


@rule
def undrawn(s: State) -> int:
    """Development tickets that nobody has seen, as bits."""
    live = s.live
    tickets = 0
    for ticket in range(DEVELOPMENTS):
        if live.table.where[ticket] == whereabouts.UNSEEN:
            tickets |= 1 << ticket
    for i in range(len(live.inside)):
        tickets &= ~int(live.inside[i])
    for seat in range(s.fixed.seats):
        for i in range(live.hand[seat].n):
            if live.hand[seat].cards[i] < DEVELOPMENTS:
                tickets &= ~(1 << int(live.hand[seat].cards[i]))
    return tickets


@rule
def make_books(s: State) -> None:
    """The top ticket of each lies face up; the others nobody has seen yet."""
    table = s.live.table
    for number in range(books_of(s)):
        ticket = draw_one(s.live.chance, undrawn(s))
        table.books[number].left = SOLO_BOOK if s.fixed.seats == 1 else BOOK
        put_on_top(s, number, ticket)


@rule
def put_on_top(s: State, number: int, ticket: int) -> None:
    """A ticket lies face up on its book."""
    table = s.live.table
    table.books[number].top = ticket + 1
    table.where[ticket] = whereabouts.FACE
    all_see(s.live, ticket)
    tell(s, EVERYONE, events.BOOK_TOP, -1, number, ticket, 0)
    if table.books[number].opened and table.books[number].left == 1:
        all_see_empty(s.live, IN_BOOK + number)


@rule
def is_development_left(s: State) -> bool:
    """Is there a development ticket to be had?"""
    table = s.live.table
    for number in range(len(table.books)):
        if table.books[number].left > 0:
            return True
    return s.fixed.pile > 0 and offered_faces(s) > 0


@rule
def offered_faces(s: State) -> int:
    """Development tickets that lie face up, as bits."""
    tickets = 0
    for ticket in range(DEVELOPMENTS):
        if s.live.table.where[ticket] == whereabouts.FACE:
            tickets |= 1 << ticket
    return tickets


# --- books


@rule
def forbids_book(s: State, number: int) -> int:
    """Any book that is not used up."""
    if s.fixed.pile or number >= books_of(s):
        return NO_SUCH_BOOK
    return ALLOWED if s.live.table.books[number].left > 0 else EMPTY_BOOK


@rule
def offer_books(s: State, acts: Actions, n: int) -> int:
    """Every book that is not used up."""
    for number in range(books_of(s)):
        if forbids_book(s, number) == ALLOWED:
            acts[n] = actions.BOOK + number
            n += 1
    return n


@rule
def open_book(s: State, seat: int, number: int) -> None:
    """Look through a book; if it has but one ticket, that goes to hand at once."""
    live, table = s.live, s.live.table
    book = table.books[number]
    tell(s, EVERYONE, events.LOOKED, seat, number, 0, 0)
    if book.left == 1:
        ticket = int(book.top) - 1
        book.left = book.top = 0
        gain(s, seat, ticket)
        tell(s, EVERYONE, events.TOOK, seat, ticket, 0, 0)
        table.step = steps.BOOKED
        return
    if book.opened == 0:
        book.opened = 1
        for _ in range(book.left - 1):
            live.inside[number] = int(live.inside[number]) | 1 << draw_one(
                s.live.chance, undrawn(s)
            )
        others_miss(live, seat, UNDRAWN, IN_BOOK + number)
        if undrawn(s) == 0:
            all_see_empty(live, UNDRAWN)
    look(live, table.book_seen, number, seat)
    note_inside(live, seat, number)
    tell_tickets(s, 1 << seat, events.SAW, seat, int(live.inside[number]), 0)
    table.choice = number
    table.step = steps.KEEP


@rule
def in_book(s: State) -> int:
    """The tickets of the book being looked through, its top among them, as bits."""
    number = int(s.live.table.choice)
    top = int(s.live.table.books[number].top)
    tickets = int(s.live.inside[number])
    return tickets | 1 << (top - 1) if top > 0 else tickets


@rule
def forbids_keeping(s: State, ticket: int) -> int:
    """Only a ticket of that book."""
    if ticket < DEVELOPMENTS and in_book(s) >> ticket & 1:
        return ALLOWED
    return NOT_IN_BOOK


@rule
def offer_set(tickets: int, first: int, acts: Actions, n: int) -> int:
    """An action for each ticket of a set."""
    for ticket in range(DEVELOPMENTS):
        if tickets >> ticket & 1:
            acts[n] = first + ticket
            n += 1
    return n


@rule
def keep(s: State, seat: int, ticket: int) -> None:
    """One ticket to hand, unseen by the others; what lay on top may be it, or lie anywhere in the
    book. If only one is left, it lies on top."""
    live, table = s.live, s.live.table
    number = int(table.choice)
    top = int(table.books[number].top) - 1
    table.books[number].top = 0
    table.books[number].left -= 1
    table.where[top] = whereabouts.UNSEEN
    for viewer in range(VIEWERS):
        live.memory[viewer, top] = 1 << (IN_BOOK + number)
    live.inside[number] = int(live.inside[number]) | 1 << top
    take_unseen(s, seat, number, ticket)
    table.book_seen[number] = 1 << seat
    table.step = steps.TOP
    if table.books[number].left == 1:
        choose_top(s, first(int(live.inside[number])))
        reveal(live, table.book_seen, number)


@rule
def take_unseen(s: State, seat: int, number: int, ticket: int) -> None:
    """A ticket goes from a book, or the pile, to hand; only its owner knows which."""
    live = s.live
    live.inside[number] = int(live.inside[number]) & ~(1 << ticket)
    add(live.hand[seat], ticket)
    live.table.players[seat].held += 1
    live.table.players[seat].secret += 1
    live.memory[seat, ticket] = 0
    others_miss(live, seat, IN_BOOK + number, IN_HAND + seat)
    tell(s, 1 << seat, events.KEPT, seat, ticket, 0, 0)
    tell(s, EVERYONE & ~(1 << seat), events.KEPT_UNSEEN, seat, 0, 0, 0)


@rule
def choose_top(s: State, ticket: int) -> None:
    """One of the others lies face up now."""
    live = s.live
    number = int(live.table.choice)
    live.inside[number] = int(live.inside[number]) & ~(1 << ticket)
    live.table.choice = 0
    live.table.step = steps.BOOKED
    put_on_top(s, number, ticket)

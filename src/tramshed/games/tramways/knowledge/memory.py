"""What each seat legitimately remembers of the development tickets (TW-1.4).

Who has looked through a book knows what was in it; who has not knows only what lies on top. For
each viewer (the players, and an onlooker) and each development ticket: the set of hidden places it
can be in by now, as bits; 0 for a ticket that the viewer sees. A ticket that nobody has looked at
yet is in none of the books: it is drawn when somebody looks.

In the alternative rule a player's packet is the book of his number; then the pile is book 0.
"""

from __future__ import annotations

from tramshed.games.tramways.components import DEVELOPMENTS, MOST_PLAYERS
from tramshed.games.tramways.state import VIEWERS, Live
from tramshed.kernel.record import Row, u2
from tramshed.kernel.rule import rule

IN_BOOK = 0
"""Bit, + book."""
IN_HAND = MOST_PLAYERS
"""Bit, + seat."""
UNDRAWN = 2 * MOST_PLAYERS
HIDDEN_PLACES = UNDRAWN + 1


@rule
def forget_all(live: Live) -> None:
    """Before the first ticket is seen."""
    for viewer in range(VIEWERS):
        for ticket in range(DEVELOPMENTS):
            live.memory[viewer, ticket] = 1 << UNDRAWN


@rule
def all_see(live: Live, ticket: int) -> None:
    """A ticket lies in the open."""
    for viewer in range(VIEWERS):
        live.memory[viewer, ticket] = 0


@rule
def others_miss(live: Live, seat: int, origin: int, place: int) -> None:
    """Some tickets went from one hidden place to another, and only one seat knows which."""
    for viewer in range(VIEWERS):
        if viewer != seat:
            note_moved(live.memory[viewer], origin, place)


@rule
def note_moved(memory: Row[u2], origin: int, place: int) -> None:
    """Whatever can have been at the one place can be at the other now."""
    for ticket in range(DEVELOPMENTS):
        if memory[ticket] >> origin & 1:
            memory[ticket] = int(memory[ticket]) | 1 << place


@rule
def all_see_empty(live: Live, place: int) -> None:
    """Nothing is left in a place, so no ticket can be there."""
    for viewer in range(VIEWERS):
        for ticket in range(DEVELOPMENTS):
            live.memory[viewer, ticket] = int(live.memory[viewer, ticket]) & ~(1 << place)


@rule
def note_inside(live: Live, seat: int, book: int) -> None:
    """One seat sees what is in a book: that, and nothing else."""
    memory = live.memory[seat]
    for ticket in range(DEVELOPMENTS):
        if live.inside[book] >> ticket & 1:
            memory[ticket] = 1 << (IN_BOOK + book)
        else:
            memory[ticket] = int(memory[ticket]) & ~(1 << (IN_BOOK + book))

"""The last round's hand: chosen out of all own tickets, for all at once (TW-4.3)."""

from __future__ import annotations

from tramshed.games.tramways import actions, events, steps, whereabouts
from tramshed.games.tramways.components import TICKETS
from tramshed.games.tramways.reasons import ALLOWED, ASCENDING, CANNOT_COMPLETE, NOT_YOURS
from tramshed.games.tramways.sealed import excuse, is_over, seal, wipe_sheet
from tramshed.games.tramways.state import State
from tramshed.kernel.hand import add, holds
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def is_spare(s: State, seat: int, ticket: int) -> bool:
    """A ticket of the own deck or discard."""
    where = int(s.live.table.where[ticket])
    if where == whereabouts.DISCARD + seat:
        return True
    return where == whereabouts.OWNED + seat and not holds(s.live.hand[seat], ticket)


@rule
def spare_after(s: State, seat: int, ticket: int) -> int:
    """How many of them come after a ticket."""
    count = 0
    for other in range(ticket + 1, TICKETS):
        count += is_spare(s, seat, other)
    return count


@rule
def room_left(s: State, seat: int) -> int:
    """How many tickets a seat still has to choose: up to the limit, if it has so many."""
    player, sheet = s.live.table.players[seat], s.live.sheet[seat]
    room = int(player.limit) - int(player.held)
    return max(min(room, spare_after(s, seat, -1)), 0) - int(sheet.n)


@rule
def begin_last_hand(s: State) -> None:
    """Everybody chooses who has anything to choose."""
    table = s.live.table
    table.step = steps.HAND
    table.done = 0
    for seat in range(s.fixed.seats):
        table.sealed_seen[seat] = 1 << seat
        if room_left(s, seat) == 0:
            excuse(s, seat)
    if is_over(s):
        take_hands(s)


@rule
def forbids_choosing(s: State, seat: int, ticket: int) -> int:
    """In ascending order, so that enough are left for the rest."""
    sheet = s.live.sheet[seat]
    if not is_spare(s, seat, ticket):
        return NOT_YOURS
    if sheet.n > 0 and sheet.tickets[sheet.n - 1] >= ticket:
        return ASCENDING
    return ALLOWED if spare_after(s, seat, ticket) >= room_left(s, seat) - 1 else CANNOT_COMPLETE


@rule
def offer_hand(s: State, seat: int, acts: Actions) -> int:
    """Every ticket that may come next."""
    n = 0
    for ticket in range(TICKETS):
        if is_spare(s, seat, ticket) and forbids_choosing(s, seat, ticket) == ALLOWED:
            acts[n] = actions.TAKE + ticket
            n += 1
    return n


@rule
def choose_ticket(s: State, seat: int, ticket: int) -> None:
    """One more for the hand."""
    sheet = s.live.sheet[seat]
    sheet.tickets[sheet.n] = ticket
    sheet.n += 1
    s.live.table.players[seat].chosen = sheet.n
    tell(s, 1 << seat, events.KEPT, seat, ticket, 0, 0)
    if room_left(s, seat) == 0 and seal(s, seat):
        take_hands(s)


@rule
def take_hands(s: State) -> None:
    """All hands are taken up at once; what was not chosen leaves the game, unseen."""
    s.live.table.step = steps.HANDED
    for seat in range(s.fixed.seats):
        take_hand(s, seat)


@rule
def take_hand(s: State, seat: int) -> None:
    """What a seat chose; if that is all it had, everybody knows its hand."""
    table, sheet, player = s.live.table, s.live.sheet[seat], s.live.table.players[seat]
    whole = sheet.n == spare_after(s, seat, -1)
    for ticket in range(TICKETS):
        if table.where[ticket] in (whereabouts.DISCARD + seat, whereabouts.OWNED + seat):
            table.where[ticket] = (whereabouts.HELD if whole else whereabouts.OWNED) + seat
    for i in range(sheet.n):
        add(s.live.hand[seat], int(sheet.tickets[i]))
    player.held += sheet.n
    player.chosen = 0
    table.sealed_seen[seat] = 0
    wipe_sheet(sheet)
    tell(s, EVERYONE, events.CHOSE_HAND, seat, int(player.held), 0, 0)

"""Phase 3: administration, sealed, for all at once (TW-4.1).

Each seat plays out of a purse of its own, on its sheet; when all have done, the sheets are shown.
Icons that bring a passenger come afterwards: see newcomers.py.
"""

from __future__ import annotations

from tramshed.games.tramways import actions, events, icons, reasons, steps
from tramshed.games.tramways.administration.effects import forbids_effect, take_effect
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.purse import (
    can_bear,
    last_stress,
    raise_stress,
    suffer,
    tell_purse,
)
from tramshed.games.tramways.sealed import excuse, is_over, seal, wipe_sheet
from tramshed.games.tramways.state import DISCARDED, Sheet, State
from tramshed.games.tramways.tickets import show_discarded
from tramshed.kernel.hand import holds, remove
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.secret import reveal, settle
from tramshed.kernel.told import tell


@rule
def begin_administration(s: State) -> None:
    """Everybody gets a sheet; who has no ticket left has done."""
    table = s.live.table
    table.step = steps.ADMINISTRATION
    table.done = 0
    for seat in range(s.fixed.seats):
        s.live.sheet[seat].purse = table.players[seat].purse
        table.sealed_seen[seat] = 1 << seat
        if table.players[seat].held == 0:
            excuse(s, seat)
    if is_over(s):
        open_sheets(s)


@rule
def current(sheet: Sheet) -> int:
    """The ticket being played, or −1."""
    if sheet.n == 0 or int(sheet.used[sheet.n - 1]) >> DISCARDED & 1:
        return -1
    return int(sheet.tickets[sheet.n - 1])


@rule
def discards(sheet: Sheet) -> int:
    """How many tickets have been thrown away."""
    count = 0
    for i in range(sheet.n):
        count += int(sheet.used[i]) >> DISCARDED & 1
    return count


@rule
def forbids_office_icon(s: State, seat: int, ticket: int, slot: int) -> int:
    """A further icon of the ticket at hand, or the first of another, that can be carried out."""
    sheet, printed = s.live.sheet[seat], s.fixed.tickets[ticket]
    icon, further = int(printed.icons[slot]), ticket == current(sheet)
    if icon == icons.PASSENGER:
        return reasons.SECOND_PHASE
    if further:
        if int(sheet.used[sheet.n - 1]) >> slot & 1:
            return reasons.NO_SUCH_ICON
    elif not holds(s.live.hand[seat], ticket):
        return reasons.NOT_IN_HAND
    elif not can_bear(sheet.purse, printed):
        return reasons.CONSEQUENCE
    return forbids_effect(s, seat, sheet.purse, printed, icon, further)


@rule
def forbids_throwing(s: State, seat: int, ticket: int) -> int:
    """A ticket of the hand; after the first for a dollar, its consequence on top. Several in a row
    go in ascending order."""
    sheet, printed = s.live.sheet[seat], s.fixed.tickets[ticket]
    if not holds(s.live.hand[seat], ticket):
        return reasons.NOT_IN_HAND
    if sheet.n > 0 and current(sheet) < 0 and sheet.tickets[sheet.n - 1] > ticket:
        return reasons.ASCENDING
    if not can_bear(sheet.purse, printed):
        return reasons.CONSEQUENCE
    fee = int(discards(sheet) > 0)
    return reasons.ALLOWED if int(sheet.purse.cash) >= int(printed.pay) + fee else reasons.NO_FEE


@rule
def offer_office(s: State, seat: int, acts: Actions) -> int:
    """Done, or another icon, or another ticket thrown away."""
    hand = s.live.hand[seat]
    acts[0] = actions.DONE
    n = 1
    ticket = current(s.live.sheet[seat])
    if ticket >= 0:
        n = offer_office_icons(s, seat, ticket, acts, n)
    for i in range(hand.n):
        n = offer_office_icons(s, seat, int(hand.cards[i]), acts, n)
    for i in range(hand.n):
        if forbids_throwing(s, seat, int(hand.cards[i])) == reasons.ALLOWED:
            acts[n] = actions.DISCARD + int(hand.cards[i])
            n += 1
    return n


@rule
def offer_office_icons(s: State, seat: int, ticket: int, acts: Actions, n: int) -> int:
    """The icons of a ticket that can be carried out."""
    for slot in range(SLOTS - 1):
        icon = int(s.fixed.tickets[ticket].icons[slot])
        if icon >= icons.WORKER and forbids_office_icon(s, seat, ticket, slot) == reasons.ALLOWED:
            acts[n] = actions.play(ticket, slot)
            n += 1
    return n


@rule
def take_up(s: State, seat: int, ticket: int) -> None:
    """Another ticket onto the sheet; its consequence comes first."""
    sheet = s.live.sheet[seat]
    remove(s.live.hand[seat], ticket)
    sheet.tickets[sheet.n] = ticket
    sheet.n += 1
    suffer(sheet.purse, s.fixed.tickets[ticket], last_stress(s, seat))


@rule
def play_office_icon(s: State, seat: int, ticket: int, slot: int) -> None:
    """Carry out an icon; a further one of the same ticket costs a step of stress first."""
    sheet = s.live.sheet[seat]
    if ticket == current(sheet):
        raise_stress(sheet.purse, 1, last_stress(s, seat))
    else:
        take_up(s, seat, ticket)
    sheet.used[sheet.n - 1] = int(sheet.used[sheet.n - 1]) | 1 << slot
    take_effect(sheet.purse, int(s.fixed.tickets[ticket].icons[slot]))
    tell(s, 1 << seat, events.PLAYED, seat, ticket, int(s.fixed.tickets[ticket].icons[slot]), 0)


@rule
def throw_away(s: State, seat: int, ticket: int) -> None:
    """Discard a ticket: the first for nothing, each further one for a dollar."""
    sheet = s.live.sheet[seat]
    sheet.purse.cash -= int(discards(sheet) > 0)
    take_up(s, seat, ticket)
    sheet.used[sheet.n - 1] = 1 << DISCARDED
    tell(s, 1 << seat, events.DISCARDED, seat, ticket, 0, 0)


@rule
def finish_office(s: State, seat: int) -> None:
    """This seat has done, and says so: what it has decided stands."""
    settle(s.live)
    if seal(s, seat):
        open_sheets(s)


@rule
def open_sheets(s: State) -> None:
    """Everybody has done: all sheets are shown."""
    s.live.table.step = steps.ADMINISTERED
    for place in range(s.fixed.seats):
        open_sheet(s, int(s.live.table.order[place]))


@rule
def open_sheet(s: State, seat: int) -> None:
    """Everybody sees what a seat has done; it happens now."""
    live, sheet, player = s.live, s.live.sheet[seat], s.live.table.players[seat]
    cash, joy = int(player.purse.cash), int(player.purse.joy)
    stress, workers = int(player.purse.stress), int(player.purse.workers)
    reveal(live, live.table.sealed_seen, seat)
    live.table.sealed_seen[seat] = 0
    for i in range(sheet.n):
        ticket = int(sheet.tickets[i])
        tell(s, EVERYONE, events.ADMINISTERED, seat, ticket, int(sheet.used[i]), 0)
        show_discarded(s, seat, ticket)
        player.held -= 1
    player.purse = sheet.purse
    tell_purse(s, seat, cash, joy, stress, workers)
    wipe_sheet(sheet)

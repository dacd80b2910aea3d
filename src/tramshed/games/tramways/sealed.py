"""Deciding all at once: each seat on a sheet of its own, sealed until everybody has done (TW-S2,
TW-S6, TW-4.1, TW-4.3)."""

from __future__ import annotations

from tramshed.games.tramways import events
from tramshed.games.tramways.state import Sheet, State
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def excuse(s: State, seat: int) -> None:
    """A seat that has nothing to decide has done."""
    s.live.table.done = int(s.live.table.done) | 1 << seat


@rule
def seal(s: State, seat: int) -> bool:
    """A seat has done; was it the last?"""
    excuse(s, seat)
    tell(s, EVERYONE, events.SEALED, seat, 0, 0, 0)
    return is_over(s)


@rule
def is_over(s: State) -> bool:
    """Have all done? Then it is forgotten: next time all decide again."""
    if s.live.table.done != (1 << int(s.fixed.seats)) - 1:
        return False
    s.live.table.done = 0
    return True


@rule
def wipe_sheet(sheet: Sheet) -> None:
    """An unused sheet is all zero."""
    for i in range(sheet.n):
        sheet.tickets[i] = sheet.used[i] = 0
    sheet.purse.cash = sheet.purse.joy = sheet.purse.stress = sheet.purse.workers = sheet.n = 0

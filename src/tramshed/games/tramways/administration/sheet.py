"""A sheet: what a seat decides while all do, sealed until everybody has (TW-4.1, TW-4.3)."""

from __future__ import annotations

from tramshed.games.tramways.state import Sheet
from tramshed.kernel.rule import rule


@rule
def wipe_sheet(sheet: Sheet) -> None:
    """An unused sheet is all zero."""
    for i in range(sheet.n):
        sheet.tickets[i] = sheet.used[i] = 0
    sheet.purse.cash = sheet.purse.joy = sheet.purse.stress = sheet.purse.workers = sheet.n = 0

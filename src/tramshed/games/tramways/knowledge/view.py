"""What a seat may know (TW-1.4)."""

from __future__ import annotations

from tramshed.games.tramways.components import DEVELOPMENTS
from tramshed.games.tramways.sealed import wipe_sheet
from tramshed.games.tramways.state import ONLOOKER, Sheet, State, View
from tramshed.kernel.hand import clear
from tramshed.kernel.rule import rule


@rule
def view(s: State, seat: int, v: View) -> None:
    """Copy what lies open, the own hand and sheet, and what the seat remembers."""
    live = s.live
    viewer = min(seat, ONLOOKER)
    v.seat = seat
    v.table = live.table
    for ticket in range(DEVELOPMENTS):
        v.memory[ticket] = live.memory[viewer, ticket]
    if viewer == ONLOOKER:
        clear(v.hand)
        clear_sheet(v.sheet)
    else:
        v.hand = live.hand[viewer]
        v.sheet = live.sheet[viewer]


@rule
def clear_sheet(sheet: Sheet) -> None:
    """Blank, whatever was on it."""
    sheet.n = len(sheet.tickets)
    wipe_sheet(sheet)

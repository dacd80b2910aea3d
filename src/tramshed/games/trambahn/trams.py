"""Step 4: buying trams (TB-4.1; what pays for them, TB-4.2, is drawn in end_of_turn.py)."""

from __future__ import annotations

from tramshed.games.trambahn import events
from tramshed.games.trambahn.actions import BUY
from tramshed.games.trambahn.components import MOST_COLUMNS, MULTIPLIER, PRICE, TRAMS
from tramshed.games.trambahn.reasons import (
    ALLOWED,
    HAS_TRAM,
    NO_COLUMN_FOR_TRAM,
    NOT_IN_MARKET,
    TOO_DEAR,
)
from tramshed.games.trambahn.scoring import money_of
from tramshed.games.trambahn.state import State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def offer_trams(s: State, seat: int, acts: Actions, n: int) -> int:
    """Each kind of tram in the market that can be paid, for each own column without one."""
    table = s.live.table
    purse = money_of(s, seat)
    for tram in range(len(TRAMS)):
        if table.market[tram] > 0 and purse >= PRICE[tram]:
            for slot in range(table.column_count[seat]):
                if table.columns[seat, slot].tram == 0:
                    acts[n] = BUY + tram * MOST_COLUMNS + slot
                    n += 1
    return n


@rule
def forbids_buying(s: State, seat: int, tram: int, slot: int) -> int:
    """A tram of the market, money for it, and a column that lacks one."""
    table = s.live.table
    if table.market[tram] == 0:
        return NOT_IN_MARKET
    if money_of(s, seat) < PRICE[tram]:
        return TOO_DEAR
    if slot >= table.column_count[seat]:
        return NO_COLUMN_FOR_TRAM
    return ALLOWED if table.columns[seat, slot].tram == 0 else HAS_TRAM


@rule
def buy(s: State, seat: int, tram: int, slot: int) -> None:
    """The column gets its tram for good. Which cards pay is drawn at the end of the turn."""
    table = s.live.table
    table.market[tram] -= 1
    table.owed += PRICE[tram]
    table.columns[seat, slot].tram = MULTIPLIER[tram]
    tell(s, EVERYONE, events.BOUGHT, seat, tram, slot, 0)

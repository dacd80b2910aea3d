"""Step 2: stations (TB-2.1, TB-2.2, TB-2.3, TB-2.4, TB-2.5, TB-2.6)."""

from __future__ import annotations

from tramshed.games.trambahn import events
from tramshed.games.trambahn.actions import EXTEND, OPEN
from tramshed.games.trambahn.cards import line_of, value_of
from tramshed.games.trambahn.components import (
    BONUS_SIZE,
    CONDUCTOR,
    LINES,
    MOST_COLUMNS,
    POINTS,
    VALUES,
)
from tramshed.games.trambahn.knowledge.memory import all_see_play
from tramshed.games.trambahn.reasons import (
    ALLOWED,
    COMPLETE,
    NO_SUCH_COLUMN,
    NO_SUCH_STATION,
    NOT_ASCENDING,
    OTHER_LINE,
)
from tramshed.games.trambahn.scoring import score_bonus
from tramshed.games.trambahn.state import Column, State
from tramshed.kernel.hand import holds, remove
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def misfit(column: Column, kind: int) -> int:
    """Why a card may not follow in a column, or ALLOWED."""
    if column.top == VALUES:
        return COMPLETE
    if kind == CONDUCTOR:
        return ALLOWED
    if column.line != line_of(kind):
        return OTHER_LINE
    return ALLOWED if value_of(kind) > column.top else NOT_ASCENDING


@rule
def fits(column: Column, kind: int) -> bool:
    """`misfit` for menus, which are made often: without a branch, there is none to mispredict."""
    ascends = (column.line == line_of(kind)) & (column.top < value_of(kind))
    return (column.top < VALUES) & (ascends | (kind == CONDUCTOR))


@rule
def offer_stations(s: State, seat: int, acts: Actions, n: int) -> int:
    """Each hand card: at the end of a column it fits, or in a new column."""
    table, hand = s.live.table, s.live.hand[seat]
    for i in range(hand.n):
        kind = int(hand.cards[i])
        if i > 0 and hand.cards[i - 1] == kind:
            continue
        for slot in range(table.column_count[seat]):
            acts[n] = EXTEND + kind * MOST_COLUMNS + slot
            n += int(fits(table.columns[seat, slot], kind))  # if not, it is written over
        lines = len(LINES) if kind == CONDUCTOR else 1
        for line in range(lines):
            acts[n] = OPEN + kind + line
            n += 1
    return n


@rule
def forbids_extending(s: State, seat: int, kind: int, slot: int) -> int:
    """A hand card that fits an own column."""
    if not holds(s.live.hand[seat], kind):
        return NO_SUCH_STATION
    if slot >= s.live.table.column_count[seat]:
        return NO_SUCH_COLUMN
    return misfit(s.live.table.columns[seat, slot], kind)


@rule
def forbids_opening(s: State, seat: int, choice: int) -> int:
    """Any hand card may open a column."""
    return ALLOWED if holds(s.live.hand[seat], min(choice, CONDUCTOR)) else NO_SUCH_STATION


@rule
def open_column(s: State, seat: int, choice: int) -> None:
    """A new column: of the station's line, or of the line declared with a conductor."""
    table = s.live.table
    kind = min(choice, CONDUCTOR)
    slot = int(table.column_count[seat])
    table.column_count[seat] += 1
    table.columns[seat, slot].line = choice - CONDUCTOR if kind == CONDUCTOR else line_of(kind)
    tell(s, EVERYONE, events.STATION, seat, kind, slot, 1)
    lay(s, seat, kind, slot)


@rule
def extend_column(s: State, seat: int, kind: int, slot: int) -> None:
    """One more card at the end of a column."""
    tell(s, EVERYONE, events.STATION, seat, kind, slot, 0)
    lay(s, seat, kind, slot)


@rule
def lay(s: State, seat: int, kind: int, slot: int) -> None:
    """The card goes from the hand into the column; the eighth brings a bonus."""
    column = s.live.table.columns[seat, slot]
    remove(s.live.hand[seat], kind)
    all_see_play(s.live, seat, kind)
    column.cards[column.n] = kind
    column.n += 1
    if kind != CONDUCTOR:
        column.top = value_of(kind)
        column.points += POINTS[value_of(kind)]
    if column.n == BONUS_SIZE:
        score_bonus(s, seat, slot)

"""Passengers board, the highest ticket first (LT-2)."""

from __future__ import annotations

from last_tram import events
from last_tram.actions import TAKE
from last_tram.components import VALUES
from last_tram.reasons import ALLOWED, NOT_AT_THE_STOP
from last_tram.state import BOARDING, State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def begin_boarding(s: State) -> None:
    """The highest ticket chooses first."""
    s.live.table.phase = BOARDING
    s.live.table.turn = highest(s)


@rule
def highest(s: State) -> int:
    """The seat with the highest ticket that has not boarded yet."""
    laid = s.live.table.laid
    best = 0
    for seat in range(s.fixed.seats):
        if laid[seat] > laid[best]:
            best = seat
    return best


@rule
def offer_passengers(s: State, acts: Actions) -> int:
    """Everybody at the stop; those of one value are alike."""
    n = 0
    for value in range(VALUES):
        if s.live.table.stop[value] > 0:
            acts[n] = TAKE + value
            n += 1
    return n


@rule
def forbids_taking(s: State, value: int) -> int:
    """Only who waits at the stop."""
    return ALLOWED if s.live.table.stop[value] > 0 else NOT_AT_THE_STOP


@rule
def board(s: State, seat: int, value: int) -> bool:
    """A passenger boards, and the next ticket is asked; true when the stop is empty."""
    take(s, seat, value)
    last = highest(s)
    s.live.table.turn = last
    for left in range(VALUES):
        if s.live.table.stop[left] == waiting(s) == 1:  # the last one has no choice (LT-2.2)
            take(s, last, left)
            s.live.table.turn = 0
            return True
    return False


@rule
def take(s: State, seat: int, value: int) -> None:
    """A passenger goes on board; the ticket has done its work."""
    table = s.live.table
    table.stop[value] -= 1
    table.aboard[seat, value] += 1
    table.laid[seat] = 0
    tell(s, EVERYONE, events.BOARDED, seat, value + 1, 0, 0)


@rule
def waiting(s: State) -> int:
    """How many are at the stop."""
    count = 0
    for value in range(VALUES):
        count += int(s.live.table.stop[value])
    return count

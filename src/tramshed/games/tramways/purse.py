"""Money, happiness, stress and workers (TW-1.2, TW-1.3, TW-1.6)."""

from __future__ import annotations

from tramshed.games.tramways import events
from tramshed.games.tramways.components import LAST_STRESS, START_STRESS, WORKERS
from tramshed.games.tramways.state import Purse, State, Ticket
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def last_stress(s: State, seat: int) -> int:
    """The last space of a player's stress track."""
    return LAST_STRESS[s.live.table.players[seat].hard]


@rule
def most_workers(s: State, seat: int) -> int:
    """How many workers a player can have."""
    return WORKERS[s.live.table.players[seat].hard]


@rule
def raise_stress(purse: Purse, steps: int, last: int) -> None:
    """Step by step; each step that reaches the last space, or would pass it, costs a point."""
    for _ in range(steps):
        if purse.stress < last:
            purse.stress += 1
        if purse.stress == last:
            purse.joy -= 1


@rule
def lower_stress(purse: Purse) -> None:
    """One step; never below the first space."""
    purse.stress = max(int(purse.stress) - 1, START_STRESS)


@rule
def can_bear(purse: Purse, printed: Ticket) -> bool:
    """Can a ticket's consequence be paid out of this purse?"""
    return purse.cash >= printed.pay and purse.workers >= printed.labour


@rule
def suffer(purse: Purse, printed: Ticket, last: int) -> None:
    """Pay a ticket's consequence."""
    purse.cash -= printed.pay
    purse.workers -= printed.labour
    purse.joy -= printed.gloom
    raise_stress(purse, int(printed.strain), last)


@rule
def tell_purse(s: State, seat: int, cash: int, joy: int, stress: int, workers: int) -> None:
    """Tell what has changed in a purse that had so much."""
    purse = s.live.table.players[seat].purse
    if purse.cash != cash:
        tell(s, EVERYONE, events.CASH, seat, int(purse.cash) - cash, int(purse.cash), 0)
    if purse.workers != workers:
        change = int(purse.workers) - workers
        tell(s, EVERYONE, events.WORKERS, seat, change, int(purse.workers), 0)
    if purse.stress != stress:
        tell(s, EVERYONE, events.STRESS, seat, int(purse.stress) - stress, int(purse.stress), 0)
    if purse.joy != joy:
        tell(s, EVERYONE, events.JOY, seat, int(purse.joy) - joy, int(purse.joy), 0)


@rule
def gain_cash(s: State, seat: int, dollars: int) -> None:
    """Money from the bank, or to it."""
    purse = s.live.table.players[seat].purse
    purse.cash += dollars
    if dollars != 0:
        tell(s, EVERYONE, events.CASH, seat, dollars, int(purse.cash), 0)


@rule
def gain_joy(s: State, seat: int, points: int) -> None:
    """Happiness points."""
    purse = s.live.table.players[seat].purse
    purse.joy += points
    if points != 0:
        tell(s, EVERYONE, events.JOY, seat, points, int(purse.joy), 0)


@rule
def gain_workers(s: State, seat: int, workers: int) -> None:
    """Workers come or go."""
    purse = s.live.table.players[seat].purse
    purse.workers += workers
    tell(s, EVERYONE, events.WORKERS, seat, workers, int(purse.workers), 0)


@rule
def upset(s: State, seat: int, steps: int) -> None:
    """A player's stress rises."""
    purse = s.live.table.players[seat].purse
    joy, stress = int(purse.joy), int(purse.stress)
    raise_stress(purse, steps, last_stress(s, seat))
    tell_purse(s, seat, int(purse.cash), joy, stress, int(purse.workers))


@rule
def soothe(s: State, seat: int) -> None:
    """A player's stress sinks, unless it is lowest already."""
    purse = s.live.table.players[seat].purse
    stress = int(purse.stress)
    lower_stress(purse)
    tell_purse(s, seat, int(purse.cash), int(purse.joy), stress, int(purse.workers))

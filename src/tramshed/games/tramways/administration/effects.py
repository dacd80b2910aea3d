"""What an icon brings in phase 3, each by itself: a worker, calm, money (TW-4.1)."""

from __future__ import annotations

from tramshed.games.tramways import icons
from tramshed.games.tramways.components import START_STRESS
from tramshed.games.tramways.purse import last_stress, lower_stress, most_workers
from tramshed.games.tramways.reasons import (
    ALLOWED,
    CALM_ALREADY,
    NO_SUCH_ICON,
    NOT_NOW,
    WORKERS_FULL,
)
from tramshed.games.tramways.state import Purse, State, Ticket
from tramshed.kernel.rule import rule


@rule
def forbids_effect(
    s: State, seat: int, purse: Purse, printed: Ticket, icon: int, further: bool
) -> int:
    """Can this icon be carried out, once a further one's stress or the ticket's consequence is paid
    out of the purse?"""
    if icon == icons.WORKER:
        workers = int(purse.workers) - (0 if further else int(printed.labour))
        return ALLOWED if workers < most_workers(s, seat) else WORKERS_FULL
    if icon == icons.CALM:
        strain = 1 if further else int(printed.strain)
        stress = min(int(purse.stress) + strain, last_stress(s, seat))
        return ALLOWED if stress > START_STRESS else CALM_ALREADY
    if icon > icons.MONEY:
        return ALLOWED
    return NO_SUCH_ICON if icon == icons.NONE else NOT_NOW


@rule
def take_effect(purse: Purse, icon: int) -> None:
    """What an icon brings."""
    if icon == icons.WORKER:
        purse.workers += 1
    elif icon == icons.CALM:
        lower_stress(purse)
    else:
        purse.cash += icon - icons.MONEY

"""What a rehearsal has come to, read without reading the whole table."""

from __future__ import annotations

from typing import Any

from tramshed.games.tramways import names
from tramshed.games.tramways.icons import GOALS
from tramshed.games.tramways.shown.seen import PurseSeen
from tramshed.kernel.record import plain
from tramshed.kernel.rehearsal import Rehearsal

PURSE = ("cash", "joy", "stress", "workers")


def step_of(rehearsal: Rehearsal) -> int:
    """What would be decided then (steps.py)."""
    return int(_table(rehearsal)["step"])


def purses(rehearsal: Rehearsal) -> tuple[PurseSeen, ...]:
    """What everybody would have in front of him."""
    players = _table(rehearsal)["players"][: rehearsal.setup.seats]
    return tuple(PurseSeen(*(int(player["purse"][name]) for name in PURSE)) for player in players)


def goals_due(rehearsal: Rehearsal) -> tuple[str, ...]:
    """The destinations of which one would have to be paid."""
    due = int(_table(rehearsal)["bill"]["goals"])
    return tuple(
        names.goal(number, rehearsal.setup) for number in range(GOALS) if due >> number & 1
    )


def _table(rehearsal: Rehearsal) -> Any:
    return plain(rehearsal.state[0])["live"]["table"]

"""A view as plain Python values, in the game's words: what every drawing is made from."""

from __future__ import annotations

from typing import Any

from last_tram.state import PHASES, View
from tramshed.kernel.plain import Plain
from tramshed.kernel.record import plain
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.setup import Setup

PHASE_NAMES = ("laying", "boarding", "over")
assert len(PHASE_NAMES) == len(PHASES)


class PlayerSeen(Plain):
    """A player: passengers on board by value, points, and the ticket laid."""

    aboard: tuple[int, ...]
    points: int
    has_laid: bool
    laid: int | None
    """The ticket, once it is turned up, or one's own."""


class TableSeen(Plain):
    """The table as one seat sees it; spectators have no hand."""

    seat: int | None
    phase: str
    round: int
    turn: int | None
    stop: tuple[int, ...]
    """The values of those who wait, the best first."""
    players: tuple[PlayerSeen, ...]
    hand: tuple[int, ...]


def table(v: View, setup: Setup) -> TableSeen:
    """Read a view."""
    view = plain(v)
    seen = view["table"]
    phase = PHASE_NAMES[seen["phase"]]
    return TableSeen(
        seat=None if view["seat"] == SPECTATOR else int(view["seat"]),
        phase=phase,
        round=int(seen["rounds"]) + 1,
        turn=int(seen["turn"]) if phase == "boarding" else None,
        stop=_values(seen["stop"]),
        players=tuple(_player(view, seat) for seat in range(setup.seats)),
        hand=tuple(ticket + 1 for ticket, held in enumerate(view["hand"]) if held),
    )


def _player(view: Any, seat: int) -> PlayerSeen:
    seen = view["table"]
    aboard = _values(seen["aboard"][seat])
    own = int(view["sealed"]) if view["seat"] == seat else 0
    laid = int(seen["laid"][seat]) or own
    return PlayerSeen(
        aboard=aboard,
        points=sum(aboard),
        has_laid=bool(seen["laid"][seat] or seen["laid_seen"][seat]),
        laid=laid or None,
    )


def _values(counts: Any) -> tuple[int, ...]:
    """Values, the best first, from how many there are of each."""
    pairs = reversed(list(enumerate(counts.tolist(), 1)))
    return tuple(value for value, count in pairs for _ in range(count))

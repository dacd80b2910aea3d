"""Player boards: which side is up, and what comes with it (TW-S2)."""

from __future__ import annotations

from tramshed.games.tramways import actions, events, steps
from tramshed.games.tramways.components import (
    CURVES,
    START_CASH,
    START_LIMIT,
    START_STRESS,
    STRAIGHTS,
    WORKERS,
)
from tramshed.games.tramways.sealed import seal
from tramshed.games.tramways.state import State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.secret import reveal
from tramshed.kernel.told import tell


@rule
def equip(s: State, seat: int, hard: int) -> None:
    """A player board with one side up, and what comes with it."""
    player = s.live.table.players[seat]
    player.hard = hard
    player.purse.workers = WORKERS[hard]
    player.purse.cash = START_CASH
    player.purse.stress = START_STRESS
    player.limit = START_LIMIT
    player.straights, player.curves = STRAIGHTS, CURVES


@rule
def offer_sides(acts: Actions) -> int:
    """Normal, or hard."""
    acts[0] = actions.SIDE
    acts[1] = actions.SIDE + 1
    return 2


@rule
def choose_side(s: State, seat: int, hard: int) -> None:
    """A sealed choice; the last one turns all boards up."""
    table = s.live.table
    s.live.sheet[seat].n = hard + 1
    table.sealed_seen[seat] = 1 << seat
    if seal(s, seat):
        for place in range(s.fixed.seats):
            turn_side(s, int(table.order[place]))
        table.step = steps.SHARED


@rule
def turn_side(s: State, seat: int) -> None:
    """Everybody sees which side a player chose."""
    table, sheet = s.live.table, s.live.sheet[seat]
    reveal(s.live, table.sealed_seen, seat)
    table.sealed_seen[seat] = 0
    equip(s, seat, int(sheet.n) - 1)
    sheet.n = 0
    tell(s, EVERYONE, events.SIDED, seat, int(table.players[seat].hard), 0, 0)

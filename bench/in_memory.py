"""A table with nothing behind it: no site, no disk, and bots that do not think."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from tramshed.kernel import drive
from tramshed.kernel.match import Match
from tramshed.kernel.position import Position
from tramshed.server.settings import Settings
from tramshed.server.store.rows import HUMAN, ActionRow, Kept, SeatRow, Step, TableRow
from tramshed.server.wire.shown_table import ShownTable


class _Nothing:
    async def step(self, step: Step) -> None:
        pass

    def wake(self, table: ShownTable) -> None:
        pass


class _Hub:
    def __init__(self) -> None:
        self.settings = Settings(database="")
        self.store = self.thinking = _Nothing()


def table_of(match: Match) -> ShownTable:
    """The table at which a match is played, or was; the person at a seat has its number."""
    row = TableRow(
        id="table",
        game=match.game.name,
        rules=1,
        setup=match.setup,
        pace="live",
        secret=bytes(32),
        commitment=bytes(32),
        created=0.0,
        updated=0.0,
        key=match.key,
        started=0.0,
        numbers=[0] * match.setup.seats,
        lines=len(match.turns),
        seats=[SeatRow(seat, HUMAN, name, person_id=seat) for seat, name in enumerate(match.names)],
    )
    actions = [
        ActionRow(number, turn.seat, turn.move.notation, told, number)
        for number, (turn, told) in enumerate(zip(match.turns, match.told[1:], strict=True), 1)
    ]
    hub: Any = _Hub()
    return ShownTable(hub, Kept(row, actions, match.position.snapshot(), {}))


def quick_action(position: Position, seat: int, rng: random.Random) -> int:
    """What the quick policy would do there."""
    menu = np.array(position.menu(seat), np.int16)
    weights = np.zeros(len(menu), np.float32)
    drive.prefer(position.state, seat, menu, len(menu), weights)
    return int(rng.choices(menu.tolist(), weights.tolist())[0])

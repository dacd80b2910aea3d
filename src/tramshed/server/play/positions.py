"""Positions from what the store keeps, and the exact spelling of moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tramshed.kernel.chance import Key
from tramshed.kernel.game import Game
from tramshed.kernel.moves import MoveTable
from tramshed.kernel.position import Position, Snapshot
from tramshed.kernel.setup import Setup
from tramshed.server.store.rows import ActionRow


@cache
def notations(moves: MoveTable) -> dict[str, int]:
    """Action ids by exact notation: pages and the store know how to spell."""
    return {move.notation: move.action for move in moves}


def resumed(
    game: Game,
    setup: Setup,
    key: Key,
    snapshot: Snapshot | None,
    actions: Sequence[ActionRow],
) -> Position:
    """The position after all actions, from the snapshot if it still fits; otherwise everything is
    played again."""
    position = Position(game, setup, key)
    if snapshot and snapshot.layout == game.layout:
        position.thaw(snapshot)
    known = notations(position.moves)
    for action in actions[position.number :]:
        position.play(known[action.notation], action.seat)
    return position

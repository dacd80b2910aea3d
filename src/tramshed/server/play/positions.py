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


def begun(game: Game, setup: Setup, key: Key, snapshot: Snapshot | None) -> Position:
    """Where to play on from: the snapshot, if it still fits; otherwise the deal."""
    position = Position(game, setup, key)
    if snapshot and snapshot.layout == game.layout:
        position.thaw(snapshot)
    return position


def resumed(
    game: Game,
    setup: Setup,
    key: Key,
    snapshot: Snapshot | None,
    actions: Sequence[ActionRow],
) -> Position:
    """The position after all actions."""
    position = begun(game, setup, key, snapshot)
    known = notations(position.moves)
    for action in actions[position.number :]:
        position.play(known[action.notation], action.seat)
    return position

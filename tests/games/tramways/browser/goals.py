"""Positions of Tramways to wish for."""

from __future__ import annotations

from tests.browser.prepared import Goal
from tramshed.kernel.position import Position

OVER = Goal("tramways", lambda board: board.is_over)


def decides(step: str, round_: int = 0) -> Goal:
    """The first seat is to decide this, in some round or later."""
    return Goal("tramways", lambda board: _decides(board, step, round_))


def _decides(board: Position, step: str, round_: int) -> bool:
    if board.is_over or 0 not in board.actors:
        return False
    table = board.view(0).table
    return bool(table.step == step and table.round >= round_)

"""Positions of Take a Train to wish for."""

from __future__ import annotations

from tests.browser.prepared import Goal
from tramshed.games.take_a_train.table import TableSeen
from tramshed.kernel.seats import SPECTATOR
from tramshed.server.board import Board


def seen(board: Board) -> TableSeen:
    """The table as everybody sees it."""
    found: TableSeen = board.view(SPECTATOR).table
    return found


def first_auction(kind: str, starter: int = 0) -> Goal:
    """The match begins with this kind of auction, and somebody's lot."""

    def begins(board: Board) -> bool:
        table = seen(board)
        return table.kind == kind and table.round_starter == starter

    return begins

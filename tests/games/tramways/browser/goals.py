"""Positions of Tramways to wish for."""

from __future__ import annotations

from collections.abc import Sequence

from tests.browser.prepared import Goal
from tramshed.kernel.position import Position

RAILS = frozenset(("rail", "2rails", "3rails"))
OVER = Goal("tramways", lambda board: board.is_over)


def decides(step: str, round_: int = 0) -> Goal:
    """The first seat is to decide this, in some round or later."""
    return Goal("tramways", lambda board: _decides(board, step, round_))


def _decides(board: Position, step: str, round_: int) -> bool:
    if board.is_over or 0 not in board.actors:
        return False
    table = board.view(0).table
    return bool(table.step == step and table.round >= round_)


def can(verb: str, rails: int = 0) -> Goal:
    """The first seat may choose this action, with so many tickets of rails in hand."""

    def reached(board: Position) -> bool:
        if not _decides(board, "action", 0):
            return False
        held = board.view(0).table.hand
        return rails <= sum(not RAILS.isdisjoint(ticket.slots) for ticket in held) and verb in [
            str(board.moves[action]) for action in board.menu(0)
        ]

    return Goal("tramways", reached)


def counts_money() -> Goal:
    """Administration, with a ticket that brings money and another one."""

    def reached(board: Position) -> bool:
        if not _decides(board, "administration", 0):
            return False
        paying = [_pays(ticket.slots) for ticket in board.view(0).table.hand]
        return True in paying and False in paying

    return Goal("tramways", reached)


def _pays(slots: Sequence[str]) -> bool:
    return any(slot.startswith("$") for slot in slots)


def _lays_first(board: Position) -> bool:
    if not can("track", rails=2).is_reached(board):
        return False
    table = board.view(0).table
    return bool(table.half == 1 and table.order[0] == 0)


LAYS_FIRST = Goal("tramways", _lays_first)
"""The first seat can lay track, and then it is the other one's turn."""

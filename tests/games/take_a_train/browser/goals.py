"""Positions of Take a Train to wish for."""

from __future__ import annotations

from tests.browser.prepared import Goal
from tramshed.games.take_a_train.shown.table import TableSeen
from tramshed.kernel.position import Position
from tramshed.kernel.seats import SPECTATOR

NAME = "take_a_train"


def seen(board: Position) -> TableSeen:
    """The table as everybody sees it."""
    found: TableSeen = board.view(SPECTATOR).table
    return found


def first_auction(kind: str, starter: int = 0) -> Goal:
    """The match begins with this kind of auction, and somebody's lot."""

    def begins(board: Position) -> bool:
        table = seen(board)
        return table.kind == kind and table.round_starter == starter

    return Goal(NAME, begins)


def decides(step: str, *kinds: str, seat: int = 0) -> Goal:
    """Somebody is to decide this, in an auction of one of these kinds if any is named."""

    def reached(board: Position) -> bool:
        table = seen(board)
        return table.step == step and seat in board.actors and (table.kind in kinds or not kinds)

    return Goal(NAME, reached)


def awaits_alone(step: str, seat: int = 0) -> Goal:
    """Everybody else has decided."""
    return Goal(NAME, lambda board: board.actors == (seat,) and seen(board).step == step)


def takes_wagons(wagons: int, seat: int = 0) -> Goal:
    """Somebody is to take a card, and so many have been taken."""

    def reached(board: Position) -> bool:
        trains = [train for player in seen(board).players for train in player.trains]
        return decides("moving", seat=seat).is_reached(board) and wagons <= sum(
            len(train.wagons) for train in trains
        )

    return Goal(NAME, reached)


OVER = Goal(NAME, lambda board: board.is_over)

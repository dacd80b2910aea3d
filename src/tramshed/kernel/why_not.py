"""Why not? What forbids something: one answer for pages, terminals and whoever else asks.

One asks about a move, or about two elements of a screen: something taken up, and where it is put.
Where no move lies between them, a game may know which move was nearly meant (`Game.near_miss`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tramshed.kernel.moves import Move, MoveTable

if TYPE_CHECKING:
    from tramshed.kernel.game import Game, Reason


class Asked(Protocol):
    """Where play stands: a position, or one that is only rehearsed."""

    game: Game
    moves: MoveTable

    def why_not(self, action: int, seat: int) -> Reason | None: ...


@dataclass(frozen=True, slots=True)
class Answer:
    """What forbids a move. Without a reason nothing does; without a move there is none like it."""

    move: Move | None = None
    reason: Reason | None = None


class Near(NamedTuple):
    """A move that was nearly meant: its own reason counts; and if it is allowed, this one."""

    move: Move
    reason: Reason | None = None


def why_not(position: Asked, seat: int, move: Move) -> Answer:
    """What forbids a seat a move."""
    return Answer(move, position.why_not(move.action, seat))


def why_not_there(position: Asked, seat: int, source: str, target: str) -> Answer:
    """What forbids a seat to put something somewhere."""
    moves = position.moves
    if move := moves.between(source, target):
        return why_not(position, seat, move)
    near = position.game.near_miss(moves, source, target)
    if near is None:
        return Answer()
    return Answer(None, position.why_not(near.move.action, seat) or near.reason)


def no_near_miss(moves: MoveTable, source: str, target: str) -> Near | None:
    """For a game in which nothing is nearly a move."""
    return None

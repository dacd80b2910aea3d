"""What is nearly a move: for "why not?"."""

from __future__ import annotations

from tramshed.games.trambahn.moves import LETTERS, NewColumn, Passenger
from tramshed.games.trambahn.reasons import OWN_ROW
from tramshed.kernel.moves import MoveTable
from tramshed.kernel.why_not import Near

ROWS = tuple(f"row-{line}" for line in LETTERS)


def near_miss(moves: MoveTable, source: str, target: str) -> Near | None:
    """A station card over another line's row; a conductor who does not say of which line a new
    column is."""
    for move in moves.taking_up(source):
        match move.decision:
            case Passenger() if target in ROWS:
                return Near(move, OWN_ROW)
            case NewColumn() if target == "column-new":
                return Near(move)
    return None

"""Going on by itself, where a player has nothing to choose.

The table makes a move for a seat if it is the only one there is, everybody can see that (a game's
page says so, from what a spectator knows: else a pass at once would tell of a secret), and it can
be taken back: nothing is drawn or shown, and it stays that seat's turn. So nobody's turn ends by
itself. Such a move is written down like any other; taking back goes back to where there was a
choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.kernel.position import Position
from tramshed.kernel.undo import TakenBack
from tramshed.server.play.journal import Journal, decide
from tramshed.server.play.positions import notations
from tramshed.server.store.rows import ActionRow
from tramshed.web.contract import page_of


def go_on(board: Position, journal: Journal) -> list[ActionRow]:
    """Make all moves that make themselves; says what is to be kept of them."""
    made: list[ActionRow] = []
    while is_idle(board):
        (seat,) = board.actors
        position, written, free = board.mark(), journal.mark(), board.undoable(seat)
        row = decide(board, journal, board.menu(seat)[0], seat)
        if board.actors != (seat,) or board.undoable(seat) != free + 1:
            board.restore(position)
            journal.restore(written)
            break
        made.append(row)
    return made


def catch_up(board: Position, actions: Sequence[ActionRow]) -> set[int]:
    """Play what was kept of a match from here on; says which decisions had made themselves, by
    number, so that a table that wakes up does not take them for choices."""
    made: set[int] = set()
    known = notations(board.moves)
    for action in actions[board.number :]:
        idle = is_idle(board)
        board.play(known[action.notation], action.seat)
        if idle and board.actors == (action.seat,):
            made.add(board.number)
    return made


def is_idle(board: Position) -> bool:
    """Has whoever is awaited nothing to choose, for everybody to see?"""
    idle = page_of(board.game.name).idle
    return len(board.actors) == 1 and len(board.menu(board.actors[0])) == 1 and idle(board.view())


def go_back(board: Position, seat: int) -> TakenBack:
    """Take back a seat's last choice, with what followed by itself."""
    undone = board.undo(seat)
    while is_idle(board) and board.can_undo(seat):
        earlier = board.undo(seat)
        moves, numbers = earlier.moves + undone.moves, earlier.numbers + undone.numbers
        undone = TakenBack(moves, numbers, undone.later)
    return undone

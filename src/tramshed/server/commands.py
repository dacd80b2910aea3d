"""Carrying out what a seat asks of its table. Each runs alone at its table (see tables.py)."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from tramshed.kernel.errors import MatchOver, MoveError, NotYourTurn
from tramshed.kernel.words import Message, Value, Words
from tramshed.server import rendering, shuffle
from tramshed.server.board import Board, Forbidden, notations
from tramshed.server.connection import Connection
from tramshed.server.messages import (
    Answer,
    Back,
    Concede,
    Hello,
    Hint,
    MoveWish,
    Notice,
    Refused,
    Rematch,
    Replace,
    Restart,
    Undo,
    Why,
    Wish,
)
from tramshed.server.seating import rotated
from tramshed.server.store.rows import BOT, CommandRow
from tramshed.server.store.seating import link_rematch, write_seats
from tramshed.server.tables import LiveTable
from tramshed.server.words import game_words, say

log = logging.getLogger(__name__)


class Refusal(Exception):
    """Why something is not done: a word for scripts, a sentence for people."""

    def __init__(self, why: str, /, clause: str | None = None, **values: Value) -> None:
        super().__init__(why)
        self.why, self.clause, self.values = why, clause, values


async def carry_out(connection: Connection, wish: Wish) -> None:
    """Do what a page asks, or refuse with a reason; asked again, answer as before."""
    table, seat = connection.table, connection.seat
    if known := table.answers.get((seat, wish.id)):
        connection.tell(known)
        return
    if done := table.done.get(wish.id):
        if done.seat == seat:
            connection.acknowledge(wish.id)
        else:
            connection.tell(refused(connection, wish.id, Refusal("id")))
        return
    try:
        await _HANDLERS[type(wish)](connection, wish)
    except Refusal as refusal:
        answer = refused(connection, wish.id, refusal)
        table.remember(seat, wish.id, answer)
        connection.tell(answer)
        connection.touch()
    except Exception:
        log.exception("table %s: %s", table.row.id, type(wish).__name__)
        connection.tell(refused(connection, wish.id, Refusal("failed")))
        connection.touch()


def refused(connection: Connection, command_id: str | None, refusal: Refusal) -> Refused:
    """A refusal in the page's language."""
    words = game_words(connection.language, connection.table.row.game)
    html = say(words, f"table.refused.{refusal.why}", **refusal.values)
    return Refused(command_id, html, refusal.why, refusal.clause)


def _player(connection: Connection) -> tuple[LiveTable, int]:
    """The seat that asks."""
    if connection.facing is None:
        raise Refusal("curtain" if connection.held else "spectator")
    return connection.table, connection.facing


def _in_play(connection: Connection) -> tuple[LiveTable, Board, int]:
    table, seat = _player(connection)
    if table.phase == "over":
        raise Refusal("over")
    if table.board is None:
        raise Refusal("not-begun")
    if table.row.seats[seat].standin:
        raise Refusal("standin")
    return table, table.board, seat


# --- deciding


async def _move(connection: Connection, wish: MoveWish) -> None:
    table, board, seat = _in_play(connection)
    known = notations(board.moves)
    actions = []
    for notation in wish.moves:
        if notation not in known:
            raise Refusal("not-a-move", move=notation)
        actions.append(known[notation])
    if wish.n != table.row.numbers[seat]:
        raise Refusal("stale")
    await play(table, board, seat, actions, CommandRow(wish.id, seat, "move"))
    connection.acknowledge(wish.id)


async def play(
    table: LiveTable, board: Board, seat: int, actions: list[int], command: CommandRow | None
) -> None:
    """Make all these moves, or none."""
    mark, rows, snapshots = board.mark(), [], []
    try:
        for action in actions:
            row, snapshot = board.play(action, seat)
            rows.append(row)
            if snapshot:
                snapshots.append(snapshot)
        await table.save(command, seat=seat, actions=rows, snapshots=snapshots)
    except MoveError as error:
        board.restore(mark)
        raise _as_refusal(str(board.moves[actions[len(rows)]]), error) from error
    except BaseException:
        board.restore(mark)
        raise


def _as_refusal(move: str, error: MoveError) -> Refusal:
    match error:
        case Forbidden(reason=reason):
            why = Message(reason.message)
            return Refusal("not-legal", reason.clause, move=move, reason=why, by=reason.clause)
        case NotYourTurn():
            return Refusal("not-your-turn")
        case MatchOver():
            return Refusal("over")
        case _:
            return Refusal("not-a-move", move=move)


async def _undo(connection: Connection, wish: Undo) -> None:
    await _take_back(connection, wish, most=1)


async def _restart(connection: Connection, wish: Restart) -> None:
    await _take_back(connection, wish, most=1 << 30)


async def _take_back(connection: Connection, wish: Undo | Restart, most: int) -> None:
    table, board, seat = _in_play(connection)
    if wish.n is not None and wish.n != table.row.numbers[seat]:
        raise Refusal("stale")
    if not board.can_undo(seat):
        raise Refusal("undo")
    mark = board.mark()
    for _ in range(min(most, board.undoable(seat))):
        board.undo(seat)
    board.last_line += 1  # the journal says so
    kind = "undo" if most == 1 else "restart"
    undone = mark.told[board.number + 1 :]
    command = CommandRow(wish.id, seat, kind)
    try:
        await table.save(command, seat=seat, keep=board.number, undone=undone)
    except BaseException:
        board.restore(mark)
        raise
    connection.acknowledge(wish.id)


# --- asking


async def _why(connection: Connection, wish: Why) -> None:
    """Which clause forbids it; works at any time of the match."""
    table, board, seat = _in_play(connection)
    words = game_words(connection.language, table.row.game)
    if wish.move:
        html = _why_move(board, seat, wish.move, words)
    else:
        rules = f"/rules/{table.row.game}"
        html = rendering.web(table.row.game).why(board, seat, wish.s, wish.d, words, rules)
    connection.tell(Answer(wish.id, html or say(words, "table.allowed")))


def _why_move(board: Board, seat: int, notation: str, words: Words) -> str:
    action = notations(board.moves).get(notation)
    if action is None:
        raise Refusal("not-a-move", move=notation)
    reason = board.why_not(board.moves[action], seat)
    if reason is None:
        return ""
    why = Message(reason.message)
    return say(words, "table.refused.not-legal", move=notation, reason=why, by=reason.clause)


async def _hint(connection: Connection, wish: Hint) -> None:
    table, board, seat = _in_play(connection)
    if seat not in board.actors:
        raise Refusal("not-your-turn")
    table.hub.thinking.advise(connection, seat, wish.id)


# --- ending, and again


async def _concede(connection: Connection, wish: Concede) -> None:
    """The match ends here: whoever concedes is last, the others rank as they stand."""
    table, board, seat = _in_play(connection)
    scores = board.scores()
    others = [each for each in range(len(scores)) if each != seat]
    ranks = [sum(scores[other] > scores[each] for other in others) for each in range(len(scores))]
    ranks[seat] = len(others)
    await table.save(
        CommandRow(wish.id, seat, "concede"),
        seat=seat,
        finished=time.time(),
        scores=scores,
        ranks=ranks,
        conceded=seat,
    )
    connection.acknowledge(wish.id)


async def _rematch(connection: Connection, wish: Rematch) -> None:
    table, seat = _player(connection)
    if table.phase != "over":
        raise Refusal("not-over")
    if table.row.rematch_id is None:
        following = rotated(table.row)
        table.row.rematch_id = await table.hub.store.write(
            lambda database: link_rematch(database, table.row.id, following)
        )
        for each in table.connections:
            words, name = game_words(each.language, table.row.game), table.row.seats[seat].name
            html = say(words, "table.rematch", name=name)
            each.tell(Notice(html, f"/tables/{table.row.rematch_id}"))
        table.publish()
    connection.acknowledge(wish.id)


# --- who plays


async def _replace(connection: Connection, wish: Replace) -> None:
    """Seat a bot in place of somebody who is away, or of oneself."""
    table, _ = _player(connection)
    if table.phase != "play":
        raise Refusal("over" if table.phase == "over" else "not-begun")
    if wish.seat >= len(table.row.seats) or not table.row.seats[wish.seat].has_person:
        raise Refusal("seat")
    target = table.row.seats[wish.seat]
    if wish.seat not in connection.held:
        present = any(wish.seat in each.held for each in table.connections)
        if present or table.absent_for(wish.seat) <= table.hub.settings.absence:
            raise Refusal("present", name=target.name)
    if not target.standin:
        bot = target.bot or table.hub.settings.standin_bot
        await table.write_seat(replace(target, standin=True, bot=bot))
    connection.acknowledge(wish.id)


async def _back(connection: Connection, wish: Back) -> None:
    table, seat = _player(connection)
    if table.row.seats[seat].standin:
        await table.write_seat(replace(table.row.seats[seat], standin=False))
    connection.acknowledge(wish.id)


async def greet(connection: Connection, hello: Hello) -> None:
    """A page says hello: it adds to the luck, and perhaps the match can begin."""
    table = connection.table
    seats = table.row.seats
    fresh = [
        replace(seats[each], share=shuffle.share_for(hello.share, each))
        for each in connection.held
        if table.board is None and seats[each].share is None and seats[each].kind != BOT
    ]
    if fresh:
        await table.hub.store.write(lambda database: write_seats(database, table.row.id, fresh))
        for seat in fresh:
            table.row.seats[seat.number] = seat
    await table.start_if_full()
    connection.hello(hello.seen)
    table.hub.thinking.wake(table)


_HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    MoveWish: _move,
    Undo: _undo,
    Restart: _restart,
    Why: _why,
    Hint: _hint,
    Concede: _concede,
    Rematch: _rematch,
    Replace: _replace,
    Back: _back,
}

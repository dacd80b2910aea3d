"""Carrying out what a seat asks of its table. Each runs alone at its table (see tables.py)."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from markupsafe import escape

from tramshed.kernel import why_not
from tramshed.kernel.errors import CannotUndo, MatchOver, MoveError, NotLegal, NotYourTurn
from tramshed.kernel.position import Position
from tramshed.kernel.words import Message, Words
from tramshed.server.play.positions import notations
from tramshed.server.store.rows import CommandRow
from tramshed.server.wire import seat_commands
from tramshed.server.wire.connection import Connection
from tramshed.server.wire.drafting import Wanted, rehearsed
from tramshed.server.wire.hints import advise
from tramshed.server.wire.messages import (
    Answer,
    Back,
    Concede,
    Hint,
    MoveWish,
    Rehearse,
    Rematch,
    Replace,
    Restart,
    Undo,
    Why,
    Wish,
)
from tramshed.server.wire.refusals import Refusal, in_play, refused
from tramshed.server.wire.shown_table import ShownTable
from tramshed.server.words import game_words, say
from tramshed.web.contract import page_of

log = logging.getLogger(__name__)


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


# --- deciding


async def _move(connection: Connection, wish: MoveWish) -> None:
    table, board, seat = in_play(connection)
    _check_clock(connection)
    actions = _actions(board, wish.moves)
    if wish.n != table.row.numbers[seat] and not _still_good(table, board, seat, wish.n, actions):
        raise Refusal("stale")
    with _refusing(table):
        await table.play(seat, actions, CommandRow(wish.id, seat, "move"))
    connection.acknowledge(wish.id)


def _actions(board: Position, moves: Sequence[str]) -> list[int]:
    """Moves by their exact notation."""
    known = notations(board.moves)
    for notation in moves:
        if notation not in known:
            raise Refusal("not-a-move", move=notation)
    return [known[notation] for notation in moves]


@contextmanager
def _refusing(table: ShownTable) -> Iterator[None]:
    """What the rules do not allow is refused with the reason."""
    try:
        yield
    except MoveError as error:
        raise _as_refusal(error, table) from error


def _check_clock(connection: Connection) -> None:
    if connection.table.clock.is_over_for(connection):
        raise Refusal("too-late")


def _still_good(
    table: ShownTable, board: Position, seat: int, number: int, actions: list[int]
) -> bool:
    """A bid that crossed somebody else's on the way is good if it is still high enough."""
    if len(actions) != 1 or board.moves[actions[0]].amount is None:
        return False
    return table.decided[seat] <= number < table.row.numbers[seat] and actions[0] in board.menu(
        seat
    )


def _as_refusal(error: MoveError, table: ShownTable) -> Refusal:
    match error:
        case NotLegal(told=Message(values=told), clause=clause):
            return Refusal("not-legal", clause, move=told["move"], reason=told["why"], by=clause)
        case NotYourTurn():
            return Refusal("not-your-turn")
        case MatchOver():
            return Refusal("over")
        case CannotUndo(since=int(since)) if since < len(table.row.seats):
            name = str(escape(table.row.seats[since].name))
            return Refusal("undo", reason=Message("table.decided-since", {"name": name}))
        case CannotUndo(told=told):
            return Refusal("undo", reason=told)
    return Refusal("failed")


async def _undo(connection: Connection, wish: Undo) -> None:
    table, board, seat = in_play(connection)
    _check_taking_back(connection, wish, seat)
    action = _actions(board, [wish.move])[0] if wish.move else None
    with _refusing(table):
        await table.take_back(seat, CommandRow(wish.id, seat, "undo"), action)
    connection.acknowledge(wish.id)


async def _restart(connection: Connection, wish: Restart) -> None:
    table, _, seat = in_play(connection)
    _check_taking_back(connection, wish, seat)
    with _refusing(table):
        await table.start_over(seat, CommandRow(wish.id, seat, "restart"))
    connection.acknowledge(wish.id)


def _check_taking_back(connection: Connection, wish: Undo | Restart, seat: int) -> None:
    _check_clock(connection)
    if wish.n is not None and wish.n != connection.table.row.numbers[seat]:
        raise Refusal("stale")


# --- asking


async def _why(connection: Connection, wish: Why) -> None:
    """Which clause forbids it; works at any time of the match."""
    table, board, seat = in_play(connection)
    words = game_words(connection.language, table.row.game)
    view, page, rules = board.view(seat), page_of(table.row.game), f"/rules/{table.row.game}"
    asked: why_not.Asked = board
    rehearsal = rehearsed(view, _actions(board, wish.after))
    if page.now and not (wish.s or wish.move):
        connection.tell(Answer(wish.id, page.now(rehearsal, wish.d, wish.use, words, rules)))
        return
    if wish.after:
        view, asked = rehearsal.view, rehearsal
    if wish.move:
        html = _said(_why_move(asked, seat, wish.move), words)
    else:
        html = page.why(_why_there(asked, seat, wish.s, wish.d), view, words, rules)
    connection.tell(Answer(wish.id, html or say(words, "table.allowed")))


def _why_move(board: why_not.Asked, seat: int, notation: str) -> why_not.Answer:
    action = notations(board.moves).get(notation)
    if action is None:
        raise Refusal("not-a-move", move=notation)
    return why_not.why_not(board, seat, board.moves[action])


def _why_there(board: why_not.Asked, seat: int, source: str, target: str) -> why_not.Answer:
    if not board.moves.taking_up(source):
        raise Refusal("not-a-move", move=f"{source} → {target}")
    return why_not.why_not_there(board, seat, source, target)


def _said(answer: why_not.Answer, words: Words) -> str:
    """What forbids a move that was named in notation; nothing if it is allowed."""
    if answer.reason is None:
        return ""
    why, clause = Message(answer.reason.message), answer.reason.clause
    return say(words, "table.refused.not-legal", move=str(answer.move), reason=why, by=clause)


async def _rehearse(connection: Connection, wish: Rehearse) -> None:
    table, board, seat = in_play(connection)
    if page_of(table.row.game).complete is None:
        raise Refusal("no-drafts")
    if wish.n != table.row.numbers[seat] or not connection.is_shown:
        raise Refusal("stale")
    if seat not in board.actors:
        raise Refusal("not-your-turn")
    wanted = Wanted(tuple(_actions(board, wish.moves)), tuple(wish.use), tuple(wish.spare))
    await table.safe()
    connection.rehearse(wanted, wish)


async def _hint(connection: Connection, wish: Hint) -> None:
    _, board, seat = in_play(connection)
    if seat not in board.actors:
        raise Refusal("not-your-turn")
    advise(connection, seat, wish.id)


_HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    MoveWish: _move,
    Undo: _undo,
    Restart: _restart,
    Why: _why,
    Rehearse: _rehearse,
    Hint: _hint,
    Concede: seat_commands.concede,
    Rematch: seat_commands.rematch,
    Replace: seat_commands.replace_person,
    Back: seat_commands.come_back,
}

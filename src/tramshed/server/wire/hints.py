"""Hints: what a bot would do, in words of the page."""

from __future__ import annotations

import asyncio
import logging

from tramshed.server.wire.connection import Connection
from tramshed.server.wire.messages import HintGiven
from tramshed.server.wire.refusals import Refusal, refused
from tramshed.server.words import game_words, say
from tramshed.web.contract import page_of

log = logging.getLogger(__name__)


def advise(connection: Connection, seat: int, command_id: str) -> None:
    """Ask a bot what it would do; the answer goes to that page only. One hint at a time for a
    seat, thought to its end even if the page is left: all tables share the workers, and one
    that is interrupted has to be started anew."""
    hints = connection.table.hints
    if seat in hints:
        raise Refusal("too-fast")
    hints[seat] = asyncio.create_task(_advise(connection, seat, command_id))
    hints[seat].add_done_callback(lambda done: hints.pop(seat))


async def _advise(connection: Connection, seat: int, command_id: str) -> None:
    try:
        answer = await _hint(connection, seat, command_id)
    except Exception as error:
        log.warning("no hint at table %s: %r", connection.table.row.id, error)
        connection.tell(refused(connection, command_id, Refusal("no-advice")))
        return
    connection.table.remember(seat, command_id, answer)
    connection.tell(answer)


async def _hint(connection: Connection, seat: int, command_id: str) -> HintGiven:
    table = connection.table
    board, name = table.board, table.row.game
    assert board is not None
    move = await table.hub.thinking.advice(table, seat)
    words = game_words(connection.language, name)
    choice, *_ = page_of(name).menu([move], board.view(seat), words)  # perhaps in two places
    html = say(words, "table.hint", move=choice["say"])
    return HintGiven(command_id, html, move.notation, move.source, move.target)

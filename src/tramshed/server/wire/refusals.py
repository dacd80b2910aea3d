"""Why something is not done, and who may ask for what."""

from __future__ import annotations

from tramshed.kernel.position import Position
from tramshed.kernel.words import Value
from tramshed.server.wire.connection import Connection
from tramshed.server.wire.messages import Refused
from tramshed.server.wire.shown_table import ShownTable
from tramshed.server.words import game_words, say


class Refusal(Exception):
    """Why something is not done: a word for scripts, a sentence for people."""

    def __init__(self, why: str, /, clause: str | None = None, **values: Value) -> None:
        super().__init__(why)
        self.why, self.clause, self.values = why, clause, values


def refused(connection: Connection, command_id: str | None, refusal: Refusal) -> Refused:
    """A refusal in the page's language."""
    words = game_words(connection.language, connection.table.row.game)
    html = say(words, f"table.refused.{refusal.why}", **refusal.values)
    return Refused(command_id, html, refusal.why, refusal.clause)


def player(connection: Connection) -> tuple[ShownTable, int]:
    """The seat that asks."""
    if connection.facing is None:
        raise Refusal("curtain" if connection.held else "spectator")
    return connection.table, connection.facing


def in_play(connection: Connection) -> tuple[ShownTable, Position, int]:
    table, seat = player(connection)
    if table.phase == "over":
        raise Refusal("over")
    if table.board is None:
        raise Refusal("not-begun")
    if table.row.seats[seat].standin:
        raise Refusal("standin")
    return table, table.board, seat

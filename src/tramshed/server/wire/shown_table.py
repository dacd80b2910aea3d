"""A table with the pages that look at it: what they see, and what they were answered."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from tramshed.server.play.hub import Hub
from tramshed.server.play.tables import LiveTable
from tramshed.server.store.rows import Kept
from tramshed.server.wire.messages import Result, Told
from tramshed.server.wire.seat_views import SeatViews

if TYPE_CHECKING:
    from tramshed.server.wire.connection import Connection

REMEMBERED_ANSWERS = 64


class ShownTable(LiveTable):
    """Whatever changes is shown."""

    def __init__(self, hub: Hub[ShownTable], kept: Kept) -> None:
        self.connections: set[Connection] = set()
        self.seat_views = SeatViews(self)
        self.answers: OrderedDict[tuple[int, str], Told] = OrderedDict()
        """What was answered to commands that changed nothing."""
        super().__init__(hub, kept)

    @property
    def pages(self) -> set[Connection]:
        return self.connections

    def join(self, connection: Connection) -> None:
        """A page has opened its socket."""
        self.connections.add(connection)
        self.arrived(connection)

    def leave(self, connection: Connection) -> None:
        """A socket has closed."""
        self.connections.discard(connection)
        self.left(connection)

    def publish(self) -> None:
        """Everything is looked at anew."""
        self.seat_views.forget()
        super().publish()

    def show_players(self) -> None:
        self.seat_views.forget()
        super().show_players()

    def result(self) -> Result | None:
        """How it ended."""
        row = self.row
        if row.scores is None or row.ranks is None:
            return None
        return Result(row.scores, row.ranks, row.conceded)

    def remember(self, seat: int, command_id: str, answer: Told) -> None:
        """Keep an answer for the case that it is asked for again."""
        self.answers[seat, command_id] = answer
        if len(self.answers) > REMEMBERED_ANSWERS:
            self.answers.popitem(last=False)

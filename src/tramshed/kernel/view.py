"""What one seat may know of a position."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from tramshed.kernel import drive
from tramshed.kernel.record import Records
from tramshed.kernel.setup import Setup

if TYPE_CHECKING:
    from tramshed.kernel.game import Game


class View:
    """All that one seat may know: what a bot is given, what a page is drawn from."""

    def __init__(self, game: Game, setup: Setup, seat: int, record: Records) -> None:
        self.game = game
        self.setup = setup
        self.seat = seat
        self.record = record

    def tobytes(self) -> bytes:
        """The view as bytes: equal knowledge, equal bytes."""
        return self.record.tobytes()

    @cached_property
    def table(self) -> Any:
        """The view in the game's words, as a plain Python value."""
        return self.game.table(self.record[0], self.setup)


def view_of(game: Game, setup: Setup, state: Records, seat: int) -> View:
    """What a seat may know of a state."""
    record = game.new_view()
    drive.show(state, seat, record)
    return View(game, setup, seat, record)

"""A match in play at a table: the position, what can be taken back, and what each action did.

Unlike `kernel.match.Match` it holds no history but the current run of one seat's decisions, so a
table in memory is small and starts from a snapshot at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from tramshed.kernel import drive
from tramshed.kernel.chance import Key
from tramshed.kernel.errors import CannotUndo, MatchOver, NotLegal, NotYourTurn
from tramshed.kernel.game import Game, Reason
from tramshed.kernel.moves import Move, MoveTable
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.record import layout_digest
from tramshed.kernel.seats import seat_name, seats_in
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import told_bytes
from tramshed.kernel.view import View, view_of
from tramshed.server.store.rows import ActionRow, SnapshotRow

MOST_UNDO = 40
"""Decisions of one seat that can be taken back."""
SNAPSHOT_EVERY = 25
"""A snapshot is taken when the turn passes on, and at the latest after so many decisions."""


@cache
def notations(moves: MoveTable) -> dict[str, int]:
    """Action ids by exact notation: pages and the store know how to spell."""
    return {move.notation: move.action for move in moves}


@cache
def layout_of(game: Game) -> str:
    """Names the layout of a game's states."""
    return layout_digest(game.state)


class Forbidden(NotLegal):
    """A clause forbids it."""

    def __init__(self, move: Move, reason: Reason) -> None:
        super().__init__(f"{move} is forbidden by {reason.clause}", reason.clause)
        self.move, self.reason = move, reason


@dataclass(frozen=True, slots=True)
class Mark:
    """A position to go back to."""

    live: bytes
    number: int
    trail: list[Past]
    told: list[bytes]
    lines: list[int]
    last_line: int
    snapshot: int


@dataclass(frozen=True, slots=True)
class Past:
    """The position before a decision, and the decision."""

    live: bytes
    seat: int
    action: int


class Board:
    """The position at a table."""

    def __init__(self, game: Game, setup: Setup, key: Key) -> None:
        self.game, self.setup = game, setup
        self.moves = game.moves(setup)
        self.state = game.new_state(setup, key)
        self.number = 0
        """Decisions made so far."""
        self._menu = game.new_menu(setup)
        self.told = [told_bytes(self.state)]
        """The events of each action; the first are the deal's."""
        self.lines = [0]
        """The place of each action in the journal."""
        self.last_line = 0
        self._trail: list[Past] = []
        self._snapshot = 0

    @classmethod
    def resume(
        cls,
        game: Game,
        setup: Setup,
        key: Key,
        snapshots: Sequence[SnapshotRow],
        actions: Sequence[ActionRow],
        last_line: int,
    ) -> Board:
        """The position after all actions, from the first snapshot that still fits. Without one
        everything is played again."""
        board = cls(game, setup, key)
        fitting = [each for each in snapshots if each.layout == layout_of(game)]
        if fitting:
            board._set_live(fitting[0].live)
            board.number = board._snapshot = fitting[0].after
            board.told += [action.told for action in actions[: board.number]]
            board.lines += [action.line for action in actions[: board.number]]
        known = notations(board.moves)
        for action in actions[board.number :]:
            board.last_line = action.line - 1
            board.play(known[action.notation], action.seat)
        board.last_line = last_line
        return board

    # --- what can be done

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that are awaited."""
        return seats_in(drive.actors(self.state))

    @property
    def awaited(self) -> int:
        """Seats that are awaited, as bits."""
        return int(drive.actors(self.state))

    @property
    def is_over(self) -> bool:
        return bool(drive.over(self.state))

    def menu(self, seat: int) -> tuple[int, ...]:
        """What a seat may do now."""
        if not drive.actors(self.state) >> seat & 1:
            return ()
        return tuple(self._menu[: drive.menu(self.state, seat, self._menu)].tolist())

    def why_not(self, action: int, seat: int) -> Reason | None:
        """The clause that forbids a move, if any does."""
        reason = drive.forbids(self.state, seat, action)
        return self.game.reasons[reason] if reason else None

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last decision back?"""
        return bool(self._trail) and self._trail[-1].seat == seat

    def undoable(self, seat: int) -> int:
        """How many decisions this seat may take back."""
        return len(self._trail) if self.can_undo(seat) else 0

    # --- doing it

    def play(self, action: int, seat: int) -> tuple[ActionRow, SnapshotRow | None]:
        """Make a move; says what is to be kept of it."""
        self._check(action, seat)
        before, awaited = self.live(), drive.actors(self.state)
        luck = self._luck()
        drive.apply(self.state, seat, action)
        self.number += 1
        if self._trail and self._trail[-1].seat != seat:
            self._trail.clear()
        if luck != self._luck() or drive.over(self.state):
            self._trail.clear()
        else:
            self._trail.append(Past(before, seat, action))
            del self._trail[:-MOST_UNDO]
        self.told.append(told_bytes(self.state))
        self.last_line += 1
        self.lines.append(self.last_line)
        notation = self.moves[action].notation
        row = ActionRow(self.number, seat, notation, self.told[-1], self.last_line)
        passed_on = drive.actors(self.state) != awaited
        if not passed_on and self.number - self._snapshot < SNAPSHOT_EVERY:
            return row, None
        return row, self.snapshot()

    def _check(self, action: int, seat: int) -> None:
        if drive.over(self.state):
            raise MatchOver("the match is over")
        if not drive.actors(self.state) >> seat & 1:
            raise NotYourTurn(f"seat {seat_name(seat)} is not awaited")
        if reason := self.why_not(action, seat):
            raise Forbidden(self.moves[action], reason)

    def undo(self, seat: int) -> Move:
        """Take back a seat's last decision."""
        if not self.can_undo(seat):
            raise CannotUndo("there is nothing that can be taken back")
        past = self._trail.pop()
        self._set_live(past.live)
        self.told.pop()
        self.lines.pop()
        self.number -= 1
        self._snapshot = min(self._snapshot, self.number)
        return self.moves[past.action]

    def mark(self) -> Mark:
        """Remember the position, to go back if what follows cannot be kept."""
        return Mark(
            self.live(),
            self.number,
            self._trail.copy(),
            self.told.copy(),
            self.lines.copy(),
            self.last_line,
            self._snapshot,
        )

    def restore(self, mark: Mark) -> None:
        """Go back to a remembered position."""
        self._set_live(mark.live)
        self.number, self._snapshot = mark.number, mark.snapshot
        self.last_line = mark.last_line
        self._trail, self.told, self.lines = mark.trail, mark.told, mark.lines

    # --- looking at it

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return view_of(self.game, self.setup, self.state, seat)

    @property
    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        return Outcome(tuple(self.scores()), tuple(self.ranks()))

    def scores(self) -> list[int]:
        """Scores so far."""
        return [int(drive.score(self.state, seat)) for seat in range(self.setup.seats)]

    def ranks(self) -> list[int]:
        """How many did better, by seat."""
        return [int(drive.rank(self.state, seat)) for seat in range(self.setup.seats)]

    def live(self) -> bytes:
        """What moves change, as bytes."""
        return self.state["live"].tobytes()

    def snapshot(self) -> SnapshotRow:
        """What moves change, to be kept."""
        self._snapshot = self.number
        return SnapshotRow(self.number, layout_of(self.game), self.live())

    # --- inside

    def _set_live(self, live: bytes) -> None:
        self.state["live"] = np.frombuffer(live, self.game.live)

    def _luck(self) -> tuple[int, int, int]:
        """What must not change if a decision is to be taken back."""
        chance = self.state["live"]["chance"]
        return int(chance["drawn"][0]), int(chance["shown"][0]), int(chance["settled"][0])

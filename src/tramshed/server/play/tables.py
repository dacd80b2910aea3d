"""A table in memory: one task does everything that changes it, one thing after the other.

What a command changes is written first and shown when it is safe on disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tramshed.kernel.news import news_of
from tramshed.kernel.position import Position, Snapshot
from tramshed.kernel.registry import game
from tramshed.kernel.undo import TakenBack
from tramshed.server.play import shuffle
from tramshed.server.play.clock import Clock
from tramshed.server.play.journal import Journal, decide
from tramshed.server.play.pace import Pace
from tramshed.server.play.passing import catch_up, go_back, go_on
from tramshed.server.play.positions import begun
from tramshed.server.store.rows import (
    LEISURE,
    OPEN,
    ActionRow,
    CommandRow,
    Kept,
    SeatRow,
    Step,
    TableRow,
)
from tramshed.server.store.seating import write_command, write_seat

if TYPE_CHECKING:
    from sqlalchemy import Connection as DatabaseConnection

    from tramshed.server.play.hub import Hub
    from tramshed.server.play.page import Page

log = logging.getLogger(__name__)

SNAPSHOT_EVERY = 25
"""Decisions after which a snapshot is due even if the turn has not passed on."""
Job = Callable[[], Awaitable[None]]


class PutAway(RuntimeError):
    """Nobody works at this table any more: what is asked of it would wait for ever."""


class LiveTable(ABC):
    """A table that somebody looks at, or where a bot thinks."""

    def __init__(self, hub: Hub[Any], kept: Kept) -> None:
        self.hub = hub
        self.row: TableRow = kept.table
        self.done: dict[str, CommandRow] = kept.commands
        """Commands that were carried out, by id."""
        self.board: Position | None = None
        """The match in play, once it has been dealt."""
        self.by_itself: set[int] = set()
        """Decisions that the table has made, by number (see passing.py)."""
        self.journal = Journal(b"")
        if self.row.key is not None:
            played, setup = game(self.row.game), self.row.setup
            self.board = begun(played, setup, self.row.key, kept.snapshot)
            self.by_itself = catch_up(self.board, kept.actions)
            self.board.conceded = self.row.conceded
            self.journal = Journal(self.board.dealt, kept.actions, self.row.lines)
        self._snapshot_after = kept.snapshot.after if kept.snapshot else -1
        self.menus = self._menus()
        """What each seat may do."""
        self.decided = list(self.row.numbers)
        """The number that each seat's own last decision led to."""
        self.clock = Clock(self)
        self.pace = Pace(self)
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """Bots, by seat."""
        self.hints: dict[int, asyncio.Task[None]] = {}
        """What is being found out for people, by seat."""
        self.last_here: dict[int, float] = {}
        """When a person was last seen, by seat."""
        self.quiet_since = time.monotonic()
        self._absence: asyncio.TimerHandle | None = None
        """Rings when somebody who has left has been away for long."""
        self._safe = asyncio.Event()
        """Is the board as it stands on disk?"""
        self._safe.set()
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self._busy = self._closed = False
        self._task = asyncio.create_task(self._run(), name=f"table {self.row.id}")

    # --- one thing after the other

    def submit(self, job: Job) -> None:
        """Do this when its turn comes."""
        if self._closed:
            raise PutAway(f"table {self.row.id} has left memory: ask the hub for it again")
        self._inbox.put_nowait(job)

    async def ask(self, job: Job) -> None:
        """Do this when its turn comes, and wait until it is done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def report() -> None:
            try:
                await job()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(None)

        self.submit(report)
        await done

    async def _run(self) -> None:
        while True:
            job = await self._inbox.get()
            self._busy = True
            try:
                await job()
            except Exception:
                log.exception("table %s", self.row.id)
            self._busy = False

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nobody thinks, nothing waits."""
        thought_of = self.thinking or self.hints
        return not (self.pages or thought_of or self._busy or self._inbox.qsize())

    def close(self) -> list[asyncio.Task[None]]:
        """Leave memory; returns what is still ending. Everything that counts has been written."""
        self._closed = True
        ending = [self._task, *self.thinking.values(), *self.hints.values()]
        for task in ending:
            task.cancel()
        if self._absence:
            self._absence.cancel()
        self.clock.stop()
        return ending

    # --- what it is like

    @property
    def phase(self) -> str:
        """open (not begun), play, over."""
        if self.row.finished is not None:
            return "over"
        return "play" if self.board else "open"

    @property
    def awaited(self) -> tuple[int, ...]:
        """Seats that are awaited."""
        return self.board.actors if self.board and self.phase == "play" else ()

    def is_absent(self, seat: int) -> bool:
        """Has a person been away for long? Nobody is late for a table just loaded, and at
        leisure only whoever has kept the others waiting."""
        if self.row.pace == LEISURE:
            waited = time.time() - self.row.updated
            return seat in self.awaited and waited > self.hub.settings.leisure_absence
        now = time.monotonic()
        return now - self.last_here.setdefault(seat, now) > self.hub.settings.absence

    def undoable(self, seat: int) -> int:
        """How many choices a seat may take back."""
        assert self.board is not None
        decisions = self.board.undoable(seat)
        first = self.board.number - decisions
        return decisions - sum(number > first for number in self.by_itself)

    def may_concede(self, seat: int) -> bool:
        """One may end the match for one other person, not for several who would play on."""
        me = self.row.seats[seat].person_id
        others = [each for each in self.row.seats if each.has_person and each.person_id != me]
        return sum(not each.standin for each in others) < 2

    # --- changing it

    async def play(
        self, seat: int, actions: Sequence[int], command: CommandRow | None = None
    ) -> None:
        """Make all these moves, or none; raises MoveError for one that cannot be made."""
        with self._all_or_nothing() as board:
            rows = [decide(board, self.journal, action, seat) for action in actions]
            self.pace.count(seat)
            await self.save(command, seat=seat, actions=rows + self._go_on(board))

    def _go_on(self, board: Position) -> list[ActionRow]:
        """What is to be kept of moves that make themselves."""
        made = go_on(board, self.journal)
        self.by_itself = {number for number in self.by_itself if number <= board.number}
        self.by_itself |= {row.number for row in made}
        return made

    async def take_back(self, seat: int, command: CommandRow, action: int | None = None) -> None:
        """Take back a seat's last decision, or the one that is named; raises CannotUndo."""
        with self._all_or_nothing() as board:
            undone = go_back(board, seat) if action is None else board.undo(seat, action)
            await self._strike(seat, command, undone)

    async def start_over(self, seat: int, command: CommandRow) -> None:
        """Take back all of a seat's decisions that it may; raises CannotUndo."""
        with self._all_or_nothing() as board:
            await self._strike(seat, command, board.restart(seat))

    async def _strike(self, seat: int, command: CommandRow, undone: TakenBack) -> None:
        """Write it down: what others have decided since has other numbers now."""
        struck, places = self.journal.strike(undone), self.journal.places
        rows = [
            ActionRow(number, each.seat, each.move.notation, each.told, places[number])
            for number, each in enumerate(undone.later, undone.numbers[0])
        ]
        assert self.board is not None
        rows += self._go_on(self.board)
        await self.save(command, seat=seat, actions=rows, undone=undone, struck=struck)

    async def concede(self, seat: int, command: CommandRow) -> None:
        """The match ends here: whoever concedes is last, the others rank as they stand."""
        with self._all_or_nothing() as board:
            board.concede(seat)
            await self.save(command, seat=seat)

    @contextmanager
    def _all_or_nothing(self) -> Iterator[Position]:
        """The board: if anything fails within, it and its journal are as before."""
        board = self.board
        assert board is not None
        position, journal = board.mark(), self.journal.mark()
        try:
            yield board
        except BaseException:
            board.restore(position)
            self.journal.restore(journal)
            raise

    async def save(
        self,
        command: CommandRow | None = None,
        *,
        seat: int | None = None,
        undone: TakenBack | None = None,
        struck: Sequence[bytes] = (),
        actions: Sequence[ActionRow] = (),
        **changes: Any,
    ) -> None:
        """Write what the board is now, then show it. `seat` has decided something; or it has taken
        back decisions, which told `struck`."""
        board = self.board
        assert board is not None
        row, menus = self._now(board, seat, changes)
        keep = undone.numbers[0] - 1 if undone else None
        snapshots = self._due(board)
        self._safe.clear()
        try:
            await self.hub.store.step(Step(row, command, keep, list(actions), snapshots))
        finally:
            self._safe.set()
        row.seats = self.row.seats
        self.row, self.menus = row, menus
        if seat is not None and seat < len(self.decided):
            self.decided[seat] = row.numbers[seat]
        for snapshot in snapshots:
            self._snapshot_after = snapshot.after
        if command:
            self.done[command.id] = command
        if undone and seat is not None:
            news = [news_of(board.game, board.setup, told) for told in struck]
            for page in self.pages:
                page.taken_back(undone.numbers, news, seat)
        self.publish()

    def _due(self, board: Position) -> list[Snapshot]:
        """A snapshot is due when the turn has passed on, or after many decisions, if what can be
        taken back begins later than the last one: it is taken there, so that a table that wakes up
        can take back as much as before."""
        snapshot = board.snapshot()
        late = snapshot.after - self._snapshot_after
        passed_on = board.awaited != self.row.awaited
        return [snapshot] if late > 0 and (passed_on or late >= SNAPSHOT_EVERY) else []

    async def safe(self) -> None:
        """Wait until the board can be looked at: what is not on disk yet may never have been."""
        while not self._safe.is_set():
            await self._safe.wait()

    def _now(
        self, board: Position, seat: int | None, changes: dict[str, Any]
    ) -> tuple[TableRow, list[tuple[int, ...]]]:
        now, menus = time.time(), self._menus()
        if outcome := board.outcome:
            changes |= {
                "finished": now,
                "scores": list(outcome.scores),
                "ranks": list(outcome.ranks),
                "conceded": board.conceded,
            }
        numbers = [
            number + (each == seat or menus[each] != self.menus[each])
            for each, number in enumerate(self.row.numbers)
        ]
        changes |= {
            "moves": board.number,
            "lines": self.journal.last,
            "awaited": board.awaited,
        }
        return replace(self.row, numbers=numbers, updated=now, **changes), menus

    def _menus(self) -> list[tuple[int, ...]]:
        """What each seat may do."""
        seats = range(self.row.setup.seats)
        return [self.board.menu(seat) if self.board else () for seat in seats]

    def publish(self) -> None:
        """Let everybody see how things are, and let bots go on."""
        self.clock.wake()
        awaited = self.awaited
        for page in self.pages:
            page.lower_curtain(awaited)
            page.touch()
        self.quiet_since = time.monotonic()
        self.hub.thinking.wake(self)

    async def write_seat(self, seat: SeatRow, command: CommandRow) -> None:
        """Write a seat that has changed, then show it."""

        def write(connection: DatabaseConnection) -> None:
            write_seat(connection, self.row.id, seat)
            write_command(connection, self.row.id, command, self.row.moves)

        await self.hub.store.write(write)
        self.row.seats[seat.number] = seat
        self.done[command.id] = command
        self.publish()

    async def refresh_seats(self) -> None:
        """Somebody sat down by way of a page."""
        fresh = await self.hub.store.table(self.row.id)
        if fresh is not None:
            self.row.seats = fresh.seats
            for page in self.pages:
                page.take_seats()
            self.publish()

    async def start_if_full(self) -> None:
        """Deal, when every seat is taken and every person has added to the luck."""
        if self.board is not None or any(seat.kind == OPEN for seat in self.row.seats):
            return
        people = [seat for seat in self.row.seats if seat.has_person]
        if not all(seat.share for seat in people):
            return
        self.row.key = shuffle.key_of(self.row)
        self.board = Position(game(self.row.game), self.row.setup, self.row.key)
        self.journal = Journal(self.board.dealt)
        try:
            await self.save(started=time.time())
        except Exception:
            self.board, self.row.key = None, None
            raise

    # --- who is here

    @property
    @abstractmethod
    def pages(self) -> Collection[Page]:
        """The pages that look at it."""

    def arrived(self, page: Page) -> None:
        """A page has opened its socket."""
        for seat in page.held:
            self.last_here[seat] = time.monotonic()
        self.show_players()

    def left(self, page: Page) -> None:
        """A socket has closed."""
        self.quiet_since = time.monotonic()
        for seat in page.held:
            self.last_here[seat] = time.monotonic()
        self.clock.wake()
        self.pace.look_again()
        self.show_players()
        if self._absence:
            self._absence.cancel()
        later = self.hub.settings.absence + 0.1
        self._absence = asyncio.get_running_loop().call_later(later, self.show_players)

    def show_players(self) -> None:
        """Somebody has come, left, or been away for long."""
        for page in self.pages:
            page.touch()

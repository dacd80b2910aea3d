"""Is anything sent to a seat that it may not know? Two tables that look the same to a seat, with
different things hidden, must send it the same bytes: whatever the others then do, as long as the
seat may not tell the difference; and whatever the seat asks (asked.py)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tests.server.asked import Asking, wishes
from tramshed.bots import Limit, bot
from tramshed.kernel import drive
from tramshed.kernel.chance import key_from_seed
from tramshed.kernel.moves import Move
from tramshed.kernel.position import Mark, Position, Snapshot
from tramshed.kernel.registry import game
from tramshed.kernel.seats import SPECTATOR, TABLE
from tramshed.server.play.journal import JournalMark
from tramshed.server.settings import Settings
from tramshed.server.store.rows import HUMAN, Kept, SeatRow, Step, TableRow
from tramshed.server.wire.connection import Connection
from tramshed.server.wire.messages import write
from tramshed.server.wire.rendering import LINES_PER_ACTION
from tramshed.server.wire.shown_table import ShownTable
from tramshed.terminal.language import languages

LANGUAGES = languages()
RECENT = 4
"""Actions whose journal lines are sent again."""


class _Nothing:
    """A store that keeps nothing, bots that think only when they are asked for a hint."""

    async def step(self, step: Step) -> None:
        pass

    def wake(self, table: ShownTable) -> None:
        pass

    async def advice(self, table: ShownTable, seat: int) -> Move:
        board = _board(table)
        return bot("greedy").choose(board.view(seat), Limit(), random.Random(board.number))


class _Hub:
    def __init__(self) -> None:
        self.settings = Settings(database="")
        self.store = self.thinking = _Nothing()


def table_in_memory(
    name: str, seed: int, seats: int | None = None, options: Mapping[str, str] | None = None
) -> ShownTable:
    """A table that has been dealt, with nothing behind it."""
    played = game(name)
    setup = played.meta.setup(seats, options or {})
    key = key_from_seed(seed)
    row = TableRow(
        id="table",
        game=name,
        rules=1,
        setup=setup,
        pace="live",
        secret=bytes(32),
        commitment=bytes(32),
        created=0.0,
        updated=0.0,
        key=key,
        started=0.0,
        numbers=[0] * setup.seats,
        seats=[SeatRow(n, HUMAN, f"Player {n}", person_id=n) for n in range(setup.seats)],
    )
    hub: Any = _Hub()
    return ShownTable(hub, Kept(row, [], Position(played, setup, key).snapshot(), {}))


@dataclass
class Report:
    """What was compared."""

    positions: int = 0
    stills: int = 0
    """Comparisons of a whole table."""
    steps: int = 0
    """Comparisons of what a decision sends."""
    asked: Counter[str] = field(default_factory=Counter)
    """Comparisons of answers, by what was asked for."""
    hidden: Counter[str] = field(default_factory=Counter)
    """How often something was different at the other table, by part of the record."""
    zones: Counter[str] = field(default_factory=Counter)
    """How often something was drawn in what was compared, by zone."""
    leaks: list[str] = field(default_factory=list)


class Watch:
    """Two tables and, at each, one page of the seat under suspicion.

    Where things are told in an order that no view keeps (`ordered`), such as cards turned up
    together, nothing follows from what is sent after a draw."""

    def __init__(
        self,
        name: str,
        seed: int,
        rng: random.Random,
        *,
        ordered: bool = False,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.real, self.other = (table_in_memory(name, seed, seats, options) for _ in range(2))
        self.rng, self.ordered = rng, ordered
        self.dice = drive.new_dice(rng.getrandbits(64))
        self.curious, self.guesses = random.Random(seed), drive.new_dice(seed)
        self.report = Report()

    async def look(self, seat: int) -> None:
        """Compare what this seat is sent now, and for one decision of whoever is awaited."""
        board, other = _board(self.real), _board(self.other)
        _copy(self.real, self.other)
        drive.determinize(board.view(seat).record, other.state, self.dice)
        self.report.hidden.update(_differing(board, other))
        before = _mark(self.real)
        for table in (self.real, self.other):
            _begin_here(table)
        start = _mark(self.real)
        language = self.rng.choice(LANGUAGES)
        pages = [_page(table, seat, language) for table in (self.real, self.other)]
        self._compare("stills", seat, [write(page.compose()) for page in pages])
        for actor in board.actors:
            await self._decide(seat, actor, pages)
            _restore(self.real, start)
        _restore(self.real, before)

    async def _decide(self, seat: int, actor: int, pages: list[Connection]) -> None:
        """The same decision, or another one that this seat cannot tell from it."""
        board, other = _board(self.real), _board(self.other)
        action, drawn = self.rng.choice(board.menu(actor)), _drawn(board)
        await _play(self.real, actor, action)
        if self.ordered and _drawn(board) > drawn:
            return
        twin = self._twin(other, seat, actor, action, board.view(seat).tobytes())
        if twin is None:
            return  # before anything is sent, so that both pages have the same
        sent = write(pages[0].compose())
        before = _mark(self.other)
        await _play(self.other, actor, twin)
        self._compare("steps", seat, [sent, write(pages[1].compose())])
        _restore(self.other, before)

    def _twin(self, other: Position, seat: int, actor: int, action: int, seen: bytes) -> int | None:
        """A decision at the other table after which this seat sees the same."""
        verb, start = other.moves[action].verb, other.mark()
        menu = sorted(other.menu(actor), key=lambda each: each != action)
        for each in menu:
            if other.moves[each].verb == verb:
                other.play(each, actor)
                same = other.view(seat).tobytes() == seen
                other.restore(start)
                if same:
                    return each
        return None

    async def ask(self, seat: int) -> None:
        """Compare the answers to what this seat asks now."""
        board, other = _board(self.real), _board(self.other)
        _copy(self.real, self.other)
        drive.determinize(board.view(seat).record, other.state, self.guesses)
        self.report.hidden.update(_differing(board, other))
        before = _mark(self.real)
        for table in (self.real, self.other):
            _begin_here(table)
        language = self.curious.choice(LANGUAGES)
        asking = [Asking(_page(table, seat, language)) for table in (self.real, self.other)]
        for wish in wishes(asking[0], self.curious):
            sent = [await each.answer(wish) for each in asking]
            self.report.asked[type(wish).__name__] += 1
            self._same(f"the answer to {wish}", seat, sent)
        _restore(self.real, before)

    def _compare(self, kind: str, seat: int, sent: list[bytes]) -> None:
        setattr(self.report, kind, getattr(self.report, kind) + 1)
        self._same(kind, seat, sent)

    def _same(self, kind: str, seat: int, sent: list[bytes]) -> None:
        drawn = msgspec.json.decode(sent[0]).get("zones", {})
        self.report.zones.update(zone for zone, html in drawn.items() if html.strip())
        if sent[0] != sent[1]:
            first = next(i for i, (a, b) in enumerate(zip(*sent, strict=False)) if a != b)
            parts = [each[max(0, first - 80) : first + 80] for each in sent]
            self.report.leaks.append(f"{kind} of seat {seat}: {parts[0]!r} is not {parts[1]!r}")


async def watch(name: str, positions: int, seed: int = 1, *, ordered: bool = False) -> Report:
    """Play at random and compare at every position, for every seat and for a spectator."""
    rng = random.Random(seed)
    total = Report()
    while total.positions < positions:
        seed += 1
        watcher = Watch(name, seed, rng, ordered=ordered)
        board = _board(watcher.real)
        while not board.is_over and total.positions < positions:
            total.positions += 1
            for seat in (*range(board.setup.seats), SPECTATOR):
                await watcher.look(seat)
            await watcher.ask(watcher.curious.randrange(board.setup.seats))
            actor = rng.choice([each for each in board.actors if each != TABLE] or [TABLE])
            await _play(watcher.real, actor, rng.choice(board.menu(actor)))
        total.stills += watcher.report.stills
        total.steps += watcher.report.steps
        total.asked += watcher.report.asked
        total.leaks += watcher.report.leaks
        watcher.real.close()
        watcher.other.close()
    return total


# --- small things


def _board(table: ShownTable) -> Position:
    assert table.board is not None
    return table.board


def _differing(board: Position, other: Position) -> Iterator[str]:
    """The parts of the record that are not the same at both."""
    for part in board.state["live"].dtype.names or ():
        if board.state["live"][part].tobytes() != other.state["live"][part].tobytes():
            yield part


def _drawn(board: Position) -> int:
    return int(board.state[0].live.chance.drawn)


def _page(table: ShownTable, seat: int, language: str) -> Connection:
    """A page of this seat that has just said hello; it has most of its journal."""
    table.connections.clear()
    page = Connection(table, None if seat == SPECTATOR else seat, language)
    table.connections.add(page)
    table.show_players()
    places = table.journal.places
    page.hello(places[-RECENT] * LINES_PER_ACTION if len(places) > RECENT else -1)
    return page


async def _play(table: ShownTable, seat: int, action: int) -> None:
    await table.play(seat, [action])


Books = tuple[Mark, JournalMark]


def _mark(table: ShownTable) -> Books:
    return _board(table).mark(), table.journal.mark()


def _restore(table: ShownTable, books: Books) -> None:
    """Go back; the table's own books agree with its board."""
    board, (position, journal) = _board(table), books
    board.restore(position)
    table.journal.restore(journal)
    table.row.finished = table.row.scores = table.row.ranks = None
    table.row.numbers = [0] * board.setup.seats
    table.row.moves, table.row.lines = board.number, table.journal.last
    table.menus = table._menus()
    table.seat_views.forget()


def _copy(real: ShownTable, other: ShownTable) -> None:
    _restore(other, _mark(real))
    _board(other).state["fixed"] = _board(real).state["fixed"]


def _begin_here(table: ShownTable) -> None:
    """Nothing before can be taken back: what is imagined has no past."""
    board = _board(table)
    board.thaw(Snapshot(board.number, board.game.layout, board.live()))
    _restore(table, _mark(table))

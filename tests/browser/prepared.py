"""Tables that are not left to chance: a certain deal, or a match that is well under way."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

from tests.server.running import Browser, Server
from tramshed import bots
from tramshed.kernel.position import Position
from tramshed.kernel.proof import seal
from tramshed.kernel.registry import game, metas
from tramshed.kernel.setup import Setup
from tramshed.server.play import shuffle
from tramshed.server.play.journal import Journal, decide
from tramshed.server.play.seating import FRIEND, ME, Chair, new_table
from tramshed.server.store import Store, people
from tramshed.server.store.rows import (
    BOT,
    HUMAN,
    LIVE,
    OPEN,
    ActionRow,
    Person,
    SeatRow,
    Step,
    TableRow,
)
from tramshed.server.store.seating import insert_table

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz")
AUTOMATON = Chair(BOT, bot="greedy")
MOST_DEALS = 2000
MOST_MATCHES = 60
"""How many are tried until one is as wished for."""
NO_LUCK = "00" * 16
"""What everybody adds to the shuffle."""


@dataclass(frozen=True)
class Goal:
    """A position of some game to wish for."""

    game: str
    is_reached: Callable[[Position], bool]


@dataclass(frozen=True)
class Prepared:
    """A table, and those who sit at it by now: whoever made it first."""

    address: str
    sitters: list[Browser]
    board: Position


@dataclass(frozen=True)
class Wish:
    """What the table is to be like."""

    goal: Goal
    chairs: Sequence[Chair]
    options: Mapping[str, str]
    pace: str
    played: bool

    def setup(self) -> Setup:
        return metas()[self.goal.game].setup(len(self.chairs), self.options)


def dealt(server: Server, goal: Goal, *chairs: Chair, pace: str = LIVE, **options: str) -> Prepared:
    """A table whose first position is as wished for, waiting for its friends."""
    return _aside(server, Wish(goal, chairs, options, pace, played=False))


def under_way(server: Server, goal: Goal, *chairs: Chair, **options: str) -> Prepared:
    """A match that sensible players have played until it is as wished for. All friends have sat
    down."""
    return _aside(server, Wish(goal, chairs, options, LIVE, played=True))


def friends(seats: int) -> tuple[Chair, ...]:
    """Me and others."""
    return ME, *[FRIEND] * (seats - 1)


def _aside(server: Server, wish: Wish) -> Prepared:
    """In a thread: here an event loop is running."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(lambda: asyncio.run(_prepare(server, wish))).result()


async def _prepare(server: Server, wish: Wish) -> Prepared:
    count = 1 + sum(chair.kind == OPEN for chair in wish.chairs) * wish.played
    sitters = [Browser(server, name) for name in NAMES[:count]]
    store = Store(server.database)
    persons = [
        await store.write(
            lambda c, each=each: people.find_or_make(c, each.token, each.name, "en")  # type: ignore[misc]
        )
        for each in sitters
    ]
    row, board, actions = _find(wish, persons)
    await store.write(lambda c: insert_table(c, row))
    if wish.played:
        await store.step(Step(_as_played(row, board), actions=actions))
    await store.close()
    return Prepared(f"/tables/{row.id}", sitters, board)


def _find(wish: Wish, persons: Sequence[Person]) -> tuple[TableRow, Position, list[ActionRow]]:
    """The first of all tables, always in the same order, that is as wished for."""
    setup = wish.setup()
    for number in range(MOST_MATCHES if wish.played else MOST_DEALS):
        row = _seated(new_table(setup, wish.pace, persons[0], wish.chairs), persons)
        secret = hashlib.sha256(f"{number}".encode()).digest()
        row = replace(row, secret=secret, commitment=seal(secret), id=_name(row, number))
        everybody = [replace(seat, kind=HUMAN) if seat.kind == OPEN else seat for seat in row.seats]
        board = Position(game(wish.goal.game), setup, shuffle.key_of(replace(row, seats=everybody)))
        actions = _play(board, wish) if wish.played else []
        if wish.goal.is_reached(board):
            return row, board, actions
    raise LookupError("there is no such table")


def _name(row: TableRow, number: int) -> str:
    """The id is part of the luck: the same at each run, another for each table of a server."""
    return f"{row.game.replace('_', '-')}-{row.maker_id}-{number}"


def _seated(row: TableRow, persons: Sequence[Person]) -> TableRow:
    """Friends sit down, if they are here; what people add to the luck is known."""
    coming = iter(persons[1:])
    return replace(row, seats=[_taken(seat, coming) for seat in row.seats])


def _taken(seat: SeatRow, coming: Iterator[Person]) -> SeatRow:
    if seat.kind == BOT:
        return seat
    seat = replace(seat, share=shuffle.share_for(NO_LUCK, seat.number))
    if seat.kind == OPEN and (friend := next(coming, None)):
        return replace(seat, kind=HUMAN, name=friend.name, person_id=friend.id)
    return seat


def _play(board: Position, wish: Wish) -> list[ActionRow]:
    """Until it is as wished for, or over. Where several decide at once, whoever made the table is
    the last."""
    player, dice = bots.bot("greedy"), random.Random(1)
    actions, journal = [], Journal(board.dealt)
    while not (wish.goal.is_reached(board) or board.is_over):
        seat = max(seat for seat in board.actors if seat < len(wish.chairs))
        move = player.choose(board.view(seat), bots.Limit(), dice)
        actions.append(decide(board, journal, move.action, seat))
    return actions


def _as_played(row: TableRow, board: Position) -> TableRow:
    outcome = board.outcome
    return replace(
        row,
        key=shuffle.key_of(row),
        started=time.time(),
        moves=board.number,
        lines=board.number,
        awaited=board.awaited,
        finished=time.time() if outcome else None,
        scores=list(outcome.scores) if outcome else None,
        ranks=list(outcome.ranks) if outcome else None,
    )

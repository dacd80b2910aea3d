"""Tables of two people in a site's database, their matches begun."""

from __future__ import annotations

import random
import secrets
import time
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection

from tramshed.kernel.position import Position
from tramshed.kernel.registry import game, metas
from tramshed.server.play import shuffle
from tramshed.server.play.journal import Journal, decide
from tramshed.server.play.seating import FRIEND, ME, new_table
from tramshed.server.store import Store, people
from tramshed.server.store.rows import HUMAN, SeatRow, Step, TableRow
from tramshed.server.store.seating import insert_table

GAME = "trambahn"


class Seated(NamedTuple):
    """A table, and the cookies of the two people at it."""

    table: str
    cookies: tuple[str, str]


async def seat_people(database: Path, moves: list[int]) -> list[Seated]:
    """A table for each of these numbers of moves, which have been made there at random."""
    store = Store(f"sqlite:///{database}", durable=False)
    made = [await _seat_two(store, number, count) for number, count in enumerate(moves)]
    await store.close()
    return made


async def _seat_two(store: Store, number: int, moves: int) -> Seated:
    cookies = secrets.token_urlsafe(32), secrets.token_urlsafe(32)

    def make(connection: Connection) -> TableRow:
        ann, ben = (
            people.find_or_make(connection, cookie, f"{name} {number}", "en")
            for cookie, name in zip(cookies, ("Ann", "Ben"), strict=True)
        )
        row = new_table(metas()[GAME].setup(), "live", ann, [ME, FRIEND])
        row.seats[1] = SeatRow(1, HUMAN, ben.name, ben.id)
        for seat in row.seats:
            seat.share = shuffle.share_for(None, seat.number)
        insert_table(connection, row)
        return row

    row = await store.write(make)
    await store.step(_begun(row, moves))
    return Seated(row.id, cookies)


def _begun(row: TableRow, moves: int) -> Step:
    row.key = shuffle.key_of(row)
    board, rng = Position(game(GAME), row.setup, row.key), random.Random(moves)
    journal, step = Journal(board.dealt), Step(row)
    while board.number < moves and not board.is_over:
        (seat,) = board.actors
        step.actions.append(decide(board, journal, rng.choice(board.menu(seat)), seat))
    step.snapshots.append(board.snapshot())
    row.started = time.time()
    row.moves, row.lines, row.awaited = board.number, journal.last, board.awaited
    return step

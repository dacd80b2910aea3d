"""Making tables and sitting down."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, insert, select, update

from tramshed.server.store.rows import (
    HUMAN,
    OPEN,
    CommandRow,
    SeatRow,
    TableRow,
    numbers_text,
    setup_text,
)
from tramshed.server.store.schema import commands, places, seats, tables


def insert_table(connection: Connection, row: TableRow) -> None:
    """A new table with its seats."""
    values: dict[str, Any] = {each.name: getattr(row, each.name) for each in tables.c}
    values["setup"] = setup_text(row.setup)
    for name in ("numbers", "scores", "ranks"):
        values[name] = numbers_text(getattr(row, name))
    connection.execute(insert(tables).values(values))
    connection.execute(insert(seats), [{"table_id": row.id, **asdict(seat)} for seat in row.seats])


def write_seat(connection: Connection, table_id: str, seat: SeatRow) -> None:
    """Write a seat as it is now."""
    values = asdict(seat)
    del values["number"]
    connection.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.number == seat.number)
        .values(values)
    )


def write_command(connection: Connection, table_id: str, command: CommandRow, moves: int) -> None:
    """Note that a command has been carried out."""
    connection.execute(
        insert(commands).values(
            table_id=table_id, id=command.id, seat=command.seat, kind=command.kind, moves=moves
        )
    )


def write_seats(connection: Connection, table_id: str, its_seats: list[SeatRow]) -> None:
    """Write several seats."""
    for seat in its_seats:
        write_seat(connection, table_id, seat)


def invited(connection: Connection, token: str) -> tuple[str, int] | None:
    """The table and the seat that an invite link is for."""
    query = select(seats.c.table_id, seats.c.number).where(seats.c.join_token == token)
    row = connection.execute(query).one_or_none()
    return None if row is None else (row[0], row[1])


def take_seat(
    connection: Connection, table_id: str, number: int, person_id: int, name: str
) -> bool:
    """Sit down on an open seat; False if somebody else was faster."""
    taken = connection.execute(
        update(seats)
        .where(
            seats.c.table_id == table_id,
            seats.c.number == number,
            seats.c.kind == OPEN,
            seats.c.person_id.is_(None),
        )
        .values(kind=HUMAN, person_id=person_id, name=name)
    )
    return taken.rowcount == 1


def link_rematch(connection: Connection, table_id: str, row: TableRow) -> str:
    """Make the next table, unless there is one already; returns its id."""
    query = select(tables.c.rematch_id).where(tables.c.id == table_id)
    if known := connection.execute(query).scalar():
        return str(known)
    insert_table(connection, row)
    connection.execute(update(tables).where(tables.c.id == table_id).values(rematch_id=row.id))
    return row.id


def write_place(connection: Connection, table_id: str, person_id: int, seen: int) -> None:
    """Note how far a person has read the journal."""
    here = (places.c.table_id == table_id) & (places.c.person_id == person_id)
    done = connection.execute(update(places).where(here).values(seen=seen))
    if done.rowcount == 0:
        connection.execute(insert(places).values(table_id=table_id, person_id=person_id, seen=seen))

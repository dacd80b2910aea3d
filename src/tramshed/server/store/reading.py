"""Reading tables back."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, RowMapping, Select, func, select

from tramshed.kernel.position import Snapshot
from tramshed.server.store.rows import (
    ActionRow,
    CommandRow,
    Kept,
    SeatRow,
    TableRow,
    read_numbers,
    read_setup,
)
from tramshed.server.store.schema import actions, commands, places, seats, snapshots, tables

RECENT_COMMANDS = 256
"""An older command carries a stale decision number anyway."""

_SEAT_FIELDS = (
    "number",
    "kind",
    "name",
    "person_id",
    "bot",
    "strength",
    "standin",
    "join_token",
    "share",
)
_seat_columns = [seats.c[name] for name in _SEAT_FIELDS]


def table(connection: Connection, table_id: str) -> TableRow | None:
    """A table with its seats."""
    found = tables_where(connection, select(tables).where(tables.c.id == table_id))
    return found[0] if found else None


def tables_where(connection: Connection, query: Select[Any]) -> list[TableRow]:
    """Tables with their seats, in the order of the query."""
    rows = connection.execute(query).mappings().all()
    ids = [row["id"] for row in rows]
    at: dict[str, list[SeatRow]] = {each: [] for each in ids}
    chosen = (
        select(seats.c.table_id, *_seat_columns)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.number)
    )
    for table_id, *values in connection.execute(chosen) if ids else ():
        at[table_id].append(SeatRow(**dict(zip(_SEAT_FIELDS, values, strict=True))))
    return [_table(row, at[row["id"]]) for row in rows]


def _table(row: RowMapping, its_seats: list[SeatRow]) -> TableRow:
    values: dict[str, Any] = dict(row)
    values["setup"] = read_setup(values["setup"])
    values["numbers"] = read_numbers(values["numbers"]) or [0] * len(its_seats)
    values["scores"] = read_numbers(values["scores"])
    values["ranks"] = read_numbers(values["ranks"])
    return TableRow(seats=its_seats, **values)


def kept(connection: Connection, table_id: str) -> Kept | None:
    """What it takes to go on with a match: every action's events, but only the last snapshot."""
    row = table(connection, table_id)
    if row is None:
        return None
    return Kept(
        row,
        list_actions(connection, table_id),
        last_snapshot(connection, table_id, row.moves),
        _recent_commands(connection, table_id),
    )


def list_actions(
    connection: Connection, table_id: str, first: int = 1, last: int = 1 << 30
) -> list[ActionRow]:
    """Decisions, in order."""
    query = (
        select(actions.c.number, actions.c.seat, actions.c.notation, actions.c.told, actions.c.line)
        .where(actions.c.table_id == table_id, actions.c.number.between(first, last))
        .order_by(actions.c.number)
    )
    return [ActionRow(*row) for row in connection.execute(query)]


def last_snapshot(connection: Connection, table_id: str, number: int) -> Snapshot | None:
    """The last snapshot up to some number of moves."""
    query = (
        select(snapshots.c.after, snapshots.c.layout, snapshots.c.live)
        .where(snapshots.c.table_id == table_id, snapshots.c.after <= number)
        .order_by(snapshots.c.after.desc())
        .limit(1)
    )
    row = connection.execute(query).first()
    return row and Snapshot(row.after, row.layout, zlib.decompress(row.live))


def _recent_commands(connection: Connection, table_id: str) -> dict[str, CommandRow]:
    query = (
        select(commands.c.id, commands.c.seat, commands.c.kind)
        .where(commands.c.table_id == table_id)
        .order_by(commands.c.moves.desc())
        .limit(RECENT_COMMANDS)
    )
    return {row[0]: CommandRow(*row) for row in connection.execute(query)}


def place(connection: Connection, table_id: str, person_id: int) -> int:
    """How far a person has read the journal."""
    query = select(places.c.seen).where(
        places.c.table_id == table_id, places.c.person_id == person_id
    )
    return connection.execute(query).scalar() or 0


def tables_of(
    connection: Connection, person_id: int, *, finished: bool, limit: int, offset: int = 0
) -> Sequence[TableRow]:
    """A person's tables, the newest first."""
    its = select(seats.c.table_id).where(seats.c.person_id == person_id)
    over = tables.c.finished.is_not(None) if finished else tables.c.finished.is_(None)
    query = (
        select(tables)
        .where(tables.c.id.in_(its), over)
        .order_by(tables.c.updated.desc())
        .limit(limit)
        .offset(offset)
    )
    return tables_where(connection, query)


def count_tables(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(tables)).scalar_one()

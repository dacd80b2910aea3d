"""Writing what commands changed: a handful of statements for any number of tables."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, update

from tramshed.server.store.rows import Step, numbers_text
from tramshed.server.store.schema import actions, commands, snapshots, tables

_undo_actions = delete(actions).where(
    actions.c.table_id == bindparam("b_table"), actions.c.number > bindparam("b_keep")
)
_undo_snapshots = delete(snapshots).where(
    snapshots.c.table_id == bindparam("b_table"), snapshots.c.after > bindparam("b_keep")
)
_insert_actions = insert(actions)
_insert_commands = insert(commands)
_insert_snapshots = insert(snapshots)
_update_table = (
    update(tables)
    .where(tables.c.id == bindparam("b_table"))
    .values(
        key=bindparam("b_key"),
        moves=bindparam("b_moves"),
        lines=bindparam("b_lines"),
        numbers=bindparam("b_numbers"),
        awaited=bindparam("b_awaited"),
        started=bindparam("b_started"),
        updated=bindparam("b_updated"),
        finished=bindparam("b_finished"),
        scores=bindparam("b_scores"),
        ranks=bindparam("b_ranks"),
        conceded=bindparam("b_conceded"),
    )
)


def write(connection: Connection, steps: Sequence[Step]) -> None:
    """Write steps of different tables. A table waits for its step, so no table comes twice and
    the order between tables does not matter."""
    if not steps:
        return
    undone = [
        {"b_table": step.table.id, "b_keep": step.keep} for step in steps if step.keep is not None
    ]
    if undone:
        connection.execute(_undo_actions, undone)
        connection.execute(_undo_snapshots, undone)
    if rows := [_action(step, i) for step in steps for i in range(len(step.actions))]:
        connection.execute(_insert_actions, rows)
    if rows := [_command(step) for step in steps if step.command]:
        connection.execute(_insert_commands, rows)
    if rows := [_snapshot(step, i) for step in steps for i in range(len(step.snapshots))]:
        connection.execute(_insert_snapshots, rows)
    connection.execute(_update_table, [_table(step) for step in steps])


def _action(step: Step, i: int) -> dict[str, Any]:
    action = step.actions[i]
    return {
        "table_id": step.table.id,
        "number": action.number,
        "seat": action.seat,
        "notation": action.notation,
        "told": action.told,
        "line": action.line,
        "at": step.table.updated,
    }


def _command(step: Step) -> dict[str, Any]:
    command = step.command
    assert command is not None
    return {
        "table_id": step.table.id,
        "id": command.id,
        "seat": command.seat,
        "kind": command.kind,
        "moves": step.table.moves,
    }


def _snapshot(step: Step, i: int) -> dict[str, Any]:
    snapshot = step.snapshots[i]
    return {
        "table_id": step.table.id,
        "after": snapshot.after,
        "layout": snapshot.layout,
        "live": zlib.compress(snapshot.live, 1),
    }


def _table(step: Step) -> dict[str, Any]:
    table = step.table
    return {
        "b_table": table.id,
        "b_key": table.key,
        "b_moves": table.moves,
        "b_lines": table.lines,
        "b_numbers": numbers_text(table.numbers),
        "b_awaited": table.awaited,
        "b_started": table.started,
        "b_updated": table.updated,
        "b_finished": table.finished,
        "b_scores": numbers_text(table.scores),
        "b_ranks": numbers_text(table.ranks),
        "b_conceded": table.conceded,
    }

"""The store: migrations, group commits, writes that fail."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from tests.server.room import at_site, board_of, person, run, two_pages
from tramshed.kernel.position import Snapshot
from tramshed.server.http.site import Site
from tramshed.server.play.seating import ME, Chair, new_table
from tramshed.server.store import Store, people
from tramshed.server.store.engine import migrate, open_engine
from tramshed.server.store.rows import ActionRow, CommandRow, Step
from tramshed.server.store.schema import metadata
from tramshed.server.store.seating import insert_table
from tramshed.server.store.writer import Closed


def test_migrations_lead_from_nothing_to_the_schema(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path}/new/folder/site.db")
    migrate(engine)
    migrate(engine)  # once more does nothing
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
        assert differences == []
        names = inspect(connection).get_table_names()
    assert set(metadata.tables) < set(names)
    engine.dispose()


def test_the_schema_speaks_postgresql() -> None:
    from sqlalchemy.dialects import postgresql
    from sqlalchemy.schema import CreateTable

    told = [
        str(CreateTable(table).compile(dialect=postgresql.dialect()))  # type: ignore[no-untyped-call]
        for table in metadata.tables.values()
    ]
    assert any("BYTEA" in each for each in told)
    assert any("BIGSERIAL" in each for each in told)


def test_the_database_is_durable_unless_told_otherwise(tmp_path: Path) -> None:
    for durable, expected in ((True, 2), (False, 1)):
        engine = open_engine(f"sqlite:///{tmp_path}/{durable}.db", durable=durable)
        with engine.connect() as connection:
            assert connection.execute(text("PRAGMA synchronous")).scalar() == expected
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
        engine.dispose()


def test_a_database_in_memory_is_refused() -> None:
    with pytest.raises(ValueError, match="in a file"):
        open_engine("sqlite:///:memory:")


async def seated(store: Store, number: int) -> Step:
    """A table, and a first step for it."""
    from tramshed.kernel.registry import metas

    who = await store.write(lambda c: people.find_or_make(c, f"token {number}", "Ann", "en"))
    row = new_table(metas()["trambahn"].setup(), "live", who, [ME, Chair("bot")])
    await store.write(lambda c: insert_table(c, row))
    row.moves, row.updated = 1, time.time()
    return Step(
        row,
        CommandRow("first", 0, "move"),
        actions=[ActionRow(1, 0, "done", b"", 1)],
        snapshots=[Snapshot(1, "layout", bytes(100))],
    )


def test_what_waits_is_committed_together(tmp_path: Path) -> None:
    async def write() -> None:
        store = Store(f"sqlite:///{tmp_path}/site.db")
        steps = [await seated(store, number) for number in range(50)]
        before = store.writer.commits
        await asyncio.gather(*(store.step(step) for step in steps))
        assert store.writer.commits - before < 25
        for step in steps:
            kept = await store.kept(step.table.id)
            assert kept
            assert kept.table.moves == 1
            assert [action.notation for action in kept.actions] == ["done"]
            assert kept.snapshot
            assert kept.snapshot.live == bytes(100)
            assert set(kept.commands) == {"first"}
        await store.close()

    run(write)


def test_a_write_that_fails_spares_the_others(tmp_path: Path) -> None:
    async def write() -> None:
        store = Store(f"sqlite:///{tmp_path}/site.db")
        steps = [await seated(store, number) for number in range(3)]
        await store.step(steps[0])
        bad = steps[0]  # the same action and command again
        results = await asyncio.gather(
            *(store.step(step) for step in (steps[1], bad, steps[2])), return_exceptions=True
        )
        assert [result is None for result in results] == [True, False, True]
        for step in steps[1:]:
            kept = await store.kept(step.table.id)
            assert kept
            assert kept.table.moves == 1
        await store.close()
        with pytest.raises(Closed):
            await store.step(steps[0])

    run(write)


@at_site()
async def test_a_move_that_cannot_be_kept_is_not_made(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await two_pages(site)
    board = board_of(first)
    before, row = board.live(), first.table.row
    shown = len(second.told)

    async def full(step: Step) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(site.store, "step", full)
        refused = await first.move(first.menu[0])
    assert refused["why"] == "failed"
    assert board.live() == before
    assert first.table.row == row
    assert len(second.told) == shown
    assert (await first.move(first.menu[0]))["t"] == "state"


@at_site()
async def test_nothing_is_shown_before_it_is_kept(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await two_pages(site)
    step, gate = site.store.step, asyncio.Event()

    async def slow(work: Step) -> None:
        await gate.wait()
        await step(work)

    monkeypatch.setattr(site.store, "step", slow)
    shown = len(first.told), len(second.told)
    moving = asyncio.create_task(first.move(first.menu[0]))
    await asyncio.sleep(0.1)
    assert (len(first.told), len(second.told)) == shown
    gate.set()
    await moving
    kept = await site.store.kept(first.table.row.id)
    assert kept
    assert len(kept.actions) == 1


@at_site()
async def test_a_new_name_is_shown_at_running_tables(site: Site) -> None:
    first, second = await two_pages(site)
    ann = await person(site, "Ann")
    await site.store.write(lambda c: people.change(c, ann, name="Anna"))
    await first.table.ask(first.table.refresh_seats)
    await second.settle()
    assert "Anna" in [player["name"] for player in second.now["players"]]


def test_reading_does_not_wait_for_writing(tmp_path: Path) -> None:
    async def both() -> None:
        store = Store(f"sqlite:///{tmp_path}/site.db")

        def slow(connection: Connection) -> Any:
            time.sleep(0.3)
            return connection.execute(text("SELECT 1")).scalar()

        writing = asyncio.create_task(store.write(slow))
        await asyncio.sleep(0.05)
        began = time.monotonic()
        await store.table("none")
        assert time.monotonic() - began < 0.2
        assert await writing == 1
        await store.close()

    run(both)


def test_old_sqlite_files_open_with_any_engine(tmp_path: Path) -> None:
    """The file is plain SQLite: other tools can read it."""
    Store_path = tmp_path / "site.db"  # noqa: N806
    engine = open_engine(f"sqlite:///{Store_path}")
    migrate(engine)
    engine.dispose()
    other = create_engine(f"sqlite:///{Store_path}")
    with other.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == 0
    other.dispose()

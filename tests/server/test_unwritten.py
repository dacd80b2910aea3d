"""What is not on disk yet is shown to nobody; if it cannot be written, it has never been."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.room import Page, at_site, board_of, two_pages
from tramshed.server.http.site import Site
from tramshed.server.store.rows import Step


@pytest.mark.parametrize("fails", [False, True])
@at_site()
async def test_whoever_comes_in_while_a_move_is_written_sees_the_table_before_it(
    site: Site, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    first, second = await two_pages(site)
    before, log = second.now["moves"], dict(second.log)
    honest, may_write = site.store.step, asyncio.Event()

    async def slow(step: Step) -> None:
        await may_write.wait()
        if fails:
            raise OSError("no space left")
        await honest(step)

    monkeypatch.setattr(site.store, "step", slow)
    move = asyncio.create_task(first.move(first.menu[0]))
    board = board_of(second)
    while board.number == before:
        await asyncio.sleep(0.01)
    watcher = Page(second.table, None)  # everybody is shown that somebody comes
    await asyncio.sleep(0.1)
    assert second.now["moves"] == before
    assert second.log == log
    may_write.set()
    answer = await move
    await second.settle()
    await watcher.hello()
    assert answer["t"] == ("refused" if fails else "state")
    for page in (first, second, watcher):
        assert page.now["moves"] == before + (not fails)
    assert (second.log == log) is fails

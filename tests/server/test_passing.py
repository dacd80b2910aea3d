"""A table goes on by itself where a player has nothing to choose."""

from __future__ import annotations

from pathlib import Path

from tests.server.room import Page, at_site, board_of, opened, run, two_pages
from tramshed.server.http.site import Site


async def lay_all(page: Page) -> int:
    """One passenger, then a column for every other card; returns how many moves were sent."""
    await page.move(page.menu[0])
    await page.move("done")
    sent = 2
    while opening := [move for move in page.menu if " new" in move]:
        await page.move(opening[0])
        sent += 1
    return sent


@at_site()
async def test_steps_without_a_choice_pass_and_are_written_down(site: Site) -> None:
    first, second = await two_pages(site)
    sent = await lay_all(first)
    assert all(move == "done" or move.startswith("buy") for move in first.menu)
    kept = await site.store.kept(first.table.row.id)
    assert kept
    assert [each.notation for each in kept.actions[sent:]] == ["done", "done"]
    await second.settle()
    assert "buying trams" in second.zones["status"]


@at_site()
async def test_undo_takes_back_what_passed_by_itself(site: Site) -> None:
    first, second = await two_pages(site)
    sent = await lay_all(first)
    board = board_of(first)
    answer = await first.do("undo", n=first.now["n"])
    assert answer["t"] == "state"
    assert board.number == sent - 1
    assert any(" new" in move for move in first.menu)
    assert sum("take back" in line for line in first.log.values()) == 1
    await second.settle()
    assert set(second.log) == set(first.log)
    await first.move(next(move for move in first.menu if " new" in move))
    await first.do("restart")
    assert board.number == 0


def test_what_passed_by_itself_is_no_choice_after_a_restart(tmp_path: Path) -> None:
    """A table that wakes up offers to take back as much as before, not a step nobody chose."""

    async def play() -> None:
        async with opened(tmp_path) as site:
            first, _ = await two_pages(site)
            await lay_all(first)
            seat, table_id = first.now["seat"], first.table.row.id
            before, made = first.table.undoable(seat), first.table.by_itself
            assert len(made) == 2
        async with opened(tmp_path) as site:
            table = await site.hub.table(table_id)
            assert table.by_itself == made
            assert table.undoable(seat) == before

    run(play)

"""Taking back decisions, and what the journal says of it."""

from __future__ import annotations

from tests.server.room import at_site, board_of, sit, stations, two_pages
from tramshed.server.http.site import Site


@at_site()
async def test_a_decision_is_taken_back(site: Site) -> None:
    first, second = await two_pages(site)
    await stations(first)
    board = board_of(first)
    before, menu, number = board.live(), first.menu, board.number
    await first.move("done")
    assert first.now["undo"]
    answer = await first.do("undo", n=first.now["n"])
    assert answer["t"] == "state"
    assert board.live() == before
    assert first.menu == menu
    await second.settle()
    assert second.now["moves"] == number
    kept = await site.store.kept(first.table.row.id)
    assert kept
    assert len(kept.actions) == number
    refused = await second.do("undo")
    assert refused["why"] == "undo"
    name = first.table.row.seats[first.now["seat"]].name
    assert refused["html"] == f"This cannot be undone: {name} has decided since."


@at_site()
async def test_undone_lines_leave_the_journal_and_numbers_only_grow(site: Site) -> None:
    first, second = await two_pages(site)
    await stations(first)
    await first.move("done")
    if not any(move.startswith("money") for move in first.menu):
        return
    lines = dict(first.log)
    await first.move(next(move for move in first.menu if move.startswith("money")))
    highest = max(first.log)
    await first.do("undo")
    assert {k: v for k, v in first.log.items() if k <= max(lines)} == lines
    assert "take back" in first.log[max(first.log)]
    assert max(first.log) > highest
    await first.move(next(m for m in reversed(first.menu) if m.startswith("money")))
    await second.settle()
    assert max(second.log) > highest
    fresh = await sit(site, first.table.row, None)
    assert set(fresh.log) < set(second.log)


@at_site()
async def test_restart_takes_back_all_that_can_be(site: Site) -> None:
    first, _ = await two_pages(site)
    await stations(first)
    board = board_of(first)
    await first.move("done")
    reachable = board.number - board.undoable(first.connection.seat)
    answer = await first.do("restart")
    assert answer["t"] == "state"
    assert board.number == reachable
    assert not first.now["undo"]

"""Tables leave memory when nobody needs them, and come back as they were."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.room import PATIENCE, Page, at_site, board_of, opened, person, run, sit, two_pages
from tramshed.kernel.registry import game
from tramshed.kernel.seats import SPECTATOR
from tramshed.server.http.site import Site
from tramshed.server.play import passing
from tramshed.server.play.hub import OtherRules
from tramshed.server.play.positions import resumed
from tramshed.server.play.tables import PutAway


async def gone(site: Site) -> None:
    async with asyncio.timeout(PATIENCE):
        while site.hub.tables:
            await asyncio.sleep(0.02)


@at_site(linger=0.1)
async def test_a_table_leaves_and_comes_back_as_it_was(site: Site) -> None:
    first, second = await two_pages(site)
    for _ in range(3):
        await first.move("done" if "done" in first.menu else first.menu[0])
    await second.settle()
    board = board_of(first)
    live, undoable = board.live(), board.undoable(first.now["seat"])
    person_id, now, zones = first.connection.person_id, dict(first.now), first.zones
    first.close()
    second.close()
    row = first.table.row
    await gone(site)
    back = await Page(await site.hub.table(row.id), person_id).hello()
    assert back.table is not first.table
    assert back.table.board
    assert back.table.board.live() == live
    assert back.table.board.undoable(now["seat"]) == undoable
    for name in ("n", "moves", "menu", "turn", "undo", "restart"):
        assert back.now[name] == now[name], name
    assert back.zones["hand"] == zones["hand"]
    assert back.log == first.log


@at_site(linger=0.05)
async def test_a_table_that_has_left_does_not_keep_anybody_waiting(site: Site) -> None:
    first, second = await two_pages(site)
    first.close()
    second.close()
    await gone(site)
    with pytest.raises(PutAway, match="ask the hub for it again"):
        async with asyncio.timeout(PATIENCE):
            await first.table.ask(first.table.refresh_seats)


@at_site(linger=0.05)
async def test_a_watched_table_stays(site: Site) -> None:
    first, second = await two_pages(site)
    first.close()
    await asyncio.sleep(0.3)
    assert len(site.hub.tables) == 1
    second.close()
    await gone(site)


@at_site(linger=0.05)
async def test_a_table_where_a_bot_thinks_stays_until_it_has_moved(site: Site) -> None:
    ann = await person(site, "Ann")
    row = await site.services.play_now(ann, "trambahn", "random")
    page = await sit(site, row, ann)
    page.close()
    await gone(site)
    kept = await site.store.table(row.id)
    assert kept
    assert kept.awaited == 1  # the bot has done what it had to do: Ann is awaited


@at_site(linger=0.05)
async def test_many_at_once_get_the_same_table(site: Site) -> None:
    first, second = await two_pages(site)
    row = first.table.row
    first.close()
    second.close()
    await gone(site)
    found = await asyncio.gather(*(site.hub.table(row.id) for _ in range(20)))
    assert len(set(map(id, found))) == 1


def test_a_match_of_other_rules_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(tmp_path) as site:
            first, _ = await two_pages(site)
            await first.move(first.menu[0])
            row = first.table.row
        async with opened(tmp_path) as site:
            monkeypatch.setitem(vars(game("trambahn")), "layout", "another layout")
            monkeypatch.setattr(passing, "notations", lambda moves: {})
            with pytest.raises(OtherRules):
                await site.hub.table(row.id)
            assert not site.hub.tables

    run(play)


@at_site()
async def test_snapshots_of_another_layout_are_played_again(site: Site) -> None:
    first, second = await two_pages(site)
    for _ in range(12):
        page = first if first.my_turn else second
        await page.move("done" if "done" in page.menu else page.menu[0])
        await first.settle()
    kept = await site.store.kept(first.table.row.id)
    board = first.table.board
    assert kept
    assert kept.table.key
    assert board
    assert kept.snapshot
    odd = replace(kept.snapshot, layout="another layout")
    for snapshot in (kept.snapshot, odd, None):
        again = resumed(board.game, board.setup, kept.table.key, snapshot, kept.actions)
        assert again.live() == board.live()
        assert again.number == board.number
        assert again.dealt == board.dealt
        assert again.view(SPECTATOR).tobytes() == board.view(SPECTATOR).tobytes()

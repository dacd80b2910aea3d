"""The end of a match on its way to pages: not before it is over; the same after a restart."""

from __future__ import annotations

import random
from pathlib import Path

from tests.server.room import Page, at_site, opened, run, sit, two_pages
from tramshed.server.http.site import Site


@at_site()
async def test_pages_are_told_when_it_is_over_and_not_before(site: Site) -> None:
    first, second = await two_pages(site)
    stranger = await sit(site, first.table.row, None)
    dice = random.Random(3)
    for _ in range(40):
        mover = first if first.my_turn else second
        await mover.move(dice.choice(mover.menu))
        await first.settle()
    pages = (first, second, stranger)
    assert not any("ending" in each.zones for each in pages)
    await second.do("concede")
    await first.settle()
    assert "You win" in first.zones["ending"]
    assert "You concede." in second.zones["ending"]
    assert "You" not in stranger.zones["ending"]
    assert all(each.zones["ending"].count('<li class="slip') == 2 for each in pages)


def test_it_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as site:
            first, second = await two_pages(site)
            dice = random.Random(4)
            while first.my_turn or second.my_turn:
                mover = first if first.my_turn else second
                await mover.move(dice.choice(mover.menu))
                await first.settle()
            told, row = first.zones["ending"], first.table.row
            person_id = first.connection.person_id
            assert 'class="curve"' in told
        async with opened(tmp_path) as site:
            again = await Page(await site.hub.table(row.id), person_id).hello()
            assert again.zones["ending"] == told

    run(play)

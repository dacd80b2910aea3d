"""Two people at a table."""

from __future__ import annotations

from pathlib import Path

from tests.server.room import opened, run, two_pages


def test_both_see_the_deal_and_the_first_move(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as site:
            first, second = await two_pages(site)
            assert first.my_turn
            assert not second.my_turn
            assert first.menu
            assert second.menu == []
            before = second.now["n"]
            answer = await first.move(first.menu[0])
            assert answer["t"] == "state"
            await second.settle()
            assert second.now["moves"] == 1
            assert second.now["n"] == before  # nothing that this seat may decide has changed
            assert first.log.keys() >= {0}

    run(play)

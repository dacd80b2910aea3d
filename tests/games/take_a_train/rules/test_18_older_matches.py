"""Matches from before keep the values they were played with (TT-5.4).

`saved/` has a match file and a site's database as version 0.2.0 wrote them, when `swapped` was the
default: a token for three steam locomotives paid $1,000, one for the last player $1,500.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tests.discovery import folder_of
from tests.server.room import opened, run
from tramshed.kernel.matchfile import dumps, loads

SAVED = folder_of("take_a_train") / "saved"
TABLE = "TKSvzXgCbeakeYq80OaIMA"


def test_a_file() -> None:
    """TT-5.4: Ann has three steam locomotives; the result that it tells is that of its values."""
    text = (SAVED / "0.2.0.match").read_text()
    match = loads(text)
    assert match.setup.option("objective_values") == "swapped"
    assert [each.pays for each in match.view(0).table.players[0].achieved] == [1000]
    assert match.outcome
    assert match.outcome.scores == (4250, 1600)
    assert dumps(match) == text


def test_a_database(tmp_path: Path) -> None:
    """TT-5.4: a table that was left in its first round goes on as it began."""
    with sqlite3.connect(tmp_path / "site.db") as database:
        database.executescript((SAVED / "0.2.0.sql").read_text())
    database.close()

    async def work() -> None:
        async with opened(tmp_path) as site:
            board = (await site.hub.table(TABLE)).board
            assert board
            assert board.setup.option("objective_values") == "swapped"
            first, second = board.view(0).table.players
            assert [each.pays for each in first.achieved] == [1500]
            assert (first.cash, second.cash) == (4700, 2900)

    run(work)

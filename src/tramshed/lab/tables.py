"""What was noted as one table, a row for each seat of each match, as a Parquet file.

SELECT player, avg(share) FROM 'seats.parquet' GROUP BY player
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from tramshed.lab.contest import Contest
from tramshed.lab.jobs import Played
from tramshed.lab.saying import extra

TABLE = "seats.parquet"

READ = """
CREATE TABLE seats AS
SELECT * REPLACE (CAST(sources AS MAP(VARCHAR, INTEGER)) AS sources)
FROM read_json(?, format = 'newline_delimited', map_inference_threshold = 0)
"""


def rows(contest: Contest, noted: Sequence[Played]) -> Iterator[dict[str, Any]]:
    """The table, row by row."""
    for number, each in enumerate(noted, 1):
        for seat, player in enumerate(each.players):
            yield {
                "game": contest.game,
                "match": number,
                "deal": each.deal,
                "lineup": each.lineup,
                "seat": seat + 1,
                "player": player,
                "score": each.scores[seat],
                "rank": each.ranks[seat] + 1,
                "share": each.share(seat),
                "decisions": each.decisions[seat],
                "seconds": each.seconds[seat],
                "longest": each.longest[seat],
                "moves": each.moves,
                "sources": each.sources[seat],
            }


def write(contest: Contest, noted: Sequence[Played], folder: Path) -> Path:
    """Write the table; the old one stays until the new one is whole."""
    file = folder / TABLE
    with TemporaryDirectory(dir=folder) as aside:
        lines, new = Path(aside) / "rows.jsonl", Path(aside) / TABLE
        lines.write_bytes(msgspec.json.Encoder().encode_lines(rows(contest, noted)))
        with extra("duckdb").connect() as base:
            base.execute(READ, [str(lines)])
            base.table("seats").write_parquet(str(new))
        new.replace(file)
    return file

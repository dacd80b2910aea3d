"""How long a journal gets: the lines that stand on a player's page after a whole game of bots, what
is folded away not counted.

python bench/journal_lines.py [SEED …]
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import mean

sys.path.insert(0, str(Path(__file__).parents[1]))  # this file is run, not imported

from bench.in_memory import table_of
from tramshed.bots import Limit, bot
from tramshed.kernel.match import Match
from tramshed.kernel.registry import game
from tramshed.kernel.seats import TABLE
from tramshed.server.wire.connection import Connection

GAMES = (("trambahn", 2), ("take_a_train", 4), ("take_a_train", 6))
SEEDS = (1, 2, 3)


async def journal_lines(seeds: Sequence[int]) -> dict[tuple[str, int], list[tuple[int, int]]]:
    """By game and seats: lines and headings of each match."""
    return {
        (name, seats): [_lines(_played(name, seats, seed)) for seed in seeds]
        for name, seats in GAMES
    }


async def main() -> None:
    found = await journal_lines([int(seed) for seed in sys.argv[1:]] or SEEDS)
    for (name, seats), counted in found.items():
        each = ", ".join(f"{lines} ({headings} headings)" for lines, headings in counted)
        print(f"{name}, {seats} seats: {mean(lines for lines, _ in counted):.0f} lines; {each}")


def _played(name: str, seats: int, seed: int) -> Match:
    """A game of greedy bots, to its end."""
    match, rng = game(name).match(seats=seats, seed=seed), random.Random(seed)
    while not match.is_over:
        seat = next((each for each in match.actors if each != TABLE), TABLE)
        if seat == TABLE:
            match.play(match.legal_moves_of(TABLE)[0], TABLE)
        else:
            match.play(bot("greedy").choose(match.view(seat), Limit(), rng), seat)
    return match


def _lines(match: Match) -> tuple[int, int]:
    """Lines that the first player sees, and how many of them are headings."""
    table = table_of(match)
    page = Connection(table, 0, "en")
    page.hello(-1)
    log = page.compose().log
    table.close()
    return len(log), sum("<h" in html for _, html in log)


if __name__ == "__main__":
    asyncio.run(main())

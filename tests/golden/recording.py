"""The matches that the lobby lets one watch: steady bots play them, always in the same way.

`python -m tests.golden.recording` writes them anew, for every game on the site that has one.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import tramshed
from tramshed import bots
from tramshed.bots.levels import DEFAULT, of_level, told_apart
from tramshed.kernel.matchfile import dumps
from tramshed.server.pages.watching import RECORDED, recorded_match
from tramshed.server.play.games_on_site import games_on_site

SEED = 11
MOST = 4
"""Players; with more of them a match is long to watch."""


def recorded(name: str) -> str:
    """A match as text."""
    played = tramshed.game(name)
    seats = max(seats for seats in played.meta.seats if seats <= MOST)
    names = [str(bot) for bot in told_apart([of_level(DEFAULT)] * seats)]
    match, bot = played.match(seats=seats, seed=SEED, names=names), bots.bot(of_level(DEFAULT).bot)
    while not match.is_over:
        seat, rng = match.actors[0], random.Random(f"{SEED} {len(match.turns)}")
        match.play(bot.choose(match.view(seat), bots.Limit(), rng), seat)
    return dumps(match)


def rewrite(names: list[str]) -> None:
    for name in names or [each for each in games_on_site() if recorded_match(each)]:
        file = Path(str(tramshed.game(name).folder)) / "web" / RECORDED
        file.write_text(recorded(name), "utf-8")
        print(file)


if __name__ == "__main__":
    rewrite(sys.argv[1:])

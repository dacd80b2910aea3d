"""What a process that is timed as a whole does: `python child.py load|warm|cold`.

Imports stand inside because they are part of what is timed.
"""

from __future__ import annotations

import sys


def load() -> None:
    """Load a game with its rules."""
    import tramshed

    tramshed.game("trambahn")


def warm() -> None:
    """Come as far as a first menu."""
    import tramshed

    assert tramshed.game("trambahn").match(seed=1).legal_moves


def cold() -> None:
    """Play a random match, and let the search bot decide once."""
    import random

    import tramshed
    from tramshed.bots import Limit, bot
    from tramshed.bots.warm import warm

    warm("trambahn")
    match = tramshed.game("trambahn").match(seed=1)
    rng = random.Random(1)
    bot("search").choose(match.view(match.actors[0]), Limit(iterations=1), rng)
    while not match.is_over:
        match.play(bot("random").choose(match.view(match.actors[0]), Limit(), rng))


if __name__ == "__main__":
    {"load": load, "warm": warm, "cold": cold}[sys.argv[1]]()

"""What a process that is timed as a whole does: `python child.py load|later|first GAME`.

Imports stand inside because they are part of what is timed.
"""

from __future__ import annotations

import sys


def load(name: str) -> None:
    """Load a game with its rules."""
    import tramshed

    tramshed.game(name)


def later(name: str) -> None:
    """Come as far as a first menu."""
    import tramshed

    assert tramshed.game(name).match(seed=1).legal_moves


def first(name: str) -> None:
    """Let the search bot decide once, and play a random match."""
    import random

    import tramshed
    from tramshed.bots import Limit, bot
    from tramshed.bots.warm import warm

    warm(name)
    match = tramshed.game(name).match(seed=1)
    rng = random.Random(1)
    bot("search").choose(match.view(match.actors[0]), Limit(iterations=1), rng)
    while not match.is_over:
        seat = match.actors[0]
        match.play(rng.choice(match.legal_moves_of(seat)), seat)


if __name__ == "__main__":
    {"load": load, "later": later, "first": first}[sys.argv[1]](sys.argv[2])

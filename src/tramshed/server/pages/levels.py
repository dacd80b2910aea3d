"""How strong bots can be chosen to be. A level is a bot and the seconds it may think."""

from __future__ import annotations

from tramshed.server.problems import bad_form
from tramshed.server.services import Chair

LEVELS: dict[str, tuple[str, float]] = {
    "learner": ("random", 0.05),
    "steady": ("greedy", 0.05),
    "strong": ("search", 0.3),
    "master": ("search", 2.0),
}
DEFAULT = "steady"


def level(name: str) -> Chair:
    """A chair for a bot of this level."""
    if name not in LEVELS:
        raise bad_form("level")
    bot, seconds = LEVELS[name]
    return Chair("bot", bot=bot, strength=seconds)

"""Who plays in the lab: a bot, and how long it may think.

greedy          decides at once
search:0.1      may think a tenth of a second
search@1000     may try a thousand times, which is the same on every machine
strong          a level of the lobby
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from tramshed.bots import Bot, Limit, bot, names
from tramshed.bots.levels import LEVELS
from tramshed.kernel.errors import BadSetup
from tramshed.lab.saying import refused

_FORM = re.compile(r"([\w-]+)(?::(\d*\.?\d+)|@([1-9]\d*))?")


@dataclass(frozen=True, slots=True)
class Player:
    """A bot, how long it may think, and what it is called."""

    name: str
    bot: str
    limit: Limit

    def __str__(self) -> str:
        return self.name

    @property
    def is_repeatable(self) -> bool:
        """Does it decide alike on every machine? Who watches the clock does not."""
        return self.limit.iterations is not None or self.bot != "search"


@cache
def read(name: str) -> Player:
    """A player by name."""
    found = _FORM.fullmatch(name)
    kind = found[1] if found else name
    level = LEVELS.get(kind)
    if found is None or (kind not in names() and level is None):
        known = ", ".join((*names(), *LEVELS))
        raise refused("error.lab.player", BadSetup, name=repr(name), known=known)
    chosen, seconds = level or (kind, Limit().seconds)
    if found[3]:
        return Player(name, chosen, Limit(iterations=int(found[3])))
    return Player(name, chosen, Limit(float(found[2]) if found[2] else seconds))


@cache
def sitting(name: str, seat: int, thread: int) -> Bot:
    """The bot that plays for a player at a seat, kept: it may have large things at hand, which are
    nobody else's."""
    return bot(read(name).bot)

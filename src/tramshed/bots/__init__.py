"""Bots. A bot is a seat: it is given a view, never the state."""

from __future__ import annotations

from collections.abc import Callable

from tramshed.bots.bot import Bot, Limit
from tramshed.bots.quick import Greedy, Random
from tramshed.bots.search import Search
from tramshed.kernel.errors import BadSetup

_BOTS: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy, "search": Search}


def names() -> tuple[str, ...]:
    """What bots there are, the weakest first."""
    return tuple(_BOTS)


def bot(name: str) -> Bot:
    """A bot by name."""
    if name not in _BOTS:
        raise BadSetup(f"there is no bot {name!r}; there are: {', '.join(_BOTS)}")
    return _BOTS[name]()


__all__ = ["Bot", "Greedy", "Limit", "Random", "Search", "bot", "names"]

"""Notation: a verb, and what it is about in the edition's words.

keep umbrella       in the draft
bid 3               sealed
look, pass          at the parcel; then: take, leave
raise 4, hold       in the open sale
sold                the table's clock
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tests.tiny.actions import KEEP
from tests.tiny.components import COINS
from tests.tiny.edition import edition
from tramshed.kernel.moves import Entry, MoveTable
from tramshed.kernel.plain import Plain
from tramshed.kernel.setup import Setup


class Say(Plain):
    """Just the verb."""


class Offer(Plain):
    """Coins, bid or raised as the verb says."""

    coins: int


class Keep(Plain):
    """A thing of the draft."""

    thing: str


@cache
def moves(setup: Setup) -> MoveTable:
    """All moves, in the order of actions.py."""
    table = MoveTable.of(_all(setup))
    assert len(table) == KEEP + len(edition(setup))
    return table


def _all(setup: Setup) -> Iterator[Entry]:
    yield Entry("pass", Say(), None, "parcel")
    yield Entry("look", Say(), None, "parcel")
    yield Entry("take", Say(), "parcel", "finds")
    yield Entry("leave", Say(), None, "parcel")
    yield Entry("hold", Say(), None, "lot")
    yield Entry("sold", Say(), None, "lot")
    for coins in range(COINS + 1):
        yield Entry(f"bid {coins}", Offer(coins), None, "lot", coins)
    for coins in range(1, COINS + 1):
        yield Entry(f"raise {coins}", Offer(coins), None, "lot", coins)
    for thing in edition(setup):
        yield Entry(f"keep {thing.name}", Keep(thing.name), f"hand-{thing.name}", "kept")

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
from tramshed.kernel.moves import Move, MoveTable
from tramshed.kernel.setup import Setup


@cache
def moves(setup: Setup) -> MoveTable:
    """All moves, in the order of actions.py."""
    table = MoveTable(
        Move(action, notation, notation.split()[0], source, target, amount)
        for action, (notation, source, target, amount) in enumerate(_all(setup))
    )
    assert len(table) == KEEP + len(edition(setup))
    return table


def _all(setup: Setup) -> Iterator[tuple[str, str | None, str | None, int | None]]:
    yield "pass", None, "parcel", None
    yield "look", None, "parcel", None
    yield "take", "parcel", "finds", None
    yield "leave", None, "parcel", None
    yield "hold", None, "lot", None
    yield "sold", None, "lot", None
    for coins in range(COINS + 1):
        yield f"bid {coins}", None, "lot", coins
    for coins in range(1, COINS + 1):
        yield f"raise {coins}", None, "lot", coins
    for thing in edition(setup):
        yield f"keep {thing.name}", f"hand-{thing.name}", "kept", None

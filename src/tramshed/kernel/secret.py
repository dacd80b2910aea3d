"""Who may see a thing, and which decisions stand.

A face-down thing carries an audience beside it: the set of seats that know it, as bits. `reveal`,
`look` and `hand_over` alone widen it. They count `shown`, and the kernel derives from that count
what can be undone: what has been seen cannot be unseen.

A player who lays down a card of his own choice, face up, needs none of them: the move itself
names the card, so nobody learns more than the move says.

Some decisions are final by the rules though nobody has seen them: a sealed bid that may not be
changed. `settle` counts these.
"""

from __future__ import annotations

from typing import Protocol

from tramshed.kernel.chance import Chance
from tramshed.kernel.record import Row, u1
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE


class Lucky(Protocol):
    """The live part of any state."""

    chance: Chance


@rule
def _widen(live: Lucky, audience: Row[u1], i: int, seats: int) -> None:
    if int(audience[i]) | seats != int(audience[i]):
        audience[i] = int(audience[i]) | seats
        live.chance.shown += 1


@rule
def reveal(live: Lucky, audience: Row[u1], i: int) -> None:
    """Turn thing i face up for all."""
    _widen(live, audience, i, EVERYONE)


@rule
def look(live: Lucky, audience: Row[u1], i: int, seat: int) -> None:
    """One seat looks at thing i."""
    _widen(live, audience, i, 1 << seat)


@rule
def hand_over(live: Lucky, audience: Row[u1], i: int, giver: int, taker: int) -> None:
    """Thing i goes, face down, from one hand to another: both know it now."""
    _widen(live, audience, i, 1 << giver | 1 << taker)


@rule
def settle(live: Lucky) -> None:
    """This decision stands, though nothing was drawn or shown."""
    live.chance.settled += 1

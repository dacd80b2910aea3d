"""What can be taken back: the rule of undo, which follows from who decided what, and when.

A seat may take back its last decision if since then nothing was drawn or shown, the rules did not
make it final, the match is not over, and nobody else has decided but at once with it. For what is
sealed stays open to change: while several are awaited, each may change its own decisions, in any
order, whatever the others have decided meanwhile. Where the table is awaited too, time of receipt
decides, so there nobody decides at once with another.

That decisions made at once do not disturb each other is proven each time: see `Position.undo`.
"""

from __future__ import annotations

from typing import NamedTuple

from tramshed.kernel.moves import Move
from tramshed.kernel.seats import TABLE

MOST_DECISIONS = 240
"""So many are kept at most, then the older half of them stands."""


class Decision(NamedTuple):
    """What one seat decided."""

    seat: int
    action: int
    together: int
    """The seats that decide at once with it, as bits: just its own where seats take turns."""
    final: bool
    """By the rules it stands, and with it what this seat has decided before."""
    awaited: int = 0
    """The seats that were awaited then, as bits. While several decide they only become fewer."""
    phase: int = 0
    """Counts up when others are awaited than before."""


class Window(NamedTuple):
    """Everything decided since something was last drawn or shown: what was before it stands."""

    start: bytes
    """What moves change, as it was then."""
    first: int = 0
    """How many decisions of the match were made before."""
    opened_by: Decision | None = None
    """The decision that drew or showed something."""
    decisions: tuple[Decision, ...] = ()

    @property
    def last(self) -> Decision | None:
        """The last decision of all."""
        return self.decisions[-1] if self.decisions else self.opened_by

    def together(self, seat: int, awaited: int) -> int:
        """Who decides at once with a seat that decides now. Those who have done still do."""
        if awaited >> TABLE & 1:
            return 1 << seat
        return self.decisions[-1].together if self.goes_on(awaited) else awaited

    def phase(self, awaited: int) -> int:
        """Which one it is when these seats are awaited."""
        return self.decisions[-1].phase + (not self.goes_on(awaited)) if self.decisions else 0

    def goes_on(self, awaited: int) -> bool:
        """Are only seats awaited that were when the last decision was made?"""
        if not self.decisions:
            return False
        last = self.decisions[-1]
        return not awaited & ~(last.awaited & last.together)

    def open_to(self, seat: int) -> list[int]:
        """The places of the decisions that a seat may take back, one after the other from the last:
        only whoever decides at once with it has decided since."""
        found: list[int] = []
        since, phase = 0, 0
        for place in range(len(self.decisions) - 1, -1, -1):
            decision = self.decisions[place]
            if decision.seat != seat:
                since |= 1 << decision.seat
                phase = max(phase, decision.phase)
            elif decision.final or since & ~decision.together or phase > decision.phase:
                break
            else:
                found.append(place)
        return found

    def named(self, seat: int, action: int) -> list[int]:
        """The place of such a decision that a seat may take back though it has decided more since,
        if there is one: where seats take turns, only the last is."""
        found = self.open_to(seat)
        for place in found:
            decision = self.decisions[place]
            if decision.action == action:
                in_turn = decision.together == 1 << seat
                return [] if in_turn and place != found[0] else [place]
        return []


class Again(NamedTuple):
    """A decision that was played again, and what it told, as events."""

    seat: int
    move: Move
    told: bytes


class TakenBack(NamedTuple):
    """Decisions that were taken back."""

    moves: tuple[Move, ...]
    numbers: tuple[int, ...]
    """Which decisions of the match they were: 1 is the first. In order."""
    later: tuple[Again, ...]
    """The decisions after the first of them, now that those are gone."""

"""Drafts: a page collects small decisions, sees what they would lead to, and sends them as one.

What is chosen by hand is rehearsed (kernel/rehearsal.py); the game's page completes it with what
follows by itself, such as a payment; both are shown in the zones as they would be then. Nothing is
stored, and nobody else sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from tramshed.kernel.game import Reason
from tramshed.kernel.rehearsal import Rehearsal
from tramshed.kernel.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Completed:
    """What a game's page makes of a rehearsal."""

    moves: Sequence[int] = ()
    """What follows what was chosen."""
    ready: bool = False
    """Can all of it be sent?"""
    reason: Reason | None = None
    """What forbids what the reader wants, such as a payment with certain icons."""
    facts: Hashable = None
    """For the zones: a bill, a waybill."""
    menu: Sequence[Any] | None = None
    """What can be chosen next (`seats.Choice`), if it is not what the page's `menu` says."""
    data: Any = None
    """For the game's script, as JSON."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What is drafted, as zones show it."""

    chosen: tuple[str, ...] = ()
    """Moves chosen by hand, in notation."""
    moves: tuple[str, ...] = ()
    """All that would be sent; nothing while it cannot be."""
    reason: Reason | None = None
    facts: Hashable = None

    @property
    def is_ready(self) -> bool:
        """Can it be sent?"""
        return bool(self.moves)


Completes = Callable[[Rehearsal, Sequence[str], Sequence[str], Words], Completed]
"""Completes a rehearsal: with what is to be used for certain, and what is not to be used, by the
names that the game's page gives it."""

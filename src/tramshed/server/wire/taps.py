"""What one tap is enough for: something that can go to one place only, and be taken back.

Whether it can be taken back is tried in a position that the seat's view allows, so it tells nobody
anything: after the move nothing is drawn, shown or final, and it is still that seat's turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from tramshed.kernel import drive
from tramshed.kernel.record import Records
from tramshed.kernel.registry import game
from tramshed.kernel.setup import Setup
from tramshed.kernel.view import View
from tramshed.server.play.positions import notations

COUNTS = ("drawn", "shown", "settled")


def marked(choices: Sequence[Any], view: View) -> list[Any]:
    """A menu, in which such moves have `tap`."""
    times = Counter(choice["s"] for choice in choices if choice["s"])
    sole = [choice for choice in choices if times[choice["s"]] == 1 and not choice.get("a")]
    if not sole:
        return list(choices)
    twin, known = Twin(view), notations(view.game.moves(view.setup))
    safe = {each["m"] for each in sole if twin.could_undo(known[each["m"]])}
    return [choice | {"tap": True} if choice["m"] in safe else choice for choice in choices]


class Twin:
    """A position that a seat's view allows, the same for the same view."""

    def __init__(self, view: View) -> None:
        self._seat, self._state = view.seat, _blank(view.game.name, view.setup)
        drive.determinize(view.record, self._state, drive.new_dice(1))
        self._bytes = self._state.view(np.uint8)  # records are copied field by field, bytes at once
        self._before = self._bytes.copy(), self._counts()

    def could_undo(self, action: int) -> bool:
        """Could the seat take this back?"""
        drive.apply(self._state, self._seat, action)
        stays = drive.actors(self._state) == 1 << self._seat and self._counts() == self._before[1]
        self._bytes[:] = self._before[0]
        return stays

    def _counts(self) -> list[int]:
        chance = self._state["live"]["chance"]
        return [int(chance[name][0]) for name in COUNTS]


@lru_cache(maxsize=64)
def _blank(name: str, setup: Setup) -> Records:
    """To work on: nobody keeps it."""
    return game(name).undealt(setup)

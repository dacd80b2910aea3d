"""Following games from Python: whoever watches is compiled (`watching.py`), this deals for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import tramshed
from tests.properties.watching import Watched
from tramshed.kernel import drive
from tramshed.kernel.chance import key_from_seed
from tramshed.kernel.record import Records, blank
from tramshed.kernel.setup import Setup


class Watcher:
    """Deals games of some set-ups in turn, keyed by their numbers, and stops at the first that is
    wrong. It brings what a watch needs room for."""

    def __init__(self, setups: Sequence[Setup], watched: type[Watched], first: int = 0) -> None:
        self.game, self.setups, self.number = tramshed.game(setups[0].game), setups, first
        self.acts, self.dice = self.game.new_menu(setups[0]), drive.new_dice(first)
        self.weights = np.zeros(len(self.acts))
        self.offered = np.zeros(len(self.game.moves(setups[0])), np.int64)
        self.seen = blank(watched)

    def follow(self, games: int, watch: Callable[[Records], None]) -> Any:
        """So many more games; what all of them showed."""
        found = self.seen[0]
        for number in range(self.number, self.number + games):
            setup = self.setups[number % len(self.setups)]
            watch(self.game.new_state(setup, key_from_seed(number)))
            assert found.wrong == 0, f"property {found.wrong} fails in game {number}"
        self.number += games
        return found

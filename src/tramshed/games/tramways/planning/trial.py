"""A position that a seat's view allows, to try things on: what nobody may know in it is made up."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from tramshed.games.tramways.shown.seen import PurseSeen
from tramshed.kernel import drive
from tramshed.kernel.game import Game, Reason
from tramshed.kernel.record import Actions, plain
from tramshed.kernel.rehearsal import Twin
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening, happenings
from tramshed.kernel.view import View

PURSE = ("cash", "joy", "stress", "workers")


class Trial(Twin):
    """Play in it does not matter to anybody; `kept` and `restore` go back."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.game, self.setup = view.game, view.setup
        self.moves = view.game.moves(view.setup)
        self.state["told"]["on"] = 1
        self._menu = _menu(view.game, view.setup)
        self._plain: Any = plain(self.state[0])

    # --- what stands where, as plain NumPy values

    @property
    def live(self) -> Any:
        return self._plain["live"]

    @property
    def table(self) -> Any:
        return self._plain["live"]["table"]

    @property
    def tickets(self) -> Any:
        """What is printed on every ticket."""
        return self._plain["fixed"]["tickets"]

    @property
    def step(self) -> int:
        return int(self.table["step"])

    def hand(self) -> list[int]:
        """The seat's tickets."""
        held = self.live["hand"][self.seat]
        found: list[int] = held["cards"][: held["n"]].tolist()
        return found

    def purse(self, seat: int) -> PurseSeen:
        """What a player has in front of him."""
        found = self.table["players"][seat]["purse"]
        return PurseSeen(*(int(found[name]) for name in PURSE))

    # --- what can be done

    @property
    def is_awaited(self) -> bool:
        """Is it for the seat to decide?"""
        return bool(drive.actors(self.state) >> self.seat & 1)

    def menu(self) -> list[int]:
        """What the seat may do."""
        found: list[int] = self._menu[: drive.menu(self.state, self.seat, self._menu)].tolist()
        return found

    def why_not(self, action: int) -> Reason | None:
        """The clause that forbids the seat an action."""
        reason = drive.forbids(self.state, self.seat, action)
        return self.game.reasons[reason] if reason else None

    def policy(self, actions: Iterable[int]) -> list[float]:
        """What the quick policy thinks of some actions, legal or not."""
        asked = np.array([*actions], np.int16)
        weights = np.zeros(len(asked), np.float32)  # as bots have them: compiled already
        drive.prefer(self.state, self.seat, asked, len(asked), weights)
        return [float(weight) for weight in np.log(weights)]

    # --- trying it

    def happens(self, action: int) -> list[Happening]:
        """Carry out an action, if it is legal; returns what happened."""
        if reason := self.why_not(action):
            raise ValueError(f"{self.moves[action]} cannot be played: {reason}")
        self.play(action)
        return happenings(self.state)


@lru_cache(maxsize=64)
def _menu(game: Game, setup: Setup) -> Actions:
    """To write menus on: nobody keeps it."""
    return game.new_menu(setup)

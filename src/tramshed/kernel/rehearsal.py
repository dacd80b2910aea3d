"""What would follow from decisions, tried by the seat that could make them.

A rehearsal plays in positions that the seat's view allows (`Twin`), never in the match itself, so
by construction it tells nobody anything that the view does not. It stops before a move whose
outcome is not the seat's to know: something is drawn or shown by it, it is final, it ends the
match, or it does not lead to the same in two worlds that look alike, as when a sealed choice of
somebody else is opened.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

import numpy as np

from tramshed.kernel import drive
from tramshed.kernel.game import Game, Reason
from tramshed.kernel.record import Actions, Records
from tramshed.kernel.setup import Setup
from tramshed.kernel.view import View, view_of

COUNTS = ("drawn", "shown", "settled")
"""What has happened once one of them has grown stands."""


class Twin:
    """A position that a seat's view allows, the same for the same view and number."""

    def __init__(self, view: View, number: int = 1) -> None:
        self.seat, self.state = view.seat, _blank(view.game, view.setup)
        drive.determinize(view.record, self.state, drive.new_dice(number))
        self._bytes = self.state.view(np.uint8)  # records are copied field by field, bytes at once

    def play(self, action: int) -> bool:
        """Carry out a legal action; does nothing stand because of it?"""
        before = self._counts()
        drive.apply(self.state, self.seat, action)
        return self._counts() == before and not drive.over(self.state)

    def could_undo(self, action: int) -> bool:
        """Could the seat take this back?"""
        before = self.kept()
        stays = self.play(action) and drive.actors(self.state) == 1 << self.seat
        self.restore(before)
        return stays

    def kept(self) -> Records:
        """The position as it is, to go back to."""
        return self._bytes.copy()

    def restore(self, kept: Records) -> None:
        self._bytes[:] = kept

    def _counts(self) -> list[int]:
        chance = self.state["live"]["chance"]
        return [int(chance[name][0]) for name in COUNTS]


class Rehearsal:
    """Decisions of a seat, tried one after another."""

    def __init__(self, view: View) -> None:
        self.game, self.setup, self.seat = view.game, view.setup, view.seat
        self.moves = view.game.moves(view.setup)
        self.view = view
        """What the seat would see after those that were played."""
        self.played: tuple[int, ...] = ()
        self._worlds = Twin(view, 1), Twin(view, 2)

    @property
    def state(self) -> Records:
        """A position that the seat could be in then; what it may not know in it is made up."""
        return self._worlds[0].state

    @property
    def is_awaited(self) -> bool:
        """Would the seat have to decide?"""
        return bool(drive.actors(self.state) >> self.seat & 1)

    @property
    def menu(self) -> tuple[int, ...]:
        """What the seat could do then."""
        if not self.is_awaited:
            return ()
        return tuple(self._menu[: drive.menu(self.state, self.seat, self._menu)].tolist())

    def why_not(self, action: int, seat: int) -> Reason | None:
        """The clause that would forbid an action then."""
        reason = drive.forbids(self.state, seat, action)
        return self.game.reasons[reason] if reason else None

    def play(self, action: int) -> bool:
        """Go on with a legal action; or stop before it, if nobody could tell what it leads to."""
        before = [world.kept() for world in self._worlds]
        known = all(world.play(action) for world in self._worlds)
        here, there = (
            view_of(self.game, self.setup, world.state, self.seat) for world in self._worlds
        )
        if not known or here.tobytes() != there.tobytes():
            for world, kept in zip(self._worlds, before, strict=True):
                world.restore(kept)
            return False
        self.view, self.played = here, (*self.played, action)
        return True

    def copy(self) -> Rehearsal:
        """To go on from here in another way."""
        other = Rehearsal(self.view)
        other.played = self.played
        return other

    @cached_property
    def _menu(self) -> Actions:
        return self.game.new_menu(self.setup)


def _blank(game: Game, setup: Setup) -> Records:
    clean = _clean(game, setup)
    return clean.view(np.uint8).copy().view(clean.dtype)


@lru_cache(maxsize=64)
def _clean(game: Game, setup: Setup) -> Records:
    return game.undealt(setup)

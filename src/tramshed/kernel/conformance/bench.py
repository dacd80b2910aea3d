"""What properties look at: a set-up with its tools, a position, a step from one to the next, and
a game played to its end."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from tramshed.kernel import drive
from tramshed.kernel.chance import Key, key_from_seed
from tramshed.kernel.game import Game
from tramshed.kernel.position import Position
from tramshed.kernel.record import Records, plain
from tramshed.kernel.seats import SPECTATOR, TABLE, seat_name, seats_in
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening, happenings

MOST_VIEWERS = 3
WORLDS_A_VIEWER = 2


class Bench:
    """One set-up of a game, and the verbs as Python likes them."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.moves = game.moves(setup)
        self.words = game.words("en")
        self.players = range(setup.seats)
        self.viewers = (*self.players, SPECTATOR)
        self.deciders = (*self.viewers, TABLE)
        self._acts = np.zeros(len(self.moves), np.int16)
        self._weights = np.zeros(len(self.moves), np.float64)
        self._blank = game.undealt(setup)
        self._blank[0].told.on = 1

    def deal(self, key: Key) -> Records:
        return self.game.new_state(self.setup, key)

    def actors(self, state: Records) -> tuple[int, ...]:
        return seats_in(int(drive.actors(state)))

    def menu(self, state: Records, seat: int) -> list[int]:
        """What a seat may do, in the game's order."""
        count = drive.menu(state, seat, self._acts)
        return [int(action) for action in self._acts[:count]]

    def weights(self, state: Records, seat: int) -> list[float]:
        """The quick policy's weights for a seat's menu."""
        count = drive.menu(state, seat, self._acts)
        self._weights[:] = np.nan
        drive.prefer(state, seat, self._acts, count, self._weights)
        return [float(weight) for weight in self._weights[:count]]

    def view(self, state: Records, seat: int) -> Records:
        """What a seat may know."""
        view = self.game.new_view()
        drive.show(state, seat, view)
        return view

    def imagine(self, view: Records, dice: Records, into: Records | None = None) -> Records:
        """A position that the view allows."""
        state = self._blank.copy() if into is None else into
        drive.determinize(view, state, dice)
        return state

    def after(self, state: Records, seat: int, action: int) -> Records:
        """A copy of the state, with the action carried out."""
        state = state.copy()
        drive.apply(state, seat, action)
        return state

    def wander(self, rng: random.Random, most: int) -> Records:
        """Some position or other, after at most so many decisions at random."""
        state = self.deal(rng.randbytes(16))
        for _ in range(rng.randrange(most)):
            if drive.over(state):
                break
            seat = rng.choice(self.actors(state))
            drive.apply(state, seat, rng.choice(self.menu(state, seat)))
        return state

    def position(self, state: Records) -> Position:
        """A position to play on from, which begins with this state."""
        position = self._position.copy()
        position.state = state.copy()
        position.stand()
        return position

    @cached_property
    def _position(self) -> Position:
        return Position(self.game, self.setup, bytes(16))

    def reasons(self, state: Records, seat: int) -> list[int]:
        """Why each action is forbidden; 0 if it is not."""
        return [int(drive.forbids(state, seat, action)) for action in range(len(self.moves))]

    def notation(self, action: int) -> str:
        return self.moves[action].notation


@dataclass
class Reached:
    """A position that was reached in play."""

    bench: Bench
    state: Records
    rng: random.Random

    @cached_property
    def actors(self) -> tuple[int, ...]:
        return self.bench.actors(self.state)

    @cached_property
    def over(self) -> bool:
        return bool(drive.over(self.state))

    @cached_property
    def reasons(self) -> dict[int, list[int]]:
        """Why each action is forbidden to each seat."""
        return {seat: self.bench.reasons(self.state, seat) for seat in self.bench.deciders}

    @cached_property
    def viewers(self) -> list[int]:
        """Some seats to look through, a spectator among them."""
        players = self.bench.players
        return [*self.rng.sample(players, min(MOST_VIEWERS, len(players))), SPECTATOR]

    @cached_property
    def views(self) -> dict[int, Records]:
        """What each of the viewers may know."""
        return {viewer: self.bench.view(self.state, viewer) for viewer in self.viewers}

    @cached_property
    def worlds(self) -> list[tuple[int, Records]]:
        """Positions that each of the viewers could be in. They are shared: do not change them."""
        return [
            (viewer, self.bench.imagine(view, self.dice()))
            for viewer, view in self.views.items()
            for _ in range(WORLDS_A_VIEWER)
        ]

    def dice(self) -> Records:
        return drive.new_dice(self.rng.getrandbits(64))


@dataclass
class Step:
    """One decision, and the positions before and after it."""

    bench: Bench
    before: Records
    seat: int
    action: int
    after: Records
    rng: random.Random

    @property
    def notation(self) -> str:
        return self.bench.notation(self.action)

    @property
    def quiet(self) -> bool:
        """Nothing was drawn, nothing was shown."""
        return luck(self.before) == luck(self.after)


@dataclass
class Played:
    """A whole game: its decisions, and the live bytes as dealt and after each."""

    bench: Bench
    seed: str
    rng: random.Random
    turns: list[tuple[int, int]] = field(default_factory=list)
    lives: list[bytes] = field(default_factory=list)
    over: bool = False
    stuck: str | None = None
    """Why it went no further, if it did not end."""

    @property
    def key(self) -> Key:
        return key_from_seed(self.seed)

    def lines(self) -> tuple[str, ...]:
        """The decisions as a match file writes them."""
        return tuple(
            f"{seat_name(seat)} {self.bench.notation(action)}" for seat, action in self.turns
        )


def luck(state: Records) -> tuple[int, int]:
    """How many numbers were drawn and secrets shown so far."""
    chance = plain(state[0])["live"]["chance"]
    return int(chance["drawn"]), int(chance["shown"])


def counters(state: Records) -> dict[str, int]:
    """What only ever grows."""
    chance = plain(state[0])["live"]["chance"]
    return {name: int(chance[name]) for name in ("drawn", "shown", "settled")}


def live_bytes(state: Records) -> bytes:
    return bytes(plain(state[0])["live"].tobytes())


def news(state: Records, seat: int) -> list[Happening]:
    """The events of the last action that a seat is told of, whoever else is, in no order: who
    draws several cards at once learns nothing from their order."""
    told = [event for event in happenings(state) if event.audience >> seat & 1]
    return sorted(event._replace(audience=0) for event in told)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Names the first field in which two records differ, with both values."""
    for name in one.dtype.names:
        a, b = one[name], other[name]
        where = f"{path}.{name}" if path else name
        if a.dtype.names is not None:
            found = _difference_in(np.asarray(a), np.asarray(b), where)
            if found:
                return found
        elif not np.array_equal(a, b):
            return f"{where} is {_shown(a)} and {_shown(b)}"
    return ""


def _difference_in(a: Any, b: Any, where: str) -> str:
    if a.shape == ():
        return difference(a, b, where)
    for index in np.ndindex(a.shape):
        found = difference(a[index], b[index], f"{where}[{', '.join(map(str, index))}]")
        if found:
            return found
    return ""


def _shown(value: Any) -> str:
    return " ".join(str(np.asarray(value).tolist()).split())

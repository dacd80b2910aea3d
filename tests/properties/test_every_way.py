"""Every way of running plays the same: interpreted, compiled, and compiled with bounds checks.

The tests themselves run compiled and checked; the other ways are tried in a process of their own.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from tests.discovery import facts, games, setups
from tramshed.kernel import drive
from tramshed.kernel.chance import key_from_seed
from tramshed.kernel.record import Actions, Records, digest
from tramshed.kernel.registry import game

WAYS = {"interpreted": {"NUMBA_DISABLE_JIT": "1"}, "fast": {"TRAMSHED_CHECKED": "0"}}


def digests(name: str) -> list[str]:
    """Positions of a seeded random game of each set-up: the last one, or as far as interpreted
    rules come in a moment."""
    played, found = game(name), []
    for seed, setup in enumerate(setups(name)):
        acts = played.new_menu(setup)
        state = played.new_state(setup, key_from_seed(seed))
        decisions = facts(name).interpreted
        if decisions is None:
            drive.playout(state, acts, drive.new_dice(seed))
        else:
            play_on(state, acts, decisions, random.Random(seed))
        found.append(digest(state))
    return found


def play_on(state: Records, acts: Actions, decisions: int, rng: random.Random) -> None:
    for _ in range(decisions):
        if awaited := drive.actors(state):
            seat = drive.first_actor(awaited)
            drive.apply(state, seat, int(acts[rng.randrange(drive.menu(state, seat, acts))]))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", games())
def test_every_way_of_running_plays_the_same(name: str, way: str) -> None:
    """The same bytes in the end."""
    done = subprocess.run(
        [sys.executable, "-c", f"from {__name__} import digests; print(*digests({name!r}))"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)} | WAYS[way],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == digests(name)

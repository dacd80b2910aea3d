"""Events: audiences, and what happens when there are too many."""

from __future__ import annotations

import pytest

from tests.tiny.state import State
from tramshed.kernel.record import Records, blank
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import MOST_EVENTS, hush, tell


@pytest.fixture
def state() -> Records:
    state = blank(State)
    state[0].told.on = 1
    return state


def test_events_are_written_in_order(state: Records) -> None:
    tell(state[0], EVERYONE, 1, 2, -3, 400, 5)
    tell(state[0], 1 << 4, 9, -1, 0, 0, 0)
    told = state[0].told
    assert (told.n, told.lost) == (2, 0)
    assert told.events[0].tolist() == (1, 0xFF, 2, -3, 400, 5)
    assert told.events[1].tolist() == (9, 0b10000, -1, 0, 0, 0)


def test_hush_forgets(state: Records) -> None:
    tell(state[0], EVERYONE, 1, 2, 0, 0, 0)
    hush(state[0])
    assert state[0].told.n == 0


def test_playouts_are_told_nothing(state: Records) -> None:
    state[0].told.on = 0
    tell(state[0], EVERYONE, 1, 2, 0, 0, 0)
    assert state[0].told.n == 0


def test_what_has_no_room_is_counted(state: Records) -> None:
    for number in range(MOST_EVENTS + 3):
        tell(state[0], EVERYONE, 1, 0, number, 0, 0)
    assert (state[0].told.n, state[0].told.lost) == (MOST_EVENTS, 3)
    assert state[0].told.events[MOST_EVENTS - 1].a == MOST_EVENTS - 1

"""Seats and sets of seats."""

from __future__ import annotations

import pytest

from tramshed.kernel.seats import (
    EVERYONE,
    MOST_SEATS,
    NOBODY,
    PLAYERS,
    SPECTATOR,
    TABLE,
    seat_name,
    seats_in,
)


def test_sets_of_seats() -> None:
    assert seats_in(NOBODY) == ()
    assert seats_in(0b100101) == (0, 2, 5)
    assert seats_in(PLAYERS) == tuple(range(MOST_SEATS))
    assert seats_in(EVERYONE) == (*range(MOST_SEATS), SPECTATOR, TABLE)


@pytest.mark.parametrize(
    ("seat", "name"), [(0, "1"), (5, "6"), (SPECTATOR, "spectator"), (TABLE, "table")]
)
def test_names(seat: int, name: str) -> None:
    assert seat_name(seat) == name

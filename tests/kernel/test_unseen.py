"""Unseen things get places they can be in, and all ways are equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tramshed.kernel.drive import new_dice
from tramshed.kernel.unseen import assign

TRIES = 6000

Case = tuple[list[int], list[int]]


def ways(beliefs: list[int], room: list[int]) -> set[tuple[int, ...]]:
    """Every way there is, by trying all."""
    open_to = [[at for at in range(len(room)) if b >> at & 1] or [-1] for b in beliefs]
    return {
        way
        for way in product(*open_to)
        if all(way.count(at) == slots for at, slots in enumerate(room))
    }


def found(beliefs: list[int], room: list[int], seed: int) -> tuple[int, ...]:
    place = assign(np.array(beliefs, np.uint16), np.array(room), new_dice(seed)[0])
    return tuple(place.tolist())


@pytest.mark.parametrize(
    ("beliefs", "room"),
    [
        ([0b11, 0b11, 0b11], [1, 2]),
        ([0b01, 0b11, 0b111, 0b111], [2, 1, 1]),  # nested
        ([0b011, 0b110, 0b111, 0b111], [1, 2, 1]),  # overlapping
        ([0b011, 0b101, 0b110, 0b111, 0], [2, 1, 1]),  # with one in sight
        ([0b0011, 0b0110, 0b1100, 0b1001, 0b1111], [1, 1, 2, 1]),  # round in a ring
        ([0b11, 0b11], [1, 1]),
    ],
)
def test_all_ways_are_equally_likely(beliefs: list[int], room: list[int]) -> None:
    possible = ways(beliefs, room)
    counted = Counter(found(beliefs, room, seed) for seed in range(TRIES))
    assert set(counted) == possible
    expected = TRIES / len(possible)
    assert all(abs(times - expected) < 5 * expected**0.5 for times in counted.values())


def test_when_tries_come_to_nothing_it_is_nearly_so() -> None:
    """Each thing can be in one of two places, and only two ways are left of very many."""
    beliefs = [1 << n | 1 << (n + 1) % 12 for n in range(12)]
    room = [1] * 12
    counted = Counter(found(beliefs, room, seed) for seed in range(200))
    assert set(counted) <= ways(beliefs, room)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Things that are somewhere, and beliefs that allow it."""
    places = draw(st.integers(1, 7))
    where = draw(st.lists(st.integers(-1, places - 1), min_size=1, max_size=20))
    more = draw(st.lists(st.integers(0, (1 << places) - 1), min_size=20, max_size=20))
    beliefs = [0 if at < 0 else 1 << at | more[i] for i, at in enumerate(where)]
    return beliefs, [where.count(at) for at in range(places)]


@settings(deadline=None, derandomize=True)
@given(cases(), st.integers(0, 1000))
def test_every_thing_is_where_it_can_be(case: Case, seed: int) -> None:
    beliefs, room = case
    place = found(beliefs, room, seed)
    assert all(at < 0 if b == 0 else b >> at & 1 for b, at in zip(beliefs, place, strict=True))
    assert [place.count(at) for at in range(len(room))] == room

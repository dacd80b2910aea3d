"""Sets as bits: counted, walked through, drawn from."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tramshed.kernel.bits import draw_one, first, nth, roll_one, size
from tramshed.kernel.chance import Chance
from tramshed.kernel.drive import new_dice
from tramshed.kernel.record import blank

MEMBERS = st.sets(st.integers(0, 60), min_size=1)


def bits_of(members: set[int]) -> int:
    return sum(1 << member for member in members)


@settings(deadline=None, derandomize=True)
@given(MEMBERS)
def test_a_set_as_bits_is_the_set(members: set[int]) -> None:
    bits = bits_of(members)
    assert size(bits) == len(members)
    assert first(bits) == min(members)
    assert [nth(bits, number) for number in range(len(members))] == sorted(members)


def test_no_bits_are_no_members() -> None:
    assert size(0) == 0


def test_every_member_is_drawn_as_often() -> None:
    members = {0, 3, 4, 17}
    chance, dice = blank(Chance)[0], new_dice(1)[0]
    drawn = Counter(draw_one(chance, bits_of(members)) for _ in range(4000))
    rolled = Counter(roll_one(dice, bits_of(members)) for _ in range(4000))
    assert chance.drawn == np.uint64(4000)
    for found in (drawn, rolled):
        assert set(found) == members
        assert all(880 < times < 1120 for times in found.values())

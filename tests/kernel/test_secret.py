"""The verbs that widen an audience count what they show, and nothing else."""

from __future__ import annotations

from typing import Annotated

import pytest

from tramshed.kernel.chance import Chance
from tramshed.kernel.record import Records, Row, blank, u1
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.secret import hand_over, look, reveal, settle


class Live:
    chance: Chance
    seen: Annotated[Row[u1], 3]


@pytest.fixture
def live() -> Records:
    return blank(Live)


def test_look_adds_one_seat(live: Records) -> None:
    look(live[0], live[0].seen, 1, 2)
    look(live[0], live[0].seen, 1, 5)
    assert live[0].seen.tolist() == [0, 0b100100, 0]
    assert live[0].chance.shown == 2


def test_hand_over_adds_giver_and_taker(live: Records) -> None:
    hand_over(live[0], live[0].seen, 0, 1, 3)
    assert live[0].seen.tolist() == [0b1010, 0, 0]
    assert live[0].chance.shown == 1


def test_reveal_adds_everybody(live: Records) -> None:
    reveal(live[0], live[0].seen, 2)
    assert live[0].seen.tolist() == [0, 0, EVERYONE]
    assert live[0].chance.shown == 1


def test_what_is_known_already_is_not_counted(live: Records) -> None:
    live[0].seen[0] = 0b1010
    look(live[0], live[0].seen, 0, 1)
    hand_over(live[0], live[0].seen, 0, 3, 1)
    assert live[0].chance.shown == 0
    reveal(live[0], live[0].seen, 0)
    reveal(live[0], live[0].seen, 0)
    look(live[0], live[0].seen, 0, 6)
    assert live[0].chance.shown == 1


def test_nothing_is_drawn(live: Records) -> None:
    reveal(live[0], live[0].seen, 0)
    assert live[0].chance.drawn == 0


def test_settle_counts_apart(live: Records) -> None:
    settle(live[0])
    settle(live[0])
    assert live[0].chance.settled == 2
    assert (live[0].chance.drawn, live[0].chance.shown) == (0, 0)

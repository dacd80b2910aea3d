"""Plain values: frozen dataclasses by inheritance."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from tramshed.kernel.plain import Plain, values_of


class Stop(Plain):
    """Where a tram stops."""

    name: str


class Terminus(Stop):
    """Where it turns."""

    loops: int = 1


def test_a_value_is_its_fields() -> None:
    stop = Terminus("harbour")
    assert stop == Terminus("harbour", 1) != Terminus("harbour", 2)
    assert len({stop, Terminus("harbour")}) == 1
    assert values_of(stop) == {"name": "harbour", "loops": 1}


def test_values_of_other_types_differ() -> None:
    class Depot(Stop):
        pass

    assert Depot("harbour") != Stop("harbour")


def test_it_never_changes_but_can_be_replaced() -> None:
    stop: Any = Terminus("harbour")
    with pytest.raises(FrozenInstanceError):
        stop.name = "hill"
    assert replace(Terminus("harbour"), loops=2) == Terminus("harbour", 2)


def test_it_can_be_matched() -> None:
    match Terminus("harbour", 3):
        case Terminus(name, loops):
            assert (name, loops) == ("harbour", 3)

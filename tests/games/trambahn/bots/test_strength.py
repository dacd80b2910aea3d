"""The bots at Trambahn play as well as they should."""

from __future__ import annotations

import pytest

from tests.bots.series import wins
from tramshed.bots import Greedy, Limit, Random, Search


def test_greedy_beats_random() -> None:
    assert wins("trambahn", Greedy(), Random(), 100, Limit()) >= 95


def test_search_beats_greedy() -> None:
    """At 1,500 tries, less than what a tenth of a second allows."""
    assert wins("trambahn", Search(), Greedy(), 8, Limit(iterations=1500)) >= 5


@pytest.mark.soak
def test_search_beats_greedy_in_a_long_series() -> None:
    assert wins("trambahn", Search(), Greedy(), 60, Limit(seconds=0.1)) >= 42

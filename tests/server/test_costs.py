"""What a table costs: the bars that do not depend on the machine, and the tools that measure the
others."""

from __future__ import annotations

from bench.load import measure_tables
from bench.opening import measure_opening
from bench.resting import measure_resting
from bench.site import MOST_KILOBYTES_A_TABLE


def test_a_table_that_nobody_looks_at_is_small() -> None:
    found = measure_resting(8)
    assert 0 < found.alone < found.visited
    assert found.alone < MOST_KILOBYTES_A_TABLE * 1000


def test_browsers_play_at_the_pace_they_are_given() -> None:
    calm, rush = measure_tables(4, seconds=2.0, pace=10.0)
    assert 1 < calm.moves_per_second < 30
    assert rush.moves_per_second > calm.moves_per_second
    for found in (calm, rush):
        assert 0 < found.best_cpu <= found.cpu
        assert 0 < found.median <= found.p99
        assert found.bytes > 1000


def test_a_long_match_is_opened_at_its_end() -> None:
    found = measure_opening(tries=1)
    assert found.moves > 150
    assert found.page > found.position > 0

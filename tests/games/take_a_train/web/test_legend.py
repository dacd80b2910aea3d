"""Locomotives, wagons, tokens and all else on the table explain themselves."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.take_a_train.web.positions import CASES, page, positions, viewers
from tests.web.legend import assert_explained, assert_said_everywhere


def pages() -> Iterator[str]:
    for kind, seats in CASES:
        for match in positions(kind, seats, every=13):
            for seat in viewers(match):
                yield page(match, seat)


def test_every_thing_has_its_entry_and_every_entry_its_things() -> None:
    assert_explained("take_a_train", pages())


def test_the_legend_speaks_every_language() -> None:
    assert_said_everywhere("take_a_train")

"""Cards, trams and all else on the table explain themselves."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.trambahn.web.test_zones import page, positions
from tests.web.legend import assert_explained, assert_said_everywhere
from tramshed.kernel.seats import SPECTATOR


def pages() -> Iterator[str]:
    for match in positions(every=11):
        for seat in (0, 1, SPECTATOR):
            yield page(match, seat)


def test_every_thing_has_its_entry_and_every_entry_its_things() -> None:
    assert_explained("trambahn", pages())


def test_the_legend_speaks_every_language() -> None:
    assert_said_everywhere("trambahn")

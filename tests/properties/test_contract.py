"""Every game keeps the engine's contract (see `kernel.conformance`)."""

from __future__ import annotations

import pytest

from tests.discovery import facts, games
from tramshed.kernel.conformance import all_setups, check
from tramshed.kernel.registry import game, metas

SOAK_GAMES = 400
TABLES = [(name, seats) for name, meta in metas().items() for seats in meta.seats]


@pytest.mark.parametrize("name", games())
def test_it_keeps_the_contract(name: str) -> None:
    """Every seat count, and each option value at least once."""
    report = check(game(name), games=5, seed=2)
    assert report.ok, "\n".join(report.lines())


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_keeps_the_contract_for_long(name: str, seats: int) -> None:
    """All that can be chosen, and all forms."""
    played = game(name)
    setups = [setup for setup in all_setups(played) if setup.seats == seats]
    setups += [played.meta.setup(seats, form) for form in facts(name).forms]
    report = check(played, games=SOAK_GAMES // len(played.meta.seats), seed=12, setups=setups)
    assert report.ok, "\n".join(report.lines())

"""The kernel's contract, held against the game: as `tramshed check` does, with fewer games."""

from __future__ import annotations

from last_tram.game import GAME
from tramshed.kernel import conformance


def test_the_contract_is_kept() -> None:
    report = conformance.check(GAME, games=6)
    assert report.ok, "\n".join(report.lines())

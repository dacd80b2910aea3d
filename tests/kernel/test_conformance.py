"""The kit passes games that keep the contract, and finds what is broken in those that do not."""

from __future__ import annotations

import json

import pytest

from tests.kernel.broken import VARIANTS
from tests.kernel.processes import python
from tramshed.kernel.conformance import all_setups, check
from tramshed.kernel.game import Game

SEATS = (1, 2, 3, 4, 5, 6)


@pytest.fixture(scope="module")
def findings() -> dict[str, list[str]]:
    """What the kit finds in each broken game, and in the one that is whole."""
    found = python("-m", "tests.kernel.broken", NUMBA_DISABLE_JIT="1")
    return dict(json.loads(found))


@pytest.mark.parametrize("seats", SEATS)
def test_the_tiny_game_keeps_the_contract(tiny: Game, seats: int) -> None:
    setups = [setup for setup in all_setups(tiny) if setup.seats == seats]
    report = check(tiny, games=6, seed=seats, setups=setups)
    assert report.ok, "\n".join(report.lines())


def test_every_seat_count_option_and_edition_is_tried(tiny: Game) -> None:
    setups = all_setups(tiny)
    assert len(setups) == len(set(setups)) == 6 * 2 * 2
    assert {setup.seats for setup in setups} == set(SEATS)
    assert {setup.option("clock") for setup in setups} == {"lap", "live"}
    assert {setup.edition for setup in setups} == {"plain", "steep"}


def test_too_many_set_ups_are_thinned_out(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tramshed.kernel.conformance.kit.MOST_SETUPS", 20)
    setups = all_setups(tiny)
    assert len(setups) == 6
    assert {setup.seats for setup in setups} == set(SEATS)
    assert {setup.option("clock") for setup in setups} == {"lap", "live"}
    assert {setup.edition for setup in setups} == {"plain", "steep"}


@pytest.mark.parametrize("name", VARIANTS)
def test_broken_games_are_found(findings: dict[str, list[str]], name: str) -> None:
    assert findings[name], f"{name}: the kit did not find it"


def test_interpreted_it_holds_too(findings: dict[str, list[str]]) -> None:
    assert findings["not broken"] == []


def test_a_counterexample_says_where(findings: dict[str, list[str]]) -> None:
    assert findings["a wrong clause"] == [
        "3 seats, clock live, edition plain, seed 1.0, after 14 moves, seat 1, 'raise 9': "
        "not forbidden, but not in the menu"
    ]


def test_the_report_reads(tiny: Game) -> None:
    done: list[tuple[int, int]] = []
    report = check(
        tiny,
        games=3,
        progress=lambda *progress: done.append(progress),
        setups=[tiny.meta.setup(2)],
        only={"every_game_ends", "the_audit_finds_nothing"},
    )
    assert done == [(1, 3), (2, 3), (3, 3)]
    assert [each.name for each in report.properties] == [
        "every_game_ends",
        "the_audit_finds_nothing",
    ]
    assert list(report.lines()) == [
        f"tiny: 3 games of 1 set-ups, {report.positions} positions",
        "  ok    Every game ends (3)",
        f"  ok    The audit finds nothing in any position ({report.positions})",
        "All hold.",
    ]


def test_a_property_there_is_not(tiny: Game) -> None:
    with pytest.raises(ValueError, match="there is no property called nonsense"):
        check(tiny, games=1, only={"nonsense"})


def test_the_same_seed_plays_the_same(tiny: Game) -> None:
    setups = [tiny.meta.setup(3)]
    one, other = (check(tiny, games=2, seed=5, setups=setups) for _ in range(2))
    assert list(one.lines()) == list(other.lines())

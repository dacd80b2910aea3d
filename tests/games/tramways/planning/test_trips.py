"""Tramways: trips as they are announced, against what happens when they are made."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.games.tramways.planning.games import Moment, moments
from tests.games.tramways.rules.position import BROWN, ORANGE, PINK
from tests.games.tramways.rules.test_09_passengers import NORTH_EAST, SOUTH, WEST_NORTH, suburb
from tramshed.games.tramways.planning.trips import Shortage, Waybill, travellers, trips, waybills
from tramshed.games.tramways.shown.seen import PurseSeen

SEEDS = [(1, 3), (2, 7), (3, 5), (5, 8)]


def purses(now: Moment) -> list[PurseSeen]:
    return [player.purse for player in now.table.players]


def brought(before: Iterable[PurseSeen], after: Iterable[PurseSeen]) -> tuple[PurseSeen, ...]:
    """What has changed."""
    return tuple(
        PurseSeen(b.cash - a.cash, b.joy - a.joy, b.stress - a.stress, b.workers - a.workers)
        for a, b in zip(before, after, strict=True)
    )


def happens(now: Moment, moves: Iterable[str], waybill: Waybill) -> None:
    """The moves are legal, and bring what the waybill says."""
    then = now.after(moves)
    if waybill.bonus == "ticket":
        assert then.table.step == "commerce"
        while then.table.step in ("commerce", "keep", "top"):
            then = then.after([next(move for move in then.menu if move != "cash")])
    if then.table.round == now.table.round and then.table.half:
        assert waybill.changes == brought(purses(now), purses(then))


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_a_waybill_is_what_happens(seats: int, seed: int) -> None:
    """TW-3.11: happiness, money, stress and workers of everybody, payment included."""
    made = 0
    for now in moments(seats, seed, "action", "passenger", "goal", "ride"):
        for trip in trips(now.view)[:12]:
            happens(now, trip.all_moves, trip.waybill)
            made += 1
    assert made > 10


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_every_bonus_has_its_waybill(seats: int, seed: int) -> None:
    """Cash or a ticket at a commerce, as much happiness at a leisure as one can pay."""
    seen = set()
    for now in moments(seats, seed + 10, "pay", "commerce", "leisure"):
        bill = now.table.bill
        if now.table.step == "pay" and (bill is None or bill.what != "trip"):
            continue
        found = waybills(now.view)
        assert isinstance(found, tuple)
        assert found
        for waybill in found:
            seen.add(waybill.bonus.partition(" ")[0])
            happens(now, waybill.moves, waybill)
        if now.table.step == "leisure":
            assert {waybill.bonus for waybill in found} == set(now.menu)
    assert seen


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_who_can_go_is_who_is_offered(seats: int, seed: int) -> None:
    """TW-3.10."""
    for now in moments(seats, seed + 20, "passenger"):
        found = travellers(now.view)
        assert [f"at {each.cell}" for each in found] == now.menu
        for each in found:
            then = now.after([f"at {each.cell}"])
            assert [f"to {goal}" for goal in each.goals] == then.menu
            for goal in each.goals:
                assert {trip.goal for trip in trips(now.view, each.cell, goal)} == {goal}


# --- examples (the map is that of tests/games/tramways/rules/test_09_passengers.py)


@pytest.mark.parametrize("cash", [0, 4])
def test_a_shortage_is_announced(cash: int) -> None:
    """TW-3.11: whom one does not pay in full, how much, and that nothing follows."""
    tracks = {BROWN: ["3a 4a 4b 5b 5c 5d 4d 3d 2d 2c"], ORANGE: ["2c 1c 1d 1e 2e 3e"]}
    more = {"parcels": {PINK: "F3"}, "buildings": {"F3": "C"}}
    scene = suburb("62 74", tracks=tracks, cash={ORANGE: cash, BROWN: 3}, **more)
    (trip,) = trips(scene.match.view(ORANGE), "3a", "R")
    assert [(leg.owner, leg.begin, leg.end, leg.fare) for leg in trip.legs] == [
        (BROWN, "3a", "2c", 8),
        (ORANGE, "2c", "3e", 4),
    ]
    assert trip.waybill.shortage == Shortage(owner=BROWN, paid=cash, due=8)
    assert [change.cash for change in trip.waybill.changes] == [-cash, cash, 0]


def test_the_best_way_comes_first() -> None:
    """Over Orange's own seven tiles, not over Brown's."""
    tracks = {ORANGE: [SOUTH], BROWN: [WEST_NORTH, NORTH_EAST]}
    scene = suburb("62 74", tracks=tracks, parcels={PINK: "F3"}, buildings={"F3": "C"})
    own, other = trips(scene.match.view(ORANGE), "3a", "R")
    assert [leg.owner for leg in own.legs] == [ORANGE]
    assert [leg.owner for leg in other.legs] == [BROWN, BROWN]
    assert own.moves == ("move", "at 3a", "to R", "along 4a n")
    assert other.waybill.changes[BROWN] == PurseSeen(cash=4, joy=2, stress=0, workers=0)

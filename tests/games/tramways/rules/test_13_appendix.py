"""The rulebook's appendix: parcels and buildings. A is D1, B is D2, E is D3; C and D lie beside A
and B."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.tramways.rules.position import BROWN, ORANGE, Scene, position

TO_A = "3c 3d 3e 3f 3g 3h"
TO_B = "1k 1j 2j 2i 3i"
TO_E = "1k 2k 3k 3j"


def appendix(buildings: Mapping[str, str], hand: str = "22 29 62 80 86") -> Scene:
    """Orange has tracks from the commerce to A and from the residence to B."""
    return position(
        "E 1920, D 1920, A 1920",
        hands={ORANGE: hand, BROWN: "62 74" if "62" not in hand else "63 74"},
        parcels={ORANGE: "D1 D2", BROWN: "D3"},
        buildings=buildings,
        tracks={ORANGE: [TO_A, TO_B], BROWN: [TO_E]},
        half=2,
    )


def lay(scene: Scene, *moves: str) -> Scene:
    """Lay tiles, and pay somehow."""
    scene.play("track", *moves)
    if scene.step == "LAY":
        scene.play("stop")
    while scene.step == "PAY":
        scene.play(scene.menu()[-1])
    return scene


def rides(scene: Scene, start: str, goal: str) -> list[int]:
    """Orange's points for a passenger on every way there is."""
    found: list[int] = []
    before = scene.joy(ORANGE)
    ways = [scene.copy().play("move", f"at {start}", f"to {goal}")]
    while ways:
        way = ways.pop()
        if way.step == "RIDE":
            ways += [way.copy().play(move) for move in way.menu()]
            continue
        while way.step == "PAY":
            way.play(way.menu()[-1])
        found.append(way.joy(ORANGE) - before)
    return found


def can_move(scene: Scene, start: str, goal: str) -> bool:
    if not scene.may("move"):
        return False
    other = scene.copy().play("move")
    return other.may(f"at {start}") and other.play(f"at {start}").may(f"to {goal}")


def test_bare_parcels_side_by_side_are_not_linked() -> None:
    """TW-3.8: from the commerce one gets to A, but not on to B and the residence."""
    assert not can_move(appendix({}), "3c", "R")


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        (["lay 3h we"], 2),
        (["lay 3i nw"], 2),
        (["lay 3h we", "lay 3i wn"], 1),
        (["lay 4h ne", "lay 4i wn"], 3),
    ],
    ids=["a straight on A", "a curve on B", "both", "curves at C and D"],
)
def test_four_ways_to_link_them(tiles: list[str], points: int) -> None:
    """TW-3.2a: a straight on A, a curve on B, both in one action, or two curves beside them give
    the same passenger 2, 2, 1 and 3 points."""
    scene = lay(appendix({}), *tiles)
    assert rides(scene, "3c", "R") == [points]


def test_an_industry_on_a() -> None:
    """TW-3.4: no tile on A any more; a curve on B, or two curves, give 2 and 3 points."""
    scene = appendix({"D1": "I"})
    assert not can_move(scene, "3c", "R")
    scene.play("track")
    assert scene.message("lay 3h we") == "why.wrong-ground"
    assert rides(lay(appendix({"D1": "I"}), "lay 3i nw"), "3c", "R") == [2]
    assert rides(lay(appendix({"D1": "I"}), "lay 4h ne", "lay 4i wn"), "3c", "R") == [3]


def test_a_residence_on_b_stops_everybody() -> None:
    """TW-3.10: with a residence on B only the curves link it, and nobody gets further than B."""
    scene = appendix({"D1": "I", "D2": "R"})
    assert not can_move(scene, "3c", "R")
    scene.play("track")
    assert scene.message("lay 3i nw") == "why.wrong-ground"
    linked = lay(appendix({"D1": "I", "D2": "R"}), "lay 4h ne", "lay 4i wn")
    linked.play("move", "at 3c", "to R", "along 3d w", "along 4h n")
    assert linked.step == "PAY"


def test_industries_on_a_and_b_are_one() -> None:
    """TW-3.8, TW-3.10: a passenger of the large industry leaves it on any side, for one point."""
    scene = appendix({"D1": "I", "D2": "I"})
    assert rides(scene, "3i", "C") == [1]
    assert rides(scene, "3i", "R") == [1]
    assert rides(scene, "3c", "R") == [2]


def brown_to_move(buildings: Mapping[str, str], hand: str) -> Scene:
    scene = position(
        "E 1920, D 1920, A 1920",
        hands={BROWN: hand},
        parcels={ORANGE: "D1 D2", BROWN: "D3"},
        buildings={"D1": "I", "D2": "I", **buildings},
        tracks={ORANGE: [TO_A, TO_B], BROWN: [TO_E]},
        order=(BROWN, ORANGE, 2),
        half=2,
    )
    assert scene.seat == BROWN
    return scene


def along_own(scene: Scene) -> bool:
    """Can Brown take the passenger in B to the residence along his own track?"""
    scene.play("move", "at 3i", "to R")
    return any(move in scene.menu() for move in ("along 3k w", "along 3j w"))


def test_brown_cannot_use_his_track_yet() -> None:
    """TW-3.8: a building beside a parcel is not connected."""
    assert not along_own(brown_to_move({}, "62 74"))


def test_brown_lays_a_straight_on_e() -> None:
    """TW-3.2a: then his track runs on to the large industry."""
    scene = brown_to_move({}, "62 65 74 75")
    scene.play("track", "lay 3j ew").pay("65 I", "75 rail")
    assert scene.tracks(BROWN) == [(3, True)]
    assert along_own(scene)


@pytest.mark.parametrize("trade", "RCL")
def test_another_building_on_e_links_nothing(trade: str) -> None:
    """TW-3.8: buildings of different types are not connected."""
    assert not along_own(brown_to_move({"D3": trade}, "62 74"))


def test_a_third_industry_on_e() -> None:
    """TW-3.8: three squares are one industry; all its passengers can use all three tracks."""
    for start in ("3h", "3i", "3j"):
        scene = brown_to_move({"D3": "I"}, "62 74")
        scene.play("move", f"at {start}", "to R")
        assert set(scene.menu()) == {"along 2i s", "along 3k w"}
        scene.play("along 3k w").pay("62 R", "74 strip")
        assert scene.joy(BROWN) == 1

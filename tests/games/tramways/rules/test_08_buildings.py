"""Phase 2, buildings (TW-3.7 to TW-3.9)."""

from __future__ import annotations

import pytest

from tests.games.tramways.rules.position import BROWN, ORANGE, PINK, Scene, position
from tramshed.games.tramways import events, whereabouts
from tramshed.games.tramways.scoring import score

# Board H, 1920: H1 1b, H3 2d, R 3a, H2 3b, H4 3d; beside it board D: I 1g 1h, D1 3h, D2 3i, D3 3j.


def garden(hand: str, **more: object) -> Scene:
    return position("H 1920, D 1920", hands={ORANGE: hand}, **more)  # type: ignore[arg-type]


# --- TW-3.7: building


def test_a_building() -> None:
    """TW-3.7: a build icon and the parcel's label; tile, passenger, ticket, a point."""
    scene = garden("39 97")
    supply = int(scene.table.supply)
    scene.play("build", "parcel H1", "take 51").pay("39 H1", "97 build")
    site = scene.site("H1")
    assert (site.trade, site.passenger, site.owner, site.upgraded) == (2, 1, ORANGE + 1, 0)
    assert scene.table.supply == supply  # the passenger came with the tile
    assert scene.hand(ORANGE) == ["51"]
    assert scene.purse(ORANGE) == (3, 1, 1, 2)
    assert "51" not in scene.in_place(whereabouts.SUPPLY)


def test_the_new_ticket_is_for_the_next_action() -> None:
    """TW-3.7: it is in hand at once, past the limit if need be, but does not pay for itself."""
    scene = garden("31 97", half=2).play("build", "parcel D3", "take 47")
    assert not scene.may("play 47 rail")
    scene.pay("31 D3", "97 build")
    assert scene.seat == ORANGE
    assert scene.may("track")  # with the rail of ticket 47


def test_what_is_supplied() -> None:
    """TW-3.7, TW-S7: any trade still there; the builder chooses among the tickets of it."""
    scene = garden("39 97").play("build", "parcel H1")
    supplied = scene.in_place(whereabouts.SUPPLY)
    assert scene.menu() == [f"take {card}" for card in supplied]
    assert scene.why("take 49") == "TW-3.7"
    none = garden("39 97")
    for card in none.in_place(whereabouts.SUPPLY):
        none.table.where[none.card[card]] = whereabouts.OUT
        none.table.supply += 1
    assert none.message("build") == "why.nothing-to-do"


def test_only_on_own_parcels_without_a_building() -> None:
    """TW-3.7: others' and nobody's cannot be built on, nor twice."""
    scene = garden("31 39 40 97", parcels={BROWN: "H3"}, buildings={"H2": "R"}).play("build")
    assert set(scene.menu()) == {"parcel H1", "parcel D3"}
    assert scene.message("parcel H2") == "why.built-already"
    assert scene.message("parcel H3") == scene.message("parcel H4") == "why.no-parcel"


def test_the_label_must_be_in_hand() -> None:
    """TW-3.7: a parcel whose ticket is in the deck has to wait."""
    scene = garden("39 97", parcels={ORANGE: "H2"}).play("build")
    assert scene.menu() == ["parcel H1"]
    assert scene.message("parcel H2") == "why.unpayable"
    assert not garden("39").may("build")


@pytest.mark.parametrize("seats", [2, 4])
def test_an_industry_raises_the_limit(seats: int) -> None:
    """TW-3.7, TW-C6: to 8, to 9; there are two tiles."""
    scene = garden("31 39 40 97", seats=seats, half=2)
    scene.play("build", "parcel H1", "take 58").pay("39 H1", "97 build")
    assert scene.table.players[ORANGE].limit == 8
    assert scene.told(events.LIMIT)[0].a == 8
    scene.play("build", "parcel D3", "take 59").pay("31 D3", "31 build")
    assert scene.table.players[ORANGE].limit == 9


def test_nine_is_the_limit() -> None:
    """TW-3.7, TW-C6: a third industry adds nothing."""
    scene = garden("31", seats=4, parcels={ORANGE: "H1 H2"}, buildings={"H1": "I", "H2": "I"}).play(
        "build", "parcel D3", "take 60"
    )
    scene.pay("31 D3", "31 build")
    assert scene.table.players[ORANGE].limit == 9


# --- TW-3.7: rails under a new building


def built_over(tracks: dict[int, list[str]], **more: object) -> Scene:
    scene = garden("40 97", parcels={ORANGE: "H1 H2 H3 H4"}, tracks=tracks, **more)
    return scene.play("build", "parcel H2", "take 54").pay("40 H2", "97 build")


def test_a_track_is_cut_in_two() -> None:
    """TW-3.7: both parts end at the new building, complete, without an icon."""
    scene = built_over({ORANGE: ["1b 2b 3b 3c 3d"]})
    assert scene.tracks(ORANGE) == [(1, True), (1, True)]
    assert scene.table.players[ORANGE].straights == 12 - 2
    assert scene.table.players[ORANGE].curves == 12
    assert scene.told(events.LIFTED)


def test_a_part_without_tiles_vanishes() -> None:
    """TW-3.7: a track whose last tile lay there; what is left ends at the building."""
    scene = built_over({ORANGE: ["1b 2b 3b 3a"]})
    assert scene.tracks(ORANGE) == [(1, True)]
    open_end = built_over({ORANGE: ["1b 2b 3b 4b"]})
    assert open_end.tracks(ORANGE) == [(1, True)]
    whole = built_over({ORANGE: ["3a 3b 3c"]})
    assert whole.tracks(ORANGE) == []


def test_an_incomplete_part_stays_incomplete() -> None:
    """TW-3.7: judged anew, its other end is still open."""
    scene = built_over({ORANGE: ["1b 2b 3b 3c 2c"]})
    assert scene.tracks(ORANGE) == [(1, False), (1, True)]


def test_two_tiles_under_a_building() -> None:
    """TW-3.7: every tile there goes back."""
    scene = built_over({ORANGE: ["1b 2b 3b 4b 5b", "3a 3b 3c 3d"]})
    assert scene.tiles("3b") == []
    assert scene.tracks(ORANGE) == [(1, False), (1, True), (1, True)]
    assert scene.table.players[ORANGE].straights == 12 - 3


def test_a_track_that_crosses_itself_there() -> None:
    """TW-3.7: it falls into three parts; the loop ends twice at the new building."""
    scene = built_over({ORANGE: ["1b 2b 3b 4b 4c 3c 3b 3a"]})
    assert scene.tracks(ORANGE) == [(1, True), (3, True)]


def test_a_loop_stays() -> None:
    """TW-3.7, TW-5.1: it has no open end to work on, so no round takes it away, and it scores."""
    last = {"order": (BROWN, PINK, ORANGE), "half": 2, "turn": 2, "row": "63 64 65"}
    scene = built_over({ORANGE: ["1b 2b 3b 4b 4c 3c 3b 3a"]}, **last)
    before = int(score(scene.match.state[0], ORANGE))
    assert before == 1 + 2 * 3 - 1  # a building, two tracks, stress
    scene.play("income").leave_office().pass_auction()
    assert scene.table.rounds == 3
    while scene.step == "ACTION":
        scene.play("income")
    scene.leave_office()
    assert scene.tracks(ORANGE) == [(1, True), (3, True)]


def test_a_loop_of_an_upgraded_track() -> None:
    """TW-3.7: is upgraded, as the other parts are."""
    scene = garden("40 97", parcels={ORANGE: "H1 H2"}, better={ORANGE: ["1b 2b 3b 4b 4c 3c 3b 3a"]})
    scene.play("build", "parcel H2", "take 54").pay("40 H2", "97 build")
    assert sorted(scene.upgraded(ORANGE)) == [1, 3]


def test_parts_keep_what_they_were() -> None:
    """TW-3.7, TW-3.6: parts of an upgraded track are upgraded."""
    scene = garden("40 97", parcels={ORANGE: "H1 H2 H4"}, better={ORANGE: ["1b 2b 3b 3c 3d"]})
    scene.play("build", "parcel H2", "take 54").pay("40 H2", "97 build")
    assert scene.upgraded(ORANGE) == [1, 1]


# --- TW-3.8: one building


def node(scene: Scene, where: str) -> int:
    return int(scene.site(where).node)


def test_adjacent_squares_of_one_type() -> None:
    """TW-3.8: whoever owns them, printed ones too; other neighbours are not connected."""
    scene = garden(
        "31 97",
        parcels={BROWN: "H2", PINK: "D1", ORANGE: "D2"},
        buildings={"H2": "R", "D1": "C", "D2": "L"},
    )
    assert node(scene, "1g") == node(scene, "1h")  # the double industry
    assert node(scene, "H2") == node(scene, "3a")  # beside the printed residence
    assert len({node(scene, where) for where in ("D1", "D2", "D3")}) == 3
    scene.play("build", "parcel D3", "take 55").pay("31 D3", "97 build")
    assert node(scene, "D3") == node(scene, "D2")
    assert node(scene, "D3") != node(scene, "D1")


def test_bare_parcels_are_apart() -> None:
    """TW-3.8: though they lie side by side."""
    scene = garden("97", parcels={ORANGE: "D1 D2 D3"})
    assert len({node(scene, where) for where in ("D1", "D2", "D3")}) == 3


def test_a_building_that_joins_two() -> None:
    """TW-3.8: three squares in a row are one when the middle one is built."""
    scene = garden(
        "30 97", seats=4, parcels={BROWN: "D1", PINK: "D3"}, buildings={"D1": "C", "D3": "C"}
    ).play("build", "parcel D2", "take 52")
    scene.pay("30 D2", "97 build")
    assert node(scene, "D1") == node(scene, "D2") == node(scene, "D3")


# --- TW-3.9: upgrading


def owner(hand: str, **more: object) -> Scene:
    given = {"parcels": {ORANGE: "H1", BROWN: "H2"}, "buildings": {"H1": "C", "H2": "C"}} | more
    return garden(hand, **given)


def test_an_upgraded_building() -> None:
    """TW-3.9: three points, and a passenger if the square is empty."""
    full = owner("11 63").play("renovate", "parcel H1").pay("11 upgrade-building", "63 C")
    assert full.purse(ORANGE) == (3, 3, 1, 2)
    assert full.site("H1").upgraded == 1
    empty = owner("11 63", empty="1b")
    supply = int(empty.table.supply)
    empty.play("renovate", "parcel H1").pay("11 upgrade-building", "63 C")
    assert empty.site("H1").passenger == 1
    assert empty.table.supply == supply - 1


def test_an_upgrade_without_passengers_left() -> None:
    """TW-3.9: if the supply has none, none comes."""
    scene = owner("11 63", empty="1b")
    scene.table.supply = 0
    scene.match.play("renovate", ORANGE)
    scene.match.play("parcel H1", ORANGE)
    scene.match.play("play 11 upgrade-building", ORANGE)
    scene.match.play("play 63 C", ORANGE)
    assert scene.site("H1").passenger == 0
    assert scene.joy(ORANGE) == 3


def test_what_cannot_be_upgraded() -> None:
    """TW-3.9: others' buildings, printed ones, bare parcels, upgraded ones; only with the type."""
    scene = owner("9 11 63", parcels={ORANGE: "H1 H3", BROWN: "H2"}).play("renovate")
    assert scene.menu() == ["parcel H1"]
    assert scene.message("parcel H2") == scene.message("parcel H3") == "why.no-building"
    assert not owner("11 62").may("renovate")
    assert not owner("63 62").may("renovate")
    assert not owner("11 63", upgraded="H1").may("renovate")

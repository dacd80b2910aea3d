"""Phase 2, track: running on over parcels, completing, and what is never allowed (TW-3.2a to
TW-3.4a)."""

from __future__ import annotations

from tests.games.tramways.rules.position import BROWN, ORANGE, PINK, Scene, position
from tramshed.games.tramways import reasons
from tramshed.games.tramways.components import EAST, SOUTH, WEST
from tramshed.games.tramways.scoring import score
from tramshed.games.tramways.track.laying import forbids_tile

# Board H, 1920:          Board D, 1920 (columns f to j):
#   a  b  c  d  e           f  g  h  i  j
# 1 .  H1 .  .  .           .  I  I  ~  .
# 2 .  .  . H3  .           .  .  ~  .  .
# 3 R  H2 . H4  ^           .  . D1 D2 D3
# 4 .  .  .  .  ^           .  .  .  .  .
# 5 .  .  ^  ^  .           ^  .  .  .  ^
RAILS = "62 63 64 65 74 75"
"""Rails 2, 2, 2, 2, 3, 1 and all destinations."""
LOTS = "H1 H2 H3 H4 D1 D2 D3"


def pay_somehow(scene: Scene) -> Scene:
    if scene.step == "LAY":
        scene.play("stop")
    while scene.step == "PAY":
        scene.play(scene.menu()[-1])
    return scene


def garden(hand: str = RAILS, own: str = LOTS, **more: object) -> Scene:
    given = {"parcels": {ORANGE: own}} | more
    return position("H 1920, D 1920", hands={ORANGE: hand}, **given)  # type: ignore[arg-type]


# --- TW-3.2a: a tile on an own parcel


def test_a_track_runs_on_over_a_parcel() -> None:
    """TW-3.2a: H1 to H2, then over H2 to the residence beside it: one track, from H1 to R."""
    scene = garden(tracks={ORANGE: ["1b 2b 3b"]}).play("track")
    scene.play("lay 3b nw")
    assert scene.step == "PAY"
    assert pay_somehow(scene).tracks(ORANGE) == [(2, True)]
    assert scene.workers(ORANGE) == 1


def test_running_on_needs_a_destination_only_if_complete() -> None:
    """TW-3.2a: rails and a worker in any case; a destination of either end of the result."""
    short = garden("75 64", tracks={ORANGE: ["1b 2b 3b"]}).play("track")
    assert short.message("lay 3b nw") == "why.cannot-complete"  # to R: needs R or H1
    short.play("lay 3b ns", "stop").pay("75 rail")
    assert short.tracks(ORANGE) == [(2, False)]
    label = garden("39 75", tracks={ORANGE: ["1b 2b 3b"]}).play("track", "lay 3b nw")
    label.pay("39 H1", "75 rail")
    assert label.tracks(ORANGE) == [(2, True)]


def test_every_track_that_ends_there_must_be_joined() -> None:
    """TW-3.2a: with two of them one tile joins both; any other tile is not allowed."""
    scene = garden("39 75", tracks={ORANGE: ["1b 2b 3b", "3d 3c 3b"]}).play("track")
    assert scene.message("lay 3b nw") == scene.message("lay 3b ns") == "why.must-join"
    scene.play("lay 3b ne").pay("39 H1", "75 rail")
    assert scene.tracks(ORANGE) == [(3, True)]


def test_three_tracks_no_tile() -> None:
    """TW-3.2a: three ends cannot be joined by one tile."""
    tracks = {ORANGE: ["1b 2b 3b", "3d 3c 3b", "3a 4a 4b 3b"]}
    scene = garden(tracks=tracks).play("track")
    assert not [move for move in scene.menu() if move.startswith("lay 3b")]
    for move in ("lay 3b ne", "lay 3b ns", "lay 3b es", "lay 3b en"):
        assert scene.message(move) == "why.must-join"


def test_a_line_that_comes_to_a_parcel_joins_what_ends_there() -> None:
    """TW-3.2a: from H4 over H2, where a track from H1 ends: it can only go on with it."""
    scene = garden("39 62 75", tracks={ORANGE: ["1b 2b 3b"]}).play("track", "lay 3c ew")
    assert scene.message("lay 3b ew") == scene.message("lay 3b es") == "why.must-join"
    scene.play("lay 3b en").pay("39 H1", "62 2rails")
    assert scene.tracks(ORANGE) == [(3, True)]


def test_the_result_keeps_an_end() -> None:
    """TW-3.2a: a track that begins at H2 and is open at its other end runs on over H2 only if it
    gets somewhere."""
    scene = garden("74 75", tracks={ORANGE: ["3b 2b 2a"]}).play("track", "lay 3b ns")
    assert scene.message("stop") == "why.no-anchor"
    scene.play("lay 4b nw")
    assert scene.message("stop") == "why.no-anchor"
    assert scene.message("lay 4a es") == "why.cannot-complete"
    scene.play("lay 4a en").pay("74 3rails")
    assert scene.tracks(ORANGE) == [(4, False)]
    assert scene.table.tracks[0].ends[0] == scene.names["4a"] * 4  # anchored first


def test_no_closed_ring() -> None:
    """TW-3.2a, TW-3.3: a line may not come back to the parcel where it began, nor cover it."""
    scene = garden(own="H4", tracks={ORANGE: ["3d 4d 4c 3c"]}).play("track")
    assert scene.message("lay 3c se") == "why.cannot-complete"
    assert scene.may("lay 3c sn")
    state, h4 = scene.match.state[0], scene.names["3d"]
    assert forbids_tile(state, ORANGE, 0, h4, WEST, SOUTH) == reasons.CLOSED_RING
    assert forbids_tile(state, ORANGE, 0, h4, WEST, EAST) == reasons.MUST_JOIN


def test_upgraded_in_part_is_upgraded() -> None:
    """TW-3.6: a joined track, one part of which is upgraded, is wholly so, without points."""
    scene = garden(better={ORANGE: ["1b 2b 3b"]}).play("track", "lay 3b nw")
    pay_somehow(scene)
    assert scene.upgraded(ORANGE) == [2]
    assert scene.joy(ORANGE) == 0


# --- TW-3.2: redirecting on a parcel


def test_a_redirected_tile_on_a_parcel_joins_what_points_there() -> None:
    """TW-3.2, TW-3.2a: the last tile lies on H2; taken back, the parcel is bare, and the track
    from H1 that points at it has to be joined, with a destination of either end."""
    tracks = {ORANGE: ["3d 3c 3b 4b", "1b 2b 3b"]}
    scene = garden("39 75", tracks=tracks).play("track", "back 3b s")
    assert scene.menu() == ["lay 3b en"]
    assert scene.message("lay 3b ew") == "why.must-join"
    scene.play("lay 3b en")
    assert scene.step == "PAY"
    scene.pay("39 H1", "75 rail")
    assert scene.tracks(ORANGE) == [(3, True)]
    assert not garden("64 75", tracks=tracks).play("track").may("back 3b s")  # no destination


def test_a_tile_on_a_parcel_where_three_would_meet_is_not_redirected() -> None:
    """TW-3.2, TW-3.2a: one more track that points at H2 can be joined, two cannot."""
    over, north, south = "3a 3b 3c", "1b 2b 3b", "3d 3c 4c 4b 3b"
    assert garden(tracks={ORANGE: [over, north]}).play("track").may("back 3b e")
    assert not garden(tracks={ORANGE: [over, north, south]}).play("track").may("back 3b e")


def test_a_redirected_tile_on_a_parcel_that_nothing_points_at() -> None:
    """TW-3.2: it may lie any other way."""
    scene = garden(tracks={ORANGE: ["3d 3c 3b 4b"]}).play("track", "back 3b s")
    assert set(scene.menu()) == {"lay 3b en", "lay 3b ew"}
    assert scene.message("lay 3b es") == "why.same-way"


# --- TW-3.3: complete


def test_complete_needs_two_different_ends() -> None:
    """TW-3.3: back at the industry where it began a line may not end."""
    scene = garden(own="").play("track", "lay 1f es", "lay 2f ne")
    assert scene.message("lay 2g wn") == "why.cannot-complete"
    assert scene.may("lay 2g we")


def test_a_line_to_the_parcel_where_it_began() -> None:
    """TW-3.3: that is bare, and one's own, and cannot be its end either."""
    scene = garden("62 63 64 65", own="H4").play("track", "lay 3c es", "lay 4c ne")
    assert scene.message("lay 4d wn") == "why.cannot-complete"
    assert scene.may("lay 4d we")


def test_two_tracks_from_one_building_cannot_be_joined() -> None:
    """TW-3.3: the line would end where it began, at the industry; from two buildings they can."""
    for other, why in (("1g 2g 3g 3f", "why.cannot-complete"), ("3h 3g 3f", None)):
        scene = garden("62 63 64 65", own="D1", tracks={ORANGE: ["1g 1f 2f 2e", other]})
        scene.play("track", "lay 2e es", "lay 3e ne")
        assert scene.message("lay 3f we") == why


def test_a_track_from_a_building_to_itself() -> None:
    """TW-3.3: over H2 back to the residence is nothing; at H2 it is complete."""
    scene = garden("62 64 65 74", own="H2").play("track", "lay 2a se", "lay 2b ws")
    assert scene.message("lay 3b nw") == "why.cannot-complete"
    assert scene.may("stop")


def test_a_destination_of_either_end() -> None:
    """TW-3.3: the building's type, or the parcel's label; an incomplete track needs none."""
    scene = garden("40 63 74", own="H2").play("track", "lay 4b nw")
    scene.play("lay 4a en")
    assert scene.menu() == ["play 40 H2"]
    assert scene.message("play 63 C") == "why.not-needed"
    scene.pay("40 H2", "63 2rails")
    assert scene.tracks(ORANGE) == [(2, True)]
    by_type = garden("62 63", own="H2").play("track", "lay 4b nw", "lay 4a en")
    by_type.pay("62 R", "63 2rails")
    assert by_type.tracks(ORANGE) == [(2, True)]
    neither = garden("63 64", own="H2").play("track", "lay 4b nw")
    assert neither.message("lay 4a en") == "why.cannot-complete"
    neither.play("lay 4a es", "stop").pay("63 2rails")
    assert neither.tracks(ORANGE) == [(2, False)]


# --- TW-3.3a: labels


def test_a_label_serves_while_the_parcel_is_bare() -> None:
    """TW-3.3a: to move, complete or upgrade; once built on, only the building's type does."""
    bare = garden("8 39 74", own="H1", tracks={ORANGE: ["3a 2a 1a 1b"]})
    assert bare.may("upgrade")
    bare.play("move", "at 3a")
    assert bare.menu() == ["to H1"]
    built = garden("8 39 74", own="H1", buildings={"H1": "C"}, tracks={ORANGE: ["3a 2a 1a 1b"]})
    assert not built.may("upgrade")
    assert not built.may("move")
    track = garden("27 39", own="H1 H2", buildings={"H1": "C"}, tracks={ORANGE: ["1b 2b 3b"]})
    assert track.play("track").message("lay 3b nw") == "why.cannot-complete"  # C or R, not H1


def test_a_railed_parcels_label_only_builds() -> None:
    """TW-3.3a: it is no destination and no end, but a building can stand there."""
    scene = garden("40 97", own="H1 H2", tracks={ORANGE: ["1b 2b 3b 3a"]})
    moved = scene.copy()
    assert not moved.may("move")
    scene.play("build", "parcel H2", "take 54").pay("40 H2", "97 build")
    assert scene.tracks(ORANGE) == [(1, True)]


# --- TW-3.3b


def test_merged_ends() -> None:
    """TW-3.3b: a track whose ends become one building stays complete, and scores."""
    scene = garden("42 97", own="H3 H4", buildings={"H3": "C"}, tracks={ORANGE: ["2d 2c 3c 3d"]})
    scene.play("build", "parcel H4", "take 51").pay("42 H4", "97 build")
    assert scene.site("H3").node == scene.site("H4").node
    assert scene.tracks(ORANGE) == [(2, True)]
    assert int(score(scene.match.state[0], ORANGE)) == 1 + 3 - 1


# --- TW-3.4: never


def test_ground() -> None:
    """TW-3.4: not on lakes, others' or nobody's parcels, nor on buildings."""
    lake = garden(own="").play("track", "lay 2g ne")
    assert lake.message("lay 2h we") == "why.wrong-ground"
    for parcels in ({}, {BROWN: "H2"}):
        scene = garden(own="", parcels=parcels).play("track")
        assert scene.message("lay 3b we") == "why.foreign-parcel"
    state = lake.match.state[0]
    assert forbids_tile(state, ORANGE, 0, lake.names["1g"], WEST, SOUTH) == reasons.WRONG_GROUND


def test_pointing() -> None:
    """TW-3.4: not at a parcel that is not one's own, not off the map; at a lake one may."""
    for parcels in ({}, {BROWN: "H2"}):
        scene = garden(own="", parcels=parcels).play("track", "lay 2a se")
        assert scene.message("lay 2b ws") == "why.foreign-parcel"
        assert scene.may("lay 2b we")
    edge = garden(own="").play("track", "lay 2a sn")
    assert edge.message("lay 1a sn") == edge.message("lay 1a sw") == "why.off-the-map"
    lake = garden("75", own="").play("track", "lay 2g ne", "stop").pay("75 rail")
    assert lake.tracks(ORANGE) == [(1, False)]


def test_somebodys_building_may_be_pointed_at() -> None:
    """TW-3.4: a parcel with a building is a building, whoever owns it."""
    scene = garden("62 74", own="", parcels={BROWN: "H2"}, buildings={"H2": "C"}).play("track")
    scene.play("lay 2a se", "lay 2b ws")
    assert pay_somehow(scene).tracks(ORANGE) == [(2, True)]


def test_a_straight_across_a_straight() -> None:
    """TW-3.4: nothing else fits beside a straight."""
    scene = garden(own="H1 H2", tracks={BROWN: ["3a 2a 2b 2c 1c"]}).play("track")
    assert scene.may("lay 2b ns")
    for move in ("lay 2b nw", "lay 2b ne", "lay 2b sn"):
        assert (scene.message(move) == "why.cell-full") == (move != "lay 2b sn")


def test_two_curves_that_do_not_touch() -> None:
    """TW-3.4: nothing else fits beside a curve; whoever owns it."""
    own = {ORANGE: "H3 H4", BROWN: "H1"}
    scene = garden(parcels=own, tracks={BROWN: ["1b 1c 2c 2b"]})
    scene.play("track", "lay 3c en")
    assert scene.message("lay 2c sn") == scene.message("lay 2c sw") == "why.cell-full"
    scene.play("lay 2c se")
    assert scene.tiles("2c") == ["nw", "es"]


def test_no_third_tile() -> None:
    """TW-3.4: two at most."""
    scene = garden(
        parcels={ORANGE: "H2", PINK: "H1"},
        buildings={"H2": "C"},
        tracks={BROWN: ["3a 2a 2b 2c"], PINK: ["1b 2b 3b"]},
    ).play("track")
    assert scene.tiles("2b") == ["ns", "ew"]
    for move in ("lay 2b sn", "lay 2b sw", "lay 2b se"):
        assert scene.message(move) == "why.cell-full"


def test_never_another_players_track() -> None:
    """TW-3.4: two open ends of different players do not meet."""
    own = {ORANGE: "H4", BROWN: "H1"}
    scene = garden(parcels=own, tracks={BROWN: ["1b 1c 2c 3c"]}).play("track")
    assert scene.message("lay 3c en") == "why.foreign-track"
    assert scene.may("lay 3c es")


def test_tiles_are_limited() -> None:
    """TW-3.4: twelve straights and twelve curves."""
    scene = garden("62", own="H1 H2").play("track")
    scene.table.players[ORANGE].straights = 0
    assert scene.message("lay 2b ns") == "why.no-tiles"
    assert scene.message("lay 2b ne") is None
    scene.table.players[ORANGE].curves = 0
    assert scene.menu() == []


def test_a_line_may_cross_itself() -> None:
    """TW-3.4: over its own straight, at its price."""
    scene = garden(own="H2").play("track", "lay 4a ne", "lay 4b we", "lay 4c ws", "lay 5c nw")
    scene.play("lay 5b en", "lay 4b sn")
    assert scene.tiles("4b") == ["ns", "ew"]
    assert scene.table.cost == 7
    assert pay_somehow(scene).tracks(ORANGE) == [(6, True)]


def test_beside_a_foreign_parcel() -> None:
    """TW-3.4: passing by is fine."""
    scene = garden(own="", parcels={BROWN: "H2"}).play("track", "lay 4a ne")
    assert scene.may("lay 4b we")
    assert scene.message("lay 4b wn") == "why.foreign-parcel"


# --- TW-3.4a


def test_nothing_else_is_removed() -> None:
    """TW-3.4a: complete tracks stay, worked on or not."""
    scene = garden(own="H1 H2", tracks={ORANGE: ["1b 2b 3b"]}, half=2, turn=2).play("income")
    scene.leave_office()
    assert scene.table.rounds == 3
    assert scene.tracks(ORANGE) == [(1, True)]


def test_a_railed_parcel_is_no_end() -> None:
    """TW-3.3a, TW-3.4: while a tile lies on A3 a track that points there has an open end, and its
    label is not asked for."""
    scene = position(
        "A 1920",
        hands={ORANGE: "23 74"},
        parcels={ORANGE: "A3"},
        tracks={ORANGE: ["5e 4e 3e 3d 3c", "1a 1b 1c"]},
    )
    scene.play("track", "lay 1c we", "lay 1d ws", "lay 2d ns", "stop")
    assert scene.menu() == ["play 74 3rails"]
    scene.pay("74 3rails")
    assert scene.tracks(ORANGE) == [(3, False), (4, False)]

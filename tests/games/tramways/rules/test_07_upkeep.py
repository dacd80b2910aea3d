"""Phase 2, track: neglected tracks and upgrades (TW-3.5, TW-3.6)."""

from __future__ import annotations

import pytest

from tests.games.tramways.rules.position import BROWN, ORANGE, Scene, position

# Board A, 1920: R in 1a, A1 in 1e, A4 in 5a, C in 5e.


def last_turn(**more: object) -> Scene:
    """Orange has the last turn of a round."""
    given = {"order": (BROWN, 2, ORANGE), "half": 2, "turn": 2} | more
    return position("A 1920", **given)  # type: ignore[arg-type]


# --- TW-3.5


def test_a_neglected_track_is_removed() -> None:
    """TW-3.5: with all its tiles, at the end of a round in which nobody worked on it."""
    scene = last_turn(tracks={ORANGE: ["1a 1b 1c 1d"], BROWN: ["5e 5d 5c 5b"]})
    assert scene.tracks(ORANGE) == scene.tracks(BROWN) == [(2, False)]
    scene.play("income").leave_office()
    assert scene.tracks(ORANGE) == scene.tracks(BROWN) == []
    assert scene.tiles("1b") == scene.tiles("5d") == []
    assert scene.table.players[ORANGE].straights == 12


def test_redirecting_is_work() -> None:
    """TW-3.5: as are starting and going on."""
    scene = last_turn(hands={ORANGE: "62"}, tracks={ORANGE: ["1a 1b 1c 1d", "1a 2a 3a 4a"]})
    scene.play("track", "back 1c e", "lay 1c ws", "lay 2c ne", "stop").pay("62 2rails")
    scene.play("income").leave_office()
    assert scene.tracks(ORANGE) == [(3, False)]


def test_work_counts_for_one_round() -> None:
    """TW-3.5: in the next round it must be worked on again."""
    scene = last_turn(hands={ORANGE: "62"}, row="63 64 65")
    scene.play("track", "lay 1b we", "lay 1c we", "stop").pay("62 2rails").play("income")
    scene.leave_office()
    assert scene.tracks(ORANGE) == [(2, False)]
    scene.pass_auction()
    while scene.step == "ACTION":
        scene.play("income")
    scene.leave_office()
    assert scene.tracks(ORANGE) == []


ACROSS_A3 = "5e 4e 3e 3d 3c"
"""A neglected track that lies on A3 and ends at a lake."""


def test_neglected_tracks_go_at_once() -> None:
    """TW-3.5: what one of them leaves bare does not save another that points there."""
    towards = "1a 1b 1c 1d 2d 3d"
    for paths in ([ACROSS_A3, towards], [towards, ACROSS_A3]):
        scene = last_turn(parcels={ORANGE: "A3"}, tracks={ORANGE: paths})
        scene.play("income").leave_office()
        assert scene.tracks(ORANGE) == []


def test_a_parcel_is_bare_again() -> None:
    """TW-3.5, TW-3.3: once the track on it is removed, another that points at it is complete,
    without an icon."""
    given = {"parcels": {ORANGE: "A3"}, "tracks": {ORANGE: [ACROSS_A3, "1a 1b 1c"]}}
    scene = last_turn(hands={ORANGE: "74"}, **given)
    scene.play("track", "lay 1c we", "lay 1d ws", "lay 2d ns", "stop").pay("74 3rails")
    assert scene.tracks(ORANGE) == [(3, False), (4, False)]
    scene.play("income").leave_office()
    assert scene.tracks(ORANGE) == [(4, True)]
    ends = {int(scene.site("1a").node), int(scene.site("A3").node)}
    assert all(int(scene.table.links[node]) for node in ends), "one can travel on it"


def test_nothing_is_removed_after_the_last_round() -> None:
    """TW-3.5, TW-4.3: the last round has no such step; it scores nothing anyway."""
    scene = last_turn(tracks={ORANGE: ["1a 1b 1c 1d"]}, rounds=6).play("income")
    scene.leave_office()
    assert scene.match.is_over
    assert scene.tracks(ORANGE) == [(2, False)]


# --- TW-3.6


def upgrader(hand: str, **more: object) -> Scene:
    given = {
        "parcels": {ORANGE: "A1"},
        "tracks": {ORANGE: ["1a 1b 1c 1d 1e"]},
    } | more
    return position("A 1920", hands={ORANGE: hand}, **given)  # type: ignore[arg-type]


def test_an_upgrade() -> None:
    """TW-3.6: an upgrade icon and a destination of one end; no worker; three points."""
    scene = upgrader("8 62", workers=0).play("upgrade", "along 1b w")
    scene.pay("8 upgrade-track", "62 R")
    assert scene.purse(ORANGE) == (3, 3, 1, 0)
    assert scene.upgraded(ORANGE) == [3]
    label = upgrader("8 21").play("upgrade", "along 1b w").pay("8 upgrade-track", "21 A1")
    assert label.upgraded(ORANGE) == [3]
    one = upgrader("6").play("upgrade", "along 1b w").pay("6 upgrade-track", "6 R")
    assert one.purse(ORANGE) == (3, 3, 2, 2)


def test_what_cannot_be_upgraded() -> None:
    """TW-3.6: others' tracks, incomplete ones, upgraded ones; and not without the icons."""
    assert not upgrader("8 63").may("upgrade")  # C is at neither end
    assert not upgrader("62 21").may("upgrade")  # no upgrade icon
    scene = upgrader(
        "6 7 8 62",
        tracks={ORANGE: ["1a 1b 1c 1d 1e", "1a 2a 3a 4a"], BROWN: ["5e 5d 5c 5b 4b 4a 5a"]},
        better={ORANGE: ["5e 4e 3e 2e 1e"]},
        parcels={ORANGE: "A1", BROWN: "A4"},
    ).play("upgrade")
    assert scene.menu() == ["along 1b w"]
    assert scene.message("along 2a n") == "why.not-complete"
    assert scene.message("along 2e n") == "why.upgraded-already"
    assert scene.message("along 5b e") == scene.message("along 3a n") == "why.no-track"


@pytest.mark.parametrize("turned_over", [0, 1])
def test_two_tracks_joined_one_of_them_upgraded(turned_over: int) -> None:
    """TW-3.6: the whole is upgraded, whichever part was, and without points."""
    paths = ["1a 1b 1c 1d 1e", "1e 2e 3e 4e 5e"]
    better = paths.pop(turned_over)
    scene = upgrader("21", tracks={ORANGE: paths}, better={ORANGE: [better]})
    scene.play("track", "lay 1e ws").pay("21 rail", "21 R")
    assert scene.tracks(ORANGE) == [(7, True)]
    assert scene.upgraded(ORANGE) == [7]
    assert scene.joy(ORANGE) == 0

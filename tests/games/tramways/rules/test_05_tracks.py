"""Phase 2, track: laying, starting, going on, redirecting (TW-3.0 to TW-3.2)."""

from __future__ import annotations

import pytest

from tests.games.tramways.rules.position import BROWN, ORANGE, Scene, position
from tramshed.games.tramways import events

# Board A, 1920:          Board B, 1920 (columns f to j beside it):
#   a  b  c  d  e           f  g  h  i  j
# 1 R  .  .  . A1           .  .  ^  ^  .
# 2 .  ^  .  .  .           .  C  .  .  ^
# 3 . A2  ~ A3  .           .  .  .  .  .
# 4 .  .  ~  ^  .           ^  .  . B2  .
# 5 A4 .  .  .  C           ^  ^  .  .  .
RAILS = "21 22 62 63 64 65 74"
"""Rails 1, 1, 2, 2, 2, 2, 3 and all destinations."""


def builder(hand: str = RAILS, **more: object) -> Scene:
    return position("A 1920, B 1920", hands={ORANGE: hand}, **more)  # type: ignore[arg-type]


def pay_somehow(scene: Scene) -> Scene:
    while scene.step == "PAY":
        scene.play(scene.menu()[-1])
    return scene


# --- TW-3.0: the action rounds


def test_one_action_then_two() -> None:
    """TW-3.0: one action each in order, then two each."""
    scene = position("A 1920", seats=2, hands={ORANGE: "62 63 64"}, workers=2)
    scene.play("track", "lay 1b we", "lay 1c we", "stop").pay("62 2rails")
    assert (scene.seat, scene.table.half) == (BROWN, 1)
    scene.play("income")
    assert (scene.seat, scene.table.half, scene.table.taken) == (ORANGE, 2, 0)
    scene.play("track", "lay 2a ns", "lay 3a ns", "stop").pay("63 2rails")
    assert (scene.seat, scene.table.taken) == (ORANGE, 1)
    assert scene.menu() == ["income"]  # no worker is left
    scene.play("income")
    assert (scene.seat, scene.table.half) == (BROWN, 2)
    assert scene.cash(ORANGE) == 3 + 2


def test_income_ends_the_turn() -> None:
    """TW-3.0: $2 and nothing else."""
    scene = position("A 1920", seats=2, hands={ORANGE: RAILS}, half=2)
    scene.play("income")
    assert scene.seat == BROWN
    assert scene.cash(ORANGE) == 5
    scene.play("income")
    assert scene.step == "ADMINISTRATION"


@pytest.mark.parametrize("icon", ["$1", "worker", "calm", "passenger"])
def test_icons_of_other_phases(icon: str) -> None:
    """TW-3.0: money, workers, passengers and calm cannot be had in this phase."""
    tickets = {"$1": "20", "worker": "20", "calm": "20", "passenger": "18"}
    scene = builder(f"{tickets[icon]} 62")
    scene.play("track", "lay 1b we", "lay 1c we", "stop")
    assert scene.why(f"play {tickets[icon]} {icon}") == "TW-1.1"


def test_nothing_can_be_done_without_the_means() -> None:
    """TW-3.0, TW-3.1: without a worker no track; without icons nothing at all."""
    assert builder(workers=0).message("track") == "why.no-worker"
    assert builder("69").message("track") == "why.no-rails"
    assert builder("69").menu() == ["income"]


# --- TW-3.1: price, worker


def test_prices() -> None:
    """TW-3.1: plain 1, mountain 2, own parcel 1; a second tile costs what a first would."""
    scene = builder(parcels={ORANGE: "A2"})
    laid = []
    scene.play("track", "lay 1b ws")
    laid += scene.told(events.LAID)
    scene.play("lay 2b ns")
    laid += scene.told(events.LAID)
    scene.play("lay 3b ns")
    laid += scene.told(events.LAID)
    assert [each.c for each in laid] == [1, 2, 1]
    assert scene.table.cost == 4


def test_a_crossing_costs_what_the_ground_costs() -> None:
    """TW-3.1: two rails for a second tile on a mountain."""
    scene = builder(tracks={BROWN: ["1a 2a 2b 2c 2d"]})
    scene.play("track", "lay 1b ws", "lay 2b ns")
    assert scene.told(events.LAID)[0].c == 2
    assert scene.tiles("2b") == ["ns", "ew"]


def test_exactly_the_price() -> None:
    """TW-3.1: neither more nor less: with a 2 and a 3 one lays 2, 3 or 5."""
    scene = builder("62 74")
    scene.play("track", "lay 1b we")
    assert not scene.may("stop")
    scene.play("lay 1c ws")
    assert scene.may("stop")
    scene.play("lay 2c ne")
    assert scene.may("stop")
    scene.play("lay 2d we")
    assert not scene.may("stop")
    scene.play("lay 2e ws")
    assert scene.may("stop")
    assert not [move for move in scene.menu() if move.startswith("lay")]
    scene.play("stop").pay("62 2rails", "74 3rails")


def test_one_worker_a_track() -> None:
    """TW-3.1: paid once, however long the line."""
    scene = builder("74", workers=2)
    scene.play("track", "lay 1b we", "lay 1c we", "lay 1d ws", "stop").pay("74 3rails")
    assert scene.workers(ORANGE) == 1


# --- TW-3.2: where a line begins and ends


def test_a_line_begins_at_any_building() -> None:
    """TW-3.2: printed, or built by anybody; or at an own bare parcel; nowhere else."""
    hand = "26 62 63 64 65 74"
    scene = builder(hand, parcels={ORANGE: "A1", BROWN: "A4"}, buildings={"A4": "L"}).play("track")
    assert scene.may("lay 1b we")  # R
    assert scene.may("lay 5b we")  # Brown's leisure on A4
    assert scene.may("lay 2e ns")  # own A1
    assert scene.message("lay 4b ns") == "why.not-a-start"  # A2 is nobody's
    assert scene.message("lay 2c we") == "why.not-a-start"


def test_a_line_ends_at_the_first_building() -> None:
    """TW-3.2: pointing at a building it is over."""
    scene = builder()
    scene.play("track", "lay 4e sn", "lay 3e sn", "lay 2e se", "lay 2f we")
    assert scene.step == "PAY"
    assert pay_somehow(scene).tracks(ORANGE) == [(4, True)]


def test_a_line_may_cover_own_parcels_or_end_there() -> None:
    """TW-3.2: stop before it, or go on over it."""
    scene = builder("21 22 62 63", parcels={ORANGE: "A3"})
    scene.play("track", "lay 1b we", "lay 1c we", "lay 1d ws", "lay 2d ns")
    assert scene.may("stop")
    assert scene.may("lay 3d ne")
    over = scene.copy().play("lay 3d ne", "stop")
    assert pay_somehow(over).tracks(ORANGE) == [(5, False)]
    assert pay_somehow(scene.play("stop")).tracks(ORANGE) == [(4, True)]


def test_going_on_with_an_own_incomplete_track() -> None:
    """TW-3.2: from its open end, with a worker; not with another's."""
    tracks = {ORANGE: ["1a 1b 1c 1d"], BROWN: ["1a 2a 3a 4a"]}
    scene = builder("62 63", tracks=tracks).play("track")
    assert scene.may("lay 1d ws")
    assert scene.message("lay 4a ns") == "why.not-a-start"
    scene.play("lay 1d ws", "lay 2d nw", "stop").pay("62 2rails")
    assert scene.tracks(ORANGE) == [(4, False)]
    assert scene.workers(ORANGE) == 1


def test_redirecting() -> None:
    """TW-3.2: the last tile of an incomplete track is laid another way, at full cost and a worker;
    one may go on."""
    scene = builder("62 63", tracks={ORANGE: ["1a 1b 1c 1d"]}).play("track")
    assert scene.may("back 1c e")
    assert scene.message("back 1b e") == "why.not-the-end"
    scene.play("back 1c e")
    assert scene.tiles("1c") == []
    assert scene.message("lay 1c we") == "why.same-way"
    assert scene.message("stop") is not None
    scene.play("lay 1c ws", "lay 2c ne", "stop").pay("62 2rails")
    assert scene.tracks(ORANGE) == [(3, False)]
    assert scene.tiles("1c") == ["sw"]
    assert scene.workers(ORANGE) == 1
    assert scene.table.tracks[0].worked == 1


def test_redirecting_the_only_tile() -> None:
    """TW-3.2: it still begins where it began."""
    scene = builder("74", tracks={ORANGE: ["1a 1b 1c"]}).play("track", "back 1b e")
    assert scene.menu() == ["lay 1b ws"]  # to the north the map ends
    scene.play("lay 1b ws", "lay 2b ne", "stop").pay("74 3rails")
    assert scene.tracks(ORANGE) == [(2, False)]


def test_a_complete_track_is_not_redirected() -> None:
    """TW-3.2, TW-3.4a: nothing built is removed but the last tile of an incomplete track."""
    scene = builder(parcels={ORANGE: "A1"}, tracks={ORANGE: ["1a 1b 1c 1d 1e"]}).play("track")
    assert scene.message("back 1d e") == "why.not-the-end"
    assert scene.message("back 1b w") == "why.not-the-end"
    assert not [move for move in scene.menu() if move.startswith("back")]


def test_one_track_an_action() -> None:
    """TW-3.2: an unbroken line; the next tile follows the last."""
    scene = builder().play("track", "lay 1b we")
    assert scene.message("lay 2a ns") == "why.not-the-end"
    assert scene.message("lay 4e ns") == "why.not-the-end"


def test_joining_two_own_incomplete_tracks() -> None:
    """TW-3.2, TW-3.3: then the track is complete: a destination of either end, and the line is
    over."""
    tracks = {ORANGE: ["1a 1b 1c 1d", "2g 2f 2e 2d"]}
    scene = builder("62 63 65", tracks=tracks).play("track")
    scene.play("lay 1d ws", "lay 2d ne")
    assert scene.step == "PAY"
    assert scene.told(events.JOINED)
    assert set(scene.menu()) == {"play 62 2rails", "play 62 R", "play 63 2rails", "play 63 C"}
    scene.pay("62 2rails", "63 C")
    assert scene.tracks(ORANGE) == [(6, True)]
    assert scene.workers(ORANGE) == 1


def test_joining_needs_a_destination() -> None:
    """TW-3.3: R or C, no other."""
    tracks = {ORANGE: ["1a 1b 1c 1d", "2g 2f 2e 2d"]}
    scene = builder("64 65 74", tracks=tracks).play("track", "lay 1d ws")
    assert scene.message("lay 2d ne") == "why.cannot-complete"

"""In general: tickets, consequences, stress, hands (TW-1)."""

from __future__ import annotations

import pytest

from tests.games.tramways.rules.position import BROWN, ORANGE, Scene, position
from tramshed.games.tramways import events, whereabouts
from tramshed.games.tramways.administration.office import begin_administration
from tramshed.games.tramways.auction.bidding import begin_auction
from tramshed.games.tramways.purse import gain_joy, raise_stress, upset
from tramshed.games.tramways.state import Purse
from tramshed.kernel.record import blank


def two_tiles(hand: str, **more: object) -> Scene:
    """Orange lays two plain tiles and stops; they are to be paid."""
    scene = position("A 1920", hands={ORANGE: hand}, **more)  # type: ignore[arg-type]
    return scene.play("track", "lay 1b we", "lay 1c we", "stop")


# --- TW-1.1: playing a ticket


def test_one_icon_is_free_each_further_one_is_a_step_of_stress() -> None:
    """TW-1.1: two rails on one ticket, or one on each of two."""
    scene = position("A 1920", hands={ORANGE: "21 22 62"})
    scene.play("track", "lay 1b we", "lay 1c we", "lay 1d we", "stop")
    free, dear = scene.copy(), scene.copy()
    free.pay("21 A1", "22 rail", "62 2rails")
    assert free.stress(ORANGE) == 1
    dear.pay("21 A1", "21 rail", "62 2rails")
    assert dear.stress(ORANGE) == 2
    assert dear.hand(ORANGE) == ["22"]
    three = scene.copy().pay("21 rail", "21 R", "62 2rails")
    assert three.stress(ORANGE) == 2


def test_used_tickets_go_to_the_own_discard() -> None:
    """TW-1.1: and the hand is not refilled."""
    scene = two_tiles("62 63").pay("62 2rails")
    assert scene.place("62") == whereabouts.DISCARD + ORANGE
    assert scene.hand(ORANGE) == ["63"]


def test_icons_of_one_ticket_serve_one_action() -> None:
    """TW-1.1: a ticket played for a track cannot move a passenger in the next action."""
    scene = position("A 1920", hands={ORANGE: "62"}, half=2)
    scene.play("track", "lay 1b we", "lay 1c we", "stop").pay("62 2rails")
    assert scene.seat == ORANGE
    assert scene.menu() == ["income"]
    assert scene.hand(ORANGE) == []


def test_an_action_is_offered_only_if_it_can_be_completed() -> None:
    """TW-1.1: with three rails on one ticket, and nothing else, a line has three plain tiles."""
    scene = position("A 1920", hands={ORANGE: "74"}).play("track", "lay 1b we")
    assert scene.why("stop") == "TW-1.1"
    scene.play("lay 1c we")
    assert not scene.may("stop")
    assert scene.menu() == ["lay 1d ws"]  # onwards lies A1, which is nobody's
    scene.play("lay 1d ws")
    assert scene.menu() == ["stop"]


def test_a_dead_end_is_not_entered() -> None:
    """TW-1.1: a first tile after which no sum of rails fits is not offered."""
    scene = position("B 1910", hands={ORANGE: "74"}).play("track")
    # All around the commerce lie mountains: two rails a tile, so three never fit but with a plain.
    for move in scene.menu():
        other = scene.copy().play(move)
        while other.step == "LAY":
            other.play(other.menu()[0])
        assert other.table.bill.rails == 3


def test_icons_are_taken_in_ascending_order() -> None:
    """TW-1.1: one way to pay with some icons, not one for each order."""
    scene = position("A 1920", hands={ORANGE: "21 22 26 27"})
    scene.play("track", "lay 1b we", "lay 1c we", "stop")
    assert scene.menu() == ["play 21 rail", "play 22 rail", "play 26 rail"]
    assert scene.message("play 27 rail") == "why.cannot-complete"
    scene.pay("22 rail")
    assert scene.message("play 21 rail") == "why.ascending"
    assert scene.menu() == ["play 26 rail", "play 27 rail"]


def test_exactly_what_is_needed() -> None:
    """TW-1.1, TW-3.1: an icon that is not needed cannot be played along."""
    scene = two_tiles("21 62 63")
    assert scene.message("play 62 R") == "why.not-needed"
    assert scene.message("play 62 strip") == "why.not-needed"
    assert scene.message("play 62 4") == "why.no-such-icon"
    assert scene.message("play 64 2rails") == "why.not-in-hand"
    scene.pay("62 2rails")
    assert scene.step == "ACTION"


# --- TW-1.2: consequences


@pytest.mark.parametrize(
    ("ticket", "icon", "change"),
    [
        ("2", "3rails", (-2, 0, 0, 0)),
        ("1", "3rails", (0, 0, 1, 0)),
        ("84", "3rails", (0, 0, 0, -1)),
        ("19", "3rails", (0, -1, 0, 0)),
    ],
)
def test_a_consequence_comes_first(
    ticket: str, icon: str, change: tuple[int, int, int, int]
) -> None:
    """TW-1.2: it takes money, stress, a worker or happiness, once, when the ticket is played."""
    seats = 4
    scene = position("A 1920", seats=seats, hands={ORANGE: ticket})
    before = scene.purse(ORANGE)
    scene.play("track", "lay 1b we", "lay 1c we", "lay 1d ws", "stop").pay(f"{ticket} {icon}")
    after = scene.purse(ORANGE)
    worker = (0, 0, 0, -1)  # of the track itself
    assert after == tuple(sum(parts) for parts in zip(before, change, worker, strict=True))
    assert scene.told(events.SUFFERED)


def test_a_consequence_comes_once() -> None:
    """TW-1.2: however many icons of the ticket are played."""
    scene = position("C 1920, A 1920", hands={ORANGE: "66"}, tracks={ORANGE: ["2d 1d 1e 1f"]})
    scene.play("upgrade", "along 1d s").pay("66 upgrade-track", "66 R")
    assert scene.purse(ORANGE) == (2, 3, 2, 2)


def test_what_cannot_be_paid_cannot_be_played() -> None:
    """TW-1.2: without the money, or the second worker, there is no action."""
    assert not position("A 1920", hands={ORANGE: "2"}, cash=1).may("track")
    assert position("A 1920", hands={ORANGE: "2"}, cash=2).may("track")
    four = {"seats": 4, "hands": {ORANGE: "84"}}
    assert not position("A 1920", workers=1, **four).may("track")  # type: ignore[arg-type]
    assert position("A 1920", workers=2, **four).may("track")  # type: ignore[arg-type]


def test_consequences_add_up() -> None:
    """TW-1.2: with $3 one of two tickets at $2 and $3 can be played, not both."""
    poor, rich = (position("A 1920", hands={ORANGE: "2 71"}, cash=cash) for cash in (3, 5))
    for scene in (poor, rich):
        scene.play("track", "lay 1b we", "lay 1c we", "lay 1d ws")
    assert poor.menu() == ["stop"]
    assert poor.message("lay 2d ne") == "why.cannot-complete"
    rich.play("lay 2d ne", "lay 2e ws", "lay 3e ns", "stop").pay("2 3rails", "71 3rails")
    assert rich.cash(ORANGE) == 0
    poor.play("stop")
    assert poor.menu() == ["play 2 3rails", "play 71 3rails"]


def test_a_consequence_of_auction_money() -> None:
    """TW-1.2: $5 on a ticket with stress +1 buy a bid at the price of a step."""
    scene = position("A 1920", hands={ORANGE: "15"}, cash=0, row="62 63 64", begin=begin_auction)
    scene.play("bid 4", "play 15 $5", "done")
    assert scene.purse(ORANGE) == (1, 0, 2, 2)


def test_a_consequence_of_a_discard() -> None:
    """TW-1.2: a discarded ticket takes as much as a played one; unpayable, it stays in hand."""
    scene = position("A 1920", hands={ORANGE: "12 19"}, cash=2, begin=begin_administration)
    assert scene.message("discard 12", ORANGE) == "why.consequence"
    scene.play("discard 19", "done", seat=ORANGE).leave_office()
    assert scene.joy(ORANGE) == -1
    assert "12" in scene.hand(ORANGE)


# --- TW-1.3: stress


@pytest.mark.parametrize(
    ("start", "steps", "last", "end", "joy"),
    [
        (1, 1, 21, 2, 0),
        (19, 1, 21, 20, 0),
        (20, 1, 21, 21, -1),
        (20, 2, 21, 21, -2),
        (21, 1, 21, 21, -1),
        (18, 4, 21, 21, -2),
        (14, 1, 15, 15, -1),
        (14, 3, 15, 15, -3),
    ],
)
def test_stress(start: int, steps: int, last: int, end: int, joy: int) -> None:
    """TW-1.3: every step that reaches the last space, or would pass it, costs a point at once."""
    purse = blank(Purse)
    purse[0].stress = start
    raise_stress(purse[0], steps, last)
    assert (int(purse[0].stress), int(purse[0].joy)) == (end, joy)


def test_the_last_space_by_side() -> None:
    """TW-1.3, TW-S2: 21 on the normal side, 15 on the hard one."""
    scene = position("A 1920", hard=[BROWN], stress={ORANGE: 15, BROWN: 15})
    for seat in (ORANGE, BROWN):
        upset(scene.match.state[0], seat, 1)
    assert scene.purse(ORANGE)[1:3] == (0, 16)
    assert scene.purse(BROWN)[1:3] == (-1, 15)


def test_stress_never_sinks_below_one() -> None:
    """TW-1.3: a trip to a residence changes nothing there."""
    scene = position(
        "F 1920", hands={ORANGE: "62 74"}, tracks={ORANGE: ["3a 4a 4b 5b 5c 5d 4d 4e 3e"]}
    )
    scene.play("move", "at 3a", "to R", "along 4a n").pay("62 R", "74 strip")
    assert scene.stress(ORANGE) == 1


def test_a_further_icon_worries_before_it_works() -> None:
    """TW-1.3, TW-4.1: at 1 a further icon's step makes room for its own calm; at the end of the
    track it costs a point first."""
    low = position("A 1920", hands={ORANGE: "16"}, begin=begin_administration)
    assert low.message("play 16 calm", ORANGE) == "why.calm-already"
    low.play("play 16 $2", "play 16 calm", "done", seat=ORANGE).leave_office()
    assert low.purse(ORANGE)[1:3] == (0, 1)
    high = position("A 1920", hands={ORANGE: "16"}, stress={ORANGE: 21}, begin=begin_administration)
    high.play("play 16 $2", "play 16 calm", "done", seat=ORANGE)
    sheet = high.live.sheet[ORANGE]
    high.leave_office()
    assert high.purse(ORANGE)[1:3] == (-1, 20)
    assert sheet.n == 0


# --- TW-1.5, TW-1.6


def test_hands_may_grow_past_the_limit() -> None:
    """TW-1.5: nobody discards down to it; a full hand draws nothing."""
    hand = "12 13 14 15 16 17 18 19"
    scene = position("A 1920", hands={ORANGE: hand}, row="62 63 64", begin=begin_auction)
    scene.play("bid 1", "done", "pass", "pass")
    assert scene.seat == ORANGE
    scene.play("take 62")
    assert len(scene.hand(ORANGE)) == 9
    while scene.step != "ADMINISTRATION":
        if scene.step == "TAKE":
            scene.play(scene.menu()[0])
        else:
            scene.play("income")
    scene.leave_office()
    assert len(scene.hand(ORANGE)) == 9
    assert len(scene.hand(BROWN)) <= 7


def test_points_below_zero_and_an_unlimited_bank() -> None:
    """TW-1.6: happiness may sink below 0; the bank pays whatever is due; discs do not limit."""
    scene = position(
        "A 1920",
        seats=2,
        hands={ORANGE: "19 62 63"},
        cash=400,
        half=2,
        tracks={ORANGE: ["1a 1b 1c 1d 2d 2e 3e 4e 5e"]},
    )
    scene.play("move", "at 1a", "to C", "along 1b w").pay("62 strip", "63 C").play("cash")
    assert scene.cash(ORANGE) == 400 + 5 + 7
    scene.play("track", "lay 2a ns", "lay 3a ns", "lay 4a ne", "stop").pay("19 3rails")
    assert scene.joy(ORANGE) == 1 - 1
    upset(scene.match.state[0], BROWN, 30)
    assert scene.joy(BROWN) == -11
    gain_joy(scene.match.state[0], BROWN, -1)
    assert scene.joy(BROWN) == -12

"""The rulebook's worked examples, on the default edition's boards."""

from __future__ import annotations

from tests.games.tramways.rules.position import (
    BROWN,
    GREEN,
    ORANGE,
    PINK,
    PURPLE,
    Scene,
    position,
)
from tramshed.games.tramways.administration.office import begin_administration
from tramshed.games.tramways.auction.bidding import begin_auction
from tramshed.games.tramways.scoring import grade, rank, score


def bid(scene: Scene, dollars: int) -> None:
    """A bid, paid in cash."""
    scene.play(f"bid {dollars}", "done")


def test_the_auction_of_five() -> None:
    """TW-2.1, TW-2.2, TW-2.3: paid 4, 3, 0, 3, 5; the order: Brown, Orange, Purple, Pink, Green."""
    scene = position(
        "A 1920",
        seats=5,
        order=(BROWN, PINK, GREEN, ORANGE, PURPLE),
        cash=10,
        row="62 63 64 65 66",
        begin=begin_auction,
    )
    assert scene.seat == BROWN
    bid(scene, 4)
    assert scene.seat == PINK
    bid(scene, 1)
    assert scene.seat == GREEN
    scene.play("pass")
    assert scene.seat == ORANGE
    assert scene.why("bid 4") == scene.why("bid 1") == "TW-2.2"
    bid(scene, 3)
    assert scene.seat == PURPLE
    assert scene.menu()[:2] == ["pass", "bid 2"]
    bid(scene, 2)
    # Brown leads and has the first place; Pink may bid 2, since Purple is to the right.
    assert scene.seat == PINK
    assert scene.why("bid 1") == "TW-2.2"
    bid(scene, 2)
    # Orange leads those who are left: second place. Purple could bid 1.
    assert scene.seat == PURPLE
    assert scene.may("bid 1")
    bid(scene, 3)
    assert scene.seat == PINK
    scene.play("pass")
    assert [int(seat) for seat in scene.table.order] == [BROWN, ORANGE, PURPLE, PINK, GREEN]
    paid = {seat: 10 - scene.cash(seat) for seat in range(5)}
    assert paid == {BROWN: 4, PINK: 3, GREEN: 0, ORANGE: 3, PURPLE: 5}
    assert scene.stress(BROWN) == 2


def test_track_1_over_the_mountains() -> None:
    """TW-3.1, TW-3.3: two mountain tiles from B1 to a commerce cost four rails, and a destination
    of either end."""
    scene = position(
        "B 1910", hands={ORANGE: "25 62 65 63"}, parcels={BROWN: "B2"}, workers={ORANGE: 1}
    )
    scene.play("track", "lay 2c we", "lay 2d we", "stop")
    other = scene.copy()
    scene.pay("25 B1", "62 2rails", "65 2rails")
    assert scene.tracks(ORANGE) == [(2, True)]
    assert scene.workers(ORANGE) == 0
    other.pay("62 2rails", "63 C", "65 2rails")
    assert other.tracks(ORANGE) == [(2, True)]


def test_track_1_beside_other_parcels() -> None:
    """TW-3.4: no track may point at somebody's parcel, or at nobody's; beside it is fine."""
    scene = position("A 1920", hands={PINK: "62 63 74"}, parcels={ORANGE: "A1"}, order=(2, 0, 1))
    scene.play("track", "lay 1b we", "lay 1c we")
    assert scene.message("lay 1d we") == "why.foreign-parcel"  # A1 is Orange's
    scene.play("lay 1d ws")
    other = position("A 1920", hands={PINK: "62 63 74"}, order=(2, 0, 1))
    other.play("track", "lay 2a ns")
    assert other.message("lay 3a ne") == "why.foreign-parcel"  # A2 is nobody's
    assert other.may("lay 3a ns")


def test_track_2_two_tickets() -> None:
    """TW-1.1, TW-3.1: Brown has a track between C and L; Orange lays another with three rails and
    a C on the second ticket, for a step of stress."""
    scene = position(
        "J 1920, B 1920",
        hands={ORANGE: "22 63"},
        parcels={ORANGE: "B2"},
        tracks={BROWN: ["2g 3g 3f 3e 3d 3c 2c"]},
    )
    scene.play("track", "lay 2f ew", "lay 2e ew", "lay 2d ew")
    scene.pay("22 rail", "63 2rails", "63 C")
    assert scene.tracks(ORANGE) == [(3, True)]
    assert scene.purse(ORANGE) == (3, 0, 2, 1)
    assert scene.hand(ORANGE) == []


def test_track_3_to_an_own_parcel() -> None:
    """TW-3.3: three rails from R to A1, with the ticket A1 for the destination; or with the R of
    one of the rail tickets, for stress."""
    scene = position("A 1920", hands={ORANGE: "21 22 26 27"})
    scene.play("track", "lay 1b we", "lay 1c we", "lay 1d we", "stop")
    other = scene.copy()
    scene.pay("21 A1", "22 rail", "26 rail", "27 rail")
    assert scene.tracks(ORANGE) == [(3, True)]
    assert scene.stress(ORANGE) == 1
    other.pay("22 rail", "26 rail", "26 R", "27 rail")
    assert other.tracks(ORANGE) == [(3, True)]
    assert other.stress(ORANGE) == 2
    assert other.hand(ORANGE) == ["21"]
    assert scene.workers(ORANGE) == other.workers(ORANGE) == 1


def test_track_4_around_a_parcel_and_across() -> None:
    """TW-3.2, TW-3.4: Orange needs five tiles around D1, which is Pink's, to the commerce on D2.
    Pink's incomplete track needs no destination; completed it crosses Orange's and covers D1, and
    only a C will do."""
    scene = position(
        "E 1920, D 1920",
        hands={ORANGE: "22 63 65", PINK: "29 62 74 75"},
        parcels={ORANGE: "D2", PINK: "D1"},
        buildings={"D2": "C"},
        order=(ORANGE, BROWN, PINK),
    )
    scene.play("track", "lay 2g ns")
    assert scene.message("lay 3g ne") == "why.foreign-parcel"
    scene.play("lay 3g ns", "lay 4g ne", "lay 4h we", "lay 4i wn")
    scene.pay("22 rail", "63 2rails", "63 C", "65 2rails")
    assert scene.tracks(ORANGE) == [(5, True)]
    assert scene.purse(ORANGE) == (3, 0, 2, 1)
    scene.play("income")
    assert scene.seat == PINK
    scene.play("track", "lay 3d we", "lay 3e we", "lay 3f we", "stop")
    scene.pay("74 3rails")
    assert scene.tracks(PINK) == [(3, False)]
    scene.play("income", "income")
    assert scene.seat == PINK
    scene.play("track", "lay 3g we", "lay 3h we")
    assert scene.tiles("3g") == ["ns", "ew"]
    assert scene.why("play 62 R") == scene.why("play 29 L") == "TW-1.1"
    scene.pay("62 2rails", "75 C")
    assert scene.tracks(PINK) == [(5, True)]
    assert scene.purse(PINK) == (3, 0, 1, 0)  # two workers, and no stress


def test_incomplete_tracks() -> None:
    """TW-3.5: a track is begun, then a commerce built on B2 and a second track begun; at the end of
    the round both stay. In the next one a leisure is built, and the only worker goes on with one
    track: the other is lost with its tiles."""
    scene = position(
        "B 1920, C 1920",
        seats=2,
        hands={ORANGE: "14 26 27 62 63 92 97"},
        decks={ORANGE: "64 65 75 80"},
        row="66 67",
    )
    scene.play("track", "lay 2c we", "lay 2d we", "stop").pay("62 2rails")
    scene.play("income")
    scene.play("build", "parcel B2", "take 50").pay("26 B2", "97 build")
    scene.play("track", "lay 3b ns", "lay 4b nw", "stop").pay("63 2rails")
    scene.play("income")
    assert scene.tracks(ORANGE) == [(2, False), (2, False)]
    assert scene.workers(ORANGE) == 0
    scene.play("play 92 worker", seat=ORANGE).leave_office()
    assert scene.table.rounds == 3
    assert scene.tracks(ORANGE) == [(2, False), (2, False)]
    assert scene.workers(ORANGE) == 1
    scene.pass_auction()
    scene.play("income")
    assert scene.seat == ORANGE
    scene.play("build", "parcel C1", "take 54").pay("14 build", "27 C1")
    scene.play("income")
    scene.play("track", "lay 2e we", "stop").pay("64 2rails")
    assert not scene.may("track")  # without a worker
    scene.play("income")
    orange = scene.table.players[ORANGE]
    assert (orange.straights, orange.curves) == (8, 11)
    scene.leave_office()
    assert scene.tracks(ORANGE) == [(3, False)]
    orange = scene.table.players[ORANGE]
    assert (orange.straights, orange.curves) == (9, 12)


def test_a_rail_ticket_gives_no_worker_in_phase_2() -> None:
    """TW-3.0: of {2 rails, worker} only the rails can be used."""
    scene = position("A 1920", hands={ORANGE: "92"}, workers={ORANGE: 1})
    scene.play("track", "lay 1b we", "lay 1c we", "stop")
    assert scene.menu() == ["play 92 2rails"]
    assert scene.why("play 92 worker") == "TW-1.1"
    scene.pay("92 2rails")
    assert scene.workers(ORANGE) == 0


def test_upgrading_a_track() -> None:
    """TW-3.6: an upgrade icon and a destination of one end; three points."""
    scene = position(
        "C 1920, A 1920",
        hands={ORANGE: "6 62", BROWN: "7 63"},
        tracks={ORANGE: ["2d 1d 1e 1f"]},
        order=(BROWN, ORANGE, PINK),
    )
    assert not scene.may("upgrade")  # it is Orange's
    scene.play("income", "upgrade", "along 1d s").pay("6 upgrade-track", "62 R")
    assert scene.upgraded(ORANGE) == [2]
    assert scene.purse(ORANGE) == (3, 3, 1, 2)


def test_building_on_a_track() -> None:
    """TW-3.7: a leisure on F3, which a track from R to R covers: the tile comes back, two tracks
    are left, a ticket and a passenger come."""
    scene = position(
        "F 1920, H 1920",
        hands={ORANGE: "36 97"},
        parcels={BROWN: "H2"},
        tracks={ORANGE: ["3a 2a 2b 2c 2d 2e 3e"]},
    )
    assert scene.tracks(ORANGE) == [(5, True)]
    scene.play("build")
    assert scene.message("parcel H2") == "why.no-parcel"
    scene.play("parcel F3", "take 54").pay("36 F3", "97 build")
    assert scene.tracks(ORANGE) == [(2, True), (2, True)]
    assert scene.table.players[ORANGE].straights == 12 - 2
    assert scene.site("F3").trade == "RCLI".index("L") + 1
    assert scene.site("F3").passenger == 1
    assert scene.hand(ORANGE) == ["54"]
    assert scene.purse(ORANGE) == (3, 1, 1, 2)


def test_two_tickets_for_a_building() -> None:
    """TW-3.7, TW-1.1: the build icon of D3's ticket and H1's label build anything on H1, without
    stress; D3's ticket alone builds on D3, with stress."""
    scene = position("D 1920, H 1920", hands={ORANGE: "31 39"})
    other = scene.copy()
    scene.play("build", "parcel H1")
    assert {"take 46", "take 50", "take 54", "take 58"} <= set(scene.menu())
    scene.play("take 58").pay("31 build", "39 H1")
    assert scene.hand(ORANGE) == ["58"]
    assert scene.purse(ORANGE) == (3, 1, 1, 2)
    assert scene.table.players[ORANGE].limit == 8
    other.play("build", "parcel D3", "take 46").pay("31 D3", "31 build")
    assert other.hand(ORANGE) == ["39", "46"]
    assert other.purse(ORANGE) == (3, 1, 2, 2)


def test_upgrading_a_building() -> None:
    """TW-3.9: an upgrade icon and the building's trade; a passenger comes to the empty commerce. A
    commerce's own ticket has no C, but an R, which will do for a residence."""
    scene = position(
        "D 1920, H 1920",
        hands={ORANGE: "11 50 63"},
        parcels={ORANGE: "D1 H1"},
        buildings={"D1": "C", "H1": "R"},
        empty="3c",
    )
    assert scene.site("D1").passenger == 0
    other = scene.copy()
    scene.play("renovate", "parcel D1")
    assert "play 50 R" not in scene.menu()
    scene.pay("11 upgrade-building", "63 C")
    assert scene.site("D1").upgraded == scene.site("D1").passenger == 1
    assert scene.purse(ORANGE) == (3, 3, 1, 2)
    other.play("renovate", "parcel H1").pay("11 upgrade-building", "50 R")
    assert other.site("H1").upgraded == 1


def trip() -> Scene:
    return position(
        "C 1920, A 1920",
        hands={ORANGE: "4 62"},
        parcels={BROWN: "A2"},
        buildings={"A2": "I"},
        tracks={BROWN: ["5j 5i 5h 5g 4g 3g"], ORANGE: ["1f 1e 1d 2d"]},
        better={ORANGE: ["3g 3f 3e 2e 2f 1f"]},
        cash=10,
    ).play("move", "at 5j", "to L", "along 5i e", "along 3f e", "along 1e e")


def test_moving_a_passenger() -> None:
    """TW-3.11: from a commerce over Brown's track and two of Orange's, one of them upgraded, to a
    leisure: 1 and 2 points, happiness bought, then -$4, +$6, +$2."""
    scene = trip().pay("4 L", "62 strip")
    assert scene.joy(BROWN) == 1
    assert scene.joy(ORANGE) == 2
    scene.play("joy 3", "done")
    assert scene.changes(ORANGE) == [-6, -4, 6, 2]
    assert scene.changes(BROWN) == [4]
    assert scene.purse(ORANGE) == (8, 5, 1, 2)
    assert scene.purse(BROWN) == (14, 1, 1, 2)
    assert scene.site("5j").passenger == 0


def test_moving_a_passenger_with_one_ticket() -> None:
    """TW-3.10, TW-1.1: strip and destination of one ticket cost a step of stress."""
    scene = trip().pay("4 L", "4 strip")
    assert scene.stress(ORANGE) == 2
    assert scene.hand(ORANGE) == ["62"]


def test_a_merged_commerce() -> None:
    """TW-3.8, TW-3.10: Brown's commerce on H4 and Pink's on H3 are one. Its passenger goes to
    Orange's residence; from there nobody gets further than the commerce."""
    scene = position(
        "H 1920",
        hands={ORANGE: "62 74", BROWN: "63 64"},
        parcels={ORANGE: "H1", PINK: "H3", BROWN: "H4"},
        buildings={"H1": "R", "H3": "C", "H4": "C"},
        tracks={ORANGE: ["1b 1c 1d 2d"], BROWN: ["3d 3c 2c 2d"]},
        empty="2d",
        stress={ORANGE: 4},
    )
    assert scene.tracks(BROWN) == [(2, True)]  # it stays, of no use (TW-3.3b)
    scene.play("move", "at 3d", "to R")
    assert scene.menu() == ["along 1d s"]
    scene.play("along 1d s").pay("62 R", "74 strip")
    assert scene.purse(ORANGE) == (5, 1, 3, 2)
    assert scene.seat == BROWN
    scene.play("move", "at 1b", "to C")
    assert scene.menu() == ["along 1c w"]
    scene.play("along 1c w")
    assert scene.step == "PAY"
    scene.pay("63 C", "64 strip").play("cash")
    assert scene.joy(ORANGE) == 2
    assert scene.changes(BROWN) == [5, -2]
    assert scene.changes(ORANGE) == [2]


def residences() -> Scene:
    return position(
        "F 1920",
        hands={ORANGE: "36 62 74", BROWN: "35 80 86"},
        tracks={
            ORANGE: ["3a 2a 2b 2c", "2c 2d 2e 3e"],
            BROWN: ["3a 4a 4b 4c 4d 4e 3e"],
        },
    )


def test_residences_by_f3_and_by_f2() -> None:
    """TW-3.10, TW-3.3a: two points for Orange on the way over F3, one if the passenger stops
    there, one for Brown on his own track; F2, under a rail, is no destination."""
    through, stopping = residences(), residences()
    through.play("move", "at 3a", "to R", "along 2a s", "along 2d w").pay("62 R", "74 strip")
    assert through.joy(ORANGE) == 2
    stopping.play("move", "at 3a", "to F3", "along 2a s").pay("36 F3", "74 strip")
    assert stopping.joy(ORANGE) == 1
    assert stopping.purse(ORANGE) == (5, 1, 1, 2)
    brown = residences().play("income", "move", "at 3a")
    assert brown.message("to F2") == "why.no-way"  # though its ticket is in hand
    brown.play("to R", "along 4a n").pay("80 R", "86 strip")
    assert brown.joy(BROWN) == 1
    assert brown.joy(ORANGE) == 0


def test_administration() -> None:
    """TW-4.1, TW-4.2: a worker; $2 and calm on one ticket, so that stress stays; a ticket for
    nothing but its $3; a VOID one for $1. Then five tickets of the deck and two of the shuffled
    discard are the new hand."""
    scene = position(
        "A 1920",
        hands={ORANGE: "12 16 18 72"},
        decks={ORANGE: "62 63 64"},
        discards={ORANGE: "65 74"},
        workers={ORANGE: 1},
        stress={ORANGE: 5},
        cash={ORANGE: 2},
        begin=begin_administration,
    )
    scene.play("play 18 worker", "play 16 $2", "play 16 calm", "discard 12", seat=ORANGE)
    assert scene.cash(ORANGE) == 2  # sealed
    scene.play("discard 72", "done", seat=ORANGE)
    scene.leave_office()
    assert scene.purse(ORANGE) == (0, 0, 5, 2)
    hand = scene.hand(ORANGE)
    assert len(hand) == 7
    assert {"62", "63", "64", "92", "97"} <= set(hand)
    assert set(hand) <= {"62", "63", "64", "92", "97", "65", "74", "12", "16", "18", "72"}


def test_the_end() -> None:
    """TW-5.1: 34, 34 and 40 points; $9 left beats $1 left."""
    scene = position(
        "A 1920, F 1920, D 1920",
        parcels={ORANGE: "A1 A2 A4", BROWN: "F1 F2 F3", PINK: "D1 D2 D3 B2"},
        cash={ORANGE: 11, BROWN: 9, PINK: 5},
        joy={ORANGE: 24, BROWN: 32, PINK: 30},
        stress={ORANGE: 3, BROWN: 13, PINK: 8},
        tracks={
            ORANGE: [
                "1a 1b 1c 1d 1e",
                "1a 2a 3a 4a 5a",
                "5a 5b 5c 5d 5e",
                "1e 2e 3e 4e 5e",
            ],
            BROWN: [
                "3f 2f 2g 2h",
                "2h 2i 2j 3j",
                "3f 4f 4g 4h",
                "4h 4i 4j 3j",
                "2h 1h 1i 1j 1k 2k 3k 3j",
            ],
            PINK: [
                "1l 2l 3l 3m",
                "3m 4m 4n 3n",
                "3n 2n 2o 3o",
                "3o 3p 3q 2q",
                "2q 2r 2s 3s 4s",
                "3o 4o 5o 5p 5q 5r 5s 4s",
            ],
        },
    )
    state = scene.match.state[0]
    points = [score(state, seat) for seat in range(3)]
    assert points == [34, 34, 40]
    assert [rank(state, seat) for seat in range(3)] == [2, 1, 0]


def test_the_grades_of_a_solo_game() -> None:
    """TW-6.3: ten grades."""
    totals = (-5, 0, 19, 20, 29, 30, 40, 50, 60, 70, 80, 90, 99, 100, 140)
    assert [grade(total) for total in totals] == [0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9]

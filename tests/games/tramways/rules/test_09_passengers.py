"""Phase 2, passengers: routes and what they bring (TW-3.10, TW-3.11)."""

from __future__ import annotations

import pytest

from tests.games.tramways.rules.position import BROWN, ORANGE, PINK, Scene, position
from tramshed.games.tramways import events, whereabouts
from tramshed.games.tramways.audit import audit

# Board F, 1920:          Board D, 1920 (columns f to j):
#   a  b  c  d  e           f  g  h  i  j
# 1 .  .  .  .  ^           .  I  I  ~  .
# 2 .  . F3  .  .           .  .  ~  .  .
# 3 R  .  ~  .  R           .  . D1 D2 D3
# 4 .  . F2  .  .           .  .  .  .  .
# 5 ^  .  .  . F1           ^  .  .  .  ^
WEST_NORTH, NORTH_EAST = "3a 2a 2b 2c", "2c 2d 2e 3e"
SOUTH = "3a 4a 4b 5b 5c 5d 4d 4e 3e"
"""Two tiles, two tiles, and seven between the residences."""


def suburb(hand: str = "62 63 64 65", **more: object) -> Scene:
    given = {"parcels": {ORANGE: "F3"}, "cash": 10} | more
    return position("F 1920, D 1920", hands={ORANGE: hand}, **given)  # type: ignore[arg-type]


def ride(scene: Scene, *moves: str) -> Scene:
    return scene.play("move", *moves)


# --- TW-3.10: routes


def test_a_strip_and_a_destination() -> None:
    """TW-3.10: of one ticket or two; a VOID ticket has neither."""
    given = {"tracks": {ORANGE: [SOUTH]}, "stress": 5}
    scene = ride(suburb("62 74", **given), "at 3a", "to R", "along 4a n")
    assert scene.menu() == ["play 62 R"]
    scene.pay("62 R", "74 strip")
    assert scene.stress(ORANGE) == 4  # less one at the residence
    void = ride(suburb("62 72", **given), "at 3a", "to R", "along 4a n")
    assert void.why("play 72 5") == "TW-1.1"
    void.pay("62 R", "62 strip")
    assert void.stress(ORANGE) == 5
    assert not suburb("69 74", **given).may("move")  # no destination


def test_only_along_complete_tracks() -> None:
    """TW-3.10: anybody's."""
    assert not suburb(tracks={ORANGE: ["3a 4a 4b 5b"]}).may("move")
    scene = ride(suburb(tracks={BROWN: [SOUTH]}), "at 3a", "to R")
    assert scene.menu() == ["along 4a n"]


def test_the_first_building_of_the_type() -> None:
    """TW-3.10: other than the one it starts from; there the trip ends."""
    scene = suburb(tracks={ORANGE: [WEST_NORTH, NORTH_EAST]}, buildings={"F3": "R"})
    ride(scene, "at 3a", "to R", "along 2a s")
    assert scene.step == "PAY"  # not on to the other residence


def test_other_buildings_and_bare_parcels_are_passed() -> None:
    """TW-3.10: tracks are changed there."""
    scene = ride(suburb(tracks={ORANGE: [WEST_NORTH, NORTH_EAST]}), "at 3a", "to R", "along 2a s")
    assert scene.menu() == ["along 2d w"]
    house = suburb(tracks={ORANGE: [WEST_NORTH], BROWN: [NORTH_EAST]}, buildings={"F3": "C"})
    ride(house, "at 3a", "to R", "along 2a s", "along 2d w")
    assert house.step == "PAY"


def test_a_named_parcel() -> None:
    """TW-3.10: while it is bare."""
    scene = ride(suburb("36 62", tracks={ORANGE: [WEST_NORTH]}), "at 3a")
    assert scene.menu() == ["to F3"]
    scene.play("to F3", "along 2a s").pay("36 F3", "62 strip")
    assert scene.joy(ORANGE) == 1
    assert scene.purse(ORANGE)[2:] == (1, 2)  # no bonus


def test_nowhere_twice() -> None:
    """TW-3.10: neither a building nor a parcel; a way that would have to is not offered."""
    scene = suburb("63 74", tracks={ORANGE: [WEST_NORTH, NORTH_EAST], BROWN: [SOUTH]})
    assert not scene.may("move")  # round and round: there is no commerce on these tracks


def test_a_dead_end_is_not_entered() -> None:
    """TW-3.10: from F3 only the track that leads on to the destination is offered."""
    scene = suburb(
        "62 74",
        parcels={ORANGE: "F3 F2"},
        tracks={ORANGE: [WEST_NORTH, NORTH_EAST, "3a 4a 4b 4c"]},
    )
    ride(scene, "at 3a", "to R")
    assert scene.menu() == ["along 2a s"]
    assert scene.message("along 4a n") == "why.no-way"
    scene.play("along 2a s")
    assert scene.message("along 2b e") == "why.been-there"
    assert scene.message("along 4b e") == "why.no-track-here"


def test_any_way_not_only_the_shortest() -> None:
    """TW-3.10: two ways, both on offer."""
    scene = suburb("62 74", tracks={ORANGE: [WEST_NORTH, NORTH_EAST], BROWN: [SOUTH]})
    ride(scene, "at 3a", "to R")
    assert set(scene.menu()) == {"along 2a s", "along 4a n"}


def test_nobody_there_nowhere_to_go() -> None:
    """TW-3.10: an empty square, a parcel, a building without a complete track."""
    scene = suburb(tracks={ORANGE: [SOUTH]}, empty="3a").play("move")
    assert scene.menu() == ["at 3e"]
    assert scene.message("at 3a") == scene.message("at 2c") == "why.no-passenger"
    assert scene.message("at 1g") == "why.no-way"
    scene.play("at 3e")
    assert scene.why("to I") == "TW-3.10"
    assert scene.why("to F3") == "TW-1.1"


# --- TW-3.11: what it brings


def trade_town(trade: str, hand: str = "4 74", **more: object) -> Scene:
    """From R over Orange's two tiles to a building on F3."""
    given = {"tracks": {ORANGE: [WEST_NORTH]}, "buildings": {"F3": trade}} | more
    return ride(suburb(hand, **given), "at 3a", f"to {trade}", "along 2a s")


def test_a_residence() -> None:
    """TW-3.11: stress −1."""
    scene = suburb("62 74", tracks={ORANGE: [SOUTH]}, stress={ORANGE: 5})
    ride(scene, "at 3a", "to R", "along 4a n").pay("62 R", "74 strip")
    assert scene.purse(ORANGE) == (10 + 7, 1, 4, 2)


def test_an_industry() -> None:
    """TW-3.11: stress +1, and a worker if below the limit."""
    scene = trade_town("I", workers=1).pay("4 I", "74 strip")
    assert scene.purse(ORANGE) == (12, 1, 2, 2)
    full = trade_town("I").pay("4 I", "74 strip")
    assert full.purse(ORANGE) == (12, 1, 2, 2)


def test_a_commerce() -> None:
    """TW-3.11: stress +1, and $5 or a development ticket."""
    scene = trade_town("C").pay("4 C", "74 strip")
    assert scene.stress(ORANGE) == 2
    assert scene.menu() == ["cash", "book 1", "book 2", "book 3"]
    money = scene.copy().play("cash")
    assert money.cash(ORANGE) == 10 + 5 + 2
    scene.play("book 2")
    assert len(scene.menu()) == 4
    kept = scene.menu()[0].split()[1]
    scene.play(f"take {kept}").play(scene.menu()[0])
    assert kept in scene.hand(ORANGE)
    assert scene.cash(ORANGE) == 12
    assert scene.seat == BROWN


def test_no_tickets_left_at_a_commerce() -> None:
    """TW-3.11: then it is $5."""
    scene = suburb("4 74", tracks={ORANGE: [WEST_NORTH]}, buildings={"F3": "C"})
    for book in scene.table.books:
        if book.top:
            scene.table.where[int(book.top) - 1] = whereabouts.OUT
        book.left = book.top = 0
    ride(scene, "at 3a", "to C", "along 2a s").pay("4 C", "74 strip")
    assert scene.cash(ORANGE) == 10 + 5 + 2
    assert not list(audit(scene.match.state[0]))


def test_a_leisure() -> None:
    """TW-3.11: happiness once, n points for n(n+1)/2 dollars."""
    scene = trade_town("L").pay("4 L", "74 strip")
    assert scene.menu() == ["joy 0", "joy 1", "joy 2", "joy 3", "joy 4"]
    assert scene.why("joy 5") == "TW-2.1"
    for points, price in enumerate((0, 1, 3, 6, 10)):
        bought = scene.copy().play(f"joy {points}")
        if points:
            bought.play("done")
        assert bought.purse(ORANGE) == (10 - price + 2, 1 + points, 1, 2)


def test_money_icons_at_a_leisure() -> None:
    """TW-3.11: of other tickets, and of those of the trip, these for a step of stress; change is
    given."""
    scene = trade_town("L", hand="34 69 74", cash=0, parcels={ORANGE: "F3"})
    scene.pay("34 L", "74 strip")
    assert scene.menu() == ["joy 0", "joy 1", "joy 2", "joy 3"]  # $2 of 34 and $4 of 69
    both = scene.copy().play("joy 3", "play 34 $2", "play 69 $4", "done")
    assert both.purse(ORANGE) == (2, 4, 2, 2)
    change = scene.copy().play("joy 1", "play 69 $4", "done")
    assert change.purse(ORANGE) == (3 + 2, 2, 1, 2)
    assert scene.play("joy 2").message("done") == "why.still-owing"


@pytest.mark.parametrize(("cash", "points"), [(0, 1), (1, 3)])
def test_money_of_the_trip_pays_no_consequence(cash: int, points: int) -> None:
    """TW-3.11, TW-1.2: it goes towards happiness; what another money ticket costs is due before
    that ticket pays, in cash. Our tickets with money cost none, an owner's may."""
    scene = trade_town("L", hand="34 69 74", cash=cash, parcels={ORANGE: "F3"})
    scene.match.state[0].fixed.tickets[scene.card["69"]].pay = 1
    scene.pay("34 L", "74 strip")
    assert scene.menu() == [f"joy {n}" for n in range(points + 1)]
    scene.play(f"joy {points}", "play 34 $2")
    if cash:
        scene.play("play 69 $4")
    assert scene.play("done").joy(ORANGE) == 1 + points


def test_the_order_of_it_all() -> None:
    """TW-3.11: points for the tracks, then the bonus, then money."""
    scene = trade_town("I", workers=1, stress={ORANGE: 20}).pay("4 I", "74 strip")
    told = [each.what for each in scene.told_all()]
    kinds = [
        what for what in told if what in (events.JOY, events.STRESS, events.WORKERS, events.CASH)
    ]
    assert kinds == [events.JOY, events.STRESS, events.JOY, events.WORKERS, events.CASH]


def test_a_parcel_gives_no_bonus() -> None:
    """TW-3.11: only points and money for the tracks."""
    scene = suburb("36 74", tracks={ORANGE: [WEST_NORTH]}, stress={ORANGE: 5})
    ride(scene, "at 3a", "to F3", "along 2a s").pay("36 F3", "74 strip")
    assert scene.purse(ORANGE) == (12, 1, 5, 2)


def test_fares() -> None:
    """TW-3.11: a dollar a tile, half as much again, rounded up, on an upgraded track; the bank pays
    for own tracks, the mover for others'."""
    own = suburb("62 74", better={ORANGE: [SOUTH]})
    ride(own, "at 3a", "to R", "along 4a n").pay("62 R", "74 strip")
    assert own.changes(ORANGE) == [11]  # seven tiles: 10.5
    theirs = suburb("62 74", better={BROWN: [SOUTH]}, cash=20)
    ride(theirs, "at 3a", "to R", "along 4a n").pay("62 R", "74 strip")
    assert theirs.changes(ORANGE) == [-11]
    assert theirs.changes(BROWN) == [11]
    assert theirs.joy(BROWN) == 1


@pytest.mark.parametrize("cash", [0, 4])
def test_running_short(cash: int) -> None:
    """TW-3.11: who cannot pay a track in full pays what he has, worries, and no more money moves;
    points and bonus stay."""
    scene = suburb(
        "62 74",
        parcels={PINK: "F3"},
        buildings={"F3": "C"},
        tracks={BROWN: ["3a 4a 4b 5b 5c 5d 4d 3d 2d 2c"], ORANGE: ["2c 1c 1d 1e 2e 3e"]},
        cash={ORANGE: cash, BROWN: 3},
        stress={ORANGE: 5},
    )
    ride(scene, "at 3a", "to R", "along 4a n", "along 1c s").pay("62 R", "74 strip")
    assert scene.joy(BROWN) == scene.joy(ORANGE) == 1
    assert scene.cash(ORANGE) == 0  # nothing for his own four tiles
    assert scene.cash(BROWN) == 3 + cash
    assert scene.stress(ORANGE) == 5 - 1 + 1
    assert scene.told(events.SHORT)[0].b == 8 - cash


def test_money_earned_on_the_way() -> None:
    """TW-3.11: what an earlier track brought pays for a later one, not the other way round."""
    lots = {PINK: "F3"}
    tracks = {ORANGE: [WEST_NORTH], BROWN: [NORTH_EAST]}
    scene = suburb("62 74", parcels=lots, buildings={"F3": "C"}, tracks=tracks, cash=0)
    ride(scene, "at 3a", "to R", "along 2a s", "along 2d w").pay("62 R", "74 strip")
    assert scene.changes(ORANGE) == [2, -2]
    assert scene.stress(ORANGE) == 1
    back = suburb("62 74", parcels=lots, buildings={"F3": "C"}, tracks=tracks, cash=0)
    ride(back, "at 3e", "to R", "along 2e s", "along 2b e").pay("62 R", "74 strip")
    assert back.changes(ORANGE) == []
    assert back.stress(ORANGE) == 2


def test_a_deliberate_shortage() -> None:
    """TW-3.11: one may spend at a leisure what one owes on the way."""
    scene = suburb(
        "4 74", parcels={PINK: "F3"}, buildings={"F3": "L"}, tracks={BROWN: [WEST_NORTH]}, cash=6
    )
    ride(scene, "at 3a", "to L", "along 2a s").pay("4 L", "74 strip").play("joy 3", "done")
    assert scene.purse(ORANGE) == (0, 3, 2, 2)
    assert scene.cash(BROWN) == 6


def test_the_passenger_returns_to_the_supply() -> None:
    """TW-3.11: its square is empty then."""
    scene = suburb("62 74", tracks={ORANGE: [SOUTH]})
    supply = int(scene.table.supply)
    ride(scene, "at 3a", "to R", "along 4a n").pay("62 R", "74 strip")
    assert scene.site("3a").passenger == 0
    assert scene.site("3e").passenger == 1
    assert scene.table.supply == supply + 1

"""Objectives (TT-5)."""

from __future__ import annotations

import pytest

from tests.games.take_a_train.rules.box import OBJECTIVES
from tests.games.take_a_train.rules.doing import play
from tests.games.take_a_train.rules.position import after_auction, auction, wagons
from tests.games.take_a_train.rules.seeing import achieved, cash, news, table
from tramshed.games.take_a_train.game import GAME
from tramshed.games.take_a_train.meta import META
from tramshed.games.take_a_train.objectives import of_locomotives, speeds

MARKET = "food-50 coal-200 oil-250"

PRINTED = {
    "two-others": 1000, "three-oil": 600, "took-special": 600, "two-luxury": 400,
    "three-on-each": 800, "two-passenger": 300, "first-player": 300, "three-diesel": 800,
    "last-player": 1000, "three-steam": 1500, "ten-wagons": 800, "three-electric": 300,
    "four-food": 1000, "one-of-each": 600, "four-cattle": 800, "fastest": 600,
    "three-coal": 800, "slowest": 1000,
}  # fmt: skip

# An objective on wagons: trains before, the move, and a train that is not quite enough.
BY_WAGONS = [
    ("three-oil", ["E1 oil-200 oil-200"], "take oil-250 1"),
    ("two-luxury", ["E1 luxury-300"], "take luxury-350 1"),
    ("two-passenger", ["E1 passenger-400"], "take passenger-450 1"),
    ("four-food", ["E1 food-50 food-50 food-50"], "take food-100 1"),
    ("four-cattle", ["E1 cattle-100 cattle-100 cattle-100"], "take cattle-150 1"),
    ("three-coal", ["E1 coal-150 coal-150"], "take coal-200 1"),
    (
        "three-on-each",
        [
            "E1 coal-150 coal-150",
            "E2 food-50 food-50 food-50",
            "E3 oil-200 oil-200 oil-250 oil-250",
        ],
        "take coal-200 1",
    ),
    (
        "ten-wagons",
        [
            "E1 coal-150 coal-150 coal-150 coal-150",
            "E2 food-50 food-50 food-50 food-50",
            "E3 oil-200",
        ],
        "take oil-250 3",
    ),
]


def market_for(move: str) -> str:
    card = move.split()[1]
    return " ".join([card, *[each for each in ("luxury-400", "passenger-500") if each != card]])


@pytest.mark.parametrize(("name", "trains", "move"), BY_WAGONS)
def test_wagons(name: str, trains: list[str], move: str) -> None:
    """TT-5.3: paid as soon as it holds, and its value."""
    match = wagons(market=market_for(move), trains={0: trains}, objectives={0: name}, cash=0)
    assert name not in achieved(match, 0)
    play(match, move)
    assert name in achieved(match, 0)
    assert cash(match) == [PRINTED[name], 0]


@pytest.mark.parametrize(("name", "trains", "move"), BY_WAGONS)
def test_one_wagon_less_is_not_enough(name: str, trains: list[str], move: str) -> None:
    """TT-5.3: every number means at least, and no less."""
    first = trains[0].split()
    short = [" ".join(first[:-1]), *trains[1:]]
    match = wagons(market=market_for(move), trains={0: short}, objectives={0: name}, cash=0)
    play(match, move)
    assert name not in achieved(match, 0)
    assert cash(match) == [0, 0]


@pytest.mark.parametrize(("name", "trains", "move"), BY_WAGONS)
def test_face_down_trains_carry_wagons_too(name: str, trains: list[str], move: str) -> None:
    """TT-5.2: their wagons count."""
    down = [" ".join(["down", *train.split()[1:]]) for train in trains]
    match = wagons(market=market_for(move), trains={0: down}, objectives={0: name}, cash=0)
    assert name in achieved(play(match, move), 0)


@pytest.mark.parametrize(("name", "trains", "move"), BY_WAGONS[:6])
def test_the_twin_counts_as_its_copy(name: str, trains: list[str], move: str) -> None:
    """TT-5.3"""
    match = wagons(market="twin food-50 oil-300", trains={0: trains}, objectives={0: name}, cash=0)
    assert name in achieved(play(match, "take twin 1"), 0)


@pytest.mark.parametrize(("name", "trains", "move"), BY_WAGONS)
def test_plus_one_is_never_a_wagon(name: str, trains: list[str], move: str) -> None:
    """TT-5.3"""
    number = move.split()[2]
    match = wagons(market="plus-one food-50 oil-300", trains={0: trains}, objectives={0: name})
    assert name not in achieved(play(match, f"take plus-one {number}"), 0)


@pytest.mark.parametrize("move", ["take bonus", "take plus-one 1", "take twin 1"])
def test_took_a_special(move: str) -> None:
    """TT-5.3"""
    match = wagons(
        market="bonus plus-one twin",
        trains={0: ["E1 food-50"]},
        objectives={0: "took-special"},
        cash=0,
    )
    play(match, move)
    assert "took-special" in achieved(match, 0)
    assert cash(match)[0] == 600 + (600 if move == "take bonus" else 0)


def test_wagons_of_one_locomotive_count() -> None:
    """TT-5.3: on one locomotive, of that type."""
    trains = {0: ["E1 oil-200 oil-200", "E2 coal-150 coal-150", "E3 food-50"]}
    match = wagons(market="food-100 luxury-300 luxury-350", trains=trains,
                   objectives={0: "three-oil three-coal four-food"})  # fmt: skip
    play(match, "take food-100 3")
    assert achieved(match, 0) == set()


LOCOMOTIVES = {
    "three-steam": (["S1", "S2", "S3"], ["S1", "S2", "S3-down"]),
    "three-diesel": (["D1", "D2", "D3"], ["D1", "D2", "S3"]),
    "three-electric": (["E1", "E2", "E3"], ["E1", "down", "E3"]),
    "one-of-each": (["S4", "D1", "E1"], ["S4", "D1", "E1-down"]),
}


@pytest.mark.parametrize("name", LOCOMOTIVES)
def test_locomotives(name: str) -> None:
    """TT-5.3, TT-5.2: face-down ones have no type."""
    enough, wanting = LOCOMOTIVES[name]
    others = ["S7", "D6", "E5"] if name != "one-of-each" else ["S7", "S6", "S5"]
    for trains, paid in ((enough, True), (wanting, False)):
        match = after_auction(
            {0: trains, 1: others},
            objectives={0: name},
            cash=0,
            options={"objective_values": "printed"},
        )
        assert (name in achieved(match, 0)) == paid
        assert cash(match) == [PRINTED[name] if paid else 0, 0]


def test_fastest_and_slowest() -> None:
    """TT-5.3, TT-5.2: among all players' face-up locomotives."""
    trains = {0: ["E5", "E1", "S3"], 1: ["S1", "D1", "D6"], 2: ["S2", "D2", "E4"]}
    names = {0: "fastest", 1: "slowest"}
    match = after_auction(trains, seats=3, objectives=names, cash=0)
    assert cash(match) == [600, 1000, 0]
    other = after_auction(trains, seats=3, objectives={1: "fastest", 0: "slowest"}, cash=0)
    assert cash(other) == [0, 0, 0]


def test_face_down_ones_have_no_speed() -> None:
    """TT-5.2"""
    trains = {0: ["E5-down", "D1", "S3"], 1: ["S1-down", "D2", "D6"]}
    match = after_auction(trains, objectives={0: "fastest", 1: "slowest"}, cash=0)
    assert cash(match) == [0, 0]
    match = after_auction(trains, objectives={1: "fastest", 0: "slowest"}, cash=0)
    assert cash(match) == [1000, 600]


def test_every_holder_of_a_tied_speed_qualifies() -> None:
    """TT-5.5"""
    text = (GAME.folder / "edition" / "default.toml").read_text("utf-8")
    equal = text.replace("[700, 210, 4]", "[700, 225, 4]").replace("[100, 60, 1]", "[100, 45, 1]")
    match = after_auction({0: ["E5", "S1", "D1"], 1: ["E4", "S2", "D2"]})
    match.state[0].fixed = GAME.undealt(META.setup(2, edition_text=equal))[0].fixed
    fastest, slowest = speeds(match.state[0])
    for seat in range(2):
        held = of_locomotives(match.state[0], seat, fastest, slowest)
        for name in ("fastest", "slowest"):
            assert held >> OBJECTIVES.index(name) & 1


def test_first_and_last_player() -> None:
    """TT-5.2: the first and the last turn-order token in play."""
    trains = {0: ["S1", "S2", "S3"], 1: ["E5", "E4", "E3"], 2: ["D1", "D2", "D3"]}
    for seat in range(3):
        match = after_auction(
            trains, seats=3, objectives={seat: "first-player last-player"}, cash=0
        )
        paid = {0: 1000, 1: 300, 2: 0}[seat]
        assert cash(match)[seat] == paid


def test_two_others() -> None:
    """TT-5.3, TT-5.5: it comes last, when two other objectives have been achieved."""
    match = wagons(
        market="oil-250 luxury-350 bonus",
        trains={0: ["E1 oil-200 oil-200", "E2 luxury-300"]},
        objectives={0: "two-others three-oil two-luxury"},
        cash=0,
    )
    play(match, "take oil-250 1")
    assert achieved(match, 0) == {"three-oil"}
    play(match, "pass", "take luxury-350 2")
    assert achieved(match, 0) == {"two-others", "three-oil", "two-luxury"}
    assert cash(match)[0] == 600 + 400 + 1000


def test_two_at_once_and_then_the_third() -> None:
    """TT-5.5: repeated until nothing pays."""
    match = wagons(
        market="twin coal-200 bonus",
        trains={0: ["E1 oil-200 oil-200"]},
        objectives={0: "two-others three-oil took-special"},
        cash=0,
    )
    play(match, "take twin 1")
    assert achieved(match, 0) == {"two-others", "three-oil", "took-special"}
    assert cash(match)[0] == 600 + 600 + 1000
    assert news(match).count("event.achieved") == 3


def test_two_others_are_two_other_ones() -> None:
    """TT-5.3: it does not count itself."""
    match = wagons(
        market="oil-250 luxury-350 bonus",
        trains={0: ["E1 oil-200 oil-200"]},
        objectives={0: "two-others three-oil ten-wagons"},
        cash=0,
    )
    play(match, "take oil-250 1")
    assert achieved(match, 0) == {"three-oil"}


def test_paid_once_and_not_replaced() -> None:
    """TT-5.1: discarded, publicly."""
    match = wagons(
        seats=2, market="oil-250 oil-250 oil-300", trains={0: ["E1 oil-200 oil-200"]},
        objectives={0: "three-oil"}, cash=0,
    )  # fmt: skip
    assert [each.name for each in table(match, 0).objectives] == ["three-oil"]
    play(match, "take oil-250 1")
    assert table(match, 0).objectives == ()
    assert news(match, 1).count("event.achieved") == 1
    assert "three-oil" in achieved(match, 0)
    play(match, "pass", "take oil-250 1")
    assert cash(match)[0] == 600


def test_only_who_has_the_token_is_paid() -> None:
    """TT-5.1"""
    match = wagons(
        market="oil-250 oil-250 oil-300", trains={0: ["E1 oil-200 oil-200"]},
        objectives={1: "three-oil"}, cash=0,
    )  # fmt: skip
    play(match, "take oil-250 1")
    assert cash(match) == [0, 0]


def test_not_before_everybody_has_three() -> None:
    """TT-5.1: the window opens when the turn-order tokens are taken."""
    match = auction(
        "passing", seats=2, reveal="S3 D1 E1", owned={0: "S1 S2"}, cash=[1000, 1000],
        objectives={0: "three-steam slowest"}, stack="D2",
    )  # fmt: skip
    play(match, "name S3", "bid 200", "drop")
    assert achieved(match, 0) & {"three-steam", "slowest"} == set()
    while table(match).step != "moving":
        play(match, match.legal_moves[0].notation)
    assert {"three-steam", "slowest"} <= achieved(match, 0)


def test_the_window_lasts_until_the_round_is_cleared() -> None:
    """TT-5.1, TT-5.5: the card that ends the round still counts, before scoring."""
    trains = [
        "D2 coal-150 coal-150 coal-150 coal-150",
        "S1 oil-200 oil-200",
        "S2 food-50 food-50 food-50",
    ]
    match = wagons(market=MARKET, trains={0: trains}, objectives={0: "ten-wagons"}, cash=0)
    play(match, "take coal-200 1")
    assert table(match).round == 2
    said = news(match)
    assert said.index("event.achieved") < said.index("event.income")
    assert cash(match)[0] == 800 + 800 * 2 + 400 + 150


def test_checked_after_face_down_fills() -> None:
    """TT-5.5: filled locomotives leave others the fastest."""
    match = auction(
        "passing", seats=2, reveal="E4 E5 E3", owned={0: "S1 S2", 1: "S3"}, cash=0,
        objectives={1: "fastest", 0: "slowest"},
    )  # fmt: skip
    assert cash(match) == [1000, 600]


@pytest.mark.parametrize(
    ("option", "changed"),
    [
        ("swapped_types", {"three-steam": 300, "three-electric": 1500}),
        ("printed", {}),
        ("swapped", {"last-player": 1500, "three-steam": 1000}),
    ],
)
def test_three_readings_of_the_correction(option: str, changed: dict[str, int]) -> None:
    """TT-5.4, TT-5.3: every value."""
    fixed = GAME.undealt(META.setup(3, {"objective_values": option}))[0].fixed
    found = {name: int(units) * 50 for name, units in zip(OBJECTIVES, fixed.pays, strict=True)}
    assert found == PRINTED | changed


@pytest.mark.parametrize(
    ("trains", "aim", "pays"),
    [(["S1", "S2", "S3"], "three-steam", 300), (["E1", "E2", "E3"], "three-electric", 1500)],
)
def test_the_types_are_swapped_unless_one_says_otherwise(
    trains: list[str], aim: str, pays: int
) -> None:
    """TT-5.4: the default."""
    assert META.setup(3).option("objective_values") == "swapped_types"
    match = after_auction({0: trains}, objectives={0: aim}, cash=0)
    assert cash(match)[0] == pays


def test_the_three_types_rise_with_rarity() -> None:
    """TT-5.4: what the swap is for."""
    pays = GAME.undealt(META.setup(3))[0].fixed.pays
    aims = ("three-steam", "three-diesel", "three-electric")
    steam, diesel, electric = (int(pays[OBJECTIVES.index(name)]) for name in aims)
    assert steam < diesel < electric


def test_has_held_in_an_earlier_round() -> None:
    """TT-5.1: "was first", "was last", "took a special" are paid at that moment, so nobody who has
    been it can still hold the token."""
    match = after_auction({0: ["E5", "E4", "E3"]}, objectives={0: "two-others"}, cash=0)
    met = int(match.state[0].live.table.met[0])
    assert met >> OBJECTIVES.index("first-player") & 1
    assert not met >> OBJECTIVES.index("last-player") & 1

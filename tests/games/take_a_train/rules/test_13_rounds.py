"""Scoring, the next round, the end (TT-4)."""

from __future__ import annotations

import pytest

from tests.games.take_a_train.rules.doing import forbidden_by, legal, play
from tests.games.take_a_train.rules.position import wagons
from tests.games.take_a_train.rules.seeing import cash, locomotives, table, train
from tramshed.kernel.match import Match

MARKET = "food-50 coal-200 oil-250"


def ended(**wishes: object) -> Match:
    """Two players pass, so the round ends."""
    match = wagons(**{"market": MARKET, "cash": 0, **wishes})  # type: ignore[arg-type]
    while table(match).passes < len(table(match).players) - 1:
        play(match, "pass")
    return play(match, "pass")


def test_wagons_times_the_multiplier() -> None:
    """TT-4.1"""
    trains = {
        0: ["E4 coal-200 coal-150", "S1 oil-300", "D2"],
        1: ["E5 food-50 food-50 food-100", "D5 passenger-500 passenger-450", "S2 luxury-300"],
    }
    match = ended(trains=trains)
    assert cash(match) == [350 * 4 + 300, 200 * 4 + 950 * 3 + 300]
    assert table(match).players[0].earned == (1700,)


def test_with_multiplier_plus_one() -> None:
    """TT-4.1, TT-3.7"""
    assert cash(ended(trains={0: ["E4 +1 coal-200 coal-150"]})) == [350 * 5, 0]


def test_the_twin_is_worth_its_copy() -> None:
    """TT-4.1, TT-3.7"""
    assert cash(ended(trains={0: ["D2 coal-200 coal-150 twin"]})) == [550 * 2, 0]


def test_face_down_the_best_wagon_counts() -> None:
    """TT-4.1: one wagon only, without a multiplier."""
    trains = {0: ["down coal-150 coal-200 coal-150"], 1: ["E5-down food-50 twin"]}
    assert cash(ended(trains=trains)) == [200, 50]


def test_an_empty_train_earns_nothing() -> None:
    """TT-4.1"""
    assert cash(ended(trains={0: ["E5", "down", "E4"]})) == [0, 0]


def test_what_a_train_shows_it_earns() -> None:
    """TT-4.1: the table tells beforehand."""
    trains = {0: ["E4 +1 coal-200 coal-150", "down oil-300 oil-200", "S1"]}
    match = wagons(market=MARKET, trains=trains)
    assert [train(match, 0, n).income for n in (1, 2, 3)] == [1750, 300, 0]


def test_the_wagon_that_ends_the_round_counts() -> None:
    """TT-4.1, TT-3.5"""
    trains = {0: ["D2 coal-150 coal-150 coal-150 coal-150"]}
    match = play(wagons(market=MARKET, trains=trains, cash=0), "take coal-200 1")
    assert cash(match) == [800 * 2, 0]


def test_everything_is_cleared_for_the_next_round() -> None:
    """TT-4.2: locomotives, wagons and turn-order tokens go back."""
    match = ended(trains={0: ["E4 coal-200"]}, seed=3)
    seen = table(match)
    assert seen.round == 2
    assert [player.trains for player in seen.players] == [(), ()]
    assert [player.place for player in seen.players] == [None, None]
    assert (seen.market, seen.order, seen.passes, seen.discard) == ((), (), 0, {})
    assert seen.deck == 87


def test_all_18_locomotives_are_shuffled_again() -> None:
    """TT-4.2: any of them can come in the next round."""
    seen: set[str] = set()
    for seed in range(60):
        live = ended(trains={0: ["E4 coal-200"]}, seed=seed).state[0].live
        held = int(live.stack)
        for slot in [*live.packets.ravel(), *live.table.auction.revealed]:
            held |= (1 << int(slot)) >> 1
        seen |= {str(i) for i in range(18) if held >> i & 1}
    assert len(seen) == 18


def test_the_match_ends_after_three_rounds() -> None:
    """TT-4.3: the richest wins; trains of the last round stay to be looked at."""
    trains = {0: ["E4 coal-200 coal-150"], 1: ["E5 coal-200 coal-200"]}
    match = ended(trains=trains, rounds=2, cash=[1000, 500])
    assert match.is_over
    assert table(match).step == "over"
    assert match.outcome is not None
    assert match.outcome.scores == (2400, 2100)
    assert match.outcome.winners == (0,)
    assert locomotives(match, 0)[0] == "E4"
    assert forbidden_by(match, "0: pass") == "TT-4.3"
    assert legal(match, 0) == []


def test_not_before() -> None:
    """TT-4.3"""
    assert not ended(rounds=1).is_over


@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        ("fastest", "slowest three-coal", (1, 0)),
        ("fastest", "slowest", (0, 0)),
        ("fastest one-of-each four-food", "slowest", (0, 1)),
    ],
)
def test_a_tie_goes_to_more_objectives(first: str, second: str, ranks: tuple[int, int]) -> None:
    """TT-4.3: still tied, it is shared."""
    unused = [["ten-wagons", "three-oil"], ["three-on-each", "two-luxury"]]
    held = {
        seat: " ".join(unused[seat][: 3 - len(done.split())])
        for seat, done in enumerate((first, second))
    }
    match = ended(rounds=2, cash=[700, 700], objectives=held, achieved={0: first, 1: second})
    assert match.outcome is not None
    assert match.outcome.scores == (700, 700)
    assert match.outcome.ranks == ranks

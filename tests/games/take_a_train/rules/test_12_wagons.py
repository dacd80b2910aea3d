"""A move with the wagons (TT-3.3, TT-3.4, TT-3.5, TT-3.7)."""

from __future__ import annotations

import pytest

from tests.games.take_a_train.rules.doing import forbidden_by, legal, play, takes
from tests.games.take_a_train.rules.position import wagons
from tests.games.take_a_train.rules.seeing import cash, deck, news, table, train

MARKET = "food-50 coal-200 oil-250"

# --- TT-3.3: replacing


def test_replace_one_or_more() -> None:
    """TT-3.3: the chosen cards are discarded, new ones drawn, the own token's price is paid."""
    match = wagons(seats=3, to_move=1, market=MARKET, cash=[5000, 1000, 5000])
    play(match, "replace food-50")
    assert cash(match)[1] == 1000, "nothing is paid before the deal"
    assert table(match).chosen == (True, False, False)
    play(match, "replace oil-250", "deal")
    assert cash(match) == [5000, 400, 5000]
    assert "coal-200" in table(match).market
    assert len(table(match).market) == 3
    assert {card: n for card, n in table(match).discard.items() if card in MARKET} == {
        "food-50": 1,
        "oil-250": 1,
    }
    assert match.turn == 1


def test_replaced_cards_are_discarded_before_drawing() -> None:
    """TT-3.6: with an empty deck they can come back."""
    match = wagons(market=MARKET, deck="")
    play(match, "replace food-50", "replace coal-200", "replace oil-250", "deal")
    assert set(table(match).market) == set(MARKET.split())


def test_specials_can_be_replaced_too() -> None:
    """TT-3.3"""
    match = wagons(market="bonus plus-one twin")
    play(match, "replace plus-one", "replace bonus", "replace twin", "deal")
    assert {"bonus", "plus-one", "twin"} <= set(table(match).discard) | set(table(match).market)


def test_once_a_move() -> None:
    """TT-3.3"""
    match = play(wagons(market=MARKET), "replace food-50", "deal")
    for card in table(match).market:
        assert forbidden_by(match, f"replace {card}") == "TT-3.3"


def test_again_at_the_next_move() -> None:
    """TT-3.3: the count is for one move."""
    match = play(wagons(seats=3, market=MARKET), "replace food-50", "deal", "pass")
    assert f"replace {table(match).market[0]}" in legal(match)


def test_only_if_he_can_pay() -> None:
    """TT-3.3"""
    match = wagons(market=MARKET, cash=[550, 250])
    assert forbidden_by(match, "replace food-50") == "TT-3.3"
    play(match, "pass")
    assert forbidden_by(match, "replace food-50") == "TT-3.3"
    assert "replace food-50" in legal(wagons(market=MARKET, cash=[600, 0]))


def test_cards_are_chosen_from_left_to_right() -> None:
    """TT-3.3: one way to choose a set of them; equal cards one after the other."""
    match = wagons(seats=4, market="food-50 food-50 coal-200 oil-250")
    play(match, "replace food-50")
    assert legal(match) == ["deal", "replace food-50", "replace coal-200", "replace oil-250"]
    play(match, "replace coal-200")
    assert legal(match) == ["deal", "replace oil-250"]
    assert forbidden_by(match, "replace food-50") == "TT-3.3"
    assert forbidden_by(match, "replace coal-200") == "TT-3.3"
    assert table(match).chosen == (True, False, True, False)
    play(match, "deal")
    assert table(match).market.count("food-50") >= 1


def test_what_was_chosen_can_be_taken_back() -> None:
    """TT-3.3: until the deal."""
    match = play(wagons(market=MARKET), "replace food-50", "replace coal-200")
    match.undo(0)
    match.undo(0)
    assert "take food-50 1" in legal(match)
    play(match, "replace food-50", "deal")
    assert not match.can_undo


def test_chosen_cards_must_be_dealt() -> None:
    """TT-3.3"""
    match = play(wagons(market=MARKET), "replace coal-200")
    for move in ("pass", "take food-50 1", "take bonus"):
        assert forbidden_by(match, move) == "TT-3.3"
    assert forbidden_by(wagons(market=MARKET), "deal") == "TT-3.3"


def test_replace_then_pass_is_a_pass() -> None:
    """TT-3.3, TT-3.5"""
    match = play(wagons(market=MARKET), "replace food-50", "deal", "pass")
    assert table(match).passes == 1
    play(match, "pass")
    assert table(match).round == 2


# --- TT-3.4: taking


def test_taking_is_free() -> None:
    """TT-3.4"""
    match = play(wagons(market=MARKET, cash=[0, 0]), "take oil-250 2")
    assert cash(match) == [0, 0]
    assert train(match, 0, 2).wagons == ("oil-250",)
    assert match.turn == 1


def test_any_train_for_a_new_type() -> None:
    """TT-3.4"""
    match = wagons(market="food-50 food-50 food-100", trains={0: ["E1", "down", "S1"]})
    assert takes(match) == {f"{card} {n}" for card in ("food-50", "food-100") for n in (1, 2, 3)}


def test_a_locomotive_carries_one_type() -> None:
    """TT-3.4: and all locomotives of a player different ones."""
    trains = {0: ["E1 food-50", "E2 coal-150", "E3"]}
    match = wagons(market="food-100 coal-200 oil-250", trains=trains)
    assert takes(match) == {"food-100 1", "coal-200 2", "oil-250 3"}
    assert forbidden_by(match, "take food-100 2") == "TT-3.4"
    assert forbidden_by(match, "take food-100 3") == "TT-3.4"
    assert forbidden_by(match, "take oil-250 1") == "TT-3.4"


def test_others_may_carry_the_same() -> None:
    """TT-3.4: only a player's own locomotives differ."""
    match = wagons(market=MARKET, trains={1: ["E1 food-50", "E2 coal-150", "E3 oil-200"]})
    assert "food-50 1" in takes(match)


def test_a_card_without_a_place_cannot_be_taken() -> None:
    """TT-3.4"""
    trains = {0: ["E1 food-50", "E2 coal-150", "E3 cattle-100"]}
    match = wagons(market="oil-250 luxury-300 passenger-400", trains=trains, cash=0)
    assert legal(match) == ["pass"]


def test_only_what_is_in_the_market() -> None:
    """TT-3.4"""
    match = wagons(market=MARKET)
    assert forbidden_by(match, "take food-100 1") == "TT-3.4"
    assert forbidden_by(match, "take bonus") == "TT-3.4"


def test_wagons_join_at_the_tail() -> None:
    """TT-3.4: nothing is rearranged."""
    match = wagons(market="coal-150 coal-200 coal-200", trains={0: ["E1 coal-200 coal-150"]})
    play(match, "take coal-200 1")
    assert train(match, 0).wagons == ("coal-200", "coal-150", "coal-200")
    assert train(match, 0).worth == 550


def test_the_market_is_refilled() -> None:
    """TT-3.4: at once, for the next player."""
    match = play(wagons(market=MARKET), "take food-50 1")
    assert len(table(match).market) == 3
    assert sum(deck(match).values()) == 83


# --- TT-3.5: the end of a round

FOUR = "E1 coal-150 coal-150 coal-150 coal-150"


def test_the_fifth_wagon_ends_the_round() -> None:
    """TT-3.5: at once, with no refill after it."""
    match = wagons(market=MARKET, trains={0: [FOUR]})
    play(match, "take coal-200 1")
    assert table(match).round == 2
    said = news(match)
    assert "event.full" in said
    assert "event.turned-up" not in said[: said.index("event.round")]


def test_a_face_down_locomotives_fifth_too() -> None:
    """TT-3.5"""
    match = wagons(market=MARKET, trains={0: [FOUR.replace("E1", "down")]})
    assert table(play(match, "take coal-200 1")).round == 2


def test_the_twin_counts() -> None:
    """TT-3.5, TT-3.7"""
    match = wagons(market="food-50 oil-250 twin", trains={0: [FOUR]})
    assert table(play(match, "take twin 1")).round == 2


def test_the_multiplier_does_not() -> None:
    """TT-3.5, TT-3.7"""
    match = wagons(market="food-50 oil-250 plus-one", trains={0: [FOUR]})
    assert table(play(match, "take plus-one 1")).round == 1


def test_the_sixth_with_extended_storage() -> None:
    """TT-3.5"""
    match = wagons(market="coal-150 coal-200 oil-250", trains={0: [FOUR]}, extended=True)
    play(match, "take coal-150 1")
    assert table(match).round == 1
    play(match, "pass", "take coal-200 1")
    assert table(match).round == 2


@pytest.mark.parametrize("seats", range(2, 7))
def test_as_many_passes_as_players(seats: int) -> None:
    """TT-3.5: in succession, across laps."""
    match = wagons(seats=seats)
    play(match, "pass")
    card = next(move for move in legal(match) if move.startswith("take"))
    play(match, card)
    for number in range(seats):
        assert table(match).round == 1
        assert table(match).passes == number
        play(match, "pass")
    assert table(match).round == 2
    assert "event.all-passed" in news(match)


@pytest.mark.parametrize("card", ["food-50 1", "bonus", "plus-one 1", "twin 1"])
def test_taking_any_card_resets_the_count(card: str) -> None:
    """TT-3.5: specials included."""
    market = " ".join({card.split(maxsplit=1)[0], "oil-250", "luxury-300"})
    match = wagons(seats=3, market=market, passes=2, trains={0: ["E1 food-100"]})
    play(match, f"take {card}")
    assert table(match).passes == 0


# --- TT-3.7: special cards


def test_multiplier_plus_one() -> None:
    """TT-3.7: beside an own face-up locomotive, with or without wagons."""
    trains = {0: ["E1 food-50", "E2", "down coal-150"]}
    match = wagons(market="plus-one oil-250 luxury-300", trains=trains)
    assert {"plus-one 1", "plus-one 2"} == {each for each in takes(match) if "plus" in each}
    assert forbidden_by(match, "take plus-one 3") == "TT-3.7"
    play(match, "take plus-one 2")
    assert train(match, 0, 2).multiplier == 4
    assert train(match, 0, 2).wagons == ()
    assert "plus-one" not in table(match).discard


def test_plus_one_without_a_face_up_locomotive() -> None:
    """TT-3.7, TT-3.4: it has no place."""
    match = wagons(market="plus-one oil-250 luxury-300", trains={0: ["down", "down", "down"]})
    assert not [each for each in takes(match) if "plus" in each]


def test_bonus_600() -> None:
    """TT-3.7"""
    match = play(wagons(market="bonus oil-250 luxury-300", cash=[100, 0]), "take bonus")
    assert cash(match) == [700, 0]
    assert match.turn == 1


def test_twin_copies_the_first_wagon() -> None:
    """TT-3.7: type and value; on a locomotive with a wagon, face down or not."""
    trains = {0: ["E1 coal-200 coal-150", "E2", "down food-50"]}
    match = wagons(market="twin oil-250 luxury-300", trains=trains)
    assert {"twin 1", "twin 3"} == {each for each in takes(match) if "twin" in each}
    assert forbidden_by(match, "take twin 2") == "TT-3.7"
    play(match, "take twin 1")
    assert train(match, 0).wagons == ("coal-200", "coal-150", "twin")
    assert train(match, 0).worth == 550
    assert train(match, 0).cargo == "coal"


def test_specials_go_back_into_the_next_round() -> None:
    """TT-4.2: +1, Bonus and Twin included."""
    trains = {0: ["E1 +1 coal-200 coal-150 twin"]}
    match = wagons(market="bonus oil-250 luxury-300", trains=trains)
    play(match, "take bonus", "pass", "pass")
    assert table(match).round == 2
    held = match.state[0].live.table.deck
    assert [int(held.count[kind]) for kind in (60, 61, 62, 63, 64)] == [1, 1, 1, 1, 1]
    assert held.n == 87

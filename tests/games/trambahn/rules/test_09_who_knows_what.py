"""Who knows what (TB-8.1): views, memories, and positions imagined from a view."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tests.games.trambahn.rules.doing import finish_turn, play
from tests.games.trambahn.rules.position import position
from tests.games.trambahn.rules.remembering import anywhere, beliefs, believe
from tests.games.trambahn.rules.seeing import money_cards, news, table
from tramshed.games.trambahn.game import GAME
from tramshed.kernel import drive
from tramshed.kernel.match import Match

VIEWERS = [0, 1, 6]
"""Both players and a spectator."""


WHERE = {"B1": "hand 0", "R1": "hand 1", "G1": "money 0", "Y1": "money 1", "B2": "discard"}
WHERE["R2"] = "deck"


def everywhere(where: dict[str, str] = WHERE) -> Match:
    """A card of its own kind and a conductor in every hidden place, and something in the open."""
    cards = {place: f"{card} C" for card, place in where.items()}
    return position(
        cards["hand 0"],
        their_hand=cards["hand 1"],
        money=cards["money 0"],
        their_money=cards["money 1"],
        discard=cards["discard"],
        deck=cards["deck"],
        columns=["B 4-7-9 horse"],
        their_columns=["Y C-5 steam"],
        rows={"R": "R5 R6"},
        points=(12, 34),
        scorings=3,
    )


# --- views


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_public(viewer: int) -> None:
    """TB-8.1: rows, columns, trams and their stack, scores, sizes."""
    seen = table(everywhere(), viewer)
    assert {line: cards for line, cards in seen.rows.items() if cards} == {"R": ("R5", "R6")}
    mine, theirs = seen.players[0].columns[0], seen.players[1].columns[0]
    assert (mine.cards, mine.tram) == (("B4", "B7", "B9"), "horse")
    assert (theirs.line, theirs.cards, theirs.tram) == ("Y", ("C", "Y5"), "steam")
    assert seen.market == {"horse": 0, "steam": 3, "electric": 0}
    assert seen.trams_left == 7
    assert [player.points for player in seen.players] == [12, 34]
    assert len(seen.scorings) == 3
    assert [player.hand for player in seen.players] == [2, 2]
    assert [player.money for player in seen.players] == [2, 2]
    assert seen.discard == 2
    assert seen.deck == 120 - 4 - 4 - 2 - 5 - 2 - 4


def test_all_see_the_same_but_for_the_own_hand() -> None:
    """TB-8.1"""
    match = everywhere()
    seen = {viewer: table(match, viewer) for viewer in VIEWERS}
    assert [seen[viewer].hand for viewer in VIEWERS] == [("B1", "C"), ("R1", "C"), ()]
    assert [seen[viewer].seat for viewer in VIEWERS] == [0, 1, None]
    for viewer in VIEWERS:
        assert replace(seen[viewer], seat=None, hand=()) == seen[6]


@pytest.mark.parametrize(("card", "other"), list(combinations(WHERE, 2)))
def test_what_is_hidden(card: str, other: str) -> None:
    """TB-8.1: hands, deck, all money faces; the discard pile may not be browsed.

    Were two cards exchanged, only a player with one of them in his hand would see it.
    """
    before = everywhere()
    after = everywhere(WHERE | {card: WHERE[other], other: WHERE[card]})
    for viewer in VIEWERS:
        same = before.view(viewer).tobytes() == after.view(viewer).tobytes()
        assert same != (f"hand {viewer}" in (WHERE[card], WHERE[other]))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_view_tells_the_luck_to_come(viewer: int) -> None:
    """TB-8.1"""
    one, two = position("B5", seed=1), position("B5", seed=2)
    assert one.view(viewer).tobytes() == two.view(viewer).tobytes()


def test_a_view_tells_nothing_of_the_view_before() -> None:
    """TB-8.1: a record used again for another viewer keeps no hand."""
    match = GAME.match(seed=1)
    record = GAME.new_view()
    for viewer in (0, 1, 6):
        drive.show(match.state, viewer, record)
        assert record.tobytes() == match.view(viewer).tobytes()


def test_draws_are_told_to_their_owner_only() -> None:
    """TB-8.1"""
    match = play(position("B5 B6 B7 B8", step="buying"), "done")
    assert news(match, 0).count("event.drew") == 2
    for other in (1, 6):
        assert "event.drew" not in news(match, other)
        told = [each for each in match.news(seat=other) if each.id == "event.drew-unseen"]
        assert [message.values["n"] for message in told] == [2]


# --- memory


@pytest.mark.parametrize("viewer", VIEWERS)
def test_discarded_passengers_are_remembered(viewer: int) -> None:
    """TB-8.1: both saw them."""
    match = position("B1", their_hand="Y1", rows={"B": "B2 B2 B3"})
    play(match, "passenger B1")
    assert beliefs(match, viewer, "B1") == ["discard", anywhere(viewer)]
    assert beliefs(match, viewer, "B2") == ["discard", "discard", anywhere(viewer)]
    assert beliefs(match, viewer, "B4") == [anywhere(viewer)] * 3


def test_own_income_is_remembered_by_its_owner_only() -> None:
    """TB-8.1"""
    match = position("B1 B1", their_hand="Y1", step="income")
    play(match, "money B1")
    assert beliefs(match, 0, "B1") == ["money 0"]
    for other in (1, 6):
        assert beliefs(match, other, "B1") == [anywhere(other)] * 2


def test_after_a_random_payment_only_as_possibilities() -> None:
    """TB-8.1"""
    match = position("B1 R9", their_hand="Y1", money=9, columns=["G 5"], step="income")
    play(match, "money B1", "done", "buy horse 1")
    assert beliefs(match, 0, "B1")[0] == "money 0"
    play(match, "done")
    assert beliefs(match, 0, "B1")[0] == "discard, money 0"


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("to_move", [0, 1])
def test_a_lost_column_is_remembered_by_both(viewer: int, to_move: int) -> None:
    """TB-8.1: even when its owner has just paid, for that comes before (TB-4.2)."""
    match = position(
        "B1 B2 B3 B4 B5 B6",
        their_hand="Y1",
        columns=["G 5-C", "R 1"],
        to_move=to_move,
        step="buying",
    )
    play(match, "buy horse 2", "done")
    assert beliefs(match, viewer, "G5")[0] == f"money {to_move}"
    assert beliefs(match, viewer, "C")[0] == f"money {to_move}"


def scored_and_rebuilt() -> Match:
    """B1 B2 B3 B4 were passengers and are in the deck again, with two more cards."""
    match = position(
        "B1 R1 R2 R3 R4 R5",
        their_hand="Y1 Y2 Y3 Y4 Y5",
        money="G1 G2",
        their_money="G3 G4",
        rows={"B": "B2 B3 B4"},
        rest="columns",
    )
    return finish_turn(play(match, "passenger B1"))


@pytest.mark.parametrize("viewer", [1, 6])
def test_after_a_rebuild_passengers_are_in_the_deck(viewer: int) -> None:
    """TB-8.1: but for those that the other one has drawn since."""
    match = scored_and_rebuilt()
    for card in ("B1", "B2", "B3", "B4"):
        assert beliefs(match, viewer, card) == ["deck, hand 0"]


def test_who_drew_a_card_sees_it() -> None:
    """TB-8.1"""
    match = scored_and_rebuilt()
    for card in ("B1", "B2", "B3", "B4"):
        assert beliefs(match, 0, card) == ([] if card in table(match, 0).hand else ["deck"])


def test_halved_money_may_be_in_the_new_deck() -> None:
    """TB-8.1: as a possibility."""
    match = position(
        "R1 R2 R3 R4 G5",
        their_hand="Y1",
        money="G1 G2 G3",
        their_money="",
        discard="B7 B8",
        rest="columns",
        step="income",
    )
    play(match, "money G5", "done", "done")
    assert table(match).discard == 0
    in_hand = "G5" in table(match, 0).hand
    assert beliefs(match, 0, "G5") == ([] if in_hand else ["deck, money 0"])


def test_a_known_card_that_was_drawn_can_become_money() -> None:
    """TB-8.1: the others saw a passenger go back into the deck, then cards drawn and laid down."""
    match = position("B1 R1", their_hand="Y1", step="income", deck="B2")
    believe(match, 1, [("B1", "deck, hand 0")])
    play(match, "money R1")
    assert beliefs(match, 1, "B1")[-1] == "deck, money 0, hand 0"


def test_a_card_seen_again_is_remembered_no_longer() -> None:
    """TB-8.1: the one that can have been in the hand is meant."""
    match = position("B2 Y1", their_hand="", deck="B2", discard="B2", to_move=1)
    believe(match, 0, [("B2", "deck, hand 1"), ("B2", "deck"), ("B2", "discard")])
    assert beliefs(play(match, "passenger B2"), 0, "B2") == ["deck", "discard"]


def test_which_copy_was_seen_cannot_be_told() -> None:
    """TB-8.1: what was known of it is possible for the others."""
    match = position("B2 Y1", their_hand="", deck="B2", discard="B2", to_move=1)
    mixed = "discard, money 1, hand 1"
    believe(match, 0, [("B2", "deck"), ("B2", "deck, hand 1"), ("B2", mixed)])
    assert beliefs(play(match, "passenger B2"), 0, "B2") == ["deck", f"deck, {mixed}"]


def test_the_most_definite_memory_is_used_up() -> None:
    """TB-8.1: so that as much as possible is still known of the others."""
    match = position("B2 Y1", their_hand="", deck="B2", money="B2", to_move=1)
    vague = "deck, discard, money 1, hand 1"
    believe(match, 0, [("B2", vague), ("B2", "deck, hand 1"), ("B2", "money 1, hand 1")])
    play(match, "passenger B2")
    assert beliefs(match, 0, "B2") == ["deck, money 1, hand 1", vague]


# --- a place that has been emptied holds nothing: what can have been there is elsewhere


def test_money_spent_to_the_last_card_is_in_the_discard_pile() -> None:
    """TB-8.1: such a payment is not random."""
    match = position("B1 R9", their_hand="Y1", money=4, columns=["G 5"], step="income")
    play(match, "money B1", "done", "buy horse 1", "done")
    assert money_cards(match)[0] == 0
    for viewer in VIEWERS:
        assert "money 0" not in beliefs(match, viewer, "B1")[0]
    assert beliefs(match, 0, "B1")[0] == "discard"


def test_the_last_cards_of_a_deck_are_in_the_hand_that_drew_them() -> None:
    """TB-8.1: known to have been in the deck, they are not in the new one."""
    match = position(
        "R1 R2 R3",
        their_hand="Y1",
        money="",
        their_money="",
        deck="B1 B2",
        discard="Y2 Y3 Y4",
        rest="columns",
        step="buying",
    )
    believe(match, 1, [])  # sure of every card
    play(match, "done")
    assert table(match).deck == 2
    assert beliefs(match, 1, "B1") == beliefs(match, 1, "B2") == ["hand 0"]


def test_a_hand_laid_down_to_the_last_card_is_money() -> None:
    """TB-8.1"""
    match = position(
        "B1 B2", their_hand="Y1", money="", their_money="", deck="R1", rest="columns", step="income"
    )
    believe(match, 1, [("B1", "deck, hand 0"), ("B2", "deck, hand 0")])
    play(match, "money B1")
    assert beliefs(match, 1, "B2") == ["deck, money 0, hand 0"]
    play(match, "money B2")
    assert beliefs(match, 1, "B2") == ["deck, money 0"]

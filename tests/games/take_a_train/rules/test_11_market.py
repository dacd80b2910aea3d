"""Revealing market cards: Trash, Extended storage, an empty deck (TT-3.2, TT-3.6, TT-3.8)."""

from __future__ import annotations

from collections import Counter

from tests.games.take_a_train.rules.box import COPIES, KINDS
from tests.games.take_a_train.rules.doing import legal, play
from tests.games.take_a_train.rules.position import after_auction, wagons
from tests.games.take_a_train.rules.seeing import deck, news, table
from tests.games.trambahn.rules.odds import equal, fits
from tramshed.kernel.match import Match


def test_refilled_at_once() -> None:
    """TT-3.4: from the deck, any card as likely."""
    found: Counter[str] = Counter()
    for seed in range(400):
        match = wagons(
            market="food-50 coal-150 oil-200", deck="food-100 coal-200 bonus twin", seed=seed
        )
        play(match, "take food-50 1")
        (new,) = set(table(match).market) - {"coal-150", "oil-200"}
        found[new] += 1
        assert table(match).deck == 3
    assert fits(found, equal(["food-100", "coal-200", "bonus", "twin"]))


def trashed(*moves: str, market: str, seats: int = 2) -> Match:
    """Luck in which these moves bring the Trash up, out of a deck with four other cards."""
    for seed in range(50):
        match = wagons(seats=seats, market=market, deck=f"trash {OTHERS}", seed=seed)
        if table(play(match, *moves)).trash_out:
            return match
    raise AssertionError("there is no such luck")


OTHERS = "coal-150 coal-200 cattle-100 cattle-150"


def test_trash_sweeps_everything_away() -> None:
    """TT-3.6: every card then face up, specials included, and a full market is dealt."""
    match = trashed("take food-50 1", market="food-50 plus-one bonus twin", seats=4)
    seen = table(match)
    assert seen.discard == {"plus-one": 1, "bonus": 1, "twin": 1}
    assert sorted(seen.market) == sorted(OTHERS.split())


def test_trash_and_nothing_to_deal() -> None:
    """TT-3.6, TT-3.8: the deck is empty, so what was swept away comes back."""
    match = wagons(market="food-50 twin bonus", deck="trash")
    play(match, "take food-50 1")
    assert table(match).trash_out
    assert sorted(table(match).market) == ["bonus", "twin"]
    assert "event.deck-rebuilt" in news(match)
    assert "trash" not in deck(match)


def test_trash_leaves_the_game() -> None:
    """TT-3.6, TT-4.2: it is in no pile, and not in the next round's deck."""
    match = trashed("take food-50 1", market="food-50 oil-200 oil-250")
    assert "trash" not in {*table(match).discard, *table(match).market, *deck(match)}
    assert {"oil-200": 1, "oil-250": 1}.items() <= table(match).discard.items()
    assert set(table(match).market) < set(OTHERS.split())
    play(match, "pass", "pass")
    assert table(match).round == 2
    assert match.state[0].live.table.deck.count[KINDS.index("trash")] == 0
    assert table(match).deck == 86


def test_trash_cancels_the_rest_of_a_deal() -> None:
    """TT-3.6: a full market is dealt; in a replacement the mover then takes or passes."""
    moves = ("replace food-50", "replace food-100", "deal")
    match = trashed(*moves, market="food-50 food-100 oil-200")
    assert len(table(match).market) == 3
    assert "oil-200" in table(match).discard, "every card then face up"
    assert match.turn == 0
    assert table(match).replaced
    assert "pass" in legal(match)
    assert not [move for move in legal(match) if move.startswith("replace")]


def test_extended_storage_raises_the_limit() -> None:
    """TT-3.6: whenever revealed; its slot is refilled, and the card leaves the game."""
    match = wagons(market="food-50 oil-200 oil-250", deck="extended", discard="coal-150")
    assert table(match).limit == 5
    play(match, "take food-50 1")
    seen = table(match)
    assert (seen.limit, seen.extended_out) == (6, True)
    assert seen.market == ("coal-150", "oil-200", "oil-250")
    assert "extended" not in seen.discard


def test_extended_storage_is_for_this_round() -> None:
    """TT-3.6, TT-4.2"""
    match = wagons(extended=True, market="food-50 oil-200 oil-250")
    play(match, "pass", "pass")
    while table(match).step != "moving":
        seat = match.actors[0]
        match.play(match.legal_moves_of(seat)[0], seat)
    assert table(match).limit == 5
    assert match.state[0].live.table.deck.count[KINDS.index("extended")] == 0
    assert "extended" not in table(match).market


def test_both_come_out_of_the_first_market_too() -> None:
    """TT-3.6: Trash and Extended storage resolve before the next card is revealed."""
    trashed = extended = 0
    for seed in range(300):
        seen = table(after_auction({}, seats=2, seed=seed))
        assert len(seen.market) == 3
        assert not {"trash", "extended"} & set(seen.market)
        assert seen.limit == (6 if seen.extended_out else 5)
        trashed += seen.trash_out
        extended += seen.extended_out
        if not seen.trash_out:
            assert not seen.discard
    assert 2 < trashed < 30
    assert 2 < extended < 30


def test_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    """TT-3.8"""
    match = wagons(market="food-50 oil-200 oil-250", deck="", discard="coal-150 coal-200 bonus")
    play(match, "take food-50 1")
    seen = table(match)
    assert len(seen.market) == 3
    assert seen.discard == {}
    assert seen.deck == 2
    assert "event.deck-rebuilt" in news(match)


def test_with_both_empty_the_market_shrinks() -> None:
    """TT-3.8: with no market one can only pass."""
    match = wagons(market="food-50 food-100", deck="")
    play(match, "take food-50 1")
    assert table(match).market == ("food-100",)
    play(match, "take food-100 1")
    assert table(match).market == ()
    assert legal(match) == ["pass"]


def test_a_taken_bonus_is_discarded() -> None:
    """TT-3.7, TT-3.8: and can come again."""
    match = wagons(market="bonus food-50 oil-200", deck="coal-150")
    play(match, "take bonus")
    assert table(match).discard == {"bonus": 1}
    play(match, "take food-50 1")
    assert "bonus" in table(match).market


def test_the_deck_is_what_is_nowhere_else() -> None:
    """TT-C2, TT-6.1: deck sizes are public."""
    match = wagons(market="food-50 food-50 oil-200")
    assert table(match).deck == 84
    assert deck(match) == COPIES - Counter(["food-50", "food-50", "oil-200"])

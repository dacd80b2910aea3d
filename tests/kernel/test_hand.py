"""Cards in ascending order, against Python's lists."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tramshed.kernel.hand import (
    add,
    clear,
    holds,
    insert,
    remove,
    slot_of,
    sort_from,
    take_out,
)
from tramshed.kernel.record import Row, blank, i1

ROOM = 12
CARD = st.integers(1, 9)
CARDS = st.lists(CARD, max_size=ROOM)


class Hand:
    n: i1
    cards: Annotated[Row[i1], ROOM]


def hand_of(cards: list[int]) -> Any:
    hand = blank(Hand)[0]
    for card in cards:
        add(hand, card)
    return hand


def row_of(cards: list[int]) -> Any:
    return np.array(cards + [0] * (ROOM - len(cards)), np.int8)


@settings(deadline=None, derandomize=True)
@given(CARDS)
def test_a_hand_stays_sorted_and_its_free_slots_zero(cards: list[int]) -> None:
    hand = hand_of(cards)
    assert hand.n == len(cards)
    assert hand.cards.tolist() == row_of(sorted(cards)).tolist()
    assert [card for card in range(1, 10) if holds(hand, card)] == sorted(set(cards))


@settings(deadline=None, derandomize=True)
@given(CARDS.filter(bool), st.data())
def test_a_card_is_taken_out_once(cards: list[int], data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(cards))
    hand = hand_of(cards)
    remove(hand, card)
    cards.remove(card)
    assert hand.tobytes() == hand_of(cards).tobytes()


@settings(deadline=None, derandomize=True)
@given(CARDS)
def test_a_hand_is_put_away(cards: list[int]) -> None:
    hand = hand_of(cards)
    clear(hand)
    assert hand.tobytes() == blank(Hand)[0].tobytes()


@settings(deadline=None, derandomize=True)
@given(st.lists(CARD, max_size=ROOM - 1), CARD)
def test_a_row_keeps_its_order(cards: list[int], card: int) -> None:
    row = row_of(sorted(cards))
    insert(row, len(cards), card)
    assert row.tolist() == row_of(sorted([*cards, card])).tolist()
    slot = slot_of(row, 0, len(cards) + 1, card)
    assert take_out(row, len(cards) + 1, slot) == card
    assert row.tolist() == row_of(sorted(cards)).tolist()


def test_a_slot_is_looked_for_from_some_slot_on() -> None:
    row = row_of([2, 2, 5])
    assert [slot_of(row, first, 3, 2) for first in range(4)] == [0, 1, 3, 3]
    assert slot_of(row, 0, 2, 5) == 2  # not among the first two


@settings(deadline=None, derandomize=True)
@given(st.lists(CARD, min_size=1, max_size=6), st.data())
def test_the_rest_of_a_row_is_sorted(cards: list[int], data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(cards)))
    row = np.array(cards, np.int8)
    sort_from(row, first)
    assert row.tolist() == cards[:first] + sorted(cards[first:])

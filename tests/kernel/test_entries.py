"""What of the news is a heading, a line or a detail."""

from __future__ import annotations

from tramshed.kernel.entries import Entry, Weight, entries_of, first_and_rest, joined, settled
from tramshed.kernel.news import News
from tramshed.kernel.words import Message, Seat, Several, Thing

TO_ALL = 0xFF


class Card(Thing, called="card.{name}"):
    name: str


def news(name: str, **values: Seat | Thing) -> News:
    return News(Message(name, values), TO_ALL)


def test_details_belong_to_the_line_before_them() -> None:
    took, paid, turn = (Message(name) for name in ("took", "paid", "turn"))
    told = [(Weight.LINE, took), (Weight.DETAIL, paid), (Weight.CHAPTER, turn)]
    assert entries_of(told) == [Entry(Weight.LINE, took, (paid,)), Entry(Weight.CHAPTER, turn)]


def test_a_detail_without_a_line_is_one() -> None:
    turn, paid = Message("turn"), Message("paid")
    told = [(Weight.CHAPTER, turn), (Weight.DETAIL, paid)]
    assert entries_of(told) == [Entry(Weight.CHAPTER, turn), Entry(Weight.LINE, paid)]


def test_without_weights_an_action_is_its_first_line() -> None:
    took, paid, drew = news("took"), news("paid"), news("drew")
    details = paid.message, drew.message
    assert first_and_rest([took, paid, drew]) == [Entry(Weight.LINE, took.message, details)]
    assert first_and_rest([]) == []


def test_what_differs_in_one_thing_is_told_as_one() -> None:
    one, two = Card("R7"), Card("B2")
    ann, ben = Seat(0), Seat(1)
    told = [
        news("drew", player=ann, card=one),
        news("drew", player=ann, card=two),
        news("drew", player=ben, card=one),
        news("paid", player=ann, card=one),
        news("paid", player=ann, card=two),
    ]
    first, second, *rest = joined(told, {"drew": "card"})
    assert first.message == Message("drew", {"player": ann, "card": Several((one, two))})
    assert [second, *rest] == told[2:]


def test_steps_stand_until_a_result_comes() -> None:
    lot, opened, raised, sold, held = (
        Entry(weight, Message(name))
        for weight, name in (
            (Weight.PART, "lot"),
            (Weight.STEP, "opened"),
            (Weight.STEP, "raised"),
            (Weight.RESULT, "sold"),
            (Weight.STEP, "held"),
        )
    )
    assert settled([lot, opened, raised]) == [lot, opened, raised]
    assert settled([opened, lot, opened, raised, sold, held]) == [opened, lot, sold, held]

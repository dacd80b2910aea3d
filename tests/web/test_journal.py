"""A journal as HTML."""

from __future__ import annotations

from markupsafe import Markup

from tramshed.kernel.entries import Entry, Weight
from tramshed.kernel.words import Message, Seat, Several, Thing, Words
from tramshed.web.journal import Line, gathered, item, line_of, line_with_chips

NAMES = ("Xaver", "Frau <b>Huber</b>")


class Card(Thing, called="card"):
    name: str


class Player(Thing, called="table.conceded"):
    player: Seat


def line(number: int, weight: Weight, text: str, *details: str) -> Line:
    return Line(number, weight, Markup(text), tuple(map(Markup, details)))


def test_several_things_are_listed_as_the_language_does() -> None:
    def said(language: str, *things: Thing) -> str:
        message = Message("{things}", {"things": Several(things)})
        return line_with_chips(message, Words(language, []), NAMES, None, chip)

    def chip(thing: Thing) -> str | None:
        return f"<i>{thing.name}</i>" if isinstance(thing, Card) else None

    cards = Card("R7"), Card("B2"), Card("C")
    assert said("en", *cards) == "<i>R7</i>, <i>B2</i>, and <i>C</i>"
    assert said("fr", *cards) == "<i>R7</i>, <i>B2</i> et <i>C</i>"
    assert said("en", Player(Seat(1))) == "table.conceded"


def test_what_says_nothing_is_left_out() -> None:
    entry = Entry(Weight.LINE, Message("took"), (Message("hush"), Message("paid")))
    said = line_of(64, entry, lambda message: "" if message.id == "hush" else message.id)
    assert said == line(64, Weight.LINE, "took", "paid")


def test_a_result_takes_up_the_steps_that_led_to_it() -> None:
    lot, opened = line(1, Weight.PART, "Lot 1"), line(2, Weight.STEP, "opens")
    raised, sold = line(3, Weight.STEP, "raises"), line(4, Weight.RESULT, "gets it", "paid")
    passed = line(5, Weight.STEP, "passes")
    first, second, last = gathered([lot, opened, raised, sold, passed])
    assert (first, last) == (lot, passed)
    assert second.steps == (opened, raised)
    assert item(second) == (
        '<li class="told-result" data-number="4"><details><summary>gets it</summary>'
        '<ul class="more"><li class="told-step" data-number="2">opens</li>'
        '<li class="told-step" data-number="3">raises</li><li>paid</li></ul></details></li>'
    )


def test_headings_have_their_level_and_lines_without_details_are_plain() -> None:
    assert item(line(1, Weight.CHAPTER, "Round 1")) == (
        '<li class="told-chapter" data-number="1"><h3>Round 1</h3></li>'
    )
    assert item(line(2, Weight.PART, "Lot 1")) == (
        '<li class="told-part" data-number="2"><h4>Lot 1</h4></li>'
    )
    assert item(line(3, Weight.RESULT, "sold")) == (
        '<li class="told-result" data-number="3">sold</li>'
    )

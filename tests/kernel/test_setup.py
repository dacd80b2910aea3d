"""Set-ups: what can be chosen, and what is said about what cannot."""

from __future__ import annotations

import pytest

from tests.tiny.meta import META
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.game import Game
from tramshed.kernel.setup import Meta, Option

ONE = Meta("one", "One", "Nobody", 1, (2,), "Nothing to choose.")


def test_what_is_left_out_takes_its_default() -> None:
    setup = META.setup()
    assert (setup.game, setup.seats, setup.edition) == ("tiny", 1, "plain")
    assert setup.option("clock") == "lap"
    assert setup.edition_text is None
    assert Option("clock", ("lap", "live")).default == "lap"
    assert ONE.setup().edition is None


def test_choices_are_kept() -> None:
    setup = META.setup(4, {"clock": "live"}, "mine", "text")
    assert (setup.seats, setup.option("clock")) == (4, "live")
    assert (setup.edition, setup.edition_text) == ("mine", "text\n")
    assert META.setup(4, edition_text="text").edition == "own"
    assert setup == META.setup(4, {"clock": "live"}, "mine", "text")


@pytest.mark.parametrize(
    ("meta", "seats", "options", "edition", "complaint"),
    [
        (META, 7, {}, None, "Lost Property has 1–6 seats, not 7"),
        (ONE, 3, {}, None, "One has 2 seats, not 3"),
        (META, 2, {"clock": "sand"}, None, "option clock is one of lap, live, not 'sand'"),
        (META, 2, {"speed": "1"}, None, "Lost Property has no option 'speed'; it has: clock"),
        (ONE, 2, {"speed": "1"}, None, "One has no options"),
        (META, 2, {}, "gold", "Lost Property has no edition 'gold'; it has: plain"),
        (ONE, 2, {}, "gold", "One has no editions to choose from, and takes none from a file"),
    ],
)
def test_what_is_wrong_is_said(
    meta: Meta, seats: int, options: dict[str, str], edition: str | None, complaint: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        meta.setup(seats, options, edition)
    assert str(caught.value) == complaint


@pytest.mark.parametrize("name", ["", "  ", "my\nown", "a\x00b"])
def test_an_editions_name_is_one_line(name: str) -> None:
    with pytest.raises(BadSetup, match="an edition’s name is one line of text"):
        META.setup(2, {}, name, "text")


def test_a_game_without_editions_takes_none() -> None:
    with pytest.raises(BadSetup, match="One has no editions to choose from"):
        ONE.setup(2, {}, None, "text")


def test_every_choice_changes_the_digest() -> None:
    setups = [
        META.setup(2),
        META.setup(3),
        META.setup(2, {"clock": "live"}),
        META.setup(2, {}, "mine", "a"),
        META.setup(2, {}, "mine", "b"),
        META.setup(2, {}, "other", "b"),
    ]
    assert len({setup.digest() for setup in setups}) == len(setups)
    assert META.setup(2).digest() == setups[0].digest()


def things(*, value: object = 2, name: str = "hat", copies: object = 36, more: str = "") -> str:
    second = '[[thing]]\nname = "glove"\nvalue = 1\ncopies = 4\n'
    return f'[[thing]]\nname = "{name}"\nvalue = {value}\ncopies = {copies}\n{second}{more}'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (things(value=10), "hat: value is 1 to 9, not 10 (TG-C1)"),
        (things(value=0), "hat: value is 1 to 9, not 0 (TG-C1)"),
        (things(value="true"), "hat: value is 1 to 9, not True (TG-C1)"),
        (things(value="2.5"), "hat: value is 1 to 9, not 2.5 (TG-C1)"),
        (things(copies=41), "hat: copies is 1 to 40, not 41 (TG-C1)"),
        (things(name="Top Hat"), "thing 1: its name is one word in small letters (TG-C1)"),
        (things(name="glove"), "glove: the name is given twice (TG-C1)"),
        (things(more="colour = 1\n"), "thing 2: it has a name, a value and copies (TG-C1)"),
        (things(copies=31), "it has at least 36 things in all, not 35 (TG-C2)"),
        ("", "it has 2 to 8 kinds of thing, not 0 (TG-C1)"),
        ("thing = 3", "it has [[thing]] tables and nothing else (TG-C1)"),
        (things(more="[box]\n"), "it has [[thing]] tables and nothing else (TG-C1)"),
        ("thing\n", "not TOML: Expected '=' after a key in a key/value pair (at line 1, column 6)"),
    ],
)
def test_a_bad_edition_is_refused_with_the_reason(tiny: Game, text: str, complaint: str) -> None:
    with pytest.raises(BadSetup) as caught:
        tiny.match(seats=2, edition="mine", edition_text=text)
    assert str(caught.value) == f"edition 'mine': {complaint}"


def test_an_edition_is_put_into_the_record(tiny: Game) -> None:
    fixed = tiny.undealt(tiny.meta.setup(2, {"clock": "live"}, "mine", things()))[0].fixed
    assert (fixed.seats, fixed.clock, fixed.kinds) == (2, 1, 2)
    assert list(fixed.value) == [2, 1, 0, 0, 0, 0, 0, 0]
    assert list(fixed.copies) == [36, 4, 0, 0, 0, 0, 0, 0]
    match = tiny.match(seats=1, edition="mine", edition_text=things())
    assert {str(move) for move in match.legal_moves} <= {"keep hat", "keep glove"}

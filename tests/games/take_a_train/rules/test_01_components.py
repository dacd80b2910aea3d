"""The box (TT-C1 to TT-C4), and editions that are refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import tramshed
from tests.forgery import forge, forged
from tests.games.take_a_train.rules.box import COPIES, KINDS
from tramshed.games.take_a_train.components import CARDS, OBJECTIVES, TYPE_OF
from tramshed.games.take_a_train.edition import FOLDER, edition, read
from tramshed.games.take_a_train.game import GAME
from tramshed.games.take_a_train.meta import META
from tramshed.games.take_a_train.moves import LOCOMOTIVE_NAMES, card
from tramshed.kernel.errors import BadSetup

DEFAULT = (FOLDER / "default.toml").read_text("utf-8")

# Type, power/speed/multiplier, as the clause file has them.
STEAM = "100/45/1 100/60/1 200/70/1 200/80/2 300/90/2 300/110/2 400/126/3"
DIESEL = "200/100/1 300/120/2 300/140/2 400/150/2 500/165/3 500/194/3"
ELECTRIC = "400/145/2 500/180/3 600/200/3 700/210/4 900/225/4"


def test_18_locomotives() -> None:
    """TT-C1: 7 steam, 6 diesel, 5 electric, each with power, top speed and multiplier."""
    cards = read(DEFAULT).locomotives
    assert Counter(each.type for each in cards) == {"steam": 7, "diesel": 6, "electric": 5}
    for faces, kind in ((STEAM, "steam"), (DIESEL, "diesel"), (ELECTRIC, "electric")):
        found = [f"{e.power}/{e.speed}/{e.multiplier}" for e in cards if e.type == kind]
        assert " ".join(found) == faces
    assert [name[0] for name in LOCOMOTIVE_NAMES] == ["SDE"[each] for each in TYPE_OF]


def test_locomotives_stand_in_the_record() -> None:
    """TT-C1: what the rules play with is what the edition says."""
    fixed = GAME.undealt(META.setup(4))[0].fixed
    cards = read(DEFAULT).locomotives
    assert [int(power) * 50 for power in fixed.power] == [each.power for each in cards]
    assert list(fixed.speed) == [each.speed for each in cards]
    assert list(fixed.multiplier) == [each.multiplier for each in cards]


def test_82_wagons_and_5_specials() -> None:
    """TT-C2"""
    fixed = GAME.undealt(META.setup(4))[0].fixed
    found = {KINDS[kind]: int(n) for kind, n in enumerate(fixed.copies) if n}
    assert found == COPIES
    assert [card(kind) for kind in range(65)] == KINDS
    types = Counter(card.split("-")[0] for card in COPIES.elements() if card not in KINDS[60:])
    assert types == {"food": 25, "cattle": 19, "coal": 15, "oil": 11, "luxury": 7, "passenger": 5}
    assert sum(COPIES.values()) == CARDS == 87


def test_tokens() -> None:
    """TT-C3: six auctions, six prices, eighteen objectives."""
    faces = read(DEFAULT)
    assert faces.prices == (600, 500, 400, 300, 200, 100)
    assert faces.second_of_two == 300
    assert len(OBJECTIVES) == 18
    for seats in range(2, 7):
        prices = [int(each) * 50 for each in GAME.undealt(META.setup(seats))[0].fixed.replacing]
        expected = [600, 300] if seats == 2 else [600, 500, 400, 300, 200, 100][:seats]
        assert prices == expected + [0] * (6 - seats)


def test_an_owners_edition(tmp_path: Path) -> None:
    """TT-C4: faces are data; equal speeds are legal."""
    text = DEFAULT.replace("[300, 120, 2]", "[350, 140, 4]")
    match = tramshed.game("take_a_train").match(seats=3, seed=1, edition_text=text)
    seen = {each.name: each for each in match.view().table.auction.revealed}
    assert match.state[0].fixed.power[8] == 7
    assert match.state[0].fixed.speed[8] == match.state[0].fixed.speed[9] == 140
    again = tramshed.load(match.save(tmp_path / "own.match"))
    assert again.setup == match.setup
    assert again.digest() == match.digest()
    assert set(seen) <= set(LOCOMOTIVE_NAMES)


@pytest.mark.parametrize("name", ["default", *GAME.samples])
def test_editions_that_come_along_are_right(name: str) -> None:
    """TT-C4"""
    assert read((FOLDER / f"{name}.toml").read_text("utf-8"))


@forged(
    {
        "[200, 80, 2],\n": {"": "there are 7 steam locomotives, not 6 (TT-C1)"},
        "steam = [": {"steam = 3\nold = [": "[locomotives] has 'old'; it has only steam"},
        "diesel = [": {"Diesel = [": "[locomotives] lacks 'diesel' (TT-C1)"},
        "[200, 80, 2]": {
            "[200, 80]": "steam 4: a locomotive is [power, top speed, multiplier]",
            "[220, 80, 2]": "steam 4: power is a multiple of 50, not 220 (TT-C4)",
            "[0, 80, 2]": "steam 4: power is 50 to 5000, not 0 (TT-C1)",
            "[200, 0, 2]": "steam 4: top speed is 1 to 1000, not 0 (TT-C1)",
            "[200, 80, 5]": "steam 4: multiplier is 1 to 4, not 5 (TT-C1)",
            "[200, 80, 1.5]": "steam 4: multiplier is 1 to 4, not 1.5 (TT-C1)",
        },
        "[900, 225, 4]": {"[900, true, 4]": "electric 5: top speed is 1 to 1000, not True"},
        "50 = 13": {
            "50 = 12": "there are 25 food wagons, not 24 (TT-C2)",
            "60 = 13": "food: a value is a multiple of 50 up to 500, not 60 (TT-C2)",
            "x = 13": "food: a value is a multiple of 50 up to 500, not x (TT-C2)",
            "050 = 1, 50 = 12": "food: 50 is given twice (TT-C2)",
            "50 = 0": "food 50: the number of cards is 1 to 25, not 0 (TT-C2)",
        },
        "500 = 1 ": {"550 = 1 ": "passenger: a value is a multiple of 50 up to 500, not 550"},
        "coal = {": {
            "coal = 15 #": "coal: wagons are { value = number of cards, … } (TT-C2)",
            "koal = {": "[wagons] lacks 'coal' (TT-C2)",
        },
        "coal = { 150 = 8, 200 = 7 }": {
            "coal = { 50 = 10, 200 = 5 }": (
                "coal wagons are rarer than cattle, so they are worth more on average: 100 is not "
                "above 124 (TT-C4)"
            ),
        },
        "200, 100]": {
            "200]": "prices: a replacement has 6 prices, first to sixth (TT-C3)",
            "200, 120]": "price 6 is a multiple of 50, not 120 (TT-C4)",
            "200, 250]": "price 6: a later player pays no more than an earlier one",
        },
        "= 300": {"= 0": "second_of_two is 50 to 5000, not 0 (TT-C3)"},
        "[turn_order]": {
            "[order]": "the file lacks 'turn_order' (TT-C4)",
            "turn_order": "not TOML: ",
        },
    }
)
def test_bad_editions_are_refused(old: str, new: str, complaint: str) -> None:
    """TT-C4: with the card and the clause."""
    text = forge(DEFAULT, old, new)
    with pytest.raises(BadSetup) as refusal:
        edition(META.setup(3, edition="mine", edition_text=text))
    assert str(refusal.value).startswith(f"edition 'mine': {complaint}")


@pytest.mark.parametrize(
    ("language", "complaint"),
    [
        ("fr", "steam 4 : la puissance doit être un multiple de 50, pas 220"),
        ("ja", "出力は 50 の倍数です"),
    ],
)
def test_refusals_in_other_languages(language: str, complaint: str) -> None:
    """TT-C4: card and clause are named in the reader's language."""
    text = DEFAULT.replace("[200, 80, 2]", "[220, 80, 2]")
    with pytest.raises(BadSetup) as refusal:
        edition(META.setup(3, edition="mine", edition_text=text))
    said = refusal.value.say(language)
    assert all(each in said for each in ("'mine'", "steam 4", complaint, "TT-C4"))


def test_neighbouring_types_may_share_values() -> None:
    """TT-C4: only the mean values ascend."""
    shared = DEFAULT.replace("cattle = { 100 = 10, 150 = 9 }", "cattle = { 50 = 1, 100 = 18 }")
    assert read(shared).wagons[1] == {50: 1, 100: 18}

"""Bids: hundreds of amounts are one line of the menu, and can be typed."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tramshed.kernel.moves import Move, MoveTable
from tramshed.terminal.amounts import plain, ranges
from tramshed.terminal.language import words
from tramshed.terminal.menu import Menu, Puzzled
from tramshed.terminal.typed import pieces
from tramshed.text.contract import PLAIN

NOTATIONS = ["pass", "show E4", "show D5", *(f"bid {amount}" for amount in range(0, 20_050, 50))]
TABLE = MoveTable(
    Move(action, text, text.split()[0], amount=int(text[4:]) if text.startswith("bid") else None)
    for action, text in enumerate(NOTATIONS)
)

FULL_WIDTH = "\uff11\uff0c\uff12\uff15\uff10"
"""1,250 as Japanese keyboards have it."""


def menu(*, low: int = 900, high: int = 5000, others: bool = True) -> Menu:
    bids = [TABLE.parse(f"bid {amount}") for amount in range(low, high + 50, 50)]
    return Menu.of([TABLE.parse("pass"), *bids] if others else bids, TABLE)


def coins(count: int) -> Menu:
    """Another game: amounts that are also numbers of the menu."""
    table = MoveTable(
        Move(number, f"bid {number}", "bid", amount=number) for number in range(count + 1)
    )
    return Menu.of(list(table), table)


def shown(asked: Menu) -> str:
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as captured:
        console.print(asked.draw(PLAIN, None, (), words("en")))
    return captured.get()


def test_many_amounts_are_one_line() -> None:
    lines = shown(menu()).splitlines()
    assert len(lines) == 2
    assert "1 bid 900  2 bid 5000  or ‘bid AMOUNT’ between, in steps of 50" in lines[0]
    assert lines[1].split() == ["pass", "3", "pass"]


def test_few_amounts_are_listed() -> None:
    assert ranges(menu(high=1200).moves) == ()
    assert len(menu(high=1200).numbered) == 8
    assert "bid 950" in shown(menu(high=1200))


def test_uneven_amounts_are_listed() -> None:
    some = [move for move in TABLE if move.verb == "bid" and move.amount != 500]
    assert ranges(some) == ()


@pytest.mark.parametrize(
    "typed", ["1250", "1,250", "1 250", "$1250", FULL_WIDTH, "bid 1,250", "b 1250"]
)
def test_ways_to_write_an_amount(typed: str) -> None:
    (piece,) = pieces(typed, menu())
    move = piece if isinstance(piece, Move) else menu().read(piece)
    assert move.notation == "bid 1250"


@pytest.mark.parametrize(
    ("typed", "notation"), [("1", "bid 900"), ("2", "bid 5000"), ("3", "pass"), ("850", "bid 850")]
)
def test_numbers_are_the_ends_and_the_other_moves(typed: str, notation: str) -> None:
    """An amount outside is read too: the rules then say why not."""
    assert menu().read(typed).notation == notation


@pytest.mark.parametrize("typed", ["925", "bid 925", "bid", "b", "99", "bid 20050"])
def test_amounts_that_are_none(typed: str) -> None:
    with pytest.raises(Puzzled) as puzzled:
        menu().read(typed)
    told = words("en").say(puzzled.value.messages[0])
    assert told == "Which amount? ‘bid’ takes 900 to 5000, in steps of 50."


def test_an_amount_may_follow_on_the_same_line() -> None:
    lots = Menu.of([TABLE.parse("show E4"), TABLE.parse("show D5")], TABLE)
    first, second = pieces("2; 1,250", lots)
    assert isinstance(first, Move)
    assert first.notation == "show D5"
    assert isinstance(second, str)
    assert menu().read(second).notation == "bid 1250"
    with pytest.raises(Puzzled):
        pieces("1250; 2", lots)


def test_where_amounts_are_small_a_bare_number_means_the_menu() -> None:
    asked = coins(40)
    assert asked.read("2").notation == "bid 40"
    assert asked.read("bid 2").notation == "bid 2"
    with pytest.raises(Puzzled, match=r"ui\.no-such-number"):
        asked.read("12")


def test_texts_become_plain_amounts() -> None:
    assert plain("2 500 $") == "2500"
    assert plain("12,000,000") == "12000000"
    assert plain("1, 500") == "1, 500"
    assert plain("1,50") == "1,50"

"""Editions: what stands on the cards (TT-C4). Read from TOML, checked, refused with the reason."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tramshed.games.take_a_train.components import (
    LOCOMOTIVES_OF,
    MOST_MULTIPLIER,
    UNIT,
    WAGON_VALUES,
    WAGONS_OF,
)
from tramshed.games.take_a_train.moves import WAGON_NAMES
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.seats import MOST_SEATS
from tramshed.kernel.setup import Setup

FOLDER = Path(__file__).parent / "edition"
TYPE_NAMES = ("steam", "diesel", "electric")
MOST_POWER = 5000
MOST_SPEED = 1000


@dataclass(frozen=True, slots=True)
class Locomotive:
    """A locomotive card. `power` is in dollars, as printed."""

    type: str
    power: int
    speed: int
    multiplier: int


@dataclass(frozen=True, slots=True)
class Edition:
    """All card faces: locomotives in their order; of each wagon type how many cards have each
    value; the prices of a replacement by place; the second price among two players."""

    locomotives: tuple[Locomotive, ...]
    wagons: tuple[dict[int, int], ...]
    prices: tuple[int, ...]
    second_of_two: int


@cache
def edition(setup: Setup) -> Edition:
    """The edition of a set-up."""
    text = setup.edition_text
    if text is None:
        text = (FOLDER / f"{setup.edition}.toml").read_text("utf-8")
    try:
        return read(text)
    except BadSetup as error:
        raise BadSetup(f"edition {setup.edition!r}: {error}") from None


def read(text: str) -> Edition:
    """Read and check an edition."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"not TOML: {error}") from None
    _has(tables, ("locomotives", "wagons", "turn_order"), "the file", "TT-C4")
    _has(tables["locomotives"], TYPE_NAMES, "[locomotives]", "TT-C1")
    _has(tables["wagons"], WAGON_NAMES, "[wagons]", "TT-C2")
    _has(tables["turn_order"], ("prices", "second_of_two"), "[turn_order]", "TT-C3")
    wagons = tuple(
        _wagons(*each, tables["wagons"]) for each in zip(WAGON_NAMES, WAGONS_OF, strict=True)
    )
    _check_ascending(wagons)
    prices = _prices(tables["turn_order"]["prices"])
    return Edition(
        tuple(
            locomotive
            for name, count in zip(TYPE_NAMES, LOCOMOTIVES_OF, strict=True)
            for locomotive in _locomotives(name, count, tables["locomotives"])
        ),
        wagons,
        prices,
        _price("second_of_two", tables["turn_order"]["second_of_two"]),
    )


def _has(table: Any, keys: tuple[str, ...], where: str, clause: str) -> None:
    """Exactly these entries."""
    if not isinstance(table, dict):
        raise BadSetup(f"{where} is a table with {', '.join(keys)} ({clause})")
    for key in keys:
        if key not in table:
            raise BadSetup(f"{where} lacks {key!r} ({clause})")
    for key in table:
        if key not in keys:
            raise BadSetup(f"{where} has {key!r}; it has only {', '.join(keys)} ({clause})")


def _locomotives(name: str, count: int, table: dict[str, Any]) -> list[Locomotive]:
    rows = table[name]
    if not isinstance(rows, list) or len(rows) != count:
        given = len(rows) if isinstance(rows, list) else "something else"
        raise BadSetup(f"there are {count} {name} locomotives, not {given} (TT-C1)")
    return [_locomotive(name, f"{name} {number}", row) for number, row in enumerate(rows, 1)]


def _locomotive(name: str, card: str, row: Any) -> Locomotive:
    if not isinstance(row, list) or len(row) != 3:
        raise BadSetup(f"{card}: a locomotive is [power, top speed, multiplier] (TT-C1)")
    power, speed, multiplier = row
    _number(f"{card}: power", power, UNIT, MOST_POWER, "TT-C1")
    if power % UNIT:
        raise BadSetup(f"{card}: power is a multiple of {UNIT}, not {power} (TT-C4)")
    _number(f"{card}: top speed", speed, 1, MOST_SPEED, "TT-C1")
    _number(f"{card}: multiplier", multiplier, 1, MOST_MULTIPLIER, "TT-C1")
    return Locomotive(name, power, speed, multiplier)


def _wagons(name: str, count: int, table: dict[str, Any]) -> dict[int, int]:
    given = table[name]
    if not isinstance(given, dict) or not given:
        raise BadSetup(f"{name}: wagons are {{ value = number of cards, … }} (TT-C2)")
    wagons: dict[int, int] = {}
    for text, copies in given.items():
        value = int(text) if text.isascii() and text.isdecimal() else 0
        if not 0 < value <= UNIT * WAGON_VALUES or value % UNIT:
            most = UNIT * WAGON_VALUES
            raise BadSetup(
                f"{name}: a value is a multiple of {UNIT} up to {most}, not {text} (TT-C2)"
            )
        if value in wagons:
            raise BadSetup(f"{name}: {value} is given twice (TT-C2)")
        _number(f"{name} {value}: the number of cards", copies, 1, count, "TT-C2")
        wagons[value] = copies
    total = sum(wagons.values())
    if total != count:
        raise BadSetup(f"there are {count} {name} wagons, not {total} (TT-C2)")
    return dict(sorted(wagons.items()))


def _check_ascending(wagons: tuple[dict[int, int], ...]) -> None:
    """The rarer type the dearer, on average."""
    means = [
        sum(value * copies for value, copies in each.items()) / sum(each.values())
        for each in wagons
    ]
    for rarer in range(1, len(means)):
        if means[rarer] <= means[rarer - 1]:
            raise BadSetup(
                f"{WAGON_NAMES[rarer]} wagons are rarer than {WAGON_NAMES[rarer - 1]}, so they are "
                f"worth more on average: {means[rarer]:.0f} is not above {means[rarer - 1]:.0f} "
                "(TT-C4)"
            )


def _prices(given: Any) -> tuple[int, ...]:
    if not isinstance(given, list) or len(given) != MOST_SEATS:
        raise BadSetup(f"prices: a replacement has {MOST_SEATS} prices, first to sixth (TT-C3)")
    prices = tuple(_price(f"price {place}", each) for place, each in enumerate(given, 1))
    for place in range(1, MOST_SEATS):
        if prices[place] > prices[place - 1]:
            raise BadSetup(
                f"price {place + 1}: a later player pays no more than an earlier one, "
                f"{prices[place]} is above {prices[place - 1]} (TT-C4)"
            )
    return prices


def _price(what: str, given: Any) -> int:
    price = _number(what, given, UNIT, MOST_POWER, "TT-C3")
    if price % UNIT:
        raise BadSetup(f"{what} is a multiple of {UNIT}, not {price} (TT-C4)")
    return price


def _number(what: str, given: Any, least: int, most: int, clause: str) -> int:
    if type(given) is not int or not least <= given <= most:
        raise BadSetup(f"{what} is {least} to {most}, not {given} ({clause})")
    return given

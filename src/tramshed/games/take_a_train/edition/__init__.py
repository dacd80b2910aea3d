"""Editions: what stands on the cards (TT-C4). Read from TOML, checked, refused with the reason."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
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
from tramshed.kernel.words import Message, Value, enumerated

FOLDER = Path(__file__).parent
LOCALE = FOLDER.parent / "locale"
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
        where = {"edition": repr(setup.edition), "why": error.told}
        raise BadSetup(Message("faces.edition", where), LOCALE) from None


def read(text: str) -> Edition:
    """Read and check an edition."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(Message("faces.not-toml", {"why": str(error)}), LOCALE) from None
    _has(tables, ("locomotives", "wagons", "turn_order"), Message("faces.file"), "TT-C4")
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
        _dollars("second_of_two", tables["turn_order"]["second_of_two"], "TT-C3"),
    )


def _wrong(clause: str, what: str, /, **values: Value) -> BadSetup:
    """What is wrong with the faces, and the clause that says so."""
    why = Message(f"faces.{what}", values)
    return BadSetup(Message("faces.wrong", {"why": why, "clause": clause}), LOCALE)


def _has(table: Any, keys: tuple[str, ...], where: Value, clause: str) -> None:
    """Exactly these entries."""
    if not isinstance(table, dict):
        raise _wrong(clause, "table", where=where, keys=enumerated(keys))
    for key in keys:
        if key not in table:
            raise _wrong(clause, "lacks", where=where, key=repr(key))
    for key in table:
        if key not in keys:
            raise _wrong(clause, "unknown", where=where, key=repr(key), keys=enumerated(keys))


def _locomotives(name: str, count: int, table: dict[str, Any]) -> list[Locomotive]:
    rows = table[name]
    if not isinstance(rows, list) or len(rows) != count:
        given = len(rows) if isinstance(rows, list) else Message("faces.no-list")
        raise _wrong("TT-C1", "locomotives", count=count, type=name, given=given)
    return [_locomotive(name, f"{name} {number}", row) for number, row in enumerate(rows, 1)]


def _locomotive(name: str, card: str, row: Any) -> Locomotive:
    if not isinstance(row, list) or len(row) != 3:
        raise _wrong("TT-C1", "locomotive", card=card)
    power, speed, multiplier = row
    _dollars(Message("faces.power", {"card": card}), power, "TT-C1")
    _number(Message("faces.speed", {"card": card}), speed, 1, MOST_SPEED, "TT-C1")
    _number(Message("faces.multiplier", {"card": card}), multiplier, 1, MOST_MULTIPLIER, "TT-C1")
    return Locomotive(name, power, speed, multiplier)


def _wagons(name: str, count: int, table: dict[str, Any]) -> dict[int, int]:
    given = table[name]
    if not isinstance(given, dict) or not given:
        raise _wrong("TT-C2", "wagon-table", type=name)
    wagons: dict[int, int] = {}
    for text, copies in given.items():
        value = int(text) if text.isascii() and text.isdecimal() else 0
        if not 0 < value <= UNIT * WAGON_VALUES or value % UNIT:
            most = UNIT * WAGON_VALUES
            raise _wrong("TT-C2", "value", type=name, unit=UNIT, most=most, given=text)
        if value in wagons:
            raise _wrong("TT-C2", "twice", type=name, value=value)
        cards = Message("faces.cards", {"type": name, "value": value})
        _number(cards, copies, 1, count, "TT-C2")
        wagons[value] = copies
    total = sum(wagons.values())
    if total != count:
        raise _wrong("TT-C2", "wagons", count=count, type=name, given=total)
    return dict(sorted(wagons.items()))


def _check_ascending(wagons: tuple[dict[int, int], ...]) -> None:
    """The rarer type the dearer, on average."""
    means = [
        sum(value * copies for value, copies in each.items()) / sum(each.values())
        for each in wagons
    ]
    for rarer in range(1, len(means)):
        if means[rarer] <= means[rarer - 1]:
            raise _wrong(
                "TT-C4",
                "ascending",
                rarer=WAGON_NAMES[rarer],
                type=WAGON_NAMES[rarer - 1],
                mean=f"{means[rarer]:.0f}",
                least=f"{means[rarer - 1]:.0f}",
            )


def _prices(given: Any) -> tuple[int, ...]:
    if not isinstance(given, list) or len(given) != MOST_SEATS:
        raise _wrong("TT-C3", "prices", seats=MOST_SEATS)
    prices = tuple(
        _dollars(Message("faces.price", {"place": place}), each, "TT-C3")
        for place, each in enumerate(given, 1)
    )
    for place, (earlier, later) in enumerate(pairwise(prices), 2):
        if later > earlier:
            raise _wrong("TT-C4", "dearer", place=place, later=later, earlier=earlier)
    return prices


def _dollars(what: Value, given: Any, clause: str) -> int:
    amount = _number(what, given, UNIT, MOST_POWER, clause)
    if amount % UNIT:
        raise _wrong("TT-C4", "multiple", what=what, unit=UNIT, given=amount)
    return amount


def _number(what: Value, given: Any, least: int, most: int, clause: str) -> int:
    if type(given) is not int or not least <= given <= most:
        raise _wrong(clause, "range", what=what, least=least, most=most, given=str(given)[:40])
    return given

"""What cells, tickets and icons are called in notation.

Columns of the map are lettered from the left, rows numbered from the top. A cell is its row, then
its column: 3g. (Not g3: parcels are called so, and case does not matter.)
"""

from __future__ import annotations

from functools import cache

from tramshed.games.tramways import icons
from tramshed.games.tramways.components import SIDES
from tramshed.games.tramways.edition import edition_of
from tramshed.games.tramways.icons import STRIP_SLOT
from tramshed.games.tramways.set_up.layout import cell_spots
from tramshed.games.tramways.set_up.preparing import icon_number
from tramshed.kernel.setup import Setup

TRADE_LETTERS = "RCLI"
SIDE_LETTERS = "nesw"
assert len(SIDE_LETTERS) == len(SIDES)
ALPHABET = "abcdefghijklmnopqrstuvwxyz"

PLAIN_ICONS = {
    icons.BUILD: "build",
    icons.UPGRADE_TRACK: "upgrade-track",
    icons.UPGRADE_BUILDING: "upgrade-building",
    icons.STRIP: "strip",
    icons.WORKER: "worker",
    icons.PASSENGER: "passenger",
    icons.CALM: "calm",
}


def column(number: int) -> str:
    """The letter of a column, counted from 0; after z come aa, ab, …"""
    high, low = divmod(number, len(ALPHABET))
    return (ALPHABET[high - 1] if high else "") + ALPHABET[low]


@cache
def cells(setup: Setup) -> tuple[str, ...]:
    """The names of all cells, by number."""
    return tuple(f"{row + 1}{column(right)}" for right, row in cell_spots(setup))


@cache
def labels(setup: Setup) -> tuple[str, ...]:
    """The parcels: A1, A2, …"""
    return edition_of(setup).labels


@cache
def tickets(setup: Setup) -> tuple[int, ...]:
    """The numbers printed on the tickets."""
    return tuple(ticket.number for ticket in edition_of(setup).tickets)


@cache
def icons_of(setup: Setup) -> tuple[tuple[int, ...], ...]:
    """The icons of every ticket, by slot; NONE where a slot is empty."""
    edition = edition_of(setup)
    return tuple(
        (
            *(icon_number(each, edition) for each in ticket.icons),
            *[icons.NONE] * (STRIP_SLOT - len(ticket.icons)),
            icons.STRIP if ticket.strip else icons.NONE,
        )
        for ticket in edition.tickets
    )


def goal(number: int, setup: Setup) -> str:
    """A destination: a trade's letter, or a parcel's label."""
    trades = len(TRADE_LETTERS)
    return TRADE_LETTERS[number] if number < trades else labels(setup)[number - trades]


def icon(number: int, setup: Setup) -> str:
    """An icon: 2rails, C, A1, build, $3, …"""
    if number in PLAIN_ICONS:
        return PLAIN_ICONS[number]
    if number > icons.MONEY:
        return f"${number - icons.MONEY}"
    if number >= icons.TO_TRADE:
        return goal(number - icons.TO_TRADE, setup)
    return "rail" if number == icons.RAILS + 1 else f"{number - icons.RAILS}rails"


@cache
def slots(setup: Setup) -> tuple[tuple[str, ...], ...]:
    """Every ticket's icons; an empty slot, or one alike an earlier one, is called by its number."""
    return tuple(_slots(numbers, setup) for numbers in icons_of(setup))


def _slots(numbers: tuple[int, ...], setup: Setup) -> tuple[str, ...]:
    names: list[str] = []
    for slot, number in enumerate(numbers, 1):
        name = icon(number, setup) if number else str(slot)
        names.append(str(slot) if name in names else name)
    return tuple(names)

"""Names of things as messages: ids and values, no words (those are in locale/)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tramshed.games.tramways import names
from tramshed.games.tramways.edition import edition_of
from tramshed.games.tramways.shown.seen import TicketSeen
from tramshed.kernel.setup import Setup
from tramshed.kernel.words import Message

RAILS = re.compile(r"(\d?)rails?")
MONEY = re.compile(r"\$(\d+)")
GRADES = (
    "gloomy", "glum", "dull", "content", "cheerful", "merry", "joyful", "delighted", "radiant",
    "ecstatic",
)  # fmt: skip
"""How a town feels after a solo game (TW-6.3)."""


def listed(parts: Sequence[Message]) -> Message:
    """Several things, one after the other."""
    first, *rest = parts
    return Message("list", {"first": first, "rest": listed(rest)}) if rest else first


def money(dollars: int) -> Message:
    """An amount of money."""
    return Message("money", {"amount": dollars})


def cell(name: str) -> Message:
    """A cell of the map."""
    return Message("cell", {"name": name})


def trade(letter: str) -> Message:
    """A type of building: one of them."""
    return Message(f"trade.{letter}")


def the_trade(letter: str) -> Message:
    """A type of building: the one in question."""
    return Message(f"the.{letter}")


def goal(name: str) -> Message:
    """Where a passenger goes: any building of a type, or a parcel."""
    if name in names.TRADE_LETTERS:
        return trade(name)
    return Message("goal.parcel", {"label": name})


def icon(name: str) -> Message:
    """An icon, by its name in notation."""
    if rails := RAILS.fullmatch(name):
        return Message("icon.rails", {"n": int(rails[1] or 1)})
    if dollars := MONEY.fullmatch(name):
        return money(int(dollars[1]))
    if name in names.PLAIN_ICONS.values():
        return Message(f"icon.{name}")
    return Message("icon.goal", {"goal": name})


def cost(ticket: TicketSeen) -> Message:
    """A ticket's consequence."""
    if ticket.pay:
        return Message("cost.pay", {"amount": money(ticket.pay)})
    if ticket.strain:
        return Message("cost.stress", {"n": ticket.strain})
    if ticket.labour:
        return Message("cost.worker", {"n": ticket.labour})
    return Message("cost.happiness", {"n": ticket.gloom})


def ticket(seen: TicketSeen) -> Message:
    """A ticket with all that is on it, but the strip, which is on every one."""
    if seen.void:
        return Message("ticket.void", {"number": seen.number})
    icons = listed([icon(name) for name in seen.icons] or [icon("strip")])
    if seen.costs:
        return Message("ticket.costly", {"number": seen.number, "icons": icons, "cost": cost(seen)})
    return Message("ticket", {"number": seen.number, "icons": icons})


def board(number: int, face: int, setup: Setup) -> Message:
    """A board of the map, and which face is up."""
    known = edition_of(setup).boards[number]
    return Message(
        "board", {"letter": known.letter, "name": known.name, "year": known.faces[face].year}
    )


def tile(sides: str, where: str) -> Message:
    """A rail tile in a cell."""
    shape = "straight" if sides in ("ns", "ew") else "curve"
    return Message(f"tile.{shape}", {"cell": where})


def grade(number: int) -> Message:
    """The grade of a solo game, from 0."""
    return Message(f"grade.{GRADES[number]}")

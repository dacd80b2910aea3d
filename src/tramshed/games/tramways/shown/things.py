"""What Tramways speaks of: tickets and their icons, cells, tiles, boards, money.

A page can draw them; in a sentence they are called by a message: an id and values, no words (those
are in locale/). Cells, parcels and types of building are their names in notation (names.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from functools import cache

from tramshed.games.tramways import icons, names
from tramshed.games.tramways.edition import edition_of
from tramshed.games.tramways.edition.model import Cost
from tramshed.kernel.plain import Plain
from tramshed.kernel.setup import Setup
from tramshed.kernel.words import Message, Several, Thing, Value

RAILS, MONEY, DESTINATION = "rails", "money", "destination"
"""Signs that say how much, or whereto; the others are in names.PLAIN_ICONS."""
GRADES = (
    "gloomy", "glum", "dull", "content", "cheerful", "merry", "joyful", "delighted", "radiant",
    "ecstatic",
)  # fmt: skip
"""How a town feels after a solo game (TW-6.3)."""


class Money(Thing):
    """An amount of money."""

    dollars: int

    @property
    def called(self) -> Message:
        return Message("money", {"amount": self.dollars})


class Place(Thing, called="place.{number}"):
    """A place in the order of play, from 1."""

    number: int


class Cell(Thing, called="cell"):
    """A cell of the map."""

    name: str


class Parcel(Thing, called="label"):
    """A parcel, by its label."""

    label: str


class Trade(Thing, called="trade.{letter}"):
    """A type of building: one of them."""

    letter: str

    @property
    def definite(self) -> Message:
        """The one in question."""
        return Message(f"the.{self.letter}")

    @property
    def several(self) -> Message:
        """All of them."""
        return Message(f"kind.{self.letter}")


class Goal(Thing):
    """Where a passenger goes: any building of a type, or a parcel."""

    name: str

    @property
    def called(self) -> Message:
        if self.name in names.TRADE_LETTERS:
            return Trade(self.name).called
        return Message("goal.parcel", {"label": self.name})


class Tile(Thing):
    """A rail tile in a cell; its two sides, such as "ns"."""

    cell: str
    sides: str

    @property
    def called(self) -> Message:
        shape = "straight" if self.sides in ("ns", "ew") else "curve"
        return Message(f"tile.{shape}", {"cell": self.cell})


class Board(Thing):
    """A board of the map, and which face is up. An owner's may have no name."""

    letter: str
    name: str
    year: int

    @property
    def called(self) -> Message:
        values: dict[str, Value] = {"letter": self.letter, "name": self.name, "year": self.year}
        return Message("board" if self.name else "board.unnamed", values)


class Icon(Thing):
    """An icon: its sign, and how many rails or dollars, or which destination."""

    sign: str
    amount: int = 1
    goal: str = ""

    @property
    def called(self) -> Message:
        if self.sign == RAILS:
            return Message("icon.rails", {"n": self.amount})
        if self.sign == MONEY:
            return Money(self.amount).called
        if self.sign == DESTINATION:
            return Message("icon.goal", {"goal": self.goal})
        return Message(f"icon.{self.sign}")


class Mood(Thing, called="grade.{grade}"):
    """How a town feels, by its grade."""

    grade: str


class Gain(Plain):
    """What an action brought a player, or cost him."""

    seat: int
    joy: int = 0
    cash: int = 0
    stress: int = 0
    workers: int = 0


class Gains(Thing, called="journal.gains"):
    """What an action brought everybody: beside a line of a journal, never in its sentence."""

    each: tuple[Gain, ...]


STRIP = Icon(names.PLAIN_ICONS[icons.STRIP])


class TicketSeen(Thing):
    """A ticket."""

    number: int
    kind: str
    slots: tuple[str, ...]
    """Its icons as they are played, "" where there is none; the magnetic strip comes last."""
    void: bool
    trade: str
    """Of a building ticket."""
    label: str
    """Of a parcel ticket."""
    pay: int
    strain: int
    labour: int
    gloom: int
    """The consequence: dollars, stress, workers, happiness."""
    printed: tuple[Icon | None, ...] = field(default=(), repr=False)
    """What is printed in its slots."""

    @property
    def icons(self) -> tuple[Icon, ...]:
        """All but the strip."""
        return tuple(icon for icon in self.printed[:-1] if icon)

    def used(self, slots: int) -> tuple[Icon, ...]:
        """The icons in some slots, as bits."""
        return tuple(icon for slot, icon in enumerate(self.printed) if icon and slots >> slot & 1)

    @property
    def costs(self) -> bool:
        """Has it a consequence?"""
        return bool(self.pay or self.strain or self.labour or self.gloom)

    @property
    def consequence(self) -> Message:
        """What it costs, if it does."""
        if self.pay:
            return Message("cost.pay", {"amount": Money(self.pay).called})
        if self.strain:
            return Message("cost.stress", {"n": self.strain})
        if self.labour:
            return Message("cost.worker", {"n": self.labour})
        return Message("cost.happiness", {"n": self.gloom})

    @property
    def called(self) -> Message:
        """With all that is on it, but the strip, which is on every one."""
        if self.void:
            return Message("ticket.void", {"number": self.number})
        shown: dict[str, Value] = {"number": self.number, "icons": listed(self.icons or (STRIP,))}
        if self.costs:
            return Message("ticket.costly", shown | {"cost": self.consequence})
        return Message("ticket", shown)


# --- of an edition, by number


def icon(number: int, setup: Setup) -> Icon | None:
    """An icon; None for an empty slot."""
    if number == icons.NONE:
        return None
    if number in names.PLAIN_ICONS:
        return Icon(names.PLAIN_ICONS[number])
    if number > icons.MONEY:
        return Icon(MONEY, number - icons.MONEY)
    if number >= icons.TO_TRADE:
        return Icon(DESTINATION, goal=names.goal(number - icons.TO_TRADE, setup))
    return Icon(RAILS, number - icons.RAILS)


@cache
def tickets(setup: Setup) -> tuple[TicketSeen, ...]:
    """Every ticket of the edition."""
    costs = (Cost.MONEY, Cost.STRESS, Cost.WORKER, Cost.HAPPINESS)
    found = []
    for ticket, slots, numbers in zip(
        edition_of(setup).tickets, names.slots(setup), names.icons_of(setup), strict=True
    ):
        cost = ticket.consequence
        pay, strain, labour, gloom = (
            cost.amount if cost and cost.cost == each else 0 for each in costs
        )
        found.append(
            TicketSeen(
                number=ticket.number,
                kind=ticket.kind.name.casefold(),
                slots=tuple(
                    name if number else "" for name, number in zip(slots, numbers, strict=True)
                ),
                void=ticket.void,
                trade="" if ticket.trade is None else ticket.trade.name,
                label=ticket.label,
                pay=pay,
                strain=strain,
                labour=labour,
                gloom=gloom,
                printed=tuple(icon(number, setup) for number in numbers),
            )
        )
    return tuple(found)


def board(number: int, face: int, setup: Setup) -> Board:
    """A board with a face up."""
    known = edition_of(setup).boards[number]
    return Board(known.letter, known.name, known.faces[face].year)


def sides(tile: int) -> str:
    """The two sides of a tile, as letters."""
    return "".join(letter for side, letter in enumerate(names.SIDE_LETTERS) if tile >> side & 1)


# --- in sentences


def listed(things: Sequence[Thing]) -> Several:
    """Several things, one after the other."""
    return Several(tuple(things))


def grade(number: int) -> Message:
    """The grade of a solo game, from 0."""
    return Message(f"grade.{GRADES[number]}")

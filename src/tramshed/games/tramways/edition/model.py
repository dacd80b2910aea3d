"""An edition, parsed: the boards and the tickets as plain values (TW-C1, TW-C2, TW-C3,
TW-C4, TW-C5).

Numbers of the enumerations are the ones the rules use in their records.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property

from tramshed.kernel.editions import Line

SLOTS = 4
"""Icons a ticket has room for, beside its magnetic strip."""


class Ground(IntEnum):
    """What a cell of a board is."""

    PLAIN = 0
    MOUNTAIN = 1
    LAKE = 2
    PARCEL = 3
    BUILDING = 4


class Trade(IntEnum):
    """The four types of building; also the four destinations."""

    R = 0
    C = 1
    L = 2
    I = 3  # noqa: E741 - the letter on the box


class Kind(IntEnum):
    """The five kinds of ticket, in the order in which an edition keeps them."""

    DEVELOPMENT = 0
    PARCEL = 1
    BUILDING = 2
    AUCTION = 3
    GENERIC = 4


class Sign(IntEnum):
    """What an icon on a ticket is for."""

    RAILS = 0
    DESTINATION = 1
    LABEL = 2
    BUILD = 3
    UPGRADE_TRACK = 4
    UPGRADE_BUILDING = 5
    MONEY = 6
    WORKER = 7
    PASSENGER = 8
    CALM = 9


class Cost(IntEnum):
    """What a consequence takes."""

    MONEY = 0
    STRESS = 1
    WORKER = 2
    HAPPINESS = 3


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell as printed."""

    ground: Ground
    trade: Trade | None = None
    """Of a printed building square."""
    label: str = ""
    """Of a parcel: its board's letter and a digit."""


@dataclass(frozen=True)
class Face:
    """One side of a board: 25 cells, row by row from the top left."""

    year: int
    cells: tuple[Cell, ...]

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The parcels of this face."""
        return tuple(cell.label for cell in self.cells if cell.ground == Ground.PARCEL)

    @cached_property
    def printed(self) -> int:
        """How many printed building squares it has."""
        return sum(cell.ground == Ground.BUILDING for cell in self.cells)


@dataclass(frozen=True, slots=True)
class Board:
    """A board. Three share the letter J."""

    letter: str
    name: str
    normal: Face
    hard: Face
    source: Line | None = field(default=None, compare=False)
    """Where it is written."""

    @property
    def faces(self) -> tuple[Face, Face]:
        """1920, then 1910."""
        return self.normal, self.hard


@dataclass(frozen=True, slots=True)
class Icon:
    """A sign, and how many rails, which destination or how many dollars; or which parcel."""

    sign: Sign
    value: int = 1
    label: str = ""


@dataclass(frozen=True, slots=True)
class Consequence:
    """What a ticket takes before it gives."""

    cost: Cost
    amount: int = 1


@dataclass(frozen=True, slots=True)
class Ticket:
    """A card. `number` is printed on it and names it in the notation."""

    number: int
    kind: Kind
    icons: tuple[Icon, ...]
    consequence: Consequence | None = None
    void: bool = False
    trade: Trade | None = None
    """Of a building card: the symbol in its corner, which is no icon."""
    players: int = 0
    """Of an auction card: the fewest players it is used with."""
    source: Line | None = field(default=None, compare=False)
    """Where it is written."""

    @property
    def strip(self) -> bool:
        """The magnetic strip, which moves a passenger."""
        return not self.void

    @property
    def label(self) -> str:
        """Of a parcel card: its parcel."""
        return next((icon.label for icon in self.icons if icon.sign == Sign.LABEL), "")


@dataclass(frozen=True)
class Edition:
    """Boards A to I and the J boards; tickets by kind, parcel cards by label, building cards by
    type, auction cards by mark, generic cards with the rails first."""

    boards: tuple[Board, ...]
    tickets: tuple[Ticket, ...]

    def of_kind(self, kind: Kind) -> tuple[Ticket, ...]:
        """The tickets of a kind, in order."""
        return tuple(ticket for ticket in self.tickets if ticket.kind == kind)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """All parcels, in the order of their cards: A1, A2, …"""
        return tuple(ticket.label for ticket in self.of_kind(Kind.PARCEL))

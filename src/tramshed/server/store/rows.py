"""What the database knows, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from tramshed.kernel.outcome import Outcome
from tramshed.kernel.position import Snapshot
from tramshed.kernel.setup import Setup

HUMAN, BOT, OPEN, SAME_SCREEN = KINDS = ("human", "bot", "open", "same-screen")
LIVE, LEISURE = PACES = ("live", "leisure")


@dataclass(slots=True)
class Person:
    """A guest."""

    id: int
    name: str
    language: str
    preferences: dict[str, str]


@dataclass(slots=True)
class SeatRow:
    """A seat at a table: who sits there."""

    number: int
    kind: str
    name: str
    person_id: int | None = None
    bot: str | None = None
    strength: float | None = None
    standin: bool = False
    join_token: str | None = None
    share: bytes | None = None

    @property
    def has_person(self) -> bool:
        return self.kind in (HUMAN, SAME_SCREEN)

    @property
    def is_awaited(self) -> bool:
        """Before the match: is it this seat that keeps it from beginning?"""
        return self.kind == OPEN or (self.has_person and self.share is None)

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or self.standin


@dataclass(slots=True)
class TableRow:
    """A table, running or not."""

    id: str
    game: str
    rules: int
    setup: Setup
    pace: str
    secret: bytes
    commitment: bytes
    created: float
    updated: float
    maker_id: int | None = None
    key: bytes | None = None
    moves: int = 0
    lines: int = 0
    numbers: list[int] = field(default_factory=list)
    awaited: int = 0
    started: float | None = None
    finished: float | None = None
    scores: list[int] | None = None
    ranks: list[int] | None = None
    conceded: int | None = None
    rematch_id: str | None = None
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None if it has not."""
        if self.scores is None or self.ranks is None:
            return None
        return Outcome(tuple(self.scores), tuple(self.ranks), self.conceded)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, person_id: int | None) -> list[int]:
        """The seats that belong to a person."""
        if person_id is None:
            return []
        return [seat.number for seat in self.seats if seat.person_id == person_id]


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One decision, and what it did as events."""

    number: int
    seat: int
    notation: str
    told: bytes
    line: int
    """Its place in the journal. Taking back does not make the journal shorter."""


@dataclass(frozen=True, slots=True)
class CommandRow:
    """What was asked and done."""

    id: str
    seat: int
    kind: str


@dataclass(slots=True)
class Step:
    """All that one command changes, written in one transaction."""

    table: TableRow
    command: CommandRow | None = None
    keep: int | None = None
    """Actions after this number were taken back."""
    actions: list[ActionRow] = field(default_factory=list)
    snapshots: list[Snapshot] = field(default_factory=list)


@dataclass(slots=True)
class Kept:
    """Enough of a match to go on with it."""

    table: TableRow
    actions: list[ActionRow]
    snapshot: Snapshot | None
    """The last one."""
    commands: dict[str, CommandRow]


_setup = msgspec.json.Decoder(Setup)
_numbers = msgspec.json.Decoder(list[int])


def setup_text(setup: Setup) -> str:
    """A set-up as text."""
    return msgspec.json.encode(setup).decode()


def read_setup(text: str) -> Setup:
    """A set-up from text."""
    return _setup.decode(text)


def numbers_text(numbers: list[int] | None) -> str | None:
    """Numbers as text."""
    return None if numbers is None else msgspec.json.encode(numbers).decode()


def read_numbers(text: str | None) -> list[int] | None:
    """Numbers from text."""
    return _numbers.decode(text) if text else None

"""What the kit found, property by property, each with its first counterexample."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from inspect import getdoc
from typing import Any, Protocol

from tramshed.kernel.seats import seat_name
from tramshed.kernel.setup import Setup


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong, and with which seat or move it has to do."""

    what: str
    seat: int | None = None
    notation: str | None = None


@dataclass(frozen=True, slots=True)
class Counterexample:
    """Where a property failed. `seed` and `moves` bring a match back to the place."""

    what: str
    setup: Setup
    seed: str | None = None
    seat: int | None = None
    notation: str | None = None
    moves: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{', '.join(self._place())}: {self.what}"

    def _place(self) -> Iterator[str]:
        yield f"{self.setup.seats} seats" if self.setup.seats > 1 else "1 seat"
        for name, value in self.setup.options:
            yield f"{name} {value}"
        if self.setup.edition is not None:
            yield f"edition {self.setup.edition}"
        if self.seed is not None:
            yield f"seed {self.seed}, after {len(self.moves)} moves"
        if self.seat is not None:
            yield f"seat {seat_name(self.seat)}"
        if self.notation is not None:
            yield f"'{self.notation}'"


class Check(Protocol):
    """What must hold, as a function: its doc says it, its result is what is wrong."""

    __name__: str

    def __call__(self, subject: Any, /) -> Iterable[Complaint]: ...


@dataclass(slots=True)
class Property:
    """Something that must hold: how often it was looked at, and where it first failed."""

    check: Check = field(repr=False)
    checks: int = 0
    counterexample: Counterexample | None = None

    @property
    def name(self) -> str:
        """Its name in code."""
        return self.check.__name__

    @property
    def title(self) -> str:
        """The sentence that must hold."""
        return " ".join((getdoc(self.check) or self.name).split("\n\n")[0].split())

    @property
    def ok(self) -> bool:
        return self.counterexample is None

    def complaint_about(self, subject: Any) -> Complaint | None:
        """The first thing that is wrong; a verb that raises is wrong, too."""
        self.checks += 1
        try:
            return next(iter(self.check(subject)), None)
        except Exception as error:
            return Complaint(f"{type(error).__name__}: {error}")


@dataclass(slots=True)
class Report:
    """The result of a check."""

    game: str
    properties: list[Property]
    games: int = 0
    positions: int = 0
    setups: int = 0

    @property
    def ok(self) -> bool:
        return all(each.ok for each in self.properties)

    @property
    def failures(self) -> list[Property]:
        return [each for each in self.properties if not each.ok]

    def lines(self) -> Iterator[str]:
        """The report as text."""
        yield (
            f"{self.game}: {self.games:,} games of {self.setups} set-ups, "
            f"{self.positions:,} positions"
        )
        for each in self.properties:
            yield f"  {'ok  ' if each.ok else 'FAIL'}  {each.title} ({each.checks:,})"
            if each.counterexample:
                yield f"        {each.counterexample}"
        broken = len(self.failures)
        yield f"{broken} of {len(self.properties)} properties fail" if broken else "All hold."

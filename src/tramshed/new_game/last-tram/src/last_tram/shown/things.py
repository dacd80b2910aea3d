"""What sentences speak of: a page can draw these, a catalogue says what they are called."""

from __future__ import annotations

from dataclasses import dataclass

from tramshed.kernel.words import Message, Thing


@dataclass(frozen=True, slots=True)
class Ticket(Thing):
    """A ticket, by its number."""

    number: int

    @property
    def called(self) -> Message:
        return Message("ticket", {"number": self.number})


@dataclass(frozen=True, slots=True)
class Passenger(Thing):
    """A passenger worth so many points."""

    value: int

    @property
    def called(self) -> Message:
        return Message("passenger", {"n": self.value})

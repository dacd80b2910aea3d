"""What sentences speak of: a page can draw these, a catalogue says what they are called."""

from __future__ import annotations

from tramshed.kernel.words import Message, Thing


class Ticket(Thing, called="ticket"):
    """A ticket, by its number."""

    number: int


class Passenger(Thing):
    """A passenger worth so many points."""

    value: int

    @property
    def called(self) -> Message:
        return Message("passenger", {"n": self.value})

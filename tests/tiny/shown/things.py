"""What the tiny game speaks of."""

from __future__ import annotations

from dataclasses import dataclass

from tests.tiny.edition import edition
from tramshed.kernel.setup import Setup
from tramshed.kernel.words import Message
from tramshed.kernel.words import Thing as AnyThing


@dataclass(frozen=True, slots=True)
class Thing(AnyThing):
    """A thing, by the name its edition gives it."""

    name: str
    value: int

    @property
    def called(self) -> Message:
        return Message("thing", {"name": self.name, "value": self.value})


def thing(kind: int, setup: Setup) -> Thing:
    """A thing, by its number."""
    known = edition(setup)[kind]
    return Thing(known.name, known.value)

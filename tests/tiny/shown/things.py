"""What the tiny game speaks of."""

from __future__ import annotations

from tests.tiny.edition import edition
from tramshed.kernel.setup import Setup
from tramshed.kernel.words import Thing as AnyThing


class Thing(AnyThing, called="thing"):
    """A thing, by the name its edition gives it."""

    name: str
    value: int


def thing(kind: int, setup: Setup) -> Thing:
    """A thing, by its number."""
    known = edition(setup)[kind]
    return Thing(known.name, known.value)

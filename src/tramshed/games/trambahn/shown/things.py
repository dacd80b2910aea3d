"""What Trambahn speaks of: lines, cards and trams, by their names in notation."""

from __future__ import annotations

from tramshed.games.trambahn.components import CONDUCTOR, KINDS, VALUES
from tramshed.games.trambahn.moves import LETTERS, TRAM_NAMES, card
from tramshed.kernel.words import Message, Seat, Thing


class Line(Thing, called="line.{name}"):
    """A line: its letter."""

    name: str


class Card(Thing):
    """A station card; or the conductor, who has neither line nor value."""

    name: str
    line: Line | None = None
    value: int = 0

    @property
    def called(self) -> Message:
        if self.line is None:
            return Message("card.conductor")
        return Message("card.station", {"line": self.line, "value": self.value})


class Tram(Thing, called="tram.{name}"):
    """A tram of the market."""

    name: str


class Points(Thing, called="points"):
    """A player and points, in a list."""

    player: Seat
    points: int


LINES = tuple(Line(letter) for letter in LETTERS)
CARDS = tuple(
    Card(card(kind))
    if kind == CONDUCTOR
    else Card(card(kind), LINES[kind // VALUES], kind % VALUES + 1)
    for kind in range(KINDS)
)
TRAMS = tuple(Tram(name) for name in TRAM_NAMES)
"""All of them, by number."""

CARD_NAMED = {each.name: each for each in CARDS}
